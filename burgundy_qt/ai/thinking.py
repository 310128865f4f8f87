"""A bot: thinks about the decisions of a seat at its level, and can be told to stop."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from burgundy_qt.ai.features.games import table_of
from burgundy_qt.ai.levels import LONG, PLAIN_SECONDS, Level, is_compiled, level
from burgundy_qt.ai.network_bot import NetworkBot
from burgundy_qt.ai.thought import Candidate, Thought
from burgundy_qt.ai.told import left_open, told
from burgundy_qt.ai.tree_search.search import Search
from burgundy_qt.ai.values.evaluator import OBJECTIVES
from burgundy_qt.ai.values.shipped import shipped_for
from burgundy_qt.rules.position import Position

__all__ = ["Candidate", "Thinker", "Thought"]


class Thinker:
    """A bot of one level. It never looks at what its seat cannot know.

    The same seed, decisions and numbers of simulations on one thread give the same thoughts;
    without a seed no two bots think alike. `objective`: what it plays for, "win" or "points";
    without a network always the win. `pace`: of a level that has one. `forced_too`: whether it
    searches where there is nothing to choose too, for those who are told its chance. Raises
    ValueError for an unknown level, objective or pace."""

    def __init__(
        self,
        level_name: str,
        threads: int = 1,
        seed: int | None = None,
        objective: str = "win",
        pace: str = LONG,
        forced_too: bool = False,
    ):
        if objective not in OBJECTIVES:
            raise ValueError(f"objective is {objective!r}; it can be {' or '.join(OBJECTIVES)}")
        self.level: Level = level(level_name).at(pace)
        self.threads = threads
        self.objective = objective
        self.forced_too = forced_too
        self.seed = secrets.randbits(53) if seed is None else seed
        self.thoughts = 0
        self.search: Search | NetworkBot | None = None
        self.bot: NetworkBot | None = None
        self.stopped = False

    def think(
        self,
        position: Position,
        seat: int,
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> Thought:
        """Think about the decision of `seat` in `position`, which stays as it is; returns when done
        or stopped.

        The level limits the thought where neither limit is given. Where a network fits the game it
        is used, and `simulations` counts its rollouts. Other threads run meanwhile. Raises
        ValueError where the seat is not to decide or a limit is not above 0."""
        with self.thought_about(position, seat, seconds, simulations) as seed:
            bot = self.network_bot(position)
            if bot is None:
                thought = self.search_tree(position, seat, seconds, simulations, seed)
            else:
                limits = self.set_out(bot, seconds, simulations)
                found = bot.think(position, seat, *limits, seed)
                thought = told(found, position, seat, self.objective)
            return left_open(thought, position, seat)

    def choose(
        self,
        position: Position,
        seat: int,
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> int:
        """The action of the same thought, for who only plays: what the others promise is judged for
        those who are told."""
        with self.thought_about(position, seat, seconds, simulations) as seed:
            bot = self.network_bot(position)
            if bot is None:
                return self.search_tree(position, seat, seconds, simulations, seed).action
            return bot.choose(position, seat, *self.set_out(bot, seconds, simulations), seed)

    @contextmanager
    def thought_about(
        self, position: Position, seat: int, seconds: float | None, simulations: int | None
    ) -> Iterator[int]:
        """The seed of the next thought, while it lasts."""
        limits = [limit for limit in (simulations, seconds) if limit is not None]
        if seat not in position.waiting_seats() or any(limit <= 0 for limit in limits):
            raise ValueError(
                f"seat {seat} is not to decide, or a limit is not above 0: waiting are "
                f"{position.waiting_seats()}, "
                f"simulations is {simulations}, seconds is {seconds}"
            )
        self.thoughts += 1
        try:
            yield self.seed + self.thoughts - 1
        finally:
            self.search = None
            self.stopped = False

    def network_bot(self, position: Position) -> NetworkBot | None:
        """The bot with the network for games like this one, if there is one."""
        shipped = shipped_for(position)
        if shipped is None:
            return None
        features, network = shipped
        if self.bot is None or self.bot.halving.evaluator.features is not features:
            known = table_of(position)
            level = self.level if known is None else self.level.at_table(*known)
            self.bot = NetworkBot(level, features, network, position, self.threads, self.objective)
            self.bot.halving.forced_too = self.forced_too
        return self.bot

    def goes_on(self, position: Position) -> bool:
        """Whether the position is the one that the plan of the last thought has come to: it is
        answered at once."""
        return self.bot is not None and self.bot.halving.goes_on(position)

    def set_out(
        self, bot: NetworkBot, seconds: float | None, simulations: int | None
    ) -> tuple[float | None, int | None]:
        """Let the bot begin, or end at once where it was told to stop; returns its limits."""
        if seconds is None and simulations is None:
            seconds, simulations = self.level.seconds, bot.level.limits.rollouts
        bot.clear()
        self.search = bot
        if self.stopped:
            bot.stop()
        return seconds, simulations

    def search_tree(
        self,
        position: Position,
        seat: int,
        seconds: float | None,
        simulations: int | None,
        seed: int,
    ) -> Thought:
        """The tree search, for games without a network."""
        if seconds is None and simulations is None:
            seconds = self.level.seconds if is_compiled() else PLAIN_SECONDS
            simulations = self.level.simulations
        search = Search(position, seat, self.threads, seed, eager=True)
        self.search = search
        if self.stopped:
            search.stop()
        return search.run(simulations, seconds)

    def clear(self) -> None:
        """Forget a stop that came when nothing was thought about; not while it thinks."""
        self.stopped = False

    def stop(self) -> None:
        """End the thought that runs, from any thread, with the best so far. Where none runs the
        next one ends at once: so that a thought that is just about to begin is stopped too."""
        self.stopped = True
        search = self.search
        if search is not None:
            search.stop()
