"""What a review answers."""

from dataclasses import dataclass

from burgundy_qt.ai.review.grades import SLIP, Grade


@dataclass(frozen=True)
class Worth:
    """What seats may expect, or, as a difference, what became of that: by seat."""

    win: tuple[float, ...]  # shares of the win, 0..1
    points: tuple[float, ...]  # final points, as Position.counts counts them


@dataclass(frozen=True)
class Measured(Worth):
    """The same with the standard errors of what was tried by chance."""

    win_error: tuple[float, ...]
    points_error: tuple[float, ...]


@dataclass(frozen=True)
class ReviewedTurn:
    """What one seat decided without chance or another seat between: the game's actions `first` to
    `last` - 1."""

    first: int  # how many actions the game had before the first one of the turn
    last: int  # and after the last one
    seat: int
    stage: int | None  # of the game, as its calibration counts them; None where it has none
    before: Worth  # what everyone might expect when the turn began
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
class Account:
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
class Skill:
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
    accounts: tuple[Account, ...]  # by seat
    skills: tuple[Skill, ...]  # by seat
    is_whole: bool  # whether everything that was asked for is reviewed
