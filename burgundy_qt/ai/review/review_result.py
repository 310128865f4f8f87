"""What a review answers: turns, luck and accounts by seat; how closely it looks (Depth), how costly
it calls a loss (Grade), and means of what was tried."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul


@dataclass(frozen=True)
class Depth:
    """How many games, some rounds ahead, are tried for what a review tells."""

    name: str  # for commands, files and the protocol
    plans: int  # turns that the beam finds
    rollouts: int  # of all turns together, to find the best one
    measured: int  # of the best and of the one that was played, to tell the loss
    again: int  # likewise, where that looks like a mistake
    rounds: int  # how far ahead positions are judged
    expected: int  # games to tell what everyone may expect before and after a turn
    chances: int  # what else chance might have brought, at least …
    most: int  # … and at most, where the luck is not told well enough before
    sure: float = 0.0
    """A loss is known well enough when its standard error is below so much of a win and MARGINS
    times so many usual margins of points, or below a SHARE of the loss itself: no more games are
    tried then; luck too below a SHARE of itself. 0: all are."""


MARGINS, SHARE = 10.0, 1 / 6
QUICK = Depth("quick", 8, 24, 24, 48, 2, 8, 12, 24)
NORMAL = Depth("normal", 16, 128, 96, 512, 2, 32, 32, 384, 0.01)
DEEP = Depth("deep", 24, 600, 600, 1_200, 4, 128, 64, 1024)
DEPTHS: tuple[Depth, ...] = (QUICK, NORMAL, DEEP)


def depth(name: str) -> Depth:
    """Return the depth of that name; raises ValueError, which lists the names, where there is
    none."""
    for known in DEPTHS:
        if known.name == name:
            return known
    raise ValueError(f"depth is {name!r}; it can be {', '.join(one.name for one in DEPTHS)}")


@dataclass(frozen=True)
class Grade:
    """A kind of loss: from so much chance to win on, or so many usual margins of final points."""

    name: str  # for files and the protocol
    win: float
    margins: float


SLIP = Grade("slip", 0.02, 0.2)
MISTAKE = Grade("mistake", 0.05, 0.5)
BLUNDER = Grade("blunder", 0.10, 1.0)
GRADES: tuple[Grade, ...] = (SLIP, MISTAKE, BLUNDER)
"""Mildest first. At an even score a usual margin of points (Features.lead) is worth a quarter of a
win, so that a loss of 2 % is 0.08 margins; points are asked for two and a half times that, for they
count where the win is already decided, and there who plays safe gives points away with reason."""


def grade_of(win: float, margins: float) -> Grade | None:
    """Return the grade of a loss in chance to win and in usual margins of points; None for less
    than a slip."""
    return next(
        (grade for grade in reversed(GRADES) if win >= grade.win or margins >= grade.margins), None
    )


HORIZON_WIN, HORIZON_POINTS = 0.2, 0.25
"""The error of a loss that comes from where the games that were tried end, as a share of the loss.
So 68% of 122 costly turns were told no further from what came than both errors
(lab/pages/costly-turns.md)."""


@dataclass(frozen=True)
class ExpectedResult:
    """What seats may expect, or, as a difference, what became of that: by seat."""

    win: tuple[float, ...]  # shares of the win, 0..1
    points: tuple[float, ...]  # final points, as Position.counts counts them


@dataclass(frozen=True)
class Measured(ExpectedResult):
    """The same with the standard errors of what was tried by chance."""

    win_error: tuple[float, ...]
    points_error: tuple[float, ...]

    def judged_early(self) -> Measured:
        """Return the same with errors that say too how far the network errs where the games that
        were tried end."""
        return Measured(
            self.win,
            self.points,
            tuple(map(math.hypot, self.win_error, [HORIZON_WIN * one for one in self.win])),
            tuple(
                map(math.hypot, self.points_error, [HORIZON_POINTS * one for one in self.points])
            ),
        )


@dataclass(frozen=True)
class ReviewedTurn:
    """What one seat decided without chance or another seat between: the game's actions `first` to
    `last` - 1."""

    first: int  # how many actions the game had before the first one of the turn
    last: int  # and after the last one
    seat: int
    stage: int | None  # of the game, as its calibration counts them; None where it has none
    before: ExpectedResult  # what everyone might expect when the turn began
    is_choice: bool  # False where there was nothing to choose, or all led to the same
    play: Measured  # what the turn brought each seat beyond what might be expected
    swing: Measured  # and beside the best one: below 0 for the seat itself where it lost something
    at: int  # how many actions the game had before the one after which the best was out of reach
    better: tuple[int, ...]  # the best turn, as in Position; empty where the turn was as good
    grade: Grade | None  # None where nothing was lost that could not be chance

    @property
    def loss(self) -> float:
        """In chance to win."""
        return -self.swing.win[self.seat]

    @property
    def loss_in_points(self) -> float:
        """In final points of the seat."""
        return -self.swing.points[self.seat]

    @property
    def gave_points_away(self) -> bool:
        """Whether it has its grade for points alone, which against others are no mistake in the
        game for the win: it is decided, or they hardly matter to it."""
        return self.grade is not None and len(self.swing.win) > 1 and self.loss < SLIP.win

    @property
    def costs(self) -> tuple[float, float]:
        """What tells the costlier of two turns: chance to win first, as far as it is at stake, then
        points; alone points count."""
        is_for_the_win = len(self.swing.win) > 1 and not self.gave_points_away
        return (self.loss if is_for_the_win else 0.0), self.loss_in_points


@dataclass(frozen=True)
class Luck:
    """What chance brought each seat: what it may expect after, less what it might before."""

    at: int  # how many actions the game had when chance fell
    luck: Measured


@dataclass(frozen=True)
class LuckAccount:
    """How a seat's result came about: start, luck, its own play, that of the others, and what is
    left unexplained add up to the result. Each is a chance to win and final points.

    Play counts against what might be expected, which is how a Knight plays: what could be found
    beyond that, less what was lost. In chance to win no part is more than 1, up or down, and with
    two players what a part brings the one it costs the other."""

    start: tuple[float, float]
    luck: tuple[float, float]
    own: tuple[float, float]
    others: tuple[float, float]
    remainder: tuple[float, float]
    error: tuple[float, float]  # the standard error of the remainder
    result: tuple[float, float]  # where the game still runs: what may be expected by now
    losses: tuple[float, float]  # the sum of what its own turns lost beside the best ones, below 0


@dataclass(frozen=True)
class Accuracy:
    """How well a seat has played."""

    decisions: int  # turns with something to choose
    rate: float  # chance to win lost a decision
    error: float  # its standard error
    elo: int | None  # of who loses as much of a lead; None where nobody knows
    elo_error: (
        int | None
    )  # None too where no level loses so little or so much, and after one decision alone
    level: str | None  # the name of the level nearest to it
    lead: float = 0.0  # points of the lead lost a decision, large losses cut (skills.bounded)
    lead_error: float = 0.0  # its standard error


@dataclass(frozen=True)
class Review:
    """A game as far as it was reviewed. `turns` and `lucks` are in the order of the game."""

    depth: str
    seats: int
    turns: tuple[ReviewedTurn, ...]
    lucks: tuple[Luck, ...]
    accounts: tuple[LuckAccount, ...]  # by seat
    skills: tuple[Accuracy, ...]  # by seat
    is_whole: bool  # whether everything that was asked for is reviewed


# Means of what was tried, with their standard errors.


Try = tuple[Sequence[float], Sequence[float]]
"""One game a round or two ahead: by seat the share of the win and the final points."""


def mean(tries: Sequence[Try]) -> Measured:
    """Of tries that are independent of each other, at least one; a single one, or those that all
    say the same, are taken for certain."""
    win = [column([one[0][seat] for one in tries]) for seat in range(len(tries[0][0]))]
    points = [column([one[1][seat] for one in tries]) for seat in range(len(tries[0][1]))]
    return Measured(
        tuple(middle for middle, _ in win),
        tuple(middle for middle, _ in points),
        tuple(error for _, error in win),
        tuple(error for _, error in points),
    )


def mean_difference(ones: Sequence[Try], others: Sequence[Try]) -> list[Try]:
    """Of tries with the same chance, pair by pair."""
    return [
        (
            [mine - yours for mine, yours in zip(one[0], other[0], strict=True)],
            [mine - yours for mine, yours in zip(one[1], other[1], strict=True)],
        )
        for one, other in zip(ones, others, strict=True)
    ]


def column(numbers: Sequence[float]) -> tuple[float, float]:
    """Mean and standard error."""
    number = len(numbers)
    middle = math.fsum(numbers) / number
    if number < 2:
        return middle, 0.0
    apart = [one - middle for one in numbers]
    return middle, math.sqrt(math.fsum(map(mul, apart, apart)) / (number - 1) / number)
