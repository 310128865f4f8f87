"""Work in chunks, so that the window stays responsive.

It is a separate module because unrelated packages use it.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

AT_ONCE = 0.012  # seconds before other events are handled; Windows' other clock has steps of 0.016


class ChunkedTask(QObject):
    """Runs one iterator at a time. `ended` says that it is exhausted."""

    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[object] | None = None
        # A separate timer: a chain of QTimer.singleShot(0) runs on without letting paints and
        # clicks in between.
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether work remains."""
        return self._work is not None

    def begin(self, work: Iterator[object], after: int = 0) -> None:
        """Run this iterator after `after` milliseconds, instead of the current one."""
        self._work = work
        self._next.start(after)

    def _go_on(self) -> None:
        until = perf_counter() + AT_ONCE
        while self._work is not None and perf_counter() < until:
            if next(self._work, self) is self:
                self._work = None
                self.ended.emit()
        if self._work is not None:
            self._next.start(0)
