"""A session in which engines play, for tests and campaigns."""

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
"""Seconds to wait for one thing, such as the start of an engine. A busy machine must not fail a
test."""
OURS = joined(
    [
        sys.executable,
        "-c",
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); "
        "from burgundy_qt.engine import main; sys.exit(main())",
    ]
)


def example(name: str) -> str:
    """Return the command line of an example engine, with our own engine as its referee."""
    file = ROOT / "examples" / f"{name}_engine.py"
    return f"{joined([sys.executable, str(file)])} {OURS}"


def hostile(seed: int | str = "-", odds: int = 1) -> str:
    """Return the command line of an engine that answers one line in `odds` with something
    hostile."""
    return joined([sys.executable, "-I", "-S", str(HOSTILE), str(seed), str(odds)])


def an_engine(command: str, id_: str = "a1", games: Sequence[str] = ALL) -> AddedEngine:
    """Return a quick engine, which thinks for one simulation only."""
    return AddedEngine(id_, "Stranger", command, None, None, 1, tuple(games))


class Table:
    """Receives the session's signals, shows every step at once, and measures how long the window's
    thread was blocked."""

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
        """Begin a new game with bots or engines of these levels."""
        before = self.session.view
        seats = tuple(SeatPlan(f"Seat {at}", level) for at, level in enumerate(levels))
        self.session.new_game(LineUp(seats, {"game": game, "seed": seed, **asked}))
        self.until(lambda: self.session.view is not before or bool(self.problems))

    def until(self, happened: Callable[[], object]) -> None:
        """Run the session until something has happened."""
        deadline = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < deadline, f"timed out: {self.standing}"
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            time.sleep(0.0005)

    @property
    def standing(self) -> str:
        """Describe the state of the game for the error message of a timeout."""
        view = self.session.view
        seen = view and (view.revision, view.legal["waiting"], view.is_over)
        return f"problems {self.problems}, faults {self.faults[-1:]}, view {seen}"

    def watch_the_clock(self) -> None:
        """Start to measure `longest_block`, the longest time in ms that the thread was blocked."""
        self._since.start()
        self._pulse.start()

    def hand_over(self, level: str) -> None:
        """Replace an engine that has failed by a bot."""
        view, fault = self.session.view, self.session.engine_fault
        assert view is not None and fault is not None
        seats = list(view.line_up.seats)
        seats[fault.seat] = SeatPlan("A bot", level)
        self.session.seat(seats)

    def hand_over_when_it_fails(self, level: str) -> None:
        """Wait until an engine has failed, then replace it by a bot."""
        self.until(lambda: self.session.engine_fault is not None)
        self.hand_over(level)

    def act(self) -> None:
        """Carry out the first legal action of the deciding person."""
        view = self.session.view
        assert view is not None
        self.session.act(view.revision, view.legal["actions"][0])
        self.until(lambda: self.session.view is not view)

    @property
    def is_over(self) -> bool:
        return self.session.view is not None and self.session.view.is_over

    @property
    def players(self) -> list[EnginePlayer]:
        """Return the engines that have been asked for a move."""
        known = self.session._worker.bots.ahead._search._players.values()
        return [player for _kind, player in known if isinstance(player, EnginePlayer)]

    @property
    def programs(self) -> list[int]:
        """Return the process ids of the engines."""
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
