"""The result of a bot's thought about a decision. A separate module, so that both searches can
return one and only `thinker` imports both."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Candidate:
    """One legal action: how often it was tried, and its expected result for the seat that
    decides."""

    action: int  # as in Position
    visits: int
    win: float  # expected share of the win, 0..1
    points: float  # expected final points
    plan: tuple[int, ...] = ()  # the whole planned turn, the action first; empty if none is planned


@dataclass(frozen=True)
class Thought:
    """The action to play, all legal ones with the best first, and the expected result of the best
    one for each seat."""

    action: int
    candidates: tuple[Candidate, ...]
    win: tuple[float, ...]  # by seat: expected share of the win, 0..1
    points: tuple[float, ...]  # by seat: expected final points
    second: Candidate | None = None
    """The best turn that begins like the one to play and leads to another position; None if none
    was tried."""

    @property
    def simulations(self) -> int:
        """How many games the thought is based on."""
        return sum(candidate.visits for candidate in self.candidates)
