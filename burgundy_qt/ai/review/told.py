"""A review as JSON, for the protocol and for files: actions as the protocol's objects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgundy_qt.ai.review.depths import depth
from burgundy_qt.ai.review.findings import (
    Account,
    Luck,
    Measured,
    Review,
    ReviewedTurn,
    Skill,
    Worth,
)
from burgundy_qt.ai.review.grades import GRADES
from burgundy_qt.rules.errors import RulesError
from burgundy_qt.rules.game import Game

VERSION = 2
"""Of this form and reckoning; by 2 no chance is certain while chance is left. What another version
wrote is not read, but reckoned anew."""
CHANCE, POINTS = 4, 2
"""Decimals that are told."""
ENTRIES = "start", "luck", "own", "others", "remainder", "error", "result", "losses"
"""Of an account."""


class BadReview(ValueError):
    """What should be a review is none, or not of this game."""


def review_object(review: Review, game: Game) -> dict[str, Any]:
    """The review of a game as an object."""
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


def turn_object(turn: ReviewedTurn, game: Game) -> dict[str, Any]:
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
    }


def worth_object(worth: Worth) -> dict[str, Any]:
    return {"win": rounded(worth.win, CHANCE), "points": rounded(worth.points, POINTS)}


def measured_object(found: Measured) -> dict[str, Any]:
    return {
        **worth_object(found),
        "win_error": rounded(found.win_error, CHANCE),
        "points_error": rounded(found.points_error, POINTS),
    }


def account_object(account: Account) -> dict[str, Any]:
    def pair(entry: tuple[float, float]) -> dict[str, float]:
        return {"win": round(entry[0], CHANCE), "points": round(entry[1], POINTS)}

    return {name: pair(getattr(account, name)) for name in ENTRIES}


def skill_object(skill: Skill) -> dict[str, Any]:
    return {
        "decisions": skill.decisions,
        "rate": round(skill.rate, CHANCE + 2),
        "error": round(skill.error, CHANCE + 2),
        "elo": skill.elo,
        "elo_error": skill.elo_error,
        "level": skill.level,
    }


def rounded(numbers: Sequence[float], decimals: int) -> list[float]:
    return [round(number, decimals) for number in numbers]


def review_from(told: Any, game: Game) -> Review:
    """The review that an object tells; raises BadReview where it is none of this game."""
    try:
        if told["version"] != VERSION:
            raise BadReview(f"it is of version {told['version']!r}, not {VERSION}")
        review = Review(
            depth(told["depth"]).name,
            int(told["seats"]),
            tuple(turn_from(one, game) for one in told["turns"]),
            tuple(Luck(int(one["at"]), measured_from(one)) for one in told["luck"]),
            tuple(account_from(one) for one in told["accounts"]),
            tuple(Skill(**one) for one in told["skills"]),
            {True: True, False: False}[told["whole"]],
        )
    except BadReview:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, RulesError) as error:
        raise BadReview(f"damaged ({type(error).__name__}: {error})") from error
    require_fit(review, game)
    return review


def require_fit(review: Review, game: Game) -> None:
    """Raises BadReview where a review cannot be of this game."""
    if review.seats != game.seats:
        raise BadReview(f"it is of {review.seats} seats, the game has {game.seats}")
    for turn in review.turns:
        if not 0 <= turn.first <= turn.at < turn.last <= game.revision:
            raise BadReview(f"the game has no actions {turn.first} to {turn.last}")
        if game.actions[turn.first][0] != turn.seat:
            raise BadReview(f"action {turn.first} was not seat {turn.seat}'s")
        require_legal(turn, game)
    shares = [one for turn in review.turns for one in (turn.before, turn.play, turn.swing)]
    if any(len(one.win) != game.seats or len(one.points) != game.seats for one in shares):
        raise BadReview("it does not tell of every seat")


def require_legal(turn: ReviewedTurn, game: Game) -> None:
    """Raises BadReview where the rules do not allow the better turn: it is looked at on the table,
    compared and played on from."""
    reached = game.stood(turn.first)[0]
    for code in turn.better:
        try:
            reached.act_only(code, turn.seat)
        except RulesError as error:
            raise BadReview(
                f"better than action {turn.first} is one that was not legal: {error}"
            ) from error


def turn_from(told: Any, game: Game) -> ReviewedTurn:
    grades = {grade.name: grade for grade in GRADES}
    return ReviewedTurn(
        int(told["first"]),
        int(told["last"]),
        int(told["seat"]),
        None if told["stage"] is None else int(told["stage"]),
        Worth(numbers(told["before"]["win"]), numbers(told["before"]["points"])),
        bool(told["choice"]),
        measured_from(told["play"]),
        measured_from(told["swing"]),
        int(told["at"]),
        tuple(game.code(action) for action in told["better"]),
        None if told["grade"] is None else grades[told["grade"]],
    )


def measured_from(told: Any) -> Measured:
    return Measured(
        numbers(told["win"]),
        numbers(told["points"]),
        numbers(told["win_error"]),
        numbers(told["points_error"]),
    )


def account_from(told: Any) -> Account:
    def pair(entry: Any) -> tuple[float, float]:
        return float(entry["win"]), float(entry["points"])

    return Account(*(pair(told[name]) for name in ENTRIES))


def numbers(told: Any) -> tuple[float, ...]:
    return tuple(float(number) for number in told)
