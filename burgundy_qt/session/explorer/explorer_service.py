"""The window's side of the explorer: it never waits for games to be read or counted."""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, Signal

from burgundy_qt.language.translation import tr
from burgundy_qt.session.explorer.collection import OwnGames, shipped_games
from burgundy_qt.session.explorer.explorer_query import ExplorerIndex, ExplorerQuery
from burgundy_qt.session.problem import unexpected_problem

CACHE = "explorer.jsonl"
"""The file of the summaries of one's own games, in the folder of the games."""


class Explorer(QObject):
    """The bots' games that come with the program, and the finished games below `games`. Every
    method returns at once."""

    answered = Signal(object)  # ExplorerAnswer to the last query
    failed = Signal(object)  # Problem

    def __init__(self, games: Path, finished: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own = OwnGames(finished, games / CACHE)
        self._index: ExplorerIndex | None = None
        self._last: ExplorerQuery | None = None
        self._left = 0
        self._grown = self._taken = 0
        self._closing = Event()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="explorer")

    def look(self) -> None:
        """Read the library again; the last query is answered again if there are other games."""
        self._submit(self._look)

    def ask(self, query: ExplorerQuery) -> None:
        """Answer a query; `answered` follows, unless another one comes first."""
        self._last = query
        self._submit(partial(self._answer, query))

    def close(self) -> None:
        """End the thread after its present game. The object cannot be used afterwards."""
        if not self._closing.is_set():
            self._closing.set()
            self._pool.shutdown(cancel_futures=True)

    def _look(self) -> None:
        """Read some games, answer, and go on after what was asked meanwhile."""
        self._read_on(self._own.catch_up(self._closing.is_set))

    def _read_on(self, reading: object) -> None:
        left = next(reading, None)  # type: ignore[call-overload]
        self._left = left or 0
        self._grown += 1
        if self._last is not None:
            self._answer(self._last)
        if left is not None:
            self._submit(partial(self._read_on, reading))

    def _answer(self, query: ExplorerQuery) -> None:
        if query is self._last:
            self.answered.emit(self._index_of(query.game).answer(query, self._left))

    def _index_of(self, game: str) -> ExplorerIndex:
        """Return the index of the game; that of another game is forgotten, as it is large."""
        if self._index is None or self._index.game != game:
            self._index = ExplorerIndex(game, shipped_games(game), self._own.games(game))
            self._taken = self._grown
        if self._taken != self._grown:
            self._index.take(self._own.games(game))
            self._taken = self._grown
        return self._index

    def _submit(self, work: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # it is closed by now
            self._pool.submit(self._do, work)

    def _do(self, work: Callable[[], None]) -> None:
        if self._closing.is_set():
            return
        try:
            work()
        except Exception:
            title = tr("Explorer", "Something went wrong in the explorer")
            self.failed.emit(unexpected_problem(title, traceback.format_exc()))
