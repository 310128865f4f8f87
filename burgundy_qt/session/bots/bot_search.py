"""The bots' searches and the thoughts of engines, one at a time, in a thread of their own: the
worker stays free to hear that one is unwanted."""

from __future__ import annotations

import os
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait

from PySide6.QtCore import QObject, Signal

from burgundy_qt import repeatable
from burgundy_qt.ai.arena.external_engine import EngineError, Record
from burgundy_qt.ai.levels import LONG
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.position import Position
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.engines.engine_player import EnginePlayer
from burgundy_qt.session.line_up import MARK

Ticket = tuple[str, int]  # the game's id and its revision: an answer to another ticket is stale
EngineOf = Callable[[str], AddedEngine | None]
"""The engine that a level stands for, None for one that was not added."""
GRACE = 0.5
"""Seconds that an engine whose thought is unwanted may take before it is ended."""


def threads_for_bots() -> int:
    """All cores that we may use but one, which is left to the window."""
    if repeatable.is_still():
        return 1
    ours = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, ours - 1)


def no_engine(_level: str) -> AddedEngine | None:
    """Where only bots play."""
    return None


class BotSearch(QObject):
    """Thinks for whichever bot or engine decides; each seat keeps its own, and so its plan for the
    turn or its process, until `forget`. The position must not change before the answer came or
    `stop` returned."""

    found = Signal(
        object, int, object
    )  # what `begin` was given as `asked`, the seat, the packed action
    failed = Signal(object, str)  # the same, what went wrong
    engine_failed = Signal(object, int, object)  # the same, the seat, an EngineError

    def __init__(self, parent: QObject, engine_of: EngineOf = no_engine):
        super().__init__(parent)
        self._engine_of = engine_of
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot")
        self._players: dict[int, tuple[object, Thinker | EnginePlayer]] = {}
        self._player: Thinker | EnginePlayer | None = None
        self._running: Future[None] | None = None
        self._leaving: list[threading.Thread] = []

    def begin(
        self,
        asked: object,
        level: str,
        seat: int,
        position: Position,
        pace: str = LONG,
        seconds: float | None = None,
        record: Record = (),
    ) -> None:
        """Look for the seat's action; `found` or one of the failures comes unless it is stopped
        before. `seconds`: no longer than that, for an engine and a level that nothing but time
        limits. `record`: all of the game up to `position`, for an engine."""
        self.stop()
        try:
            player = self._player_of(seat, level, pace)
        except EngineError as error:
            self.engine_failed.emit(asked, seat, error)
            return
        player.clear()
        if isinstance(player, EnginePlayer):
            player.read_along(record)
        elif not player.level.is_paced:
            seconds = None
        self._player = player
        self._running = self._pool.submit(self._think, player, asked, seat, position, seconds)

    def hasten(self) -> None:
        """End the search that runs with the best so far; `found` comes at once."""
        if self._running is not None and self._player is not None:
            self._player.stop()

    def stop(self) -> None:
        """End the search, if one runs; afterwards none does. Takes a few milliseconds, of an engine
        that does not stop GRACE seconds."""
        if self._running is not None:
            self.hasten()
            if isinstance(self._player, EnginePlayer) and wait([self._running], GRACE).not_done:
                self._player.end()
            wait([self._running])
        self._running = None

    def forget(self) -> None:
        """Another game begins: its bots are others."""
        self.stop()
        for seat in list(self._players):
            self._dismiss(seat)

    def close(self) -> None:
        """Stop for good; no thread and no engine is left."""
        self.forget()
        for leaving in self._leaving:
            leaving.join()
        self._pool.shutdown()

    def _player_of(self, seat: int, level: str, pace: str) -> Thinker | EnginePlayer:
        """The seat's bot or engine; another one where its level or pace, or what the engine is, has
        changed. Raises EngineError for an engine that is not added any more."""
        kind: object = (level, pace)
        if level.startswith(MARK):
            kind = self._engine_of(level)
            if kind is None:
                raise EngineError("it was removed from the engines of the settings")
        if seat not in self._players or self._players[seat][0] != kind:
            self._dismiss(seat)
            player = (
                EnginePlayer(kind)
                if isinstance(kind, AddedEngine)
                else Thinker(level, threads=threads_for_bots(), pace=pace)
            )
            self._players[seat] = kind, player
        return self._players[seat][1]

    def _dismiss(self, seat: int) -> None:
        """The seat's bot goes; an engine takes its time, and nobody waits for it."""
        _kind, player = self._players.pop(seat, (None, None))
        if isinstance(player, EnginePlayer):
            self._leaving = [each for each in self._leaving if each.is_alive()]
            self._leaving.append(threading.Thread(target=player.leave, name="engine leaves"))
            self._leaving[-1].start()

    def _think(
        self,
        player: Thinker | EnginePlayer,
        asked: object,
        seat: int,
        position: Position,
        seconds: float | None,
    ) -> None:
        try:
            action = player.choose(position, seat, seconds)
        except EngineError as error:
            self.engine_failed.emit(asked, seat, error)
        except Exception:
            self.failed.emit(asked, traceback.format_exc())
        else:
            self.found.emit(asked, seat, action)
