"""The mistakes of a seat in a reviewed game, as questions."""

from __future__ import annotations

from burgundy_qt.ai.review.review_result import ReviewedTurn
from burgundy_qt.session.questions.question import Question
from burgundy_qt.session.reviews.breakdown import costliest
from burgundy_qt.session.reviews.reviewed import Reviewed


def mistakes_of(reviewed: Reviewed, seat: int) -> list[Question]:
    """What the seat got wrong, in the order of the game: the turns that its report lists."""
    turns = sorted(costliest(reviewed, seat), key=lambda turn: turn.first)
    return [question_about(reviewed, turn) for turn in turns]


def question_about(reviewed: Reviewed, turn: ReviewedTurn) -> Question:
    """A turn that was played, asked about; what is tried is measured as that was."""
    game = reviewed.game
    return Question(
        game,
        turn.first,
        turn.seat,
        reviewed.seats,
        better=tuple(game.action(code) for code in turn.better),
        played=tuple(action for _, action in game.actions[turn.first : turn.last]),
        loss=turn.loss,
        loss_in_points=turn.loss_in_points,
        depth=reviewed.review.depth,
        seed=turn.first,
    )
