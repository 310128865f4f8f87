"""What a seat lost in a reviewed game: its costliest turns, and all of it by kind of action and by
the part of the game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from burgundy_qt.ai.review.review_result import SLIP, ReviewedTurn
from burgundy_qt.session.reviews.reviewed import Reviewed

MOST = 10
Part = TypeVar("Part", bound=Hashable)


@dataclass(frozen=True)
class Lost:
    """In so many turns together, in chance to win and in final points."""

    turns: int = 0
    win: float = 0.0
    points: float = 0.0

    @property
    def is_told(self) -> bool:
        """Whether it is as much as a per cent of a win, or a point, when it is rounded."""
        return self.win >= 0.005 or self.points >= 0.5

    def __add__(self, turn: ReviewedTurn) -> Lost:
        return Lost(self.turns + 1, self.win + turn.loss, self.points + turn.loss_in_points)


def turns_that_lost(reviewed: Reviewed, seat: int) -> list[ReviewedTurn]:
    """The seat's turns for which a better one is known, in the order of the game."""
    return [turn for turn in reviewed.review.turns if turn.seat == seat and turn.better]


def costliest(reviewed: Reviewed, seat: int) -> list[ReviewedTurn]:
    """The turns that a report lists and that can be learned from, the worst first, MOST of them at
    most: mistakes and blunders, and where there are none, slips."""
    clear = [turn for turn in turns_that_lost(reviewed, seat) if turn.grade is not None]
    worse = [turn for turn in clear if turn.grade is not SLIP]
    return sorted(worse or clear, key=lambda turn: turn.costs, reverse=True)[:MOST]


def lost_by(
    reviewed: Reviewed, seat: int, part: Callable[[ReviewedTurn], Part]
) -> Mapping[Part, Lost]:
    """What the seat lost, told apart by what `part` says of its turns."""
    found: dict[Part, Lost] = defaultdict(Lost)
    for turn in turns_that_lost(reviewed, seat):
        found[part(turn)] += turn
    return dict(found)
