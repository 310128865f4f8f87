"""What the graph of a review shows: the course of what every seat may expect, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from burgundy_qt.ai.review.review_result import ExpectedResult, Luck, Review, ReviewedTurn
from burgundy_qt.session.game_replay import Replay
from burgundy_qt.widgets.log.game_log import log_of

What = Literal["win", "points"]
STEPS = 5, 10, 20, 25, 50, 100, 200
"""Between two lines of a scale of points."""
LEAST_LUCK = 0.05, 2.0
"""The luck in chance to win, and in points, that fills its strip at least."""


@dataclass(frozen=True)
class Curves:
    """A review along the `last` actions of its game: `what` every seat may expect, its luck, and
    what was lost. `chapters` are the parts of the game, each with the action at which it opens;
    `counts` what points are in this game (Position.counts)."""

    review: Review
    what: What
    last: int
    chapters: Sequence[tuple[int, str]] = ()
    counts: str = "points"

    def worth(self, worth: ExpectedResult, seat: int) -> float:
        """What is shown of a seat's worth."""
        shown = worth.win if self.what == "win" else worth.points
        return shown[seat]

    def course(self, seat: int) -> list[tuple[int, float]]:
        """What the seat might expect after so many actions; at the end its result, once all is
        known."""
        review = self.review
        course = [(turn.first, self.worth(turn.before, seat)) for turn in review.turns]
        if review.is_whole and course:
            course.append((self.last, review.accounts[seat].result[self.what == "points"]))
        return course

    @property
    def marked(self) -> list[ReviewedTurn]:
        """The turns that lost something."""
        return [turn for turn in self.review.turns if turn.grade is not None]

    @property
    def scale(self) -> list[float]:
        """The levels with a line, the lowest and the highest at the edges."""
        if self.what == "win":
            return [0.0, 0.25, 0.5, 0.75, 1.0]
        values = [at for seat in range(self.review.seats) for _, at in self.course(seat)] or [0.0]
        low, high = min(values), max(values)
        step = next((step for step in STEPS if high - low <= 4 * step), STEPS[-1])
        first, last = int(low // step), int(-(-high // step))
        return [float(step * level) for level in range(first, max(last, first + 1) + 1)]

    def luck(self, one: Luck, seat: int) -> float:
        """What chance brought a seat."""
        return self.worth(one.luck, seat)

    @cached_property
    def most_luck(self) -> float:
        """What chance brought at most, all who gained together."""
        seats = range(self.review.seats)
        gains = [sum(max(0.0, self.luck(one, seat)) for seat in seats) for one in self.review.lucks]
        losses = [-min(self.luck(one, seat) for seat in seats) for one in self.review.lucks]
        least = LEAST_LUCK[self.what == "points"]
        return float(max([least, *gains, *(losses if self.review.seats == 1 else ())]))


def chapters_of(replay: Replay) -> Sequence[tuple[int, str]]:
    """The parts of a game as they are called in its log, each with how many actions there were when
    it opened."""
    log = log_of(replay.game)
    opens = [at for at, event in enumerate(replay.events) if log.opens_chapter(event)]
    return list(zip(map(replay.after, opens), log.chapters, strict=False))
