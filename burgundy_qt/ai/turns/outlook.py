"""An outlook weighs all that chance can do next instead of trying it by rollouts, where that can be
afforded."""

from typing import Protocol

from burgundy_qt.rules.position import Position


class Outlook(Protocol):
    """Looks ahead from positions before a chance, or at the end, of a game for points alone."""

    def expected(self, position: Position, rounds: int) -> float:
        """The final points that are expected, so many rounds looked through."""
