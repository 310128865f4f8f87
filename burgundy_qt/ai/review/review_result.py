"""The result of a review: turns, luck and accounts by seat; its thoroughness (Depth), the names of
losses (Grade), and means of tries; and all of it as JSON, for the protocol and for files."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import mul

from burgundy_qt.ai.levels import level
from burgundy_qt.rules.errors import RulesError
from burgundy_qt.rules.game import Game
from burgundy_qt.storage.documents import Document

# The result of a review: turns, luck and accounts by seat; its thoroughness (Depth), the names of
# losses (Grade), and means of tries.


@dataclass(frozen=True)
class Depth:
    """How many games, some rounds ahead, a review tries for each of its parts."""

    name: str  # for commands, files and the protocol
    plans: int  # turns that the beam finds
    rollouts: int  # of all turns together, to find the best one
    measured: int  # of the best and of the one that was played, to measure the loss
    again: int  # the same for an apparent mistake
    rounds: int  # how far ahead positions are judged
    expected: int  # games for the expected result before and after a turn
    chances: int  # other outcomes of chance that are tried, at least …
    most: int  # … and at most, if the luck is not known well enough before
    sure: float = 0.0
    """A loss is known well enough when its standard error is small. It must be below this share of
    a win and MARGINS times as many usual margins of points, or below a SHARE of the loss itself: of
    an apparent mistake as it was before it is checked again. Then no more games are tried; luck
    too below a SHARE of itself. 0: all are tried."""

    def with_share(self, share: float) -> Depth:
        """Return the same with this share of all games, and larger errors accordingly."""
        return Depth(
            self.name,
            round(share * self.plans),
            round(share * self.rollouts),
            round(share * self.measured),
            round(share * self.again),
            self.rounds,
            round(share * self.expected),
            round(share * self.chances),
            round(share * self.most),
            self.sure / math.sqrt(share),
        )


MARGINS, SHARE = 10.0, 1 / 3
"""About the share of HORIZON_POINTS: more games would not make the whole error much smaller."""
QUICK = Depth("quick", 8, 24, 24, 48, 2, 8, 12, 24)
NORMAL = Depth("normal", 16, 128, 96, 256, 2, 32, 32, 384, 0.01)
DEEP = Depth("deep", 24, 600, 600, 1_200, 4, 128, 64, 1024)
DEPTHS: tuple[Depth, ...] = (QUICK, NORMAL, DEEP)


def depth(name: str) -> Depth:
    """Return the depth of that name. Raises ValueError, which lists the names, if there is none."""
    for known in DEPTHS:
        if known.name == name:
            return known
    raise ValueError(f"depth is {name!r}; it can be {', '.join(one.name for one in DEPTHS)}")


@dataclass(frozen=True)
class Grade:
    """A kind of loss: from this lost chance to win on, or these usual margins of final points."""

    name: str  # for files and the protocol
    win: float
    margins: float


SLIP = Grade("slip", 0.02, 0.2)
MISTAKE = Grade("mistake", 0.05, 0.5)
BLUNDER = Grade("blunder", 0.10, 1.0)
GRADES: tuple[Grade, ...] = (SLIP, MISTAKE, BLUNDER)
"""The grades, mildest first. At an even score a usual margin of points (Features.lead) is worth a
quarter of a win, so that a loss of 2 % is 0.08 margins; points need two and a half times that. They
count when the win is already decided, and a player who then plays safe has a reason to give points
away."""


def grade_of(win: float, margins: float) -> Grade | None:
    """Return the grade of a loss in chance to win and in usual margins of points; None for less
    than a slip."""
    return next(
        (grade for grade in reversed(GRADES) if win >= grade.win or margins >= grade.margins), None
    )


HORIZON_WIN, HORIZON_POINTS = 0.2, 0.25
"""The error of a loss that comes from the end of the tried games, as a share of the loss. So 68% of
122 costly turns were no further from the result than both errors (lab/pages/costly-turns.md)."""


@dataclass(frozen=True)
class ExpectedResult:
    """The expected result of the seats, or, as a difference, its change: by seat."""

    win: tuple[float, ...]  # shares of the win, 0..1
    points: tuple[float, ...]  # final points, as Position.counts counts them


@dataclass(frozen=True)
class Measured(ExpectedResult):
    """The same with the standard errors of random tries."""

    win_error: tuple[float, ...]
    points_error: tuple[float, ...]

    def judged_early(self) -> Measured:
        """Return the same with errors that include the network's error at the end of the tried
        games."""
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
    """The decisions of one seat without chance or another seat between: the game's actions `first`
    to `last` - 1."""

    first: int  # how many actions the game had before the first one of the turn
    last: int  # and after the last one
    seat: int
    stage: int | None  # of the game, as in its calibration; None if it has none
    before: ExpectedResult  # the expected result when the turn began
    is_choice: bool  # False if there was no choice, or all led to the same
    play: Measured  # the turn's gain for each seat beyond the expected result
    swing: Measured  # and compared with the best one: below 0 for the seat itself for a loss
    at: int  # how many actions the game had before the one after which the best was out of reach
    better: tuple[int, ...]  # the best turn, as in Position; empty if the turn was as good
    grade: Grade | None  # None if no loss is more than chance

    @property
    def loss(self) -> float:
        """The loss in chance to win."""
        return -self.swing.win[self.seat]

    @property
    def loss_in_points(self) -> float:
        """The loss in final points of the seat."""
        return -self.swing.points[self.seat]

    @property
    def gave_points_away(self) -> bool:
        """Whether its grade is for points alone. Against others such a turn is no mistake in a game
        for the win: the game is decided, or the points hardly matter."""
        return self.grade is not None and len(self.swing.win) > 1 and self.loss < SLIP.win

    @property
    def costs(self) -> tuple[float, float]:
        """The key that orders turns by cost: chance to win first, as far as it is at stake, then
        points; in a solo game points alone."""
        is_for_the_win = len(self.swing.win) > 1 and not self.gave_points_away
        return (self.loss if is_for_the_win else 0.0), self.loss_in_points


@dataclass(frozen=True)
class Luck:
    """The effect of chance on each seat: its expected result after, minus that before."""

    at: int  # how many actions the game had when chance fell
    luck: Measured


@dataclass(frozen=True)
class LuckAccount:
    """The parts of a seat's result: start, luck, its own play, that of the others, and the
    unexplained rest add up to the result. Each is a chance to win and final points.

    Play counts against the expected play, which is about a Knight's: gains beyond that, minus
    losses. In chance to win no part is more than 1, up or down, and with two players a gain of one
    is the other's loss.
    """

    start: tuple[float, float]
    luck: tuple[float, float]
    own: tuple[float, float]
    others: tuple[float, float]
    remainder: tuple[float, float]
    error: tuple[float, float]  # the standard error of the remainder
    result: tuple[float, float]  # in a running game the expected result by now
    losses: tuple[float, float]  # what its turns lost against the best turns, below 0


@dataclass(frozen=True)
class Accuracy:
    """How well a seat has played."""

    decisions: int  # turns with a choice
    rate: float  # lost chance to win for each decision
    error: float  # its standard error
    elo: int | None  # of the level with the same loss of the lead; None if unknown
    # None too if no level loses so little or so much, and after one decision alone
    elo_error: int | None
    level: str | None  # the name of the level nearest to it
    lead: float = 0.0  # lost points of the lead a decision, large losses cut (accuracy.bounded)
    lead_error: float = 0.0  # its standard error


@dataclass(frozen=True)
class Review:
    """The reviewed part of a game. `turns` and `lucks` are in the order of the game."""

    depth: str
    seats: int
    turns: tuple[ReviewedTurn, ...]
    lucks: tuple[Luck, ...]
    accounts: tuple[LuckAccount, ...]  # by seat
    skills: tuple[Accuracy, ...]  # by seat
    is_whole: bool  # whether all requested parts are reviewed


# Means of tries, with their standard errors.


Try = tuple[Sequence[float], Sequence[float]]
"""One game a round or two ahead: by seat the share of the win and the final points."""


def mean(tries: Sequence[Try]) -> Measured:
    """Return the mean of independent tries, at least one; a single one, or equal ones, count as
    certain."""
    win = [column([one[0][seat] for one in tries]) for seat in range(len(tries[0][0]))]
    points = [column([one[1][seat] for one in tries]) for seat in range(len(tries[0][1]))]
    return Measured(
        tuple(middle for middle, _ in win),
        tuple(middle for middle, _ in points),
        tuple(error for _, error in win),
        tuple(error for _, error in points),
    )


def mean_difference(ones: Sequence[Try], others: Sequence[Try]) -> list[Try]:
    """Return the differences of tries with the same chance, pair by pair."""
    return [
        (
            [mine - yours for mine, yours in zip(one[0], other[0], strict=True)],
            [mine - yours for mine, yours in zip(one[1], other[1], strict=True)],
        )
        for one, other in zip(ones, others, strict=True)
    ]


def column(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    number = len(numbers)
    middle = math.fsum(numbers) / number
    if number < 2:
        return middle, 0.0
    apart = [one - middle for one in numbers]
    return middle, math.sqrt(math.fsum(map(mul, apart, apart)) / (number - 1) / number)


VERSION = 5
"""The version of this format and its calculations: since 2 no chance is certain while chance is
left, since 3 no part of an account is more than a whole win, since 4 a level is named by the chance
too and the errors of losses include the network's error, since 5 the points of a loss are in the
same unit as those of luck. A review of another version is not read, but calculated anew."""
CHANCE, POINTS = 4, 2
"""The decimals shown."""
ENTRIES = "start", "luck", "own", "others", "remainder", "error", "result", "losses"
"""The keys of an account."""


class BadReview(ValueError):
    """A file that is not a review, or not of this game."""


def review_object(review: Review, game: Game) -> dict[str, object]:
    """Return the review of a game as an object."""
    return {
        "version": VERSION,
        "depth": review.depth,
        "seats": review.seats,
        "whole": review.is_whole,
        "turns": [turn_object(one, game) for one in review.turns],
        "luck": [{"at": one.at, **measured_object(one.luck)} for one in review.lucks],
        "accounts": [account_object(one) for one in review.accounts],
        "skills": [skill_object(one) for one in review.skills],
    }


def turn_object(turn: ReviewedTurn, game: Game) -> dict[str, object]:
    return {
        "first": turn.first,
        "last": turn.last,
        "seat": turn.seat,
        "stage": turn.stage,
        "before": worth_object(turn.before),
        "choice": turn.is_choice,
        "play": measured_object(turn.play),
        "swing": measured_object(turn.swing),
        "at": turn.at,
        "better": [game.action(code) for code in turn.better],
        "grade": None if turn.grade is None else turn.grade.name,
        "given_away": turn.gave_points_away,
    }


def worth_object(worth: ExpectedResult) -> dict[str, object]:
    return {"win": rounded(worth.win, CHANCE), "points": rounded(worth.points, POINTS)}


def measured_object(found: Measured) -> dict[str, object]:
    return {
        **worth_object(found),
        "win_error": rounded(found.win_error, CHANCE),
        "points_error": rounded(found.points_error, POINTS),
    }


def account_object(account: LuckAccount) -> dict[str, object]:
    def pair(entry: tuple[float, float]) -> dict[str, float]:
        return {"win": round(entry[0], CHANCE), "points": round(entry[1], POINTS)}

    return {name: pair(getattr(account, name)) for name in ENTRIES}


def skill_object(skill: Accuracy) -> dict[str, object]:
    return {
        "decisions": skill.decisions,
        "rate": round(skill.rate, CHANCE + 2),
        "error": round(skill.error, CHANCE + 2),
        "elo": skill.elo,
        "elo_error": skill.elo_error,
        "level": skill.level,
        "lead": round(skill.lead, POINTS + 1),
        "lead_error": round(skill.lead_error, POINTS + 1),
    }


def rounded(numbers: Sequence[float], decimals: int) -> list[float]:
    return [round(number, decimals) for number in numbers]


def review_from(data: object, game: Game) -> Review:
    """Return the review of a JSON value. Raises BadReview if it is none of this game."""
    if not isinstance(data, dict):
        raise BadReview("it is no object")
    try:
        if data["version"] != VERSION:
            raise BadReview(f"it is of version {data['version']!r}, not {VERSION}")
        review = Review(
            depth(data["depth"]).name,
            whole(data["seats"]),
            tuple(turn_from(one, game) for one in data["turns"]),
            tuple(Luck(whole(one["at"]), measured_from(one)) for one in data["luck"]),
            tuple(account_from(one) for one in data["accounts"]),
            tuple(skill_from(one) for one in data["skills"]),
            {True: True, False: False}[data["whole"]],
        )
    except BadReview:
        raise
    except (KeyError, TypeError, ValueError, OverflowError, AttributeError, RulesError) as error:
        raise BadReview(f"damaged ({type(error).__name__}: {error})") from error
    require_fit(review, game)
    return review


def require_fit(review: Review, game: Game) -> None:
    """Raise BadReview if a review cannot be of this game."""
    if review.seats != game.seats:
        raise BadReview(f"it is of {review.seats} seats, the game has {game.seats}")
    for turn in review.turns:
        if not 0 <= turn.first <= turn.at < turn.last <= game.revision:
            raise BadReview(f"the game has no actions {turn.first} to {turn.last}")
        if game.actions[turn.first][0] != turn.seat:
            raise BadReview(f"action {turn.first} was not seat {turn.seat}'s")
        require_legal(turn, game)
    if any(not 0 <= luck.at <= game.revision for luck in review.lucks):
        raise BadReview("it tells of luck after more actions than the game has")
    measured = [one for turn in review.turns for one in (turn.play, turn.swing)]
    measured += [luck.luck for luck in review.lucks]
    by_seat: list[Sequence[object]] = [review.accounts, review.skills]
    for worth in (*measured, *(turn.before for turn in review.turns)):
        by_seat += [worth.win, worth.points]
    for one in measured:
        by_seat += [one.win_error, one.points_error]
    if any(len(values) != game.seats for values in by_seat):
        raise BadReview("it does not tell of every seat")


def require_legal(turn: ReviewedTurn, game: Game) -> None:
    """Raise BadReview if the rules do not allow the better turn: it is shown on the table, compared
    and played on from."""
    reached = game.position_at(turn.first)[0]
    for code in turn.better:
        try:
            reached.act_only(code, turn.seat)
        except RulesError as error:
            raise BadReview(
                f"better than action {turn.first} is one that was not legal: {error}"
            ) from error


def turn_from(data: Document, game: Game) -> ReviewedTurn:
    grades = {grade.name: grade for grade in GRADES}
    return ReviewedTurn(
        whole(data["first"]),
        whole(data["last"]),
        whole(data["seat"]),
        None if data["stage"] is None else whole(data["stage"]),
        ExpectedResult(numbers(data["before"]["win"]), numbers(data["before"]["points"])),
        {True: True, False: False}[data["choice"]],
        measured_from(data["play"]),
        measured_from(data["swing"]),
        whole(data["at"]),
        tuple(game.code(action) for action in data["better"]),
        None if data["grade"] is None else grades[data["grade"]],
    )


def measured_from(data: Document) -> Measured:
    return Measured(
        numbers(data["win"]),
        numbers(data["points"]),
        numbers(data["win_error"]),
        numbers(data["points_error"]),
    )


def account_from(data: Document) -> LuckAccount:
    def pair(entry: Document) -> tuple[float, float]:
        return number(entry["win"]), number(entry["points"])

    return LuckAccount(*(pair(data[name]) for name in ENTRIES))


def skill_from(data: Document) -> Accuracy:
    elo, elo_error, name = data["elo"], data["elo_error"], data["level"]
    return Accuracy(
        whole(data["decisions"]),
        number(data["rate"]),
        number(data["error"]),
        None if elo is None else whole(elo),
        None if elo_error is None else whole(elo_error),
        None if name is None else level(name).name,
        number(data["lead"]),
        number(data["lead_error"]),
    )


def numbers(values: Iterable[object]) -> tuple[float, ...]:
    return tuple(number(one) for one in values)


def number(value: object) -> float:
    """Return a number. Raises TypeError for a text with one, and ValueError for infinity."""
    if type(value) is not int and type(value) is not float:
        raise TypeError(f"{value!r} is no number")
    if not math.isfinite(value):
        raise ValueError(f"{value!r} is no number that can be written")
    return float(value)


def whole(value: object) -> int:
    """Return a whole number. Raises TypeError for anything else, even if it could be rounded."""
    if type(value) is not int:
        raise TypeError(f"{value!r} is no whole number")
    return value
