"""An analyst: looks at a decision as a level of the bots does, and says what each choice promises,
and why."""

import time
from collections.abc import Mapping, Sequence

from burgundy_qt.ai.analysis.decision_analysis import DecisionAnalysis
from burgundy_qt.ai.analysis.expected_points import unplayed
from burgundy_qt.ai.analysis.findings import Analysis
from burgundy_qt.ai.analysis.games import Games
from burgundy_qt.ai.analysis.standing_plan import Effort, StandingPlan
from burgundy_qt.ai.levels import level
from burgundy_qt.ai.thinking import Thinker
from burgundy_qt.ai.thought import Thought
from burgundy_qt.ai.values.evaluator import OBJECTIVES
from burgundy_qt.ai.values.shipped import shipped_for
from burgundy_qt.rules.position import Position

SECONDS = 1.0
"""An analysis without a limit of its own."""
SEARCHING = 0.35
"""The share of the time in which the best choice is searched; the rest is for games to the end."""
TELLING = 0.01
"""Seconds kept for what follows the last game."""
SIMULATIONS_A_GAME = 25
"""So many simulations of the search come with one game of each of the two choices that are
compared."""
LEAST_GAMES = 2
UNKNOWN = "so-far"
"""The source of points that were scored before, where nobody says for what."""


class Analyst:
    """Analyses decisions as one level sees them. It never looks at what the seat cannot know.

    `objective`: what is played for, "win" or "points". `plan`: what is kept of the plan that was
    found last, by several analysts of one game too; left out, this one's own. Raises ValueError for
    an unknown level or objective."""

    def __init__(
        self,
        level_name: str = "duke",
        threads: int = 1,
        seed: int = 0,
        objective: str = "win",
        plan: StandingPlan | None = None,
    ):
        if objective not in OBJECTIVES:
            raise ValueError(f"objective is {objective!r}; it can be {' or '.join(OBJECTIVES)}")
        self.level = level(level_name)
        self.threads = threads
        self.seed = seed
        self.objective = objective
        self.plan = plan or StandingPlan()
        self.work: Thinker | Games | None = None
        self.searched: tuple[Thinker, Effort] | None = None
        self.stopped = False

    def stop(self) -> None:
        """End the analysis that runs, from any thread, with what is known by then; where none runs,
        the next one."""
        self.stopped = True
        work = self.work
        if work is not None:
            work.stop()

    def analyse(
        self,
        position: Position,
        seat: int,
        scored: Sequence[Mapping[str, int]] | None = None,
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> Analysis:
        """The decision of `seat` in `position`, which stays as it is; returns when done or stopped.

        `scored`: by seat, the points scored so far by source. `simulations` counts the rollouts of
        levels that search as long as they may; games to the end follow in proportion. With it alone
        the same seed answers the same on any number of threads. Without a limit it takes a second.
        Other threads run meanwhile. Raises ValueError where the seat is not to decide or a limit is
        not above 0."""
        if seconds is None and simulations is None:
            seconds = SECONDS
        until = None if seconds is None else time.monotonic() + max(seconds - TELLING, seconds / 2)
        number = (
            None if simulations is None else max(LEAST_GAMES, simulations // SIMULATIONS_A_GAME)
        )
        try:
            thought = self.think(position, seat, seconds, simulations)
            shipped = shipped_for(position)
            if shipped is None:
                options = tuple(unplayed(candidate) for candidate in thought.candidates)
                win, points, counted = thought.win, thought.points, position.counts()
                return Analysis(seat, options, win, points, None, "network", counted, False)
            comparison = DecisionAnalysis(
                position, seat, thought, scored or so_far(position), *shipped, self.objective
            )
            games = Games(*shipped, position, self.threads, self.objective)
            self.begin(games)
            with games.ended_at(until):
                comparison.compare(games, self.seed)
                played = games.play(
                    position, seat, comparison.lines(), self.seed, comparison.enough(number)
                )
            if self.searched is not None and not self.stopped:
                self.plan.keep(*self.searched)
            return comparison.analysis(played)
        finally:
            self.work, self.searched, self.stopped = None, None, False

    def think(
        self, position: Position, seat: int, seconds: float | None, simulations: int | None
    ) -> Thought:
        """The level's own thought, in its share of the time; where its plan is followed, that which
        found the plan."""
        effort = Effort(self.level.name, self.objective, seconds, simulations)
        thought = self.plan.thought(position, seat, effort)
        if thought is not None:
            return thought
        thinker = Thinker(self.level.name, self.threads, self.seed, self.objective, forced_too=True)
        self.begin(thinker)
        thought = thinker.think(position, seat, *self.limits(position, seconds, simulations))
        self.searched = thinker, effort
        return thought

    def limits(
        self, position: Position, seconds: float | None, simulations: int | None
    ) -> tuple[float | None, int | None]:
        """The limits of the thought; the level's own are None."""
        if shipped_for(position) is None:
            return seconds, simulations
        if not self.level.is_paced:
            return None, None
        return None if seconds is None else seconds * SEARCHING, simulations

    def begin(self, work: Thinker | Games) -> None:
        """What a stop ends from now on."""
        self.work = work
        if self.stopped:
            work.stop()


def so_far(position: Position) -> list[dict[str, int]]:
    """By seat: the points on the board, from whatever source."""
    return [{UNKNOWN: points} if points else {} for points in position.scores()]
