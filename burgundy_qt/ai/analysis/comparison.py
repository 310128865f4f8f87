"""What is told of a comparison, in whatever language it is told."""

from collections.abc import Sequence
from typing import Literal

from burgundy_qt.ai.analysis.findings import Difference, Explanation, Reason

Trend = Literal["more", "fewer", "as many"]
Caution = Literal["too close", "for the win"]
LEAST_SHOWN = 0.05
"""Points by which something is known that are worth telling."""
MOST_PARTS, LEAST_PARTS = 4, 2


def trend(difference: Difference) -> Trend:
    """Which way a difference goes."""
    if difference.points == 0:
        return "as many"
    return "more" if difference.points > 0 else "fewer"


def doubt(difference: Difference) -> float | None:
    """The standard error of a difference, where it is worth telling."""
    error = difference.error
    return error if error is not None and error >= LEAST_SHOWN else None


def parts(reasons: Sequence[Reason]) -> tuple[list[Reason], float]:
    """What is told of a seat's reasons by name: what is clear, at least the two largest; and what
    all others come to, to one decimal."""
    named = [reason for at, reason in enumerate(reasons) if reason.is_clear or at < LEAST_PARTS]
    named = named[:MOST_PARTS]
    return named, round(total(reasons) - total(named), 1)


def total(reasons: Sequence[Reason]) -> float:
    """The points of several reasons."""
    return sum(reason.points for reason in reasons)


def caution(why: Explanation) -> Caution | None:
    """What the figures cannot say, or are not the reason for, if anything."""
    is_clear = why.own.is_clear or (why.rival is not None and why.rival.is_clear)
    if not is_clear and why.own.error != 0:
        return "too close"
    is_for_the_win = why.objective == "win" and why.win[0] > why.win[1]
    return "for the win" if is_for_the_win and why.own.points < 0 else None
