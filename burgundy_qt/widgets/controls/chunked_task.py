"""Work that is done in chunks, so that the window stays awake meanwhile. A separate file, because
rooms that share nothing else use it."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

AT_ONCE = 0.012  # seconds, after which whatever else has happened comes first


class ChunkedTask(QObject):
    """Goes through one iterator at a time. `ended` comes when it has come to its end."""

    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[object] | None = None
        # A timer of its own: a chain of QTimer.singleShot(0) runs on without letting paints and
        # clicks in between.
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether something is left to do."""
        return self._work is not None

    def begin(self, work: Iterator[object], after: int = 0) -> None:
        """Do this from now on, or after so many milliseconds, and leave what was being done."""
        self._work = work
        self._next.start(after)

    def _go_on(self) -> None:
        until = monotonic() + AT_ONCE
        while self._work is not None and monotonic() < until:
            if next(self._work, self) is self:
                self._work = None
                self.ended.emit()
        if self._work is not None:
            self._next.start(0)
