"""How a player's result came about: what they might expect at the start, luck, their own play, that
of the others, and the rest."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from statistics import fmean

from burgundy_qt.ai.game_bots import CERTAIN, Doubt
from burgundy_qt.ai.review.findings import Account, Luck, Measured, ReviewedTurn, Worth

Pair = tuple[float, float]
"""A chance to win, and final points."""
TWO = 2
TRIED = 0.6
"""The share of the errors of all parts that is left in their sum: where two parts meet, both are
tried by the same chance. Measured in games of Tuscany, where the yardstick never changes its mind:
with all of the errors 85% of 100 remainders lay inside."""


@dataclass(frozen=True)
class Steps:
    """What happened to one player's chance, or points: each step, and its standard error."""

    start: float
    result: float
    luck: Sequence[Pair]
    own: Sequence[Pair]
    others: Sequence[Pair]


def account(
    seat: int,
    start: Worth,
    result: Worth,
    turns: Sequence[ReviewedTurn],
    lucks: Sequence[Luck],
    doubt: Doubt = CERTAIN,
) -> Account:
    """Return the account of a seat: start, luck, its own play, that of the others and the remainder
    add up to the result.

    No part is more than a whole win, up or down, and with two players each part of the one is what
    the other has lost by it."""
    win = steps_of(seat, start, result, turns, lucks, in_points=False)
    points = steps_of(seat, start, result, turns, lucks, in_points=True)
    shares, sums = bounded(win.start, entries(win)), entries(points)
    return Account(
        (win.start, points.start),
        (shares[0], sums[0]),
        (shares[1], sums[1]),
        (shares[2], sums[2]),
        (shares[3], sums[3]),
        (error(win, doubt.win), error(points, doubt.points)),
        (win.result, points.result),
        losses(seat, turns),
    )


def steps_of(
    seat: int,
    start: Worth,
    result: Worth,
    turns: Sequence[ReviewedTurn],
    lucks: Sequence[Luck],
    in_points: bool,
) -> Steps:
    """Return what happened to the chance of a seat, or to its points.

    Where each of two players judges by what they know, their chances need not add up to one, nor
    their gains to nothing: then both views count the same."""
    if in_points:
        return Steps(
            start.points[seat],
            result.points[seat],
            [(one.luck.points[seat], one.luck.points_error[seat]) for one in lucks],
            [points_of(one.play, seat) for one in turns if one.seat == seat],
            [points_of(one.play, seat) for one in turns if one.seat != seat],
        )
    return Steps(
        chance_of(start, seat),
        chance_of(result, seat),
        [gain_of(one.luck, seat) for one in lucks],
        [gain_of(one.play, seat) for one in turns if one.seat == seat],
        [gain_of(one.play, seat) for one in turns if one.seat != seat],
    )


def points_of(found: Measured, seat: int) -> Pair:
    """Return what a seat gained in points, and its standard error."""
    return found.points[seat], found.points_error[seat]


def chance_of(worth: Worth, seat: int) -> float:
    """Return a seat's chance to win; of two, one is what the other leaves."""
    if len(worth.win) != TWO:
        return worth.win[seat]
    return (worth.win[seat] + 1.0 - worth.win[1 - seat]) / 2


def gain_of(found: Measured, seat: int) -> Pair:
    """Return what a seat gained in chance to win, and its standard error; of two, one loses what
    the other gains."""
    if len(found.win) != TWO:
        return found.win[seat], found.win_error[seat]
    return (found.win[seat] - found.win[1 - seat]) / 2, fmean(found.win_error)


def entries(steps: Steps) -> list[float]:
    """Return luck, own play, others' play, and what they leave unexplained."""
    told = [math.fsum(step for step, _ in part) for part in (steps.luck, steps.own, steps.others)]
    return [*told, steps.result - steps.start - math.fsum(told)]


def bounded(start: float, changes: Sequence[float]) -> list[float]:
    """Return the changes as shares that no order of them leads out of 0 to 1: nobody can win more
    than all, or lose what they do not have.

    Each share is what a change adds where it stops at 0 and at 1, in the mean over all orders; so
    the shares add up like the changes, and changes that stay in between are their own shares."""
    orders = list(permutations(range(len(changes))))
    shares = [0.0] * len(changes)
    for order in orders:
        reached, here = start, start
        for at in order:
            reached += changes[at]
            stopped = min(max(reached, 0.0), 1.0)
            shares[at] += (stopped - here) / len(orders)
            here = stopped
    return shares


def error(steps: Steps, doubt: float) -> float:
    """Return the standard error of the remainder: of all that was tried by chance, and of a
    yardstick that sees further with every round."""
    all_steps = [*steps.luck, *steps.own, *steps.others]
    tried = math.hypot(*(error for _, error in all_steps))
    moved = math.hypot(*(step for step, _ in all_steps))
    return math.hypot(TRIED * tried, doubt * moved)


def losses(seat: int, turns: Sequence[ReviewedTurn]) -> Pair:
    """Return the sum of what a seat's own turns lost, below 0."""
    own = [one.swing for one in turns if one.seat == seat]
    return math.fsum(one.win[seat] for one in own), math.fsum(one.points[seat] for one in own)
