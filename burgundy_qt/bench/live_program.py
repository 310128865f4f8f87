"""The real program, run with a function in control of its window, and the beat of its event loop;
and a real session with bots, and how long a round of it takes."""

from __future__ import annotations

import json
import math
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication

from burgundy_qt.ai import levels, thinker
from burgundy_qt.ai.turn_search.sequential_halving import RolloutTrial, SequentialHalving
from burgundy_qt.bench import measurement
from burgundy_qt.bench.measurement import USUAL, Measured
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.app import application
from burgundy_qt.widgets.window.main_window import MainWindow

# A round of a person and the most possible of the strongest bots, at each pace.


PERSON, LEVEL = "page", "duke"
SEED = 7
LOOK_MS = 50
PATIENCE = 120.0
"""The seconds that the program may need for an answer."""
EVERY_PACE = tuple(known.name for known in levels.PACES)


def bots_figures(
    rounds: int = 2, names: Sequence[str] = EVERY_PACE, measured: Measured = USUAL
) -> Iterator[dict[str, object]]:
    """Yield one line for each pace: seconds a round, and how often the bots searched for each of
    their turns; only for games with a network. The person plays a Page's actions at once, and
    nothing is animated; the first round, with its set-up, is not counted."""
    seats = measured.every_seats[-1]
    if seats < 2 or seats not in measured.tables:
        return
    line_up = LineUp(
        (SeatPlan("You"), *(SeatPlan(f"Bot {seat}", LEVEL) for seat in range(1, seats))),
        measured.request(seats, SEED),
    )
    application = QCoreApplication.instance() or QCoreApplication([])
    for known in levels.PACES:
        if known.name in names:
            with tempfile.TemporaryDirectory(prefix="burgundy-qt-bench-") as folder:
                yield Table(Path(folder), known).play(line_up, rounds)
    del application


class Table:
    """A game of a person and bots, played by a session as for a window."""

    def __init__(self, folder: Path, pace: levels.Pace) -> None:
        self.pace = pace
        self.person = thinker.Thinker(PERSON, seed=SEED)
        self.began: list[float] = []  # the start of each round
        self.session = GameSession(folder)
        self.session.set_pace(pace.name)
        self.session.began.connect(self.decide)
        self.session.stepped.connect(self.see)

    def play(self, line_up: LineUp, rounds: int) -> dict[str, object]:
        """Return the figures of `rounds` rounds."""
        bots = len(line_up.seats) - 1
        searches: list[tuple[int, int]] = []  # the round of the turn of each
        turns = SequentialHalving.turns

        def counted(
            halving: SequentialHalving, position: Position, *asked: Any
        ) -> list[RolloutTrial]:
            searches.append(round_of(position))
            return turns(halving, position, *asked)

        with patch.object(SequentialHalving, "turns", counted):
            self.session.new_game(line_up)
            wait_until(lambda: len(self.began) >= rounds + 2, math.inf)
            self.close()
        lengths = [after - before for before, after in pairwise(self.began[1:])]
        counted_rounds = sorted({*searches})[1 : 1 + len(lengths)]
        return {
            "bench": "bots",
            "pace": self.pace.name,
            "seconds_a_turn": self.pace.seconds,
            "rounds": len(lengths),
            "round_s": round(sum(lengths) / len(lengths), 2),
            "round_most_s": round(max(lengths), 2),
            "searches_a_turn": round(
                sum(found in counted_rounds for found in searches) / (bots * len(lengths)), 2
            ),
        }

    def see(self, step: ViewStep) -> None:
        """Show a step at once."""
        self.began += [time.monotonic() for event in step.events if event["event"] == "round"]
        self.session.shown()
        self.decide(step.view)

    def decide(self, view: GameView) -> None:
        """Act for the person at once."""
        seat = view.person_to_decide
        if seat is not None:
            game = Game.from_record([view.line_up.request, *view.events])
            self.session.act(view.revision, game.action(self.person.choose(game.position, seat)))

    def close(self) -> None:
        """End the session."""
        closed: list[bool] = []
        self.session.closed.connect(lambda: closed.append(True))
        self.session.close()
        wait_until(lambda: closed, math.inf)


def wait_until(happened: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Run the event loop until something has happened. Raises TimeoutError.

    The timer looks again where no event ends a wait: Qt for Windows also waits after events that
    were posted, so that the last thing to happen could go unseen for ever.
    """
    end = time.monotonic() + seconds
    look = QTimer(interval=LOOK_MS)
    look.start()
    while not happened():
        if time.monotonic() > end:
            raise TimeoutError(f"the program did not respond within {seconds:g} s")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def round_of(position: Any) -> tuple[int, int]:
    """Return phase and round of the position. The bots look ahead, so the clock would assign a
    search to the round on the screen, not to its own."""
    state = position.raw()
    return state["phase"], state["round"]


PEOPLE = "Aveline", "Bertrand", "Clothilde", "Damien", "Eloise", "Florian"
SETTINGS = {"theme": "light", "speed": "normal", "pace": "fast", "pass_screen": False}
SIZE = 1280, 800
BEAT_MS = 5


def people(measured: measurement.Measured) -> LineUp:
    """Return people at one screen, as few as play against each other."""
    seats = measured.every_seats[0]
    return LineUp(tuple(map(SeatPlan, PEOPLE[:seats])), measured.request(seats))


def run_program(folder: Path, attend: Callable[[MainWindow], None]) -> None:
    """Run the program with its data in `folder` until it ends; `attend` gets the window as soon as
    the loop runs. An exception in it ends the program, and is raised here."""
    failed: list[Exception] = []

    def attend_to(window: MainWindow) -> None:
        try:
            attend(window)
        except Exception as error:
            failed.append(error)
            QApplication.exit(1)

    class AttendedWindow(MainWindow):
        def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
            super().showEvent(event)
            self.resize(*SIZE)
            QTimer.singleShot(0, lambda: attend_to(self))

    folder.mkdir(parents=True, exist_ok=True)
    (folder / application.SETTINGS).write_text(json.dumps(SETTINGS), encoding="utf-8")
    application.MainWindow = AttendedWindow  # type: ignore[attr-defined]
    application.run(folder)
    if failed:
        raise failed[0]


def close(window: MainWindow) -> None:
    """End the program once its game is saved on the disk."""
    window.session.closed.connect(QApplication.quit)
    window.session.close()


class Heartbeat(QObject):
    """Measures how long the event loop is blocked, in CPU time.

    `whole`: by the CPU time of all threads, which includes waiting for another thread with the GIL;
    else by that of the window's own thread, while bots compute.
    """

    def __init__(self, whole: bool) -> None:
        super().__init__()
        self.clock = time.process_time if whole else time.thread_time
        self.longest = 0.0
        self.last: float | None = None
        self.timer = QTimer(self, interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self.beat)
        self.timer.start()

    def beat(self) -> None:
        now = self.clock()
        if self.last is not None:
            self.longest = max(self.longest, now - self.last)
        self.last = now


class Frames(QObject):
    """Counts how often an object is painted, or a window is updated."""

    def __init__(self, watched: QObject, kind: QEvent.Type) -> None:
        super().__init__(watched)
        self.kind = kind
        self.count = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Count the event, and let it pass."""
        if event.type() == self.kind:
            self.count += 1
        return False
