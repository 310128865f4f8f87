"""Two turns that are known, compared: what makes the one better than the other, source by
source."""

import time
from collections.abc import Mapping, Sequence

from burgundy_qt.ai.analysis.decision_analysis import DecisionAnalysis
from burgundy_qt.ai.analysis.findings import Analysis
from burgundy_qt.ai.analysis.games import Games
from burgundy_qt.ai.thought import Candidate, Thought
from burgundy_qt.ai.values.shipped import shipped_for
from burgundy_qt.rules.position import Position


class TwoTurns:
    """Plays two turns of positions like `like` to the end of the game, `threads` games at a time.
    Raises ValueError where no network fits the game."""

    def __init__(self, like: Position, threads: int = 1, objective: str = "win"):
        shipped = shipped_for(like)
        if shipped is None:
            raise ValueError("no network fits this game, so its turns cannot be compared")
        self.shipped = shipped
        self.objective = objective
        self.games = Games(*shipped, like, threads, objective)

    def stop(self) -> None:
        """End with what is known by now, from any thread."""
        self.games.stop()

    def compared(
        self,
        position: Position,
        seat: int,
        turns: tuple[Candidate, Candidate],
        scored: Sequence[Mapping[str, int]],
        seconds: float,
        seed: int = 0,
    ) -> Analysis:
        """Why the first of the `turns`, each with its whole plan, rather than the second; in so
        many seconds at most. `scored`: by seat, the points scored so far by source."""
        until = time.monotonic() + seconds
        thought = Thought(turns[0].action, turns, (), ())
        study = DecisionAnalysis(position, seat, thought, scored, *self.shipped, self.objective)
        with self.games.ended_at(until):
            study.compare(self.games, seed)
            played = self.games.play(position, seat, study.lines(), seed, study.enough(None))
        return study.analysis(played)
