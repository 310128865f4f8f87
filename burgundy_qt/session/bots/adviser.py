"""Hints for the player who decides: the best turns, what they promise, and why the first is the
best. The adviser thinks in its own thread and improves its answer several times."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import hypot
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.analysis.motives import TurnReason, reasons_between
from burgundy_qt.ai.analysis.point_sources import Analysis, Difference, Explanation, Lacking, Option
from burgundy_qt.ai.levels import available_levels
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.ruleset import GameAction, GameEvent
from burgundy_qt.session.bots.lookahead import Ticket, threads_for_bots
from burgundy_qt.session.game_profile import profile_of

if TYPE_CHECKING:
    from burgundy_qt.ai.analysis.analyst import CachedPlan


MOST_TIPS = 3
ALONE = "points alone"
"""The unit in a solo game that is only played for points."""


@dataclass(frozen=True)
class Tip:
    """A turn that can be played: its actions, the next one first, and what the seat may expect of
    it.

    `win` is its share of the win, 0..1; `points` are its final points; `ahead`: how many more those
    are than the best tip's (negative: fewer), if the difference is more than chance, else None. In
    Burgundy's solo game points are spaces covered (`counted` is "cells"), in a team game the team's
    points ("team points"), in other solo games there is nothing else to play for (ALONE). `events`
    are those of the plan up to the end of the turn, from the rules. `is_measured`: whether chances
    and points in such games were compared with real results; if not, they are not shown."""

    plan: tuple[GameAction, ...]
    win: float
    points: float
    ahead: float | None
    counted: str = "points"
    events: Sequence[GameEvent] = ()
    is_measured: bool = True


@dataclass(frozen=True)
class Advice:
    """The best turns for the seat that decides, without repetition; the one at `best` is the best,
    or the first of several.

    `facts`, in the last answer, distinguish it from the tip at `against`, by the rules alone. `why`
    compares it with that tip by points and their sources; None if nothing can be compared.
    `of_opponent`: it is for an opponent of the seat that decides.
    `lacking` says why there are no sources, as in Analysis; `choices` is the number of possible
    actions, `seconds` the thinking time. `is_last`: no better answer will follow."""

    ticket: Ticket
    seat: int
    tips: tuple[Tip, ...]
    why: Explanation | None
    against: int | None
    lacking: Lacking
    choices: int
    seconds: float
    is_last: bool
    best: int = 0
    facts: tuple[TurnReason, ...] = ()
    of_opponent: bool = False

    @property
    def best_tip(self) -> Tip:
        """The best tip."""
        return self.tips[self.best]


def advice(
    ticket: Ticket,
    game: Game,
    position: Position,
    analysis: Analysis,
    seconds: float,
    is_last: bool,
) -> Advice:
    """Return the advice from an analysis of a position, with the protocol's actions. `game` only
    names the actions and their effects."""
    why, options = analysis.explanation, shown_options(analysis)
    other = analysis.alternative
    against = next((at for at, option in enumerate(options) if why and option is other), None)
    tips, preview_events = [], profile_of(game.request["game"]).preview_events
    counted = ALONE if game.seats == 1 and analysis.counted == "points" else analysis.counted
    for at, option in enumerate(options):
        difference = why.own if why and at == against else apart(options[0], option)
        plan = tuple(game.action(action) for action in option.plan)
        ahead = -difference.points if difference.is_clear else None
        events = tuple(preview_events(game, position, analysis.seat, option.plan))
        measured = analysis.is_measured
        tips.append(Tip(plan, option.win, option.points, ahead, counted, events, measured))
    lacking, choices = analysis.lacking, len(analysis.options)
    facts = (
        ()
        if against is None or not is_last
        else reasons_between(game, position, analysis.seat, options[0].plan, options[against].plan)
    )
    return Advice(
        ticket,
        analysis.seat,
        tuple(tips),
        why,
        against,
        lacking,
        choices,
        seconds,
        is_last,
        facts=facts,
    )


def apart(best: Option, other: Option) -> Difference:
    """Return by how many points the best is better than another one that it was not compared with
    game by game."""
    known = best.error is not None and other.error is not None
    error = hypot(best.error or 0.0, other.error or 0.0) if known else None
    return Difference(0, round(best.points - other.points, 1), error)


def shown_options(analysis: Analysis) -> list[Option]:
    """Return the options worth showing, best first, each another turn. Options between the best and
    the one that it is compared with lead to the same by a detour and are left out."""
    other, apart = analysis.alternative, dict[tuple[int, ...], Option]()
    for option in analysis.options:
        apart.setdefault(tuple(sorted(option.plan)), option)
    best, *others = apart.values()
    if other is not None and other not in analysis.options:
        turn = sorted(other.plan)
        others = [other, *(option for option in others if sorted(option.plan) != turn)]
    at = next((at for at, option in enumerate(others) if option is other), 0)
    return [best, *others[at:]][:MOST_TIPS]


# The adviser and its thread.


SECONDS = 0.15, 1.0, 4.0
"""The thinking time of each answer; each begins anew and replaces the one before."""


class HintRequest:
    """One decision being thought about, on a copy, so the game may go on. The ticket identifies the
    decision: the current one or an earlier one. While the `plan` that was found last is followed,
    its chance stays valid."""

    def __init__(
        self,
        ticket: Ticket,
        game: Game,
        seat: int,
        objective: str,
        plan: CachedPlan | None,
        position: Position | None = None,
    ):
        # late: no start waits for it
        from burgundy_qt.ai.analysis.analyst import Analyst
        from burgundy_qt.ai.game_bots import bots_of

        self.ticket, self.game, self.seat = ticket, game, seat
        there, events = game.position_at(ticket[1])
        self.position: Position = there if position is None else position
        self.of_opponent = position is not None
        self.scored = bots_of(game.request["game"]).scored(events, game.seats)
        self.analyst = Analyst(
            available_levels()[-1].name,
            threads_for_bots(),
            seed=ticket[1],
            objective=objective,
            plan=plan,
        )
        self.stopped = Event()

    def stop(self) -> None:
        """Stop thinking; returns at once."""
        self.stopped.set()
        self.analyst.stop()


class Adviser(QObject):
    """Thinks about one decision at a time. Nobody waits for it: a stopped thought is never
    reported."""

    advised = Signal(object)  # Advice
    unadvised = Signal(object, object)  # Ticket, Unknown: nobody can tell the opponent's turn
    failed = Signal(object, str)  # Ticket, the error

    def __init__(self, parent: QObject):
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="advice")
        self._asked: HintRequest | None = None
        self._plan: CachedPlan | None = None

    def begin(self, ticket: Ticket, game: Game, seat: int, objective: str = "win") -> None:
        """Advise the seat that decides at the ticket's position, on playing for the win or for
        points; `advised` comes several times unless it is stopped before."""
        self.stop()
        self._asked = HintRequest(ticket, game, seat, objective, self._plan)
        self._plan = self._asked.analyst.plan
        self._pool.submit(self._think, self._asked)

    def begin_for_opponent(
        self, ticket: Ticket, game: Game, seat: int, objective: str = "win"
    ) -> None:
        """Advise the next opponent of the seat that decides at the ticket's position, as if that
        seat left everything as it is; `advised` comes as in `begin`, or `unadvised` once."""
        from burgundy_qt.ai.analysis.opponent_turn import Unknown, opponent_turn

        self.stop()
        turn = opponent_turn(game, ticket[1], seat)
        if isinstance(turn, Unknown):
            self.unadvised.emit(ticket, turn)
            return
        self._asked = HintRequest(ticket, game, turn.seat, objective, None, turn.position)
        self._pool.submit(self._think, self._asked)

    def stop(self, ticket: Ticket | None = None) -> None:
        """Stop reporting the current request, or only the request of this ticket. Returns at once;
        the thread is free some milliseconds later."""
        if self._asked is not None and ticket in (None, self._asked.ticket):
            self._asked.stop()
            self._asked = None

    def close(self) -> None:
        """Stop for good and end the thread."""
        self.stop()
        self._pool.shutdown()

    def _think(self, asked: HintRequest) -> None:
        for seconds in SECONDS:
            try:
                found = asked.analyst.analyse(asked.position, asked.seat, asked.scored, seconds)
            except Exception:
                self.failed.emit(asked.ticket, traceback.format_exc())
                return
            if asked.stopped.is_set():
                return
            is_last = seconds == SECONDS[-1] or len(found.options) == 1
            result = advice(asked.ticket, asked.game, asked.position, found, seconds, is_last)
            self.advised.emit(replace(result, of_opponent=asked.of_opponent))
            if is_last:
                return
