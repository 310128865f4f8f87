"""A bot that plays by a network: at its weaker levels greedily with a shaky hand, at the stronger
ones by search."""

import random

from burgundy_qt.ai.features.features import Features
from burgundy_qt.ai.levels import Level
from burgundy_qt.ai.thought import Thought
from burgundy_qt.ai.turns.halving import Halving
from burgundy_qt.ai.values.network import Network
from burgundy_qt.rules.position import Position


class NetworkBot:
    """Plays positions like `like` at a level. Between two decisions of one turn its plan stands."""

    def __init__(
        self,
        level: Level,
        features: Features,
        network: Network,
        like: Position,
        threads: int = 1,
        objective: str = "win",
    ):
        self.level = level
        limits = level.limits
        self.halving = Halving(
            features, network, like, limits.plans, threads, objective, limits.ahead
        )

    def stop(self) -> None:
        """End the thought that runs, from any thread."""
        self.halving.stop()

    def clear(self) -> None:
        """Forget that it was stopped."""
        self.halving.clear()

    def think(
        self,
        position: Position,
        seat: int,
        seconds: float | None,
        simulations: int | None,
        seed: int,
    ) -> Thought:
        """The decision of `seat`. `simulations` is the number of rollouts; the levels without
        search need no limit."""
        if self.level.limits.plans == 0:
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
        """The action of the same thought."""
        if self.level.limits.plans == 0:
            return max(self.felt(self.as_known(position, seat, seed), seat, seed))[2]
        return self.halving.choose(position, seat, simulations, seconds, seed)

    def feel(self, position: Position, seat: int, seed: int) -> Thought:
        """What each action promises, the one that is liked best first."""
        evaluator, greedy = self.halving.evaluator, self.halving.greedy
        world = self.as_known(position, seat, seed)
        felt = self.felt(world, seat, seed)
        chosen = max(felt)[2]
        order = sorted(felt, key=lambda one: (one[2] != chosen, -one[1]))
        candidates = tuple(self.halving.judged(world, seat, action) for _, _, action in order)
        win, points = evaluator.evaluation(greedy.after_actions(world, seat, [chosen]), seat)
        return Thought(chosen, candidates, tuple(win), tuple(points))

    def as_known(self, position: Position, seat: int, seed: int) -> Position:
        """The position as the seat knows it, hidden choices drawn."""
        world = position.copy()
        if not self.halving.evaluator.knows(world) or world.decides_in_secret():
            self.halving.greedy.luck = seed
            world.redraw_unseen(seat, seed)
        return world

    def felt(self, world: Position, seat: int, seed: int) -> list[tuple[float, float, int]]:
        """Each action after how it is liked and what it is worth: misjudged by chance as far as the
        level's noise goes; points that lie at hand are seen well and liked too much."""
        chance, greedy = random.Random(seed), self.halving.greedy
        features = self.halving.evaluator.features
        felt = []
        for worth, action in greedy.worths(world, seat):
            misjudged = chance.gauss(0.0, self.level.limits.noise)
            after = greedy.after_actions(world, seat, [action])
            if features.known(after, seat, seat) > features.known(world, seat, seat):
                misjudged = abs(misjudged) + self.level.limits.eagerness
            felt.append((worth + misjudged, worth, action))
        return felt
