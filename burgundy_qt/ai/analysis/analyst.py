"""An analyst: looks at a decision as a level of the bots does, and gives the expected result of
each choice, with reasons."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt import repeatable
from burgundy_qt.ai.analysis.decision_analysis import DecisionAnalysis, PlayoutGames
from burgundy_qt.ai.analysis.point_sources import Analysis, unplayed
from burgundy_qt.ai.levels import level
from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.networks.network import OBJECTIVES
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.ai.thought import Thought
from burgundy_qt.ai.turn_search.beam import same_position
from burgundy_qt.rules.position import Position


@dataclass(frozen=True)
class Effort:
    """How a search was made: by which level, for which objective, and its limits."""

    level: str
    objective: str
    seconds: float | None
    simulations: int | None

    def covers(self, other: Effort) -> bool:
        """Return whether a search like this one is at least as thorough as another."""
        if (self.level, self.objective) != (other.level, other.objective):
            return False
        limits = (self.seconds, other.seconds), (self.simulations, other.simulations)
        return all(
            (math.inf if own is None else own) >= (math.inf if its is None else its)
            for own, its in limits
        )


SECONDS = 1.0
"""Seconds of an analysis without a limit."""
SEARCHING = 0.35
"""The share of the time for the search of the best choice; the rest is for games to the end."""
TELLING = 0.01
"""Seconds reserved after the last game."""
SIMULATIONS_A_GAME = 25
"""For each so many simulations of the search, one game of each of the two compared choices is
played."""
LEAST_GAMES = 2
UNKNOWN = "so-far"
"""The source of points scored before, if the caller does not give it."""


class Analyst:
    """Analyses decisions as one level sees them. It never uses hidden information.

    `objective`: "win" or "points". `plan`: a cache of the last plan, which several analysts of one
    game may share; by default this one has its own. Raises ValueError for an unknown level or
    objective.
    """

    def __init__(
        self,
        level_name: str = "duke",
        threads: int = 1,
        seed: int = 0,
        objective: str = "win",
        plan: CachedPlan | None = None,
    ):
        if objective not in OBJECTIVES:
            raise ValueError(f"objective is {objective!r}; it can be {' or '.join(OBJECTIVES)}")
        self.level = level(level_name)
        self.threads = threads
        self.seed = seed
        self.objective = objective
        self.plan = plan or CachedPlan()
        self.work: Thinker | PlayoutGames | None = None
        self.searched: tuple[Thinker, Effort] | None = None
        self.stopped = False

    def stop(self) -> None:
        """End the running analysis, from any thread, with its results so far; if none runs, the
        next one."""
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
        """Return the analysis of the decision of `seat` in `position`, which is not changed.

        `scored`: by seat, the points scored so far by source. `simulations` limits the rollouts of
        levels without their own limit; games to the end follow in proportion. With it alone the
        same seed gives the same answer on any number of threads. Without a limit it takes a second.
        It releases the GIL. Raises ValueError if the seat does not decide or a limit is not above
        0.
        """
        if seconds is None and simulations is None:
            seconds = SECONDS
        seconds, simulations = repeatable.limits(seconds, simulations)
        until = None if seconds is None else time.monotonic() + max(seconds - TELLING, seconds / 2)
        number = (
            None if simulations is None else max(LEAST_GAMES, simulations // SIMULATIONS_A_GAME)
        )
        try:
            thought = self.think(position, seat, seconds, simulations)
            shipped = default_network_for(position)
            if shipped is None:
                options = tuple(unplayed(candidate) for candidate in thought.candidates)
                win, points, counted = thought.win, thought.points, position.counts()
                return Analysis(seat, options, win, points, None, "network", counted, False)
            comparison = DecisionAnalysis(
                position, seat, thought, scored or so_far(position), *shipped, self.objective
            )
            games = PlayoutGames(*shipped, position, self.threads, self.objective)
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
        """Return the level's own thought, in its share of the time; while its plan is followed, the
        thought that found the plan."""
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
        """Return the limits of the thought; None keeps the level's own."""
        if default_network_for(position) is None:
            return seconds, simulations
        if not self.level.is_paced:
            return None, None
        return None if seconds is None else seconds * SEARCHING, simulations

    def begin(self, work: Thinker | PlayoutGames) -> None:
        """Set the work that a stop ends from now on."""
        self.work = work
        if self.stopped:
            work.stop()


def so_far(position: Position) -> list[dict[str, int]]:
    """Return by seat the points on the board, from any source."""
    return [{UNKNOWN: points} if points else {} for points in position.scores()]


class CachedPlan:
    """Keeps the search that found a plan, for one thread at a time.

    So a chance to win that was shown does not change while its plan is followed: no chance falls
    within a turn.
    """

    def __init__(self) -> None:
        self.thinker: Thinker | None = None
        self.effort: Effort | None = None
        self.answered: tuple[Position, Thought] | None = None

    def keep(self, thinker: Thinker, effort: Effort) -> None:
        """Keep a search that ran in full; it has thought about one decision."""
        self.thinker, self.effort, self.answered = thinker, effort, None

    def thought(self, position: Position, seat: int, effort: Effort) -> Thought | None:
        """Return the search's view of a position that its plan has reached; None if it has not, or
        if the caller would search longer."""
        if self.thinker is None or self.effort is None or not self.effort.covers(effort):
            return None
        if self.answered is not None and same_position(position, self.answered[0]):
            return self.answered[1]
        if not self.thinker.goes_on(position):
            return None
        thought = self.thinker.think(position, seat)
        self.answered = position.copy(), thought
        return thought
