"""Collects garbage in the window's thread only.

Python collects cycles in whichever thread happens to allocate, so the worker's thread, or a
search's, could delete an old scene or dialog; Qt crashes when a widget is deleted outside the
window's thread.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimerEvent

EVERY_MS = 1000


class Tidying(QObject):
    """While it lives, collections happen in the thread that made it, between two events, as often
    as Python would. What stands when it is made (modules, classes, functions) stays to the end, and
    no collection looks through it again: that would keep the window for longer than one notices."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        self.startTimer(EVERY_MS)

    def timerEvent(self, event: QTimerEvent) -> None:  # noqa: N802
        self.tidy()

    def tidy(self) -> None:
        """Collect the oldest generation whose turn it is, if any."""
        counts = enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
        due = [generation for generation, (count, threshold) in counts if count > threshold > 0]
        if due:
            gc.collect(due[-1])

    def stop(self) -> None:
        """Leave collecting to Python again."""
        self.deleteLater()
        gc.enable()
