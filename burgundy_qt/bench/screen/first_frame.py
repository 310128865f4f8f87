"""How long a start takes, in CPU time, until the table of the game that goes on is painted."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from burgundy_qt.bench.screen.program import Frames, close, run_program, wait_until
from burgundy_qt.widgets.window.main_window import MainWindow


def first_frame(folder: Path) -> float:
    """Open the window on the unfinished game in `folder`; returns the CPU milliseconds of the
    process until then."""
    milliseconds: list[float] = []

    def attend(window: MainWindow) -> None:
        updates = Frames(window, QEvent.Type.UpdateRequest)
        wait_until(lambda: window.pages.currentWidget() is window.page)
        before = updates.count
        wait_until(lambda: updates.count > before)
        QApplication.processEvents()
        milliseconds.append(1000 * time.process_time())
        close(window)

    run_program(folder, attend)
    return milliseconds[0]
