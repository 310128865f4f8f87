"""Players by a short text, for matches; `raw@FILE` is one by a network of one's own."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from burgundy_qt.ai.features.burgundy import BurgundyFeatures
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.thinking import Thinker
from burgundy_qt.ai.tree_search.search import Search
from burgundy_qt.ai.turns.beam import WIDTH, Beam
from burgundy_qt.ai.turns.halving import Halving
from burgundy_qt.ai.turns.instinct import Instinct
from burgundy_qt.ai.values.judge import Judge
from burgundy_qt.ai.values.network import Network
from burgundy_qt.ai.values.network_files import load_network, shipped_file
from burgundy_qt.rules.position import Position

KNOWN = """\
a level (duke:0.1 at a tenth of its time), raw, beam, beam:8, top, top:16,64, uct:1000, uct:1s, random;
raw@FILE, beam@FILE and top@FILE by another network"""


class Player(Protocol):
    """Who decides for a seat; one thread's own."""

    def choose(self, position: Position, seat: int) -> int:
        """The action to play for `seat`, which is to decide."""


class RandomPlayer:
    """Any legal action, all alike."""

    def __init__(self, seed: int):
        self.chance = random.Random(seed)

    def choose(self, position: Position, seat: int) -> int:
        return self.chance.choice(position.legal(seat))


class UctPlayer:
    """The tree search with random games, so many simulations or so much time a decision."""

    def __init__(self, simulations: int | None, seconds: float | None, seed: int):
        self.simulations = simulations
        self.seconds = seconds
        self.seed = seed
        self.thoughts = 0

    def choose(self, position: Position, seat: int) -> int:
        self.thoughts += 1
        search = Search(position, seat, 1, self.seed + self.thoughts)
        return search.run(self.simulations, self.seconds).action


class HalvingPlayer:
    """The strongest search, by a number of rollouts a turn."""

    def __init__(self, judge: Judge, like: Position, plans: int, rollouts: int, seed: int):
        self.halving = Halving(judge.features, judge.network, like, plans)
        self.rollouts = rollouts
        self.seed = seed
        self.thoughts = 0

    def choose(self, position: Position, seat: int) -> int:
        self.thoughts += 1
        return self.halving.think(position, seat, self.rollouts, None, self.seed + self.thoughts).action


class LevelPlayer:
    """A level, at a share of its time and of its other limits; 1 is all of them."""

    def __init__(self, name: str, share: float, seed: int):
        self.thinker = Thinker(name, seed=seed)
        self.share = share

    def choose(self, position: Position, seat: int) -> int:
        level = self.thinker.level
        if self.share == 1 or level.plans == 0 or level.rollouts == 0:
            return self.thinker.think(position, seat).action
        rollouts = None if level.rollouts is None else max(1, round(level.rollouts * self.share))
        return self.thinker.think(position, seat, level.seconds * self.share, rollouts).action


class NetworkPlayer:
    """A player by a network, given or in a file (left out: the shipped one), made when it meets the first position.

    `make` makes it from a judge and a position."""

    def __init__(
        self, make: Callable[[Judge, Position], Player], network: Network | None = None, file: Path | None = None
    ):
        self.make = make
        self.network = network
        self.file = file
        self.player: Player | None = None

    def choose(self, position: Position, seat: int) -> int:
        if self.player is None:
            features = BurgundyFeatures(position.seats)
            network = self.network or load_network(self.file or shipped_file(position.seats), features)
            self.player = self.make(Judge(features, network), position)
        return self.player.choose(position, seat)


def player(text: str, seed: int = 0) -> Player:
    """The player that a text names; raises ValueError with the texts there are."""
    name, _, file = text.partition("@")
    kind, _, rest = name.partition(":")
    network = Path(file) if file else None
    if kind == "random" and not rest:
        return RandomPlayer(seed)
    if kind == "raw" and not rest:
        return NetworkPlayer(Instinct, file=network)
    if kind == "beam":
        width = int(rest or WIDTH)
        return NetworkPlayer(lambda judge, like: Beam(judge, like, width), file=network)
    if kind == "top":
        plans, _, rollouts = (rest or "16,64").partition(",")
        return NetworkPlayer(
            lambda judge, like: HalvingPlayer(judge, like, int(plans), int(rollouts), seed), file=network
        )
    if kind in [level.name for level in LEVELS] and not file:
        return LevelPlayer(kind, float(rest or 1), seed)
    if kind == "uct" and rest.endswith("s"):
        return UctPlayer(None, float(rest[:-1]), seed)
    if kind == "uct" and rest:
        return UctPlayer(int(rest), None, seed)
    raise ValueError(f"there is no player {text!r}; there are {KNOWN}")
