"""The real program, run with a function in control of its window; and the beat of its event
loop.

Its own imports count in the start and the memory that the bench measures: so they are few.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from burgundy_qt.bench import measurement
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.app import application
from burgundy_qt.widgets.window.main_window import MainWindow

PEOPLE = "Aveline", "Bertrand", "Clothilde", "Damien", "Eloise", "Florian"
SETTINGS = {"theme": "light", "speed": "normal", "pace": "fast", "pass_screen": False}
SIZE = 1280, 800
BEAT_MS = 5
LOOK_MS = 50
PATIENCE = 120.0


def people(measured: measurement.Measured) -> LineUp:
    """Return people at one screen, as few as play against each other."""
    seats = measured.every_seats[0]
    return LineUp(tuple(map(SeatPlan, PEOPLE[:seats])), measured.request(seats))


def run_program(folder: Path, drive: Callable[[MainWindow], None]) -> None:
    """Run the program with its data in `folder` until it ends; `drive` gets the window as soon as
    the loop runs. An exception in it ends the program, and is raised here."""
    failed: list[Exception] = []

    def time_window(window: MainWindow) -> None:
        try:
            drive(window)
        except Exception as error:
            failed.append(error)
            QApplication.exit(1)

    class AttendedWindow(MainWindow):
        def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
            super().showEvent(event)
            self.resize(*SIZE)
            QTimer.singleShot(0, lambda: time_window(self))

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


def painted_again(widget: QWidget) -> None:
    """Wait until the window has been painted as it is now."""
    frames = Frames(widget, QEvent.Type.UpdateRequest)
    widget.update()
    wait_until(lambda: frames.count > 0)
    QApplication.processEvents()
