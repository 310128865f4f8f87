"""A game with what its review has found so far."""

from __future__ import annotations

from dataclasses import dataclass

from burgundy_qt.ai.review.review_result import Review
from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import SeatPlan


@dataclass(frozen=True)
class ToReview:
    """A `game` that may be reviewed: a copy, which nobody changes; `seats` sit at its table."""

    game: Game
    seats: tuple[SeatPlan, ...]
    game_id: str
    casual: bool


@dataclass(frozen=True)
class Reviewed(ToReview):
    """The same with its `review`, which need not be whole."""

    review: Review
