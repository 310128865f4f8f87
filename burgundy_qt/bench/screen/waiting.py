"""What the window costs while it waits for a person, in shares of a core: while the offers breathe,
when they hold."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

from burgundy_qt.bench.opening import Measured
from burgundy_qt.bench.screen.program import close, people, run_program, wait_until
from burgundy_qt.widgets.sprites import highlights
from burgundy_qt.widgets.window.main_window import MainWindow

SETTLING_MS = 4000
"""After its first frame the window still imports what is opened from it, and writes its
settings."""


def watch_it_wait(folder: Path, seconds: float, measured: Measured, awake: int) -> dict[str, float]:
    """The percentage of a core that a game in `folder` takes while nobody does anything, measured
    for so many `seconds` each: soon after the last input, and long after it. The offers breathe
    for `awake` milliseconds after it, which are longer."""
    figures: dict[str, float] = {}
    highlights.AWAKE_MS = awake

    def attend(window: MainWindow) -> None:
        window.dialogs.begin(people(measured))
        wait_until(lambda: window.page.decision.is_open)
        rest(SETTLING_MS)
        window.page.scene.lights.breathing.wake()
        figures["breathing_percent"] = busy_percent(seconds)
        rest(awake)
        figures["waiting_percent"] = busy_percent(seconds)
        close(window)

    run_program(folder, attend)
    return figures


def busy_percent(seconds: float) -> float:
    """How much of a core this process takes while the event loop runs for so long."""
    begun, since = time.process_time(), time.monotonic()
    rest(round(1000 * seconds))
    return 100 * (time.process_time() - begun) / (time.monotonic() - since)


def rest(milliseconds: int) -> None:
    """Let the window live for so long, with nobody there."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
