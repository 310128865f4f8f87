"""The bots' searches, one at a time, in a thread of their own: the worker stays free to hear that
one is unwanted."""

from __future__ import annotations

import os
import traceback
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.levels import LONG
from burgundy_qt.ai.thinking import Thinker

Ticket = tuple[str, int]  # the game's id and its revision: an answer to another ticket is stale


def threads_for_bots() -> int:
    """All cores that we may use but one, which is left to the window."""
    ours = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, ours - 1)


class BotSearch(QObject):
    """Thinks for whichever bot decides; each seat keeps its bot, and so its plan for the turn,
    until `forget`. The position must not change before the answer came or `stop` returned."""

    found = Signal(
        object, int, object
    )  # what `begin` was given as `asked`, the seat, the packed action
    failed = Signal(object, str)  # the same, what went wrong

    def __init__(self, parent: QObject):
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot")
        self._thinkers: dict[int, tuple[tuple[str, str], Thinker]] = {}
        self._thinker: Thinker | None = None
        self._running: Future[None] | None = None

    def begin(
        self,
        asked: object,
        level: str,
        seat: int,
        position: Any,
        pace: str = LONG,
        seconds: float | None = None,
    ) -> None:
        """Look for the seat's action; `found` or `failed` comes unless it is stopped before.
        `seconds`: no longer than that, for a level that nothing but time limits."""
        self.stop()
        self._thinker = self._thinker_of(seat, level, pace)
        self._thinker.clear()
        if not self._thinker.level.is_paced:
            seconds = None
        self._running = self._pool.submit(
            self._think, self._thinker, asked, seat, position, seconds
        )

    def hasten(self) -> None:
        """End the search that runs with the best so far; `found` comes at once."""
        if self._running is not None and self._thinker is not None:
            self._thinker.stop()

    def stop(self) -> None:
        """End the search, if one runs; afterwards none does. Takes a few milliseconds."""
        if self._running is not None:
            self.hasten()
            wait([self._running])
        self._running = None

    def forget(self) -> None:
        """Another game begins: its bots are others."""
        self.stop()
        self._thinkers.clear()

    def close(self) -> None:
        """Stop for good; no thread is left."""
        self.stop()
        self._pool.shutdown()

    def _thinker_of(self, seat: int, level: str, pace: str) -> Thinker:
        """The seat's bot; another one where its level or pace has changed."""
        kind = level, pace
        if seat not in self._thinkers or self._thinkers[seat][0] != kind:
            self._thinkers[seat] = kind, Thinker(level, threads=threads_for_bots(), pace=pace)
        return self._thinkers[seat][1]

    def _think(
        self, thinker: Thinker, asked: object, seat: int, position: Any, seconds: float | None
    ) -> None:
        try:
            action = thinker.choose(position, seat, seconds)
        except Exception:
            self.failed.emit(asked, traceback.format_exc())
        else:
            self.found.emit(asked, seat, action)
