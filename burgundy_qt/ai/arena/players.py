"""Players for matches: who decides, and those that need no other program."""

import random
import time
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from burgundy_qt.ai.game_bots import Table, features_of, table_of
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.networks.network_files import NetworkError, load_network, shipped_file
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.ai.tree_search.uct_search import Search
from burgundy_qt.ai.turn_search.sequential_halving import SequentialHalving
from burgundy_qt.rules.position import Position

SIMULATIONS_AT_A_TIME = 25
"""Of the tree search, between two looks at the clock."""


class Player(Protocol):
    """Who decides for a seat; one thread's own."""

    def choose(self, position: Position, seat: int) -> int:
        """Return the action to play for `seat`, which is to decide."""


class RandomPlayer:
    """Any legal action, all alike."""

    def __init__(self, seed: int):
        self.chance = random.Random(seed)

    def choose(self, position: Position, seat: int) -> int:
        return self.chance.choice(position.legal(seat))


class GreedyPlayer:
    """The action that brings the most points at once, alone the most cells; of several any one."""

    def __init__(self, seed: int):
        self.chance = random.Random(seed)

    def choose(self, position: Position, seat: int) -> int:
        actions = position.legal(seat)
        points = [standing_after(position, seat, action) for action in actions]
        most = max(points)
        return self.chance.choice(
            [action for action, reached in zip(actions, points, strict=True) if reached == most]
        )


def standing_after(position: Position, seat: int, action: int) -> int:
    """Return what the seat has reached right after an action, before chance falls."""
    after = position.copy()
    after.act_only(action, seat)
    return after.standings()[seat]


class UctPlayer:
    """The tree search with random games: so many simulations, or so much CPU time of its thread, a
    decision."""

    def __init__(self, simulations: int | None, seconds: float | None, seed: int):
        self.simulations = simulations
        self.seconds = seconds
        self.seed = seed
        self.thoughts = 0

    def choose(self, position: Position, seat: int) -> int:
        self.thoughts += 1
        search = Search(position, seat, 1, self.seed + self.thoughts)
        if len(search.actions) == 1:
            return search.actions[0]
        [tree] = search.trees
        if self.simulations is not None:
            tree.grow(self.simulations)
        elif self.seconds is not None:
            until, grown = time.thread_time() + self.seconds, 0
            while time.thread_time() < until:
                grown += SIMULATIONS_AT_A_TIME
                tree.grow(grown)
        return search.found().action


class HalvingPlayer:
    """The strongest search, by a number of rollouts or an amount of CPU time of its thread a
    turn."""

    def __init__(
        self,
        evaluator: Evaluator,
        like: Position,
        plans: int,
        rollouts: int | None,
        seconds: float | None,
        seed: int,
        objective: str = "win",
    ):
        self.halving = SequentialHalving(
            evaluator.features, evaluator.network, like, plans, objective=objective
        )
        self.halving.clock = time.thread_time
        self.rollouts = rollouts
        self.seconds = seconds
        self.seed = seed
        self.thoughts = 0

    def choose(self, position: Position, seat: int) -> int:
        self.thoughts += 1
        return self.halving.choose(
            position, seat, self.rollouts, self.seconds, self.seed + self.thoughts
        )


class LevelPlayer:
    """A level, at a share of its time and of its other limits; 1 is all of them. Its time is CPU
    time of its thread."""

    def __init__(self, name: str, share: float, seed: int, objective: str = "win"):
        self.thinker = Thinker(name, seed=seed, objective=objective)
        self.share = share

    def choose(self, position: Position, seat: int) -> int:
        bot = self.thinker.network_bot(position)
        level = self.thinker.level if bot is None else bot.level
        limits, seconds = level.limits, level.seconds * self.share
        if bot is not None:
            bot.halving.clock = time.thread_time
        if self.share == 1 or limits.plans == 0 or limits.rollouts == 0:
            return self.thinker.choose(position, seat)
        rollouts = None if limits.rollouts is None else max(1, round(limits.rollouts * self.share))
        return self.thinker.choose(position, seat, seconds, rollouts)


class NetworkPlayer:
    """A player by a network, given or in a file (left out: the shipped one), made when it meets the
    first position.

    `make` makes it from an evaluator and a position. Raises NetworkError at that first position
    where the file is missing or does not fit."""

    def __init__(
        self,
        make: Callable[[Evaluator, Position], Player],
        network: Network | None = None,
        file: Path | None = None,
        objective: str = "win",
    ):
        self.make = make
        self.network = network
        self.file = file
        self.objective = objective
        self.player: Player | None = None

    def choose(self, position: Position, seat: int) -> int:
        if self.player is None:
            game, table = known_table(position)
            network = self.network or network_in(
                self.file or shipped_file(game, table), game, table
            )
            self.player = self.make(
                Evaluator(features_of(game, table), network, self.objective), position
            )
        return self.player.choose(position, seat)


def known_table(position: Position) -> tuple[str, Table]:
    """Return the game of a position and who plays in it; raises NetworkError where no network is
    meant for that."""
    known = table_of(position)
    if known is None:
        raise NetworkError(
            "no network is meant for this game: let uct, greedy, random or a level play it"
        )
    return known


def network_in(file: Path, game: str, table: Table) -> Network:
    """Return the network in a file, read once for as long as the file does not change; raises
    NetworkError."""
    return read_network(file, game, table, file.stat().st_mtime_ns if file.exists() else 0)


@lru_cache(maxsize=16)
def read_network(file: Path, game: str, table: Table, _changed: int) -> Network:
    return load_network(file, features_of(game, table))
