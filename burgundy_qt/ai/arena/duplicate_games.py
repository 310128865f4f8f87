"""Games of a match: a pair is the games of one seed, A once in each seat and B in all the others.

In a team game A plays once for each team; in a solo game each of them plays the game once, and the
one with the better result has won. So play is compared, not luck: dice and tiles depend on the seed
alone.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Protocol

from burgundy_qt import repeatable
from burgundy_qt.ai.arena.external_engine import EngineProcess, IllegalAnswer, Record
from burgundy_qt.ai.arena.match_setup import sides_of, starting_position, usual_box
from burgundy_qt.ai.arena.players import Player
from burgundy_qt.ai.game_bots import MatchSetup, bots_of
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import ruleset
from burgundy_qt.rules.ruleset import Action, Event


class Hearer(Protocol):
    """Listens to a game, in the thread that plays it."""

    def act(self, seat: int, action: int) -> None:
        """Take note of an action of a seat, by the position's number for it."""

    def end(self) -> None:
        """Take note that the game is over."""


Audience = Callable[[RequestObject, tuple[int, ...]], Hearer | None]
"""Called at the start of a game, with its request and the seats that A has in it; if it returns a
Hearer, that gets every action."""


def nobody(_request: RequestObject, _own: tuple[int, ...]) -> Hearer | None:
    """Return None: nobody follows the games."""
    return None


Maker = Callable[[int], Player]
"""Makes a player from a seed."""


@dataclass(frozen=True)
class Side:
    """One of the two players over the games of a pair: mean points, in all and by source; the time
    of its decisions. Points are those of Position.standing: a team's, or in the solo game the cells
    covered."""

    points: float
    sources: dict[str, float]
    seconds: float
    decisions: int
    won: float = 0.0  # solo: the share of its games that were won,
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
    """How a game ended, by seat: shares of the win, the standing, and the sources of points; how
    long it took."""

    shares: Sequence[float]
    points: Sequence[int]
    sources: dict[str, list[int]]
    rounds: int = 0

    def of_seat(self, seat: int) -> dict[str, int]:
        """Return the points of a seat by source."""
        return {source: points[seat] for source, points in self.sources.items()}

    @property
    def distance(self) -> tuple[int, int]:
        """The result of a solo game, to compare: the standing, then rounds saved."""
        return self.points[0], -self.rounds


class Abandoned(Exception):
    """A game that was stopped because nobody needs it any more."""


def never() -> bool:
    """Return False: nobody abandons the game."""
    return False


class Timed:
    """A player whose decisions are timed, those with a choice.

    The CPU time of its thread counts, so that other games do not affect it; for an external engine
    the time from the request to its answer.
    """

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
    """Play the game of a filled-in `new` request to its end, `players` by seat. Raises
    Abandoned."""
    rules, bots = ruleset(request["game"]), bots_of(request["game"])
    position = rules.new_position(request)
    record = [request]
    for player in players:
        player.read_along(record)
    position.begin()
    while position.is_chance_node():
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
        hidden = [] if events else [*hidden, own_choice(seat, dict(rules.decode_action(action)))]
        record += [*events, *hidden]
    if hearer is not None:
        hearer.end()
    sources, rounds = bots.points_by_source(record[1:], request), bots.rounds(record[1:])
    return Outcome(position.utilities(), position.bot_scores(), sources, rounds)


def own_choice(seat: int, action: Action) -> Event:
    """Return a seat's secret choice, as at the end of its record."""
    return {"event": "action", "seat": seat, "action": action, "to": [seat]}


def play_pair(
    a: Maker,
    b: Maker,
    seats: int,
    seed: int,
    box: MatchSetup | None = None,
    is_abandoned: Callable[[], bool] = never,
    audience: Audience = nobody,
) -> Pair:
    """Play the games of one seed, A once in each seat, with a box (None: the usual one) before an
    `audience`. Raises Abandoned."""
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
    except IllegalAnswer as error:
        error.seed = seed
        raise
    finally:
        mine.leave()
        other.leave()
    played = list(zip(own_seats, outcomes, strict=True))
    ours = [(seat, outcome) for own, outcome in played for seat in own]
    others = [
        (seat, outcome) for own, outcome in played for seat in range(seats) if seat not in own
    ]
    return Pair(seed, len(outcomes), wins_of_a(played), side(mine, ours), side(other, others))


def seats_of_a(seats: int, box: MatchSetup) -> list[tuple[int, ...]]:
    """Return for each game of a pair A's seats: those of each side in turn, in the solo game the
    only one or none."""
    sides = sides_of(starting_position(box, seats, 0))
    return [*sides, ()] if len(sides) == 1 else sides


def wins_of_a(played: Sequence[tuple[Sequence[int], Outcome]]) -> float:
    """Return how many games of a pair A has won; `played` gives A's seats in each."""
    if not played[-1][0]:  # each played solo
        (_, mine), (_, other) = played
        return further(mine, other) * len(played)
    return sum(outcome.shares[own[0]] for own, outcome in played)


def further(one: Outcome, other: Outcome) -> float:
    """Return 1 if one solo result is better than the other, 0 if it is worse, 0.5 if they are
    equal."""
    return 0.5 if one.distance == other.distance else float(one.distance > other.distance)


def side(player: Timed, seatings: Sequence[tuple[int, Outcome]]) -> Side:
    """Return a player's results in its seats of several games."""
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
