"""Accuracy: how well a seat has played, by what its turns lost; its loss for each decision, and the
level that loses as much.

The chance to win shows little of a player's skill once a game is decided: a blunder costs nothing
then. Points of the lead over the best other player are lost at any score, but many more of them
when they hardly matter. So a turn counts by its lost chance as far as the game was open, and by
points as far as it was decided, both in usual margins. That goes through `bounded`, so that no
single blunder decides, and apparent gains and losses by chance cancel out.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from burgundy_qt.ai import game_bots, levels
from burgundy_qt.ai.review.review_result import Accuracy, ReviewedTurn, column
from burgundy_qt.ai.strengths import LeadLost, strengths_in
from burgundy_qt.rules.position import Position

MOST = 0.3
"""The most usual margins that one turn counts."""
MARGINS_OF_A_WIN = 4.0
"""A usual margin is worth a quarter of a win at an even score (grades)."""
BELOW, ABOVE = 150, 100
"""The Elo range of the line below the weakest level and above the strongest."""
Known = Sequence[tuple[float, float]]
"""The loss for each decision, and the Elo of its level, the weakest first."""


def accuracy_of(
    seat: int, turns: Sequence[ReviewedTurn], game: str, table: game_bots.SeatCount, margin: float
) -> Accuracy:
    """Return the accuracy of a seat, by its turns at a table of a game with a usual winning
    margin."""
    own = [one for one in turns if one.seat == seat and one.is_choice]
    if not own:
        return Accuracy(0, 0.0, 0.0, None, None, None)
    rate, error = column([one.loss for one in own])
    lost, spread = column([bounded(lead_of(one), margin) for one in own])
    accuracy = Accuracy(len(own), rate, error, None, None, None, margin * lost, margin * spread)
    measured = lead_lost_in(game, table)
    if measured is None or len(own) < measured.decisions:
        return accuracy
    lost, spread = column([counted_in(one, margin, measured.decided) for one in own])
    return named(accuracy, lost, measured.spread * spread, measured, game)


def counted_in(turn: ReviewedTurn, margin: float, decided: float) -> float:
    """Return the loss of a turn that counts for the level."""
    chance = turn.before.win[turn.seat]
    return counted(turn.loss, lead_of(turn) / margin, chance, decided)


def counted(loss: float, lead: float, chance: float, decided: float) -> float:
    """Return the loss that counts, in usual margins, for lost chance to win, usual margins of the
    lost lead, and the chance to win before. `decided`: LeadLost."""
    is_open = openness(chance)
    by_chance, by_points = (bounded(one, 1.0) for one in (MARGINS_OF_A_WIN * loss, lead))
    return is_open * by_chance + (1 - is_open) * decided * by_points


def openness(chance: float) -> float:
    """Return how open a game is at a chance to win: 1 at an even score, 0 when it is decided."""
    return 4 * chance * (1 - chance)


def named(accuracy: Accuracy, lost: float, error: float, measured: LeadLost, game: str) -> Accuracy:
    """Return the same with the level that loses as much; the error is that of the loss."""
    elos = elos_of(measured, game)
    known = falling([(measured.rates[name], elo) for name, elo in elos.items()])
    elo = elo_of(lost, known)
    level = min(elos, key=lambda name: abs(elos[name] - elo))
    spread = None
    if min(elos.values()) <= elo <= max(elos.values()):
        spread = round(abs(elo_of(lost - error, known) - elo_of(lost + error, known)) / 2)
    return replace(accuracy, elo=round(elo), elo_error=spread, level=level)


def lead_of(turn: ReviewedTurn) -> float:
    """Return the points of the lead over the best other player that a turn lost."""
    others = [points for at, points in enumerate(turn.swing.points) if at != turn.seat]
    return turn.loss_in_points + max(others, default=0.0)


def bounded(points: float, margin: float) -> float:
    """Return points in usual margins, at most MOST of them, and likewise below 0."""
    return MOST * math.tanh(points / margin / MOST)


def lead_lost_in(game: str, table: game_bots.SeatCount) -> LeadLost | None:
    """Return the levels' losses at a table; None if they were not measured."""
    strengths = strengths_in(game)
    return None if strengths is None else strengths.lead_lost.get(table)


def fewest_decisions(position: Position) -> int | None:
    """Return the fewest decisions for which a level is named in a game like this; None if none
    is."""
    known = game_bots.table_of(position)
    measured = None if known is None else lead_lost_in(*known)
    return None if measured is None else measured.decisions


def elos_of(measured: LeadLost, game: str) -> Mapping[str, int]:
    """Return the Elo of the measured levels, weakest first."""
    found = {}
    for level in levels.LEVELS:
        strength = level.strength_in(game)
        if level.name in measured.rates and strength is not None:
            found[level.name] = strength.elo
    return found


def falling(measured: Known) -> Known:
    """Return the same, with a smaller loss from each to the next: neighbours without one are
    merged."""
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
    """Return the middle of a few."""
    return (
        math.fsum(lost for lost, _ in group) / len(group),
        math.fsum(elo for _, elo in group) / len(group),
    )


def elo_of(lost: float, known: Known) -> float:
    """Return the Elo of this loss: straight lines from level to level, which go on a bit beyond the
    last ones, so that chance that helped one player and hurt another cancels out."""
    lines = list(pairwise(known))
    (more, low), (less, high) = next((line for line in lines if lost >= line[1][0]), lines[-1])
    elo = low + (more - lost) / (more - less) * (high - low)
    return min(max(elo, known[0][1] - BELOW), known[-1][1] + ABOVE)
