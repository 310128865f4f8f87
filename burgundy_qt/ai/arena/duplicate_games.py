"""Games of a match: a pair is the games of one seed, A once in each seat and B in all the others.

In a team game A plays once for each team; alone each of them plays the game once, and whoever comes
further has won. So play is compared, not luck: dice and tiles hang on the seed alone.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Protocol

from burgundy_qt import repeatable
from burgundy_qt.ai.arena.external_engine import EngineProcess, Record
from burgundy_qt.ai.arena.match_setup import sides_of, starting_position, usual_box
from burgundy_qt.ai.arena.players import Player
from burgundy_qt.ai.game_bots import Box, bots_of
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import ruleset
from burgundy_qt.rules.ruleset import Action, Event


class Hearer(Protocol):
    """Hears of a game, in the thread that plays it."""

    def act(self, seat: int, action: int) -> None:
        """A seat does this, by the position's number for the action."""

    def end(self) -> None:
        """The game is over."""


Audience = Callable[[RequestObject, tuple[int, ...]], Hearer | None]
"""Is told of a game that begins, by its request and the seats that A has in it; where it gives a
Hearer, that hears of every action."""


def nobody(_request: RequestObject, _own: tuple[int, ...]) -> Hearer | None:
    """Nobody follows the games."""
    return None


Maker = Callable[[int], Player]
"""Makes a player from a seed."""


@dataclass(frozen=True)
class Side:
    """One of the two over the games of a pair: mean points, whole and by source; the time of its
    decisions. Points are what the game counts (Position.standing): a team's, or alone the cells
    covered."""

    points: float
    sources: dict[str, float]
    seconds: float
    decisions: int
    won: float = 0.0  # alone: the share of its games that were won,
    rounds: float = 0.0  # and how many rounds they took


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
    """How a game ended, by seat: shares of the win, what was reached, and where points came from;
    how long it took."""

    shares: Sequence[float]
    points: Sequence[int]
    sources: dict[str, list[int]]
    rounds: int = 0

    def of_seat(self, seat: int) -> dict[str, int]:
        """Return a seat's points by source."""
        return {source: points[seat] for source, points in self.sources.items()}

    @property
    def distance(self) -> tuple[int, int]:
        """How far it came alone, for comparing: what was reached, then rounds saved."""
        return self.points[0], -self.rounds


class Abandoned(Exception):
    """A game that was not played to its end because nobody waits for it any more."""


def never() -> bool:
    """Nobody abandons the game."""
    return False


class Timed:
    """A player whose decisions are timed, those that leave a choice.

    What counts is the CPU time of its thread, so that other games beside it do not; an external
    engine's time is from the question to its answer."""

    def __init__(self, player: Player):
        self.player = player
        clock = time.perf_counter if isinstance(player, EngineProcess) else time.thread_time
        self.clock = repeatable.stopwatch(clock)
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
        if isinstance(self.player, EngineProcess):
            self.player.read_along(record)

    def leave(self) -> None:
        if isinstance(self.player, EngineProcess):
            self.player.leave()


def play_game(
    request: RequestObject,
    players: Sequence[Timed],
    is_abandoned: Callable[[], bool] = never,
    hearer: Hearer | None = None,
) -> Outcome:
    """Play the game of a filled-in `new` request to its end, `players` by seat; raises
    Abandoned."""
    rules, bots = ruleset(request["game"]), bots_of(request["game"])
    position = rules.new_position(request)
    record = [request]
    for player in players:
        player.read_along(record)
    position.begin()
    while position.chance_waits():
        position.draw_chance()
    record += rules.events(position)
    hidden: list[Event] = []
    while not position.is_over():
        if is_abandoned():
            raise Abandoned
        seat = position.waiting_seats()[0]
        action = players[seat].choose(position, seat)
        if hearer is not None:
            hearer.act(seat, action)
        position.apply(action, seat)
        del record[len(record) - len(hidden) :]
        events = rules.events(position)
        hidden = [] if events else [*hidden, own_choice(seat, dict(rules.unpack(action)))]
        record += [*events, *hidden]
    if hearer is not None:
        hearer.end()
    sources, rounds = bots.points_by_source(record[1:], request), bots.rounds(record[1:])
    return Outcome(position.utilities(), position.standings(), sources, rounds)


def own_choice(seat: int, action: Action) -> Event:
    """Return what a seat has chosen and only it knows yet, as it stands at the end of its
    record."""
    return {"event": "action", "seat": seat, "action": action, "to": [seat]}


def play_pair(
    a: Maker,
    b: Maker,
    seats: int,
    seed: int,
    box: Box | None = None,
    is_abandoned: Callable[[], bool] = never,
    audience: Audience = nobody,
) -> Pair:
    """The games of one seed, A once in each seat, played with a box (None: the usual one) before an
    `audience`; raises Abandoned."""
    mine, other = Timed(a(2 * seed)), Timed(b(2 * seed + 1))
    request = (box or usual_box()).request(seats, seed)
    own_seats = seats_of_a(seats, box or usual_box())
    try:
        outcomes = [
            play_game(
                request,
                [mine if seat in own else other for seat in range(seats)],
                is_abandoned,
                audience(request, own),
            )
            for own in own_seats
        ]
    finally:
        mine.leave()
        other.leave()
    played = list(zip(own_seats, outcomes, strict=True))
    ours = [(seat, outcome) for own, outcome in played for seat in own]
    others = [
        (seat, outcome) for own, outcome in played for seat in range(seats) if seat not in own
    ]
    return Pair(seed, len(outcomes), wins_of_a(played), side(mine, ours), side(other, others))


def seats_of_a(seats: int, box: Box) -> list[tuple[int, ...]]:
    """By game of a pair the seats that A has: those of each side in turn, alone the only one or
    none."""
    sides = sides_of(starting_position(box, seats, 0))
    return [*sides, ()] if len(sides) == 1 else sides


def wins_of_a(played: Sequence[tuple[Sequence[int], Outcome]]) -> float:
    """Return how many games of a pair A has won, told with the seats that it had in each."""
    if not played[-1][0]:  # each played alone
        (_, mine), (_, other) = played
        return further(mine, other) * len(played)
    return sum(outcome.shares[own[0]] for own, outcome in played)


def further(one: Outcome, other: Outcome) -> float:
    """1 where one came further alone than the other, 0 where less far, a half where both came
    equally far."""
    return 0.5 if one.distance == other.distance else float(one.distance > other.distance)


def side(player: Timed, seatings: Sequence[tuple[int, Outcome]]) -> Side:
    """Return what a player reached in so many seats of games."""
    number = len(seatings)
    return Side(
        sum(outcome.points[seat] for seat, outcome in seatings) / number,
        mean_by_source([outcome.of_seat(seat) for seat, outcome in seatings]),
        player.seconds,
        player.decisions,
        sum(outcome.shares[seat] for seat, outcome in seatings) / number,
        sum(outcome.rounds for _, outcome in seatings) / number,
    )


def mean_by_source(all_points: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Return the mean of several points by source, of every source that any of these has."""
    brought = dict.fromkeys(source for points in all_points for source in points)
    return {source: fmean(points.get(source, 0) for points in all_points) for source in brought}
