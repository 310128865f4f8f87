"""What a game brings so that all that chance can do next is weighed, where that can be afforded,
instead of being tried by rollouts."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from burgundy_qt.ai.values.evaluator import Evaluator
from burgundy_qt.rules.registry import part_if_any


class Outlook(Protocol):
    """Looks ahead from positions before a chance, or at the end, of a game for points alone."""

    def expected(self, position: Any, rounds: int) -> float:
        """The final points that are expected, so many rounds looked through."""


@dataclass(frozen=True)
class OutlookParts:
    """The part "outlook" of a game."""

    outlook: Callable[[Evaluator], Outlook | None]
    """One for the evaluator's table; None where that cannot be afforded."""


def outlook_for(evaluator: Evaluator) -> Outlook | None:
    """What looks ahead for an evaluator; None where rollouts do."""
    parts = outlook_parts(evaluator.features.game)
    return None if parts is None else parts.outlook(evaluator)


@cache
def outlook_parts(game: str) -> OutlookParts | None:
    """What a game brings to look ahead; None where it brings nothing."""
    return part_if_any("ai", game, "outlook", OutlookParts)
