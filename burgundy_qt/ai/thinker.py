"""A thinker: a bot that thinks about the decisions of a seat at its level, and can be stopped.

If a network fits the game it plays by that (NetworkBot), otherwise by the tree search; its shown
thoughts are calibrated.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from burgundy_qt import repeatable
from burgundy_qt.ai.game_bots import features_of, table_of
from burgundy_qt.ai.levels import LONG, PLAIN_SECONDS, Level, is_compiled, level
from burgundy_qt.ai.networks.calibration import AS_IT_IS, calibration_for, kept_open, sides_of
from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.networks.network import OBJECTIVES, Evaluator, Network
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.ai.styles import taste_in
from burgundy_qt.ai.thought import Candidate, Thought
from burgundy_qt.ai.tree_search.uct_search import Search
from burgundy_qt.ai.turn_search import beam, sequential_halving
from burgundy_qt.rules.position import KEYS, Position

__all__ = ["Candidate", "Thinker", "Thought"]


class Thinker:
    """A bot of one level. It never uses hidden information.

    The same seed, decisions and numbers of simulations on one thread give the same thoughts;
    without a seed no two bots think alike. `objective`: "win" or "points"; without a network always
    the win. `pace`: for a level with paces. `forced_too`: whether it also searches without a
    choice, for users who see its chance. `style`: the name of one of the game's characters, whose
    taste its choices follow; a game that has none of that name ignores it. Raises ValueError for an
    unknown level, objective or pace.
    """

    def __init__(
        self,
        level_name: str,
        threads: int = 1,
        seed: int | None = None,
        objective: str = "win",
        pace: str = LONG,
        forced_too: bool = False,
        style: str | None = None,
    ):
        if objective not in OBJECTIVES:
            raise ValueError(f"objective is {objective!r}; it can be {' or '.join(OBJECTIVES)}")
        self.level: Level = level(level_name).at(pace)
        self.threads = threads
        self.objective = objective
        self.forced_too = forced_too
        self.style = style
        self.seed = repeatable.seed() if seed is None else seed
        # frozen time gives the same answer for the same position, however often it is asked
        self.varies = seed is not None or not repeatable.is_still()
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
        """Return the thought about the decision of `seat` in `position`, which is not changed.

        Without a limit the level's limit applies. If a network fits the game it is used, and
        `simulations` counts its rollouts. It releases the GIL. Raises ValueError if the seat does
        not decide or a limit is not above 0.
        """
        with self.thought_about(position, seat, seconds, simulations) as seed:
            bot = self.network_bot(position)
            if bot is None:
                thought = self.search_tree(position, seat, seconds, simulations, seed)
            else:
                limits = self.set_out(bot, seconds, simulations)
                found = bot.think(position, seat, *limits, seed)
                thought = calibrated_thought(found, position, seat, self.objective)
            return left_open(thought, position, seat)

    def choose(
        self,
        position: Position,
        seat: int,
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> int:
        """Return the action of the same thought, for callers that only play: the other actions are
        not judged."""
        with self.thought_about(position, seat, seconds, simulations) as seed:
            bot = self.network_bot(position)
            if bot is None:
                return self.search_tree(position, seat, seconds, simulations, seed).action
            return bot.choose(position, seat, *self.set_out(bot, seconds, simulations), seed)

    @contextmanager
    def thought_about(
        self, position: Position, seat: int, seconds: float | None, simulations: int | None
    ) -> Iterator[int]:
        """Provide the seed of the next thought, while it lasts."""
        limits = [limit for limit in (simulations, seconds) if limit is not None]
        if seat not in position.waiting_seats() or any(limit <= 0 for limit in limits):
            raise ValueError(
                f"seat {seat} is not to decide, or a limit is not above 0: waiting are "
                f"{position.waiting_seats()}, "
                f"simulations is {simulations}, seconds is {seconds}"
            )
        self.thoughts += 1
        try:
            yield self.seed + (self.thoughts - 1) * self.varies
        finally:
            self.search = None
            self.stopped = False

    def network_bot(self, position: Position) -> NetworkBot | None:
        """Return the bot with the network for games like this one, if there is one."""
        shipped = default_network_for(position)
        if shipped is None:
            return None
        features, network = shipped
        if self.bot is None or self.bot.halving.evaluator.features is not features:
            known = table_of(position)
            level = self.level if known is None else self.level.at_table(*known)
            self.bot = NetworkBot(
                level, features, network, position, self.threads, self.objective, self.seed
            )
            self.bot.halving.forced_too = self.forced_too
            self.bot.halving.taste = taste_in(features.game, self.style, self.bot.halving.evaluator)
        return self.bot

    def goes_on(self, position: Position) -> bool:
        """Return whether the position is the one that the plan of the last thought has reached: the
        answer is immediate."""
        return self.bot is not None and self.bot.halving.goes_on(position)

    def set_out(
        self, bot: NetworkBot, seconds: float | None, simulations: int | None
    ) -> tuple[float | None, int | None]:
        """Start the bot, or end it at once if it was stopped; return its limits."""
        if seconds is None and simulations is None:
            seconds, simulations = self.level.seconds, bot.level.limits.rollouts
        bot.clear()
        self.search = bot
        if self.stopped:
            bot.stop()
        return repeatable.limits(seconds, simulations)

    def search_tree(
        self,
        position: Position,
        seat: int,
        seconds: float | None,
        simulations: int | None,
        seed: int,
    ) -> Thought:
        """Return the thought of the tree search, for games without a network."""
        if seconds is None and simulations is None:
            seconds = self.level.seconds if is_compiled() else PLAIN_SECONDS
            simulations = self.level.simulations
        search = Search(position, seat, self.threads, seed, eager=True)
        self.search = search
        if self.stopped:
            search.stop()
        seconds, simulations = repeatable.limits(seconds, simulations)
        return search.run(simulations, seconds)

    def clear(self) -> None:
        """Forget a stop that came without a thought; not while it thinks."""
        self.stopped = False

    def stop(self) -> None:
        """End the running thought, from any thread, with the best so far. If none runs the next one
        ends at once: so a thought that is just about to begin is stopped too."""
        self.stopped = True
        search = self.search
        if search is not None:
            search.stop()


class NetworkBot:
    """Plays positions like `like` by a network: the weaker levels greedily by a blurred one, the
    stronger ones by search. The plan is kept between two decisions of one turn; `seed` draws what a
    weaker level misjudges."""

    def __init__(
        self,
        level: Level,
        features: Features,
        network: Network,
        like: Position,
        threads: int = 1,
        objective: str = "win",
        seed: int = 0,
    ):
        self.level = level
        limits = level.limits
        self.halving = sequential_halving.SequentialHalving(
            features, network, like, limits.plans, threads, objective, limits.ahead
        )
        self.instinct = self.halving.greedy
        if limits.blur:
            blurred = network.blurred(limits.blur, seed % KEYS.stop)
            self.instinct = beam.Greedy(Evaluator(features, blurred, objective), like)

    def stop(self) -> None:
        """End the running thought, from any thread."""
        self.halving.stop()

    def clear(self) -> None:
        """Forget a stop."""
        self.halving.clear()

    def think(
        self,
        position: Position,
        seat: int,
        seconds: float | None,
        simulations: int | None,
        seed: int,
    ) -> Thought:
        """Return the thought of `seat`. `simulations` is the number of rollouts; the levels without
        search need no limit."""
        if self.weighs_actions(position):
            return self.feel(position, seat, seed)
        return self.halving.think(position, seat, simulations, seconds, seed)

    def choose(
        self,
        position: Position,
        seat: int,
        seconds: float | None,
        simulations: int | None,
        seed: int,
    ) -> int:
        """Return the action of the same thought."""
        if self.weighs_actions(position):
            return max(self.felt(self.determinized(position, seat, seed), seat))[2]
        return self.halving.choose(position, seat, simulations, seconds, seed)

    def weighs_actions(self, position: Position) -> bool:
        """Return whether it weighs single actions, not turns: a weaker level, or a character whose
        level finds one turn only, which would leave its taste nothing to choose from."""
        plans = self.level.limits.plans
        if plans != 1 or self.halving.taste is None:
            return plans == 0
        evaluator = self.halving.evaluator
        return not (evaluator.knows(position) and evaluator.features.no_chance_left(position))

    def feel(self, position: Position, seat: int, seed: int) -> Thought:
        """Return the value of each action, the favourite first."""
        evaluator, greedy = self.halving.evaluator, self.halving.greedy
        world = self.determinized(position, seat, seed)
        felt = self.felt(world, seat)
        chosen = max(felt)[2]
        order = sorted(felt, key=lambda one: (one[2] != chosen, -one[1]))
        candidates = tuple(self.halving.judged(world, seat, action) for _, _, action in order)
        win, points = evaluator.evaluation(greedy.after_actions(world, seat, [chosen]), seat)
        return Thought(chosen, candidates, tuple(win), tuple(points))

    def determinized(self, position: Position, seat: int, seed: int) -> Position:
        """Return the position as the seat knows it, hidden choices drawn."""
        world = position.copy()
        if not self.halving.evaluator.knows(world) or world.decides_in_secret():
            self.halving.greedy.luck = self.instinct.luck = seed
            world.determinize_for(seat, seed)
        return world

    def felt(self, world: Position, seat: int) -> list[tuple[float, float, int]]:
        """Return each action after its preference and its value: immediate points are exact and
        overrated, and a character prefers what it likes."""
        features, eager = self.halving.evaluator.features, self.level.limits.eagerness
        felt, reached = [], features.known(world, seat, seat)
        for worth, action in self.instinct.worths(world, seat):
            after = self.instinct.after_actions(world, seat, [action])
            scores = features.known(after, seat, seat) > reached
            liked = self.halving.bonus(world, seat, [action], after)
            felt.append((worth + eager * scores + liked, worth, action))
        return felt


def calibrated_thought(thought: Thought, position: Position, seat: int, objective: str) -> Thought:
    """Return the shown form of a thought about a decision of `seat` in `position`: the same actions
    in the same order."""
    calibration = calibration_for(position, objective, "hint")
    if calibration == AS_IT_IS:
        return thought
    standings, others = position.bot_scores(), position.opponents(seat)

    def calibrated(one: Candidate) -> Candidate:
        win = calibration.chance(one.win, seat, thought.win)
        return replace(one, win=win, points=calibration.points(one.points, standings[seat]))

    return Thought(
        thought.action,
        tuple(calibrated(one) for one in thought.candidates),
        calibration.chances(thought.win, seat),
        tuple(
            calibration.points(points, had, at not in others)
            for at, (points, had) in enumerate(zip(thought.points, standings, strict=True))
        ),
        thought.second and calibrated(thought.second),
    )


def left_open(thought: Thought, position: Position, seat: int) -> Thought:
    """Return the thought without certain chances, unless no chance is left, or the planned turn
    ends the game."""
    turns = (*thought.candidates, *([thought.second] if thought.second else []))
    shares = (*thought.win, *(one.win for one in turns))
    if all(LEAST <= share <= 1.0 - LEAST for share in shares) or is_without_chance(position):
        return thought

    def opened(one: Candidate) -> Candidate:
        win = kept_open([one.win], 2, LEAST)[0]
        return (
            one if win == one.win or ends_the_game(position, seat, one) else replace(one, win=win)
        )

    wins = kept_open(thought.win, sides_of(position), LEAST)
    best = next((one for one in thought.candidates if one.action == thought.action), None)
    if wins != thought.win and best is not None and ends_the_game(position, seat, best):
        wins = thought.win
    candidates = tuple(map(opened, thought.candidates))
    return replace(
        thought, candidates=candidates, win=wins, second=thought.second and opened(thought.second)
    )


def is_without_chance(position: Position) -> bool:
    """Return whether nothing is drawn any more, as far as the features of the game can tell."""
    known = table_of(position)
    return known is not None and features_of(*known).no_chance_left(position)


def ends_the_game(position: Position, seat: int, candidate: Candidate) -> bool:
    """Return whether the game is over, without chance, after the candidate's turn; False if others
    choose in secret."""
    if position.decides_in_secret():
        return False
    end = position.copy()
    for action in candidate.plan or (candidate.action,):
        if end.is_chance_node() or seat not in end.waiting_seats():
            return False
        end.act_only(action, seat)
    return end.is_over()


# A thought as it is shown: its chances and points calibrated, and none of them certain while chance
# is left.
LEAST = 0.001
"""No shown chance is nearer to 0 or 1 than this while any chance is left: a network or a number of
games gives no more certainty."""
