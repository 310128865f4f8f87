"""What a game brings so that it can be reviewed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from burgundy_qt.ai.review.accounts import CERTAIN, Doubt
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import part_of


@dataclass(frozen=True)
class ReviewParts:
    """The part "review" of a game: every game that brings features brings it."""

    usual_margin: Callable[[Position], float]
    """By how much of what is counted (Position.counts) games like this one are usually won."""
    boundaries: Callable[[Position], int] = lambda position: 1
    """How many boundaries (Features.at_boundary) a round has, in which every seat has a turn."""
    ahead: Mapping[str, int] = field(default_factory=dict)
    """By depth how many boundaries turns are played on to be compared; as many as bots look ahead
    in most games where nothing is said. Who looks less far than a strong player blames what was
    seen further ahead."""
    tries: int = 1
    """How many times as many rollouts as a depth says are tried for a loss: more where they cost
    little and turns differ by less than a few of them tell."""
    alone: Literal["win", "points"] = "win"
    """What one plays for alone."""
    doubt: Doubt = CERTAIN
    """How much of an account the yardstick leaves unexplained, as games have shown."""

    def is_for_points(self, seats: int) -> bool:
        """Whether a table of so many plays for points, so that no turn is judged by a win."""
        return seats == 1 and self.alone == "points"


@cache
def review_parts(game: str) -> ReviewParts:
    """What a game brings."""
    return part_of("ai", game, "review", ReviewParts)
