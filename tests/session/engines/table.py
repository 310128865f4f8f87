"""A session whose seats engines take, for tests and campaigns."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEventLoop, QTimer

from burgundy_qt.ai.arena.external_engine import joined
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.engines.engine_player import EnginePlayer
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.line_up import LineUp, SeatPlan

ROOT = Path(__file__).parents[3]
HOSTILE = Path(__file__).parent / "hostile_engine.py"
ALL = "burgundy", "burgundy-dice", "tuscany", "carcassonne"
PATIENCE = 300
"""Seconds for what comes in one, an engine's start too, so that no test fails beside much else."""
OURS = joined(
    [
        sys.executable,
        "-c",
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); "
        "from burgundy_qt.engine import main; sys.exit(main())",
    ]
)


def example(name: str) -> str:
    """The command line of an example engine, with our own as its referee."""
    file = ROOT / "examples" / f"{name}_engine.py"
    return f"{joined([sys.executable, str(file)])} {OURS}"


def hostile(seed: int | str = "-", odds: int = 1) -> str:
    """The command line of an engine that answers one line in `odds` with something hostile."""
    return joined([sys.executable, "-I", "-S", str(HOSTILE), str(seed), str(odds)])


def an_engine(command: str, id_: str = "a1", games: Sequence[str] = ALL) -> AddedEngine:
    """Limited by one simulation, so that it is quick."""
    return AddedEngine(id_, "Stranger", command, None, None, 1, tuple(games))


class Table:
    """Hears what the session tells, shows at once what happens, and marks how long its thread was
    kept."""

    def __init__(self, folder: Path, *engines: AddedEngine) -> None:
        self.session = GameSession(folder)
        self.faults: list[object] = []
        self.problems: list[object] = []
        self.missing: list[object] = []
        self.is_closed = False
        for engine in engines:
            self.session.engines.put(engine)
        self.session.engine_failed.connect(self.faults.append)
        self.session.failed.connect(self.problems.append)
        self.session.engines_missing.connect(self.missing.append)
        self.session.stepped.connect(lambda _step: self.session.shown())
        self.session.closed.connect(self._note_closed)
        self.longest_block = 0
        self._since = QElapsedTimer()
        self._pulse = QTimer(interval=1)
        self._pulse.timeout.connect(self._beat)

    def begin(
        self, *levels: str | None, game: str = "burgundy", seed: int = 7, **asked: object
    ) -> None:
        """A new game of these levels."""
        before = self.session.view
        seats = tuple(SeatPlan(f"Seat {at}", level) for at, level in enumerate(levels))
        self.session.new_game(LineUp(seats, {"game": game, "seed": seed, **asked}))
        self.until(lambda: self.session.view is not before or bool(self.problems))

    def until(self, happened: Callable[[], object]) -> None:
        """Let the session live until something has happened."""
        deadline = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < deadline, f"waited in vain: {self.standing}"
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            time.sleep(0.0005)

    @property
    def standing(self) -> str:
        """Where the game stands, for whoever waited in vain."""
        view = self.session.view
        seen = view and (view.revision, view.legal["waiting"], view.is_over)
        return f"problems {self.problems}, faults {self.faults[-1:]}, view {seen}"

    def watch_the_clock(self) -> None:
        """From now on `longest_block` tells the longest time, in ms, that the thread was kept."""
        self._since.start()
        self._pulse.start()

    def hand_over(self, level: str) -> None:
        """A bot sits down for the engine that cannot go on."""
        view, fault = self.session.view, self.session.engine_fault
        assert view is not None and fault is not None
        seats = list(view.line_up.seats)
        seats[fault.seat] = SeatPlan("A bot", level)
        self.session.seat(seats)

    def hand_over_when_it_fails(self, level: str) -> None:
        """The same, as soon as it cannot."""
        self.until(lambda: self.session.engine_fault is not None)
        self.hand_over(level)

    def act(self) -> None:
        """The first legal action of the person who decides."""
        view = self.session.view
        assert view is not None
        self.session.act(view.revision, view.legal["actions"][0])
        self.until(lambda: self.session.view is not view)

    @property
    def is_over(self) -> bool:
        return self.session.view is not None and self.session.view.is_over

    @property
    def players(self) -> list[EnginePlayer]:
        """The engines that have been asked."""
        known = self.session._worker.bots.ahead._search._players.values()
        return [player for _kind, player in known if isinstance(player, EnginePlayer)]

    @property
    def programs(self) -> list[int]:
        """The ids of their processes."""
        engines = [player._engine for player in self.players]
        return [each.engine.pid for each in engines if each is not None and each.engine is not None]

    def close(self) -> None:
        self._pulse.stop()
        if not self.is_closed:
            self.session.close()
            self.until(lambda: self.is_closed)

    def _note_closed(self) -> None:
        self.is_closed = True

    def _beat(self) -> None:
        self.longest_block = max(self.longest_block, self._since.restart())
