"""Matches: two players meet on the same games with seats rotated, so that play is compared, not luck.

With N seats a pair is N games of one seed: A sits once in each seat, B in all the others.
"""

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial

from burgundy_qt.ai.arena.players import Player
from burgundy_qt.ai.arena.starts import random_start
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.position import Position

Maker = Callable[[int], Player]
"""Makes a player from a seed."""

NINETY_FIVE = 1.96
"""Standard deviations either side that hold 95 %."""


@dataclass(frozen=True)
class Pair:
    """The games of one seed: A's wins out of `games`, mean points of A and of B."""

    wins: float
    games: int
    points_a: float
    points_b: float
    seconds_a: float
    decisions_a: int

    @property
    def score(self) -> float:
        """A's share of the wins, 0..1."""
        return self.wins / self.games


@dataclass(frozen=True)
class Match:
    """What came out of a match; at least one pair."""

    pairs: tuple[Pair, ...]

    @property
    def score(self) -> float:
        """A's share of the wins, 0..1."""
        return sum(pair.score for pair in self.pairs) / len(self.pairs)

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the score, the pair being the unit."""
        if len(self.pairs) < 2:
            return 1.0
        variance = sum((pair.score - self.score) ** 2 for pair in self.pairs) / (len(self.pairs) - 1)
        least = 0.25 / len(self.pairs)  # a clean sweep is no proof of certainty
        return NINETY_FIVE * math.sqrt(max(variance, least) / len(self.pairs))

    @property
    def points(self) -> tuple[float, float]:
        """Mean points of A and of B."""
        number = len(self.pairs)
        return sum(pair.points_a for pair in self.pairs) / number, sum(pair.points_b for pair in self.pairs) / number

    @property
    def ms_per_decision(self) -> float:
        """A's mean wall-clock time a decision."""
        return 1000 * sum(pair.seconds_a for pair in self.pairs) / max(1, sum(pair.decisions_a for pair in self.pairs))


def elo(share: float) -> float:
    """How many Elo a share of the wins of two stands for; a clean sweep is as good as 99.9 %."""
    kept = min(0.999, max(0.001, share))
    return -400 * math.log10(1 / kept - 1)


class Timed:
    """A player whose time is taken."""

    def __init__(self, player: Player):
        self.player = player
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, position: Position, seat: int) -> int:
        begun = time.perf_counter()
        action = self.player.choose(position, seat)
        self.seconds += time.perf_counter() - begun
        self.decisions += 1
        return action


def play_game(position: Burgundy, players: Sequence[Player]) -> None:
    """Play `position`, begun or not, to its end; `players` by seat."""
    while position.chance_waits():
        position.draw_chance()
    while not position.is_over():
        seat = position.waiting_seats()[0]
        position.apply(players[seat].choose(position, seat), seat)


def play_pair(a: Maker, b: Maker, seats: int, seed: int) -> Pair:
    """The games of one seed, A once in each seat."""
    timed, other = Timed(a(2 * seed)), b(2 * seed + 1)
    wins = points_a = points_b = 0.0
    for mine in range(seats):
        position = random_start(seats, seed)
        play_game(position, [timed if seat == mine else other for seat in range(seats)])
        scores = position.scores()
        wins += position.utilities()[mine]
        points_a += scores[mine] / seats
        points_b += (sum(scores) - scores[mine]) / (seats - 1) / seats
    return Pair(wins, seats, points_a, points_b, timed.seconds, timed.decisions)


def play_match(a: Maker, b: Maker, seats: int, pairs: int, executor: Executor, seed: int = 1_000_000) -> Match:
    """`pairs` pairs, spread over the executor; the same seed gives the same games."""
    return Match(tuple(executor.map(partial(play_pair, a, b, seats), range(seed, seed + pairs))))
