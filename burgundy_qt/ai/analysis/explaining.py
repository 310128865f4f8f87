"""Why one plan rather than another: what makes the difference between them, source by source."""

from collections.abc import Mapping, Sequence
from statistics import fmean

from burgundy_qt.ai.analysis.expected_points import standard_error, total
from burgundy_qt.ai.analysis.findings import Difference, Explanation, Option, Reason
from burgundy_qt.ai.analysis.playout import Gains

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
        """What a seat may expect more here than there."""
        margins = [sum(gained[seat]) - sum(other[seat]) for gained, other in self.games]
        points = round(total(self.here[seat]) - total(self.there[seat]), 1)
        return Difference(seat, points, self.error(margins, seat))

    def parts(self, seat: int) -> list[tuple[float, Reason]]:
        """Every source in which the games differ: the mean difference before rounding, and the
        reason."""
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
        """The standard error of what the games of a seat differ by."""
        return 0.0 if self.certain else standard_error(margins, self.factors[seat])


def worth_telling(found: Sequence[tuple[float, Reason]]) -> tuple[Reason, ...]:
    """The reasons that show, largest first; at least two where so many sources differ at all."""
    order = sorted(found, key=lambda one: (-abs(one[1].points), -abs(one[0])))
    return tuple(
        reason for at, (_, reason) in enumerate(order) if reason.points or at < LEAST_REASONS
    )


def paired(here: Mapping[int, Gains], there: Mapping[int, Gains]) -> list[tuple[Gains, Gains]]:
    """The games of two plans by their numbers."""
    return [(here[at], there[at]) for at in here if at in there]
