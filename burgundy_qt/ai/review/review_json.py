"""A review as JSON, for the protocol and for files: actions as the protocol's objects."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from burgundy_qt.ai.levels import level
from burgundy_qt.ai.review.review_result import (
    GRADES,
    Accuracy,
    ExpectedResult,
    Luck,
    LuckAccount,
    Measured,
    Review,
    ReviewedTurn,
    depth,
)
from burgundy_qt.rules.errors import RulesError
from burgundy_qt.rules.game import Game
from burgundy_qt.storage.documents import Document

VERSION = 4
"""The version of this format and its calculations: since 2 no chance is certain while chance is
left, since 3 no part of an account is more than a whole win, since 4 a level is named by the chance
too and the errors of losses include the network's error. A review of another version is not read,
but calculated anew."""
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
