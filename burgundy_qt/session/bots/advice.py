"""What a person is advised: the best turns of a decision, what they promise, and why the first is
the first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from burgundy_qt.ai.analysis.point_sources import Analysis, Difference, Explanation, Lacking, Option
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.ruleset import GameAction, GameEvent
from burgundy_qt.session.bots.bot_search import Ticket
from burgundy_qt.session.game_profile import profile_of

MOST_TIPS = 3
ALONE = "points alone"
"""What is counted where nobody else plays, and nothing is to be won but points."""


@dataclass(frozen=True)
class Tip:
    """A turn that can be played: its actions, the next one first, and what the seat may expect of
    it.

    `win` is its share of the win, 0..1; `points` are its final points; `ahead`: how many more those
    are than the best tip's (negative: fewer), where that is more than chance, else None. In the
    solo game points are spaces covered (`counted` is "cells"), in a team game the team's points (it
    is "team points"), in other games alone nothing else is played for (it is ALONE). `events` are
    what the plan does, as the rules tell it, up to the end of the turn. `is_measured`: whether
    chances and points in such games were held against what came; else no person is shown them."""

    plan: tuple[GameAction, ...]
    win: float
    points: float
    ahead: float | None
    counted: str = "points"
    events: Sequence[GameEvent] = ()
    is_measured: bool = True


@dataclass(frozen=True)
class Advice:
    """The best turns for the seat that decides, none twice; the one at `best` is the best, as found
    the first of them.

    `why` compares it with the one at `against`, by points and their sources; None where nothing can
    be compared. `lacking` says why there are no sources, as in Analysis; `choices`: how many
    actions there are to choose from. `seconds`: how long it was thought about; `is_last`: it is not
    thought about any longer."""

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

    @property
    def best_tip(self) -> Tip:
        """The tip that is the best."""
        return self.tips[self.best]


def advice(
    ticket: Ticket,
    game: Game,
    position: Position,
    analysis: Analysis,
    seconds: float,
    is_last: bool,
) -> Advice:
    """What an analysis of a position says, in the protocol's actions. `game` only names them and
    what they do."""
    why, options = analysis.explanation, told(analysis)
    other = analysis.alternative
    against = next((at for at, option in enumerate(options) if why and option is other), None)
    tips, foreseen = [], profile_of(game.request["game"]).foreseen
    counted = ALONE if game.seats == 1 and analysis.counted == "points" else analysis.counted
    for at, option in enumerate(options):
        difference = why.own if why and at == against else apart(options[0], option)
        plan = tuple(game.action(action) for action in option.plan)
        ahead = -difference.points if difference.is_clear else None
        events = tuple(foreseen(game, position, analysis.seat, option.plan))
        measured = analysis.is_measured
        tips.append(Tip(plan, option.win, option.points, ahead, counted, events, measured))
    lacking, choices = analysis.lacking, len(analysis.options)
    return Advice(
        ticket, analysis.seat, tuple(tips), why, against, lacking, choices, seconds, is_last
    )


def apart(best: Option, other: Option) -> Difference:
    """By how many points the best is better than another one that it was not compared with game by
    game."""
    known = best.error is not None and other.error is not None
    error = hypot(best.error or 0.0, other.error or 0.0) if known else None
    return Difference(0, round(best.points - other.points, 1), error)


def told(analysis: Analysis) -> list[Option]:
    """The options worth telling, best first, each another turn. What stands between the best and
    the one that it is compared with leads to the same by a detour and is left out."""
    other, apart = analysis.alternative, dict[tuple[int, ...], Option]()
    for option in analysis.options:
        apart.setdefault(tuple(sorted(option.plan)), option)
    best, *others = apart.values()
    if other is not None and other not in analysis.options:
        turn = sorted(other.plan)
        others = [other, *(option for option in others if sorted(option.plan) != turn)]
    at = next((at for at, option in enumerate(others) if option is other), 0)
    return [best, *others[at:]][:MOST_TIPS]
