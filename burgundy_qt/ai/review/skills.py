"""How well a seat has played: what it lost a decision, and which level loses as much."""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from burgundy_qt.ai.features.parts import Table
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.parts import strength_parts
from burgundy_qt.ai.review.findings import ReviewedTurn, Skill
from burgundy_qt.ai.review.means import column

LEAST = 1e-4
"""Who loses less is taken to lose so much: between rates the logarithm counts."""


def skill(seat: int, turns: Sequence[ReviewedTurn], game: str, table: Table) -> Skill:
    """Of a seat, by its turns at a table of a game."""
    losses = [one.loss for one in turns if one.seat == seat and one.is_choice]
    if not losses:
        return Skill(0, 0.0, 0.0, None, None, None)
    rate, error = column(losses)
    known = rates(game, table)
    if len(known) < 2:
        return Skill(len(losses), rate, error, None, None, None)
    elo = elo_of(rate, known)
    level = min(known, key=lambda name: abs(known[name][1] - elo))
    spread = spread_of(rate, error, known) if len(losses) > 1 else None
    return Skill(len(losses), rate, error, round(elo), spread, level)


def rates(game: str, table: Table) -> Mapping[str, tuple[float, int]]:
    """By level, weakest first: what it loses a decision at the table, and its Elo."""
    parts = strength_parts(game)
    measured = {} if parts is None else parts.error_rates.get(table, {})
    found = {}
    for level in LEVELS:
        strength = level.strength_in(game)
        if level.name in measured and strength is not None:
            found[level.name] = (measured[level.name], strength.elo)
    return found


def elo_of(rate: float, known: Mapping[str, tuple[float, int]]) -> float:
    """The Elo that goes with a rate: between two levels by the logarithm of what they lose, beyond
    the last ones theirs."""
    weakest_first = list(known.values())
    if rate >= weakest_first[0][0]:
        return weakest_first[0][1]
    for (more, low), (less, high) in pairwise(weakest_first):
        if rate >= less:
            part = logarithm(more / max(rate, LEAST)) / logarithm(more / max(less, LEAST))
            return low + part * (high - low)
    return weakest_first[-1][1]


def spread_of(rate: float, error: float, known: Mapping[str, tuple[float, int]]) -> int | None:
    """The standard error of the Elo; None for a rate beyond those of all levels, of which nobody
    knows more than that."""
    weakest, *_, strongest = (measured for measured, _ in known.values())
    if not strongest < rate < weakest:
        return None
    return round(abs(elo_of(rate - error, known) - elo_of(rate + error, known)) / 2)


def logarithm(ratio: float) -> float:
    """Of a ratio of rates; one that hardly differs from 1 counts as a little."""
    return max(math.log(ratio), 1e-9)
