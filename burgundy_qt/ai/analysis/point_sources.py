"""Points source by source: the result of an analysis, the points that every seat may expect from
games played to their end, and its score so far."""

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import mul
from typing import Literal

from burgundy_qt.ai.analysis.score_tally import Gains
from burgundy_qt.ai.thought import Candidate
from burgundy_qt.rules.ruleset import Event, point_reason

Sources = Mapping[str, float]
"""Expected final points by source, to one decimal; sources that bring nothing are left out."""

Lacking = Literal["network", "games"] | None
"""Why there are no sources: no network fits the game, or no game was finished."""

CLEAR = 2.0
"""A difference below so many standard errors may be chance."""


@dataclass(frozen=True)
class Option:
    """A legal action with the turn that it begins, and its expected result."""

    action: int  # as in Position
    plan: tuple[int, ...]  # the whole turn, the action first
    visits: int  # how often the search tried it
    games: int  # played to their end, from which sources and error are known
    win: float  # the seat's expected share of the win, 0..1
    points: float  # the seat's expected final points; the sum of its sources, if they are known
    error: float | None  # the standard error of the points; None with fewer than two games
    sources: tuple[Sources, ...] | None  # by seat; None without games


@dataclass(frozen=True)
class Difference:
    """By how many final points a seat may expect more after the action explained than after the
    other one. In the solo game they are cells covered at the end, in a team the team's points."""

    seat: int
    points: float  # to one decimal
    error: float | None  # its standard error; None if it is unknown

    @property
    def is_clear(self) -> bool:
        """Whether this is more than chance."""
        return (
            self.error is not None and abs(self.points) >= CLEAR * self.error and self.points != 0
        )


@dataclass(frozen=True)
class Reason(Difference):
    """The part of a difference that comes from one source."""

    source: str


@dataclass(frozen=True)
class Explanation:
    """Why a turn is better than the best one to another position, which begins with `against`.

    The reasons of a seat add up to its difference.
    """

    against: int
    games: int  # of each of the two, with the same chance
    objective: str
    win: tuple[float, float]  # the seat's share after the action, and after the other one
    own: Difference
    rival: Difference | None  # of the strongest opponent; None in a solo game
    reasons: tuple[Reason, ...]  # largest first


@dataclass(frozen=True)
class Analysis:
    """All choices of a seat, best first; the expected result of the best one for every seat, and
    why it is the best.

    `lacking` is the reason if there are no sources; `counted`, the unit of points: cells in the
    solo game. `is_measured`: whether predictions in such games were tested against results; if not,
    chances and points are for programs, and are shown to no person.
    """

    seat: int
    options: tuple[Option, ...]
    win: tuple[float, ...]  # by seat
    points: tuple[float, ...]  # by seat
    explanation: Explanation | None  # None without sources, or if every choice leads to the same
    lacking: Lacking
    counted: str = "points"  # or "team points" or "cells"
    is_measured: bool = True
    alternative: Option | None = None
    """The best turn to another position, which the explanation compares the best one with. It may
    begin like the best one: then it is none of the options."""

    @property
    def action(self) -> int:
        """The action to play."""
        return self.options[0].action

    @property
    def sources(self) -> tuple[Sources, ...] | None:
        """The sources of the points, by seat."""
        return self.options[0].sources


@dataclass(frozen=True)
class ExpectedPoints:
    """Turns the games of a candidate into an option for `seat`.

    `scored`: by seat, points on the board by source; `sources` names those of the games; `certain`
    says that no chance was left in them. `factors`, by seat, correct the points of greedy play to
    those of good players.
    """

    seat: int
    scored: Sequence[Mapping[str, int]]
    sources: Sequence[str]
    certain: bool
    factors: Sequence[float]

    def option(self, candidate: Candidate, games: Collection[Gains]) -> Option:
        """Return a candidate whose plan was played to the end in some games, at least one."""
        by_seat = tuple(self.expected(games, seat) for seat in range(len(self.scored)))
        return Option(
            candidate.action,
            candidate.plan,
            candidate.visits,
            len(games),
            candidate.win,
            total_points(by_seat[self.seat]),
            0.0
            if self.certain
            else standard_error(
                [sum(gains[self.seat]) for gains in games], self.factors[self.seat]
            ),
            by_seat,
        )

    def expected(self, games: Collection[Gains], seat: int) -> Sources:
        """Return a seat's mean final points by source, each rounded separately: totals are the sums
        of the rounded values."""
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
    """Return a candidate without games: its judged points, raised as the games raise those of
    others.

    A search of one action has no plan: the plan is then that action.
    """
    points, plan = round(candidate.points + lift, 1), candidate.plan or (candidate.action,)
    return Option(candidate.action, plan, candidate.visits, 0, candidate.win, points, None, None)


def lifted(candidates: Sequence[Candidate], options: Mapping[int, Option]) -> float:
    """Return by how many points the games exceed the judgement of the same candidates; every game
    counts equally."""
    games = sum(option.games for option in options.values())
    beyond = sum(
        option.games * (option.points - candidates[at].points) for at, option in options.items()
    )
    return beyond / games if games else 0.0


def total_points(sources: Sources) -> float:
    """Return all points together."""
    return round(sum(sources.values()), 1)


def standard_error(numbers: Sequence[int], factor: float = 1.0) -> float | None:
    """Return the standard error of the mean of independent numbers, each times `factor`; None for
    fewer than two."""
    number = len(numbers)
    if number < 2:
        return None
    squares = number * sum(map(mul, numbers, numbers)) - sum(numbers) ** 2
    return factor * math.sqrt(squares / (number - 1)) / number


def points_scored_so_far(events: Iterable[Event], seats: int) -> list[dict[str, int]]:
    """Return by seat the points in the protocol's `events`, by source; sources without points are
    left out."""
    scored: list[dict[str, int]] = [{} for _ in range(seats)]
    for event in events:
        reason = point_reason(event)
        if reason:
            own = scored[event["seat"]]
            own[reason] = own.get(reason, 0) + event["points"]
    return scored


def by_seat(totals: Mapping[str, Sequence[int]], seats: int) -> list[dict[str, int]]:
    """Return the same from the points of each seat by source."""
    return [
        {source: points[seat] for source, points in totals.items() if points[seat]}
        for seat in range(seats)
    ]
