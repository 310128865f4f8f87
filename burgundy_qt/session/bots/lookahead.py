"""Bots that think ahead: one search at a time in its own thread, so that the worker stays free; and
bots that play on, on a copy, while the window still shows their earlier moves."""

from __future__ import annotations

import os
import threading
import traceback
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any

from PySide6.QtCore import QObject, Signal

from burgundy_qt import repeatable
from burgundy_qt.ai import levels, thinker
from burgundy_qt.ai.arena.external_engine import EngineError, Record
from burgundy_qt.ai.turn_search.beam import same_position
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.session.engines.engine_list import AddedEngine, EngineOf, no_engine
from burgundy_qt.session.engines.engine_player import EnginePlayer
from burgundy_qt.session.line_up import MARK, SeatPlan

Ticket = tuple[str, int]  # the game's id and its revision: an answer to another ticket is stale
GRACE = 0.5
"""Seconds that an engine may take to stop an unwanted thought before it is ended."""


def threads_for_bots() -> int:
    """Return the number of available cores minus one, which is left to the window."""
    if repeatable.is_still():
        return 1
    ours = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, ours - 1)


class BotSearchThread(QObject):
    """Thinks for the bot or engine that decides. Each seat keeps its own, with its plan for the
    turn or its process, until `forget`. The position must not change before the answer came or
    `stop` returned."""

    # what `begin` was given as `asked`, the seat, the packed action
    found = Signal(object, int, object)
    failed = Signal(object, str)  # the same, the error
    engine_failed = Signal(object, int, object)  # the same, the seat, an EngineError

    def __init__(self, parent: QObject, engine_of: EngineOf = no_engine):
        super().__init__(parent)
        self._engine_of = engine_of
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot")
        self._players: dict[int, tuple[object, thinker.Thinker | EnginePlayer]] = {}
        self._player: thinker.Thinker | EnginePlayer | None = None
        self._running: Future[None] | None = None
        self._leaving: list[threading.Thread] = []

    def begin(
        self,
        asked: object,
        level: str,
        seat: int,
        position: Position,
        pace: str = levels.LONG,
        seconds: float | None = None,
        record: Record = (),
        style: str | None = None,
    ) -> None:
        """Search the seat's action; `found` or one of the failures comes unless it is stopped
        before. `seconds` limits an engine, and a level that is limited only by time. `record`: the
        game up to `position`, for an engine."""
        self.stop()
        try:
            player = self._player_of(seat, level, pace, style)
        except EngineError as error:
            self.engine_failed.emit(asked, seat, error)
            return
        player.clear()
        if isinstance(player, EnginePlayer):
            player.follow_game(record)
        elif not player.level.is_paced:
            seconds = None
        self._player = player
        self._running = self._pool.submit(self._think, player, asked, seat, position, seconds)

    def finish_early(self) -> None:
        """End the running search with its best result; `found` comes at once."""
        if self._running is not None and self._player is not None:
            self._player.stop()

    def stop(self) -> None:
        """End the search, if one runs. This takes a few milliseconds, or GRACE seconds for an
        engine that does not stop."""
        if self._running is not None:
            self.finish_early()
            if isinstance(self._player, EnginePlayer) and wait([self._running], GRACE).not_done:
                self._player.end()
            wait([self._running])
        self._running = None

    def forget(self) -> None:
        """Forget all bots, because another game begins."""
        self.stop()
        for seat in list(self._players):
            self._dismiss(seat)

    def close(self) -> None:
        """Stop for good; end the thread and all engines."""
        self.forget()
        for leaving in self._leaving:
            leaving.join()
        self._pool.shutdown()

    def _player_of(
        self, seat: int, level: str, pace: str, style: str | None
    ) -> thinker.Thinker | EnginePlayer:
        """Return the seat's bot or engine, a new one if level, style, pace or engine has changed.
        Raises EngineError for an engine that is no longer added."""
        kind: object = (level, style, pace)
        if level.startswith(MARK):
            kind = self._engine_of(level)
            if kind is None:
                raise EngineError("it was removed from the engines in the settings")
        if seat not in self._players or self._players[seat][0] != kind:
            self._dismiss(seat)
            player = (
                EnginePlayer(kind)
                if isinstance(kind, AddedEngine)
                else thinker.Thinker(level, threads=threads_for_bots(), pace=pace, style=style)
            )
            self._players[seat] = kind, player
        return self._players[seat][1]

    def _dismiss(self, seat: int) -> None:
        """Dismiss the seat's bot; an engine ends in its own time, without waiting."""
        _kind, player = self._players.pop(seat, (None, None))
        if isinstance(player, EnginePlayer):
            self._leaving = [each for each in self._leaving if each.is_alive()]
            self._leaving.append(threading.Thread(target=player.leave, name="engine leaves"))
            self._leaving[-1].start()

    def _think(
        self,
        player: thinker.Thinker | EnginePlayer,
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


# Playing on, on a copy of the game, while the bots' earlier moves are still shown.


FARTHEST = 24
"""The farthest that bots play ahead, in actions: some turns, so that bots alone do not play the
game to its end."""
HURRIED_SECONDS = 0.05
"""The time of a turn's search in a hurry."""


class Lookahead(QObject):
    """Decides for the bots up to the next decision of a person.

    Chance is keyed, so it falls on the copy as it will in the game; bots use no hidden information,
    because each draws it anew. A decision is used only for a position that is equal in every part,
    so anything else drops it. An engine is asked only when the game has reached its decision,
    because it needs the record. `ready` carries the seat of a bot that has decided at the same time
    as people, `engine_failed` the seat of an engine that cannot go on, and an EngineError; `follow`
    asks it again."""

    decided = Signal()
    ready = Signal(int)
    failed = Signal(str)
    engine_failed = Signal(int, object)

    def __init__(self, parent: QObject, engine_of: EngineOf = no_engine):
        super().__init__(parent)
        self.pace = levels.NORMAL
        self._game: Game | None = None
        self._seats: Sequence[SeatPlan] = ()
        # positions, and the actions that are chosen there
        self._decisions: deque[tuple[Any, int]] = deque()
        self._here: Any = None  # the position after them
        self._asked: object | None = None  # the thought under way, if any
        self._meanwhile: dict[int, int] = {}  # by seat the choice found while people decide too
        self._heard = 0  # how many events had come then
        self._is_hurried = False
        self._search = BotSearchThread(self, engine_of)
        self._search.found.connect(self._take_up)
        self._search.failed.connect(self._give_up)
        self._search.engine_failed.connect(self._lose_engine)

    def follow(self, game: Game, seats: Sequence[SeatPlan]) -> None:
        """Decide for a bot of these seats: `decided` follows. If people decide at the same time it
        thinks meanwhile, and its choice stays valid until another event comes."""
        position = game.position
        if len(game.events) != self._heard:
            self._heard = len(game.events)
            self._meanwhile.clear()
        expected = self._decisions[0][0] if self._decisions else self._here
        if expected is None or not is_equal(expected, position):
            self._stop()
            self._here = position.copy()
        self._game, self._seats = game, seats
        self._go_on()

    def action(self, position: Position) -> int | None:
        """Return the decision for `position`, or None if there is none yet."""
        known = bool(self._decisions) and is_equal(self._decisions[0][0], position)
        return self._decisions[0][1] if known else None

    def advance(self) -> None:
        """Remove the first decision, which is now carried out."""
        self._decisions.popleft()
        self._go_on()

    def move_now(self) -> None:
        """Decide with the best so far, if the game waits."""
        if not self._decisions:
            self._search.finish_early()

    def hurry(self, on: bool) -> None:
        """Think only long enough for a reasonable move, or normally again."""
        self._is_hurried = on
        if on:
            self._search.finish_early()

    def drop(self) -> None:
        """Drop all decisions and stop thinking; takes a few milliseconds."""
        self._meanwhile.clear()
        self._stop()

    def _stop(self) -> None:
        self._search.stop()
        self._asked, self._here = None, None
        self._decisions.clear()

    def begin(self) -> None:
        """Prepare for another game."""
        self.drop()
        self._is_hurried = False
        self._search.forget()

    def close(self) -> None:
        """Stop for good and end the thread."""
        self.drop()
        self._search.close()

    def _go_on(self) -> None:
        """Think about the next decision, if it is a bot's, or about a bot's decision beside a
        person's."""
        if self._asked is not None or self._here is None or len(self._decisions) >= FARTHEST:
            return
        waiting = self._here.waiting_seats()
        bots = [seat for seat in waiting if not self._seats[seat].is_person]
        if bots and bots == waiting:
            self._decide(bots[0])
        elif not self._decisions:
            self._think(next((seat for seat in bots if seat not in self._meanwhile), None))

    def _decide(self, seat: int) -> None:
        """Take the choice that the seat has made meanwhile, or think about it."""
        chosen = self._meanwhile.pop(seat, None)
        if chosen is not None and chosen in self._here.legal(seat):
            self._go_further(chosen)
        else:
            self._think(seat)

    def _think(self, seat: int | None) -> None:
        plan = None if seat is None else self._seats[seat]
        if seat is None or plan is None or plan.level is None:
            return
        record: Record = ()
        if plan.is_engine:
            if self._game is None or not is_equal(self._here, self._game.position):
                return  # it is asked when the game has reached its decision
            record = self._game.record(private=True)
        self._asked = object()
        seconds = HURRIED_SECONDS if self._is_hurried else None
        self._search.begin(
            self._asked,
            plan.level,
            seat,
            self._here,
            self.pace,
            seconds,
            record,
            plan.style,
        )

    def _take_up(self, asked: object, seat: int, action: int) -> None:
        if asked is not self._asked:
            return  # it was dropped when it had been found already
        self._asked = None
        if any(self._seats[waiting].is_person for waiting in self._here.waiting_seats()):
            self._meanwhile[seat] = action
            self.ready.emit(seat)
            self._go_on()
        else:
            self._go_further(action)

    def _go_further(self, action: int) -> None:
        """Note a decision and think about the next one."""
        self._decisions.append((self._here, action))
        self._here = self._here.copy()
        self._here.apply(action)
        self._go_on()
        self.decided.emit()

    def _give_up(self, asked: object, details: str) -> None:
        if asked is self._asked:
            self._asked = None
            self.failed.emit(details)

    def _lose_engine(self, asked: object, seat: int, error: EngineError) -> None:
        if asked is self._asked:
            self._asked = None
            self.engine_failed.emit(seat, error)


def is_equal(one: object, other: object) -> bool:
    """Return whether two positions are of the same game and equal in every part."""
    return type(one) is type(other) and same_position(one, other)
