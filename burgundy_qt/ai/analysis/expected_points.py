"""From finished games to what every seat may expect, source by source."""

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from operator import mul

from burgundy_qt.ai.analysis.findings import Option, Sources
from burgundy_qt.ai.analysis.playout import Gains
from burgundy_qt.ai.thought import Candidate


@dataclass(frozen=True)
class ExpectedPoints:
    """Turns the games of a candidate into an option for `seat`.

    `scored`: by seat, points on the board by source; `sources` names those of the games; `certain`
    says that no chance was left in them. `factors` bring what greedy play still makes in them to
    what good players make, by seat."""

    seat: int
    scored: Sequence[Mapping[str, int]]
    sources: Sequence[str]
    certain: bool
    factors: Sequence[float]

    def option(self, candidate: Candidate, games: Collection[Gains]) -> Option:
        """A candidate whose plan was played to the end in some games, at least one."""
        by_seat = tuple(self.expected(games, seat) for seat in range(len(self.scored)))
        return Option(
            candidate.action,
            candidate.plan,
            candidate.visits,
            len(games),
            candidate.win,
            total(by_seat[self.seat]),
            0.0
            if self.certain
            else standard_error(
                [sum(gains[self.seat]) for gains in games], self.factors[self.seat]
            ),
            by_seat,
        )

    def expected(self, games: Collection[Gains], seat: int) -> Sources:
        """A seat's mean final points by source, each rounded by itself: totals are the sums of what
        is shown."""
        sums = map(sum, zip(*(gains[seat] for gains in games), strict=True))
        means = {
            name: self.factors[seat] * whole / len(games)
            for name, whole in zip(self.sources, sums, strict=True)
        }
        scored = self.scored[seat]
        names = [*self.sources, *(name for name in scored if name not in means)]
        rounded = {name: round(scored.get(name, 0) + means.get(name, 0.0), 1) for name in names}
        return {name: points for name, points in rounded.items() if points}


def unplayed(candidate: Candidate, lift: float = 0.0) -> Option:
    """A candidate that no game was played of: the judged points, lifted as the games lift those of
    others.

    A search that looks no further than the next action has no plan: that action is told."""
    points, plan = round(candidate.points + lift, 1), candidate.plan or (candidate.action,)
    return Option(candidate.action, plan, candidate.visits, 0, candidate.win, points, None, None)


def lifted(candidates: Sequence[Candidate], options: Mapping[int, Option]) -> float:
    """By how many points the games go beyond what was judged of the same candidates; every game
    counts alike."""
    games = sum(option.games for option in options.values())
    beyond = sum(
        option.games * (option.points - candidates[at].points) for at, option in options.items()
    )
    return beyond / games if games else 0.0


def total(sources: Sources) -> float:
    """All points together."""
    return round(sum(sources.values()), 1)


def standard_error(numbers: Sequence[int], factor: float = 1.0) -> float | None:
    """Of the mean of independent numbers, each times `factor`; None for fewer than two."""
    number = len(numbers)
    if number < 2:
        return None
    squares = number * sum(map(mul, numbers, numbers)) - sum(numbers) ** 2
    return factor * math.sqrt(squares / (number - 1)) / number
