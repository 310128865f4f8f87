"""A bot: thinks about the decisions of a seat at its level, and can be told to stop."""

import secrets

from burgundy_qt.ai.levels import PLAIN_SECONDS, Level, is_compiled, level
from burgundy_qt.ai.search import Search
from burgundy_qt.ai.thought import Candidate, Thought
from burgundy_qt.rules.position import Position

__all__ = ["Candidate", "Thinker", "Thought"]


class Thinker:
    """A bot of one level. It never looks at what its seat cannot know.

    The same seed, decisions and numbers of simulations on one thread give the same thoughts; without a seed no two bots
    think alike. Raises ValueError for an unknown level."""

    def __init__(self, level_name: str, threads: int = 1, seed: int | None = None):
        self.level: Level = level(level_name)
        self.threads = threads
        self.seed = secrets.randbits(53) if seed is None else seed
        self.thoughts = 0
        self.search: Search | None = None
        self.stopped = False

    def think(
        self, position: Position, seat: int, seconds: float | None = None, simulations: int | None = None
    ) -> Thought:
        """Think about the decision of `seat` in `position`, which stays as it is; returns when done or stopped.

        The level limits the thought where neither limit is given. Other threads run meanwhile. Raises ValueError where
        the seat is not to decide or a limit is not above 0."""
        if seconds is None and simulations is None:
            seconds = self.level.seconds if is_compiled() else PLAIN_SECONDS
            simulations = self.level.simulations
        self.search = Search(position, seat, self.threads, self.seed + self.thoughts)
        self.thoughts += 1
        try:
            if self.stopped:
                self.search.stop()
            return self.search.run(simulations, seconds)
        finally:
            self.search = None
            self.stopped = False

    def stop(self) -> None:
        """End the thought that runs, from any thread, with the best so far. Where none runs the next one ends at once:
        so that a thought that is just about to begin is stopped too."""
        self.stopped = True
        search = self.search
        if search is not None:
            search.stop()
