"""The bots' searches, one at a time, in a thread of their own: the worker stays free to hear that one is unwanted."""

from __future__ import annotations

import os
import traceback
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.thinking import Thinker

Ticket = tuple[str, int]  # the game's id and its revision: an answer to another ticket is stale


def threads_for_bots() -> int:
    """All cores that we may use but one, which is left to the window."""
    ours = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, ours - 1)


class BotSearch(QObject):
    """Thinks for whichever bot decides. The position must not change before the answer came or `stop` returned."""

    found = Signal(object, object)  # Ticket, the packed action
    failed = Signal(object, str)  # Ticket, what went wrong

    def __init__(self, parent: QObject):
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot")
        self._thinker: Thinker | None = None
        self._running: Future[None] | None = None

    def begin(self, ticket: Ticket, level: str, seat: int, position: Any) -> None:
        """Look for the seat's action; `found` or `failed` comes unless it is stopped before."""
        self.stop()
        self._thinker = Thinker(level, threads=threads_for_bots())
        self._running = self._pool.submit(self._think, self._thinker, ticket, seat, position)

    def stop(self) -> None:
        """End the search, if one runs; afterwards none does. Takes a few milliseconds."""
        if self._running is not None:
            assert self._thinker is not None
            self._thinker.stop()
            wait([self._running])
        self._running = None

    def close(self) -> None:
        """Stop for good; no thread is left."""
        self.stop()
        self._pool.shutdown()

    def _think(self, thinker: Thinker, ticket: Ticket, seat: int, position: Any) -> None:
        try:
            action = thinker.think(position, seat).action
        except Exception:
            self.failed.emit(ticket, traceback.format_exc())
        else:
            self.found.emit(ticket, action)
