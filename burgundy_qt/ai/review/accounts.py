"""How a seat's result came about: what it might expect at the start, luck, its own play, that of
the others, and the rest."""

import math
from collections.abc import Sequence

from burgundy_qt.ai.review.findings import Account, Luck, Measured, ReviewedTurn, Worth

Pair = tuple[float, float]
"""A chance to win, and final points."""


def account(
    seat: int,
    start: Worth,
    result: Worth,
    turns: Sequence[ReviewedTurn],
    lucks: Sequence[Luck],
) -> Account:
    """Of a seat: all parts add up to the result, for what they do not explain is told as the
    remainder."""
    luck = total([one.luck for one in lucks], seat)
    own = total([one.play for one in turns if one.seat == seat], seat)
    others = total([one.play for one in turns if one.seat != seat], seat)
    begun, ended = of(start, seat), of(result, seat)
    return Account(
        begun,
        luck,
        own,
        others,
        (
            ended[0] - begun[0] - luck[0] - own[0] - others[0],
            ended[1] - begun[1] - luck[1] - own[1] - others[1],
        ),
        error([*(one.luck for one in lucks), *(one.play for one in turns)], seat),
        ended,
        total([one.swing for one in turns if one.seat == seat], seat),
    )


def of(worth: Worth, seat: int) -> Pair:
    """What one seat may expect."""
    return worth.win[seat], worth.points[seat]


def total(measured: Sequence[Measured], seat: int) -> Pair:
    """All together, for one seat."""
    return (
        math.fsum(one.win[seat] for one in measured),
        math.fsum(one.points[seat] for one in measured),
    )


def error(measured: Sequence[Measured], seat: int) -> Pair:
    """The standard error of the sum."""
    return (
        math.hypot(*(one.win_error[seat] for one in measured)),
        math.hypot(*(one.points_error[seat] for one in measured)),
    )
