"""The plan that was found last: while it is followed, what its search says of it stands."""

import math
from dataclasses import dataclass

from burgundy_qt.ai.thinking import Thinker
from burgundy_qt.ai.thought import Thought
from burgundy_qt.ai.turns.greedy import same
from burgundy_qt.rules.position import Position


@dataclass(frozen=True)
class Effort:
    """How a search was made: by which level, for what it plays, and its limits."""

    level: str
    objective: str
    seconds: float | None
    simulations: int | None

    def covers(self, other: "Effort") -> bool:
        """Whether a search like this one looks no less than another."""
        if (self.level, self.objective) != (other.level, other.objective):
            return False
        limits = (self.seconds, other.seconds), (self.simulations, other.simulations)
        return all(
            (math.inf if own is None else own) >= (math.inf if its is None else its)
            for own, its in limits
        )


class StandingPlan:
    """Keeps the search that found a plan. One thread at a time asks it.

    So a chance that was told does not change while its plan is followed: no chance falls within a
    turn."""

    def __init__(self) -> None:
        self.thinker: Thinker | None = None
        self.effort: Effort | None = None
        self.answered: tuple[Position, Thought] | None = None

    def keep(self, thinker: Thinker, effort: Effort) -> None:
        """A search that ran in full; it has thought about one decision."""
        self.thinker, self.effort, self.answered = thinker, effort, None

    def thought(self, position: Position, seat: int, effort: Effort) -> Thought | None:
        """What the search says of a position that its plan has come to; None where it has not, or
        where the one who asks would look longer."""
        if self.thinker is None or self.effort is None or not self.effort.covers(effort):
            return None
        if self.answered is not None and same(position, self.answered[0]):
            return self.answered[1]
        if not self.thinker.goes_on(position):
            return None
        thought = self.thinker.think(position, seat)
        self.answered = position.copy(), thought
        return thought
