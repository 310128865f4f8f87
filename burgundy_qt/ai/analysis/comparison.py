"""Why one plan rather than another: what makes the difference between them, source by source, and
what is told of that in whatever language it is told."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Literal

from burgundy_qt.ai.analysis.point_sources import (
    Difference,
    Explanation,
    Option,
    Reason,
    standard_error,
    total_points,
)
from burgundy_qt.ai.analysis.score_tally import Gains

Trend = Literal["more", "fewer", "as many"]
Caution = Literal["too close", "for the win"]
LEAST_SHOWN = 0.05
"""Points by which something is known that are worth telling."""
MOST_PARTS, LEAST_PARTS = 4, 2
LEAST_REASONS = 2


class Comparison:
    """Two options played to the end with the same chance, `here` and `there`: at least one game of
    each.

    `sources` names those of the games; `certain` says that no chance was left in them; `factors`
    are those of the options' points by seat."""

    def __init__(
        self,
        here: Option,
        there: Option,
        games: Sequence[tuple[Gains, Gains]],
        sources: Sequence[str],
        certain: bool,
        factors: Sequence[float],
    ):
        self.options = here, there
        self.here, self.there = here.sources or (), there.sources or ()
        self.games = games
        self.sources = sources
        self.certain = certain
        self.factors = factors

    def explanation(self, seat: int, rival: int | None, objective: str) -> Explanation:
        """Why `seat` should take the one that is here; `rival` is its strongest opponent, None
        where it has none."""
        here, there = self.options
        found = [part for one in (seat, rival) if one is not None for part in self.parts(one)]
        return Explanation(
            there.action,
            len(self.games),
            objective,
            (here.win, there.win),
            self.difference(seat),
            None if rival is None else self.difference(rival),
            worth_telling(found),
        )

    def difference(self, seat: int) -> Difference:
        """Return what a seat may expect more here than there."""
        margins = [sum(gained[seat]) - sum(other[seat]) for gained, other in self.games]
        points = round(total_points(self.here[seat]) - total_points(self.there[seat]), 1)
        return Difference(seat, points, self.error(margins, seat))

    def parts(self, seat: int) -> list[tuple[float, Reason]]:
        """Return every source in which the games differ: the mean difference before rounding, and
        the reason."""
        found = []
        for at, source in enumerate(self.sources):
            margins = [gained[seat][at] - other[seat][at] for gained, other in self.games]
            if any(margins):
                points = round(
                    self.here[seat].get(source, 0.0) - self.there[seat].get(source, 0.0), 1
                )
                error = self.error(margins, seat)
                found.append((fmean(margins), Reason(seat, points, error, source)))
        return found

    def error(self, margins: Sequence[int], seat: int) -> float | None:
        """Return the standard error of what the games of a seat differ by."""
        return 0.0 if self.certain else standard_error(margins, self.factors[seat])


def worth_telling(found: Sequence[tuple[float, Reason]]) -> tuple[Reason, ...]:
    """Return the reasons that show, largest first; at least two where so many sources differ at
    all."""
    order = sorted(found, key=lambda one: (-abs(one[1].points), -abs(one[0])))
    return tuple(
        reason for at, (_, reason) in enumerate(order) if reason.points or at < LEAST_REASONS
    )


def paired(here: Mapping[int, Gains], there: Mapping[int, Gains]) -> list[tuple[Gains, Gains]]:
    """Return the games of two plans by their numbers."""
    return [(here[at], there[at]) for at in here if at in there]


def trend(difference: Difference) -> Trend:
    """Return which way a difference goes."""
    if difference.points == 0:
        return "as many"
    return "more" if difference.points > 0 else "fewer"


def doubt(difference: Difference) -> float | None:
    """Return the standard error of a difference, where it is worth telling."""
    error = difference.error
    return error if error is not None and error >= LEAST_SHOWN else None


def parts(reasons: Sequence[Reason]) -> tuple[list[Reason], float]:
    """Return what is told of a seat's reasons by name: what is clear, at least the two largest; and
    what all others come to, to one decimal."""
    named = [reason for at, reason in enumerate(reasons) if reason.is_clear or at < LEAST_PARTS]
    named = named[:MOST_PARTS]
    return named, round(total(reasons) - total(named), 1)


def total(reasons: Sequence[Reason]) -> float:
    """Return the points of several reasons."""
    return sum(reason.points for reason in reasons)


def caution(why: Explanation) -> Caution | None:
    """Return what the figures cannot say, or are not the reason for, if anything."""
    is_clear = why.own.is_clear or (why.rival is not None and why.rival.is_clear)
    if not is_clear and why.own.error != 0:
        return "too close"
    is_for_the_win = why.objective == "win" and why.win[0] > why.win[1]
    return "for the win" if is_for_the_win and why.own.points < 0 else None
