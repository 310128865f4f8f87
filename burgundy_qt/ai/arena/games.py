"""Games of a match: a pair is the games of one seed, A once in each seat and B in all the others.

So play is compared, not luck: dice and tiles hang on the seed alone.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from burgundy_qt.ai.arena.outside import Guest, Record
from burgundy_qt.ai.arena.players import Player
from burgundy_qt.ai.arena.starts import OLD_BOX, Box, random_request
from burgundy_qt.rules.burgundy import ruleset
from burgundy_qt.rules.burgundy.point_sources import POINT_SOURCES, SOURCES_OF_MODULES, points_by_source
from burgundy_qt.rules.position import Position

Maker = Callable[[int], Player]
"""Makes a player from a seed."""


@dataclass(frozen=True)
class Side:
    """One of the two over the games of a pair: mean points, whole and by source; the time of its decisions."""

    points: float
    sources: dict[str, float]
    seconds: float
    decisions: int


@dataclass(frozen=True)
class Pair:
    """The games of one seed: A's wins out of `games`, and both sides."""

    seed: int
    games: int
    wins: float
    a: Side
    b: Side

    @property
    def score(self) -> float:
        """A's share of the wins, 0..1."""
        return self.wins / self.games


@dataclass(frozen=True)
class Outcome:
    """How a game ended, by seat: shares of the win, final points, and where these came from."""

    shares: Sequence[float]
    points: Sequence[int]
    sources: dict[str, list[int]]

    def of_seat(self, seat: int) -> dict[str, int]:
        """A seat's points by source."""
        return {source: points[seat] for source, points in self.sources.items()}


class Abandoned(Exception):
    """A game that was not played to its end because nobody waits for it any more."""


def never() -> bool:
    """Nobody abandons the game."""
    return False


class Timed:
    """A player whose decisions are timed, those that leave a choice.

    What counts is the CPU time of its thread, so that other games beside it do not; an external engine's time is from
    the question to its answer."""

    def __init__(self, player: Player):
        self.player = player
        self.clock = time.perf_counter if isinstance(player, Guest) else time.thread_time
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, position: Position, seat: int) -> int:
        begun = self.clock()
        action = self.player.choose(position, seat)
        spent = self.clock() - begun
        if len(position.legal(seat)) > 1:
            self.seconds += spent
            self.decisions += 1
        return action

    def read_along(self, record: Record) -> None:
        if isinstance(self.player, Guest):
            self.player.read_along(record)

    def leave(self) -> None:
        if isinstance(self.player, Guest):
            self.player.leave()


def play_game(request: dict[str, Any], players: Sequence[Timed], is_abandoned: Callable[[], bool] = never) -> Outcome:
    """Play the game of a filled-in `new` request to its end, `players` by seat; raises Abandoned."""
    position = ruleset.new_position(request)
    record = [request]
    for player in players:
        player.read_along(record)
    position.begin()
    while position.chance_waits():
        position.draw_chance()
    record += ruleset.events(position)
    while not position.is_over():
        if is_abandoned():
            raise Abandoned
        seat = position.waiting_seats()[0]
        position.apply(players[seat].choose(position, seat), seat)
        record += ruleset.events(position)
    return Outcome(position.utilities(), position.scores(), points_by_source(record[1:], position.seats))


def play_pair(
    a: Maker, b: Maker, seats: int, seed: int, box: Box = OLD_BOX, is_abandoned: Callable[[], bool] = never
) -> Pair:
    """The games of one seed, A once in each seat, on estates of that seed or on the box's own; raises Abandoned."""
    mine, other = Timed(a(2 * seed)), Timed(b(2 * seed + 1))
    request = random_request(seats, seed, box)
    try:
        outcomes = [
            play_game(request, [mine if seat == own else other for seat in range(seats)], is_abandoned)
            for own in range(seats)
        ]
    finally:
        mine.leave()
        other.leave()
    own_seats = list(enumerate(outcomes))
    others = [(seat, outcome) for own, outcome in own_seats for seat in range(seats) if seat != own]
    wins = sum(outcome.shares[own] for own, outcome in own_seats)
    return Pair(seed, seats, wins, side(mine, own_seats), side(other, others))


def side(player: Timed, seatings: Sequence[tuple[int, Outcome]]) -> Side:
    """What a player reached in so many seats of games."""
    number = len(seatings)
    return Side(
        sum(outcome.points[seat] for seat, outcome in seatings) / number,
        mean_by_source([outcome.of_seat(seat) for seat, outcome in seatings]),
        player.seconds,
        player.decisions,
    )


def mean_by_source(all_points: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean of several points by source; a module's sources are among them where any of these has them."""
    brought = [source for source in SOURCES_OF_MODULES if any(source in points for points in all_points)]
    return {source: fmean(points.get(source, 0) for points in all_points) for source in (*POINT_SOURCES, *brought)}
