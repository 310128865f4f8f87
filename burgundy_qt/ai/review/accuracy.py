"""How well a seat has played: what it lost a decision, and which level loses as much.

The chance to win says little of how well somebody plays once a game is decided: a blunder costs
nothing there. Points of the lead over the best other player are lost at any score, but many more of
them where they hardly matter. So a turn counts by the chance that it lost as far as the game was
open, and by points as far as it was decided, both in usual margins. That goes through `bounded`, so
that no single blunder decides, and what seems lost or won by chance alone cancels out.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from burgundy_qt.ai.game_bots import Table, table_of
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.review.review_result import Accuracy, ReviewedTurn, column
from burgundy_qt.ai.strengths import LeadLost, strengths_in
from burgundy_qt.rules.position import Position

MOST = 0.3
"""Usual margins: a turn counts with so much at the most."""
MARGINS_OF_A_WIN = 4.0
"""A usual margin is worth a quarter of a win at an even score (grades)."""
BELOW, ABOVE = 150, 100
"""Elo to which the line goes on below the weakest level and above the strongest."""
Known = Sequence[tuple[float, float]]
"""What is lost a decision, and the Elo of those who lose so much, the weakest first."""


def accuracy_of(
    seat: int, turns: Sequence[ReviewedTurn], game: str, table: Table, margin: float
) -> Accuracy:
    """Of a seat, by its turns at a table of a game, where games are usually won by such a
    margin."""
    own = [one for one in turns if one.seat == seat and one.is_choice]
    if not own:
        return Accuracy(0, 0.0, 0.0, None, None, None)
    rate, error = column([one.loss for one in own])
    lost, spread = column([bounded(lead_of(one), margin) for one in own])
    told = Accuracy(len(own), rate, error, None, None, None, margin * lost, margin * spread)
    measured = lead_lost_in(game, table)
    if measured is None or len(own) < measured.decisions:
        return told
    lost, spread = column([counted_in(one, margin, measured.decided) for one in own])
    return named(told, lost, measured.spread * spread, measured, game)


def counted_in(turn: ReviewedTurn, margin: float, decided: float) -> float:
    """Return what a turn counts for the level that is named."""
    chance = turn.before.win[turn.seat]
    return counted(turn.loss, lead_of(turn) / margin, chance, decided)


def counted(loss: float, lead: float, chance: float, decided: float) -> float:
    """Return what a turn counts that lost so much chance to win and so many usual margins of the
    lead, where there was such a chance to win before: in usual margins. `decided`: LeadLost."""
    is_open = openness(chance)
    by_chance, by_points = (bounded(one, 1.0) for one in (MARGINS_OF_A_WIN * loss, lead))
    return is_open * by_chance + (1 - is_open) * decided * by_points


def openness(chance: float) -> float:
    """Return how open a game is with such a chance to win: 1 at an even score, 0 when it is
    decided."""
    return 4 * chance * (1 - chance)


def named(told: Accuracy, lost: float, error: float, measured: LeadLost, game: str) -> Accuracy:
    """Return the same with the level that loses as much; the error is that of what is lost."""
    elos = elos_of(measured, game)
    known = falling([(measured.rates[name], elo) for name, elo in elos.items()])
    elo = elo_of(lost, known)
    level = min(elos, key=lambda name: abs(elos[name] - elo))
    spread = None
    if min(elos.values()) <= elo <= max(elos.values()):
        spread = round(abs(elo_of(lost - error, known) - elo_of(lost + error, known)) / 2)
    return replace(told, elo=round(elo), elo_error=spread, level=level)


def lead_of(turn: ReviewedTurn) -> float:
    """Points of the lead over the best other player that a turn lost."""
    others = [points for at, points in enumerate(turn.swing.points) if at != turn.seat]
    return turn.loss_in_points + max(others, default=0.0)


def bounded(points: float, margin: float) -> float:
    """So many points in usual margins, at most MOST of them; alike below 0."""
    return MOST * math.tanh(points / margin / MOST)


def lead_lost_in(game: str, table: Table) -> LeadLost | None:
    """Return what levels lose there; None where that was not measured."""
    strengths = strengths_in(game)
    return None if strengths is None else strengths.lead_lost.get(table)


def fewest_decisions(position: Position) -> int | None:
    """Return of how many decisions a level is named in a game like this; None where none is."""
    known = table_of(position)
    measured = None if known is None else lead_lost_in(*known)
    return None if measured is None else measured.decisions


def elos_of(measured: LeadLost, game: str) -> Mapping[str, int]:
    """Return the Elo of the levels that were measured, weakest first."""
    found = {}
    for level in LEVELS:
        strength = level.strength_in(game)
        if level.name in measured.rates and strength is not None:
            found[level.name] = strength.elo
    return found


def falling(measured: Known) -> Known:
    """Return the same, so that less is lost from each to the next: neighbours that do not differ so
    are taken together."""
    groups = [[one] for one in measured]
    at = 0
    while at + 1 < len(groups):
        if middle(groups[at])[0] > middle(groups[at + 1])[0]:
            at += 1
        else:
            groups[at] += groups.pop(at + 1)
            at = max(0, at - 1)
    return [middle(group) for group in groups]


def middle(group: Known) -> tuple[float, float]:
    """Of a few."""
    return (
        math.fsum(lost for lost, _ in group) / len(group),
        math.fsum(elo for _, elo in group) / len(group),
    )


def elo_of(lost: float, known: Known) -> float:
    """Return the Elo of those who lose so much: straight lines from level to level, which go on a
    bit beyond the last ones, so that chance that helped one and hurt another cancels out."""
    lines = list(pairwise(known))
    (more, low), (less, high) = next((line for line in lines if lost >= line[1][0]), lines[-1])
    elo = low + (more - lost) / (more - less) * (high - low)
    return min(max(elo, known[0][1] - BELOW), known[-1][1] + ABOVE)
