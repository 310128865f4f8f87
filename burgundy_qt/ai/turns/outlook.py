"""An outlook weighs all that chance can do next instead of trying it by rollouts, where that can be
afforded."""

from typing import Any, Protocol


class Outlook(Protocol):
    """Looks ahead from positions before a chance, or at the end, of a game for points alone."""

    def expected(self, position: Any, rounds: int) -> float:
        """The final points that are expected, so many rounds looked through."""
