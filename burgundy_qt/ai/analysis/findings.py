"""What an analysis answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Sources = Mapping[str, float]
"""Expected final points by source, to one decimal; sources that bring nothing are left out."""

Lacking = Literal["network", "games"] | None
"""Why there are no sources: no network fits the game, or no game was finished."""

CLEAR = 2.0
"""A difference of less than so many standard errors may be chance."""


@dataclass(frozen=True)
class Option:
    """A legal action with the turn that it begins, and what that promises."""

    action: int  # as in Position
    plan: tuple[int, ...]  # the whole turn, the action first
    visits: int  # how often the search tried it
    games: int  # played to their end, from which sources and error are known
    win: float  # the seat's expected share of the win, 0..1
    points: float  # the seat's expected final points; the sum of its sources, where they are known
    error: float | None  # the standard error of the points; None with fewer than two games
    sources: tuple[Sources, ...] | None  # by seat; None without games


@dataclass(frozen=True)
class Difference:
    """By how many final points a seat may expect more after the action explained than after the
    other one. Alone they are cells covered at the end, in a team the team's points."""

    seat: int
    points: float  # to one decimal
    error: float | None  # its standard error; None where it cannot be told

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
    """Why a turn rather than the best one that leads elsewhere, which begins with `against`.

    The reasons of a seat add up to its difference."""

    against: int
    games: int  # of each of the two, with the same chance
    objective: str
    win: tuple[float, float]  # the seat's share after the action, and after the other one
    own: Difference
    rival: Difference | None  # of the strongest opponent; None alone
    reasons: tuple[Reason, ...]  # largest first


@dataclass(frozen=True)
class Analysis:
    """All choices of a seat, best first; what the best one promises everyone, and why it is the
    best.

    `lacking` says why there are no sources, where there are none; `counted`, what points are: alone
    they are cells. `is_measured`: whether what is told in such games was held against what came;
    where it was not, chances and points are for programs, and no person is shown them."""

    seat: int
    options: tuple[Option, ...]
    win: tuple[float, ...]  # by seat
    points: tuple[float, ...]  # by seat
    explanation: Explanation | None  # None without sources, or where every choice leads to the same
    lacking: Lacking
    counted: str = "points"  # or "team points" or "cells"
    is_measured: bool = True
    alternative: Option | None = None
    """The best turn that leads elsewhere, which the explanation compares the best one with. It may
    begin like that: then it is none of the options."""

    @property
    def action(self) -> int:
        """The action to play."""
        return self.options[0].action

    @property
    def sources(self) -> tuple[Sources, ...] | None:
        """By seat, where the points come from."""
        return self.options[0].sources
