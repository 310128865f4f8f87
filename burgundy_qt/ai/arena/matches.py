"""Matches: pairs of games of two players, their results, and where they are played: on threads of
this process, or on a cluster of Dask.

A pair is the games of one seed, A once in each seat and B in all the others. In a team game A plays
once for each team; in a solo game each of them plays the game once, and the one with the better
result has won. So play is compared, not luck: dice and tiles depend on the seed alone.
"""

import math
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, partial
from importlib import import_module
from itertools import islice
from statistics import fmean
from typing import Any, Protocol

from burgundy_qt import repeatable
from burgundy_qt.ai.arena import match_setup, sprt
from burgundy_qt.ai.arena.external_engine import EngineProcess, IllegalAnswer, Record
from burgundy_qt.ai.arena.players import Player
from burgundy_qt.ai.game_bots import MatchSetup, bots_of
from burgundy_qt.rules import errors, registry
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.ruleset import Action, Event


class Hearer(Protocol):
    """Listens to a game, in the thread that plays it."""

    def act(self, seat: int, action: int) -> None:
        """Take note of an action of a seat, by the position's number for it."""

    def end(self) -> None:
        """Take note that the game is over."""


Audience = Callable[[errors.RequestObject, tuple[int, ...]], Hearer | None]
"""Called at the start of a game, with its request and the seats that A has in it; if it returns a
Hearer, that gets every action."""


def nobody(_request: errors.RequestObject, _own: tuple[int, ...]) -> Hearer | None:
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
    the time from the request to its answer. So it is on Windows too, whose clock of a thread has
    steps of 1/64 second, longer than many a game of a quick player.
    """

    def __init__(self, player: Player):
        self.player = player
        is_outside = isinstance(player, EngineProcess) or sys.platform == "win32"
        clock = time.perf_counter if is_outside else time.thread_time
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

    def follow_game(self, record: Record) -> None:
        if isinstance(self.player, EngineProcess):
            self.player.follow_game(record)

    def leave(self) -> None:
        if isinstance(self.player, EngineProcess):
            self.player.leave()


def play_game(
    request: errors.RequestObject,
    players: Sequence[Timed],
    is_abandoned: Callable[[], bool] = never,
    hearer: Hearer | None = None,
) -> Outcome:
    """Play the game of a filled-in `new` request to its end, `players` by seat. Raises
    Abandoned."""
    rules, bots = registry.ruleset(request["game"]), bots_of(request["game"])
    position = rules.new_position(request)
    record = [request]
    for player in players:
        player.follow_game(record)
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
    request = (box or match_setup.usual_box()).request(seats, seed)
    own_seats = seats_of_a(seats, box or match_setup.usual_box())
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
    sides = match_setup.sides_of(match_setup.starting_position(box, seats, 0))
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


# Matches.


FIRST_SEED = 1_000_000
AHEAD = 64
"""How many pairs an executor gets in advance."""
SURE = 0.999
"""A clean sweep counts as this share of the wins in Elo."""

Interval = tuple[float, float, float]
"""Low end, middle, high end; 95 %."""


@dataclass(frozen=True)
class Match:
    """The result of a match; at least one pair."""

    pairs: tuple[Pair, ...]

    @property
    def seats(self) -> int:
        """The seats of each game; two in a team or solo game."""
        return self.pairs[0].games

    @property
    def score(self) -> float:
        """A's share of the wins, 0..1."""
        return fmean(pair.score for pair in self.pairs)

    @cached_property
    def interval(self) -> Interval:
        """The score in its 95 % interval, with the pair as the unit."""
        return sprt.ScoreInterval(self.seats, (pair.score for pair in self.pairs)).interval()

    @property
    def elo(self) -> Interval:
        """How much stronger A is than B, in Elo."""
        low, middle, high = self.interval
        return elo(low, self.seats), elo(middle, self.seats), elo(high, self.seats)

    @property
    def points(self) -> tuple[float, float]:
        """Mean points of A and of B."""
        return fmean(pair.a.points for pair in self.pairs), fmean(
            pair.b.points for pair in self.pairs
        )

    @property
    def sources(self) -> tuple[dict[str, float], dict[str, float]]:
        """Mean points of A and of B by source."""
        return mean_by_source([pair.a.sources for pair in self.pairs]), mean_by_source(
            [pair.b.sources for pair in self.pairs]
        )

    @property
    def won(self) -> tuple[float, float]:
        """The shares of their games that A and B have won."""
        return fmean(pair.a.won for pair in self.pairs), fmean(pair.b.won for pair in self.pairs)

    @property
    def rounds(self) -> tuple[float, float]:
        """Mean rounds of the games of A and of B."""
        return fmean(pair.a.rounds for pair in self.pairs), fmean(
            pair.b.rounds for pair in self.pairs
        )

    @property
    def ms_per_decision(self) -> tuple[float, float]:
        """Mean CPU time of a decision with a choice, of A and of B."""
        return mean_ms(pair.a for pair in self.pairs), mean_ms(pair.b for pair in self.pairs)


def mean_ms(sides: Iterable[Side]) -> float:
    times = [(side.seconds, side.decisions) for side in sides]
    return (
        1000
        * sum(seconds for seconds, _ in times)
        / max(1, sum(decisions for _, decisions in times))
    )


def elo(share: float, seats: int = 2) -> float:
    """Return the Elo of a share of the wins in games of so many seats.

    The model draws the winner by strength among all seats (Bradley and Terry, for more than
    two Luce): one against N-1 equal ones wins the share 1/N.
    """
    kept = min(SURE, max(1 - SURE, share))
    return 400 * math.log10((seats - 1) * kept / (1 - kept))


def play_match(
    a: Maker,
    b: Maker,
    seats: int,
    pairs: int,
    executor: Executor,
    seed: int = FIRST_SEED,
    box: MatchSetup | None = None,
) -> Match:
    """Play `pairs` pairs on the executor; the same seed gives the same games."""
    played = play_pairs(
        partial(play_pair, a, b, seats, box=box), range(seed, seed + pairs), executor
    )
    return Match(tuple(sorted(played, key=lambda pair: pair.seed)))


def play_pairs(
    play: Callable[[int], Pair], seeds: Iterable[int], executor: Executor, ahead: int = AHEAD
) -> Generator[Pair, None, None]:
    """Play the pair of each seed on the executor, `ahead` of them at a time; yield them as they are
    finished.

    If it is closed early, it cancels the pairs that have not begun.
    """
    waiting = iter(seeds)
    running: set[Future[Pair]] = set()
    try:
        while True:
            running |= {
                executor.submit(play, seed) for seed in islice(waiting, ahead - len(running))
            }
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for pair in finished:
                yield pair.result()
    finally:
        for pair in running:
            pair.cancel()


NO_DASK = (
    "--dask needs the package distributed, which is not installed. Install it with: pip "
    'install "burgundy-qt[cluster]"'
)


PATIENCE = 10  # seconds for a scheduler to answer


class NoExecutor(RuntimeError):
    """There is no place to play; the text gives the reason and what to do."""


@dataclass(frozen=True)
class MatchExecutor:
    """An executor, how many pairs it gets at a time, and a test that tells a running game to
    stop."""

    executor: Executor
    ahead: int
    is_abandoned: Callable[[], bool] = never


@contextmanager
def threads(number: int) -> Iterator[MatchExecutor]:
    """Provide `number` threads; games that still run at the end are abandoned at their next
    decision."""
    leaving = threading.Event()
    executor = ThreadPoolExecutor(number)
    try:
        yield MatchExecutor(executor, number, leaving.is_set)
    finally:
        leaving.set()
        executor.shutdown(cancel_futures=True)


@contextmanager
def dask(address: str) -> Iterator[MatchExecutor]:
    """Provide the threads of the workers of a cluster. Raises NoExecutor."""
    with cluster(address) as client:
        yield MatchExecutor(client.get_executor(), 2 * sum(client.nthreads().values()))


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Provide the client of the cluster whose scheduler has this address; its workers need this
    program installed. Raises NoExecutor."""
    client = client_of(address)
    try:
        if not client.nthreads():
            raise NoExecutor(
                f"the cluster at {address} has no workers; start some with `dask worker {address}`"
            )
        yield client
    finally:
        client.close()


def client_of(address: str) -> Any:
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise NoExecutor(NO_DASK) from error
    try:
        return distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise NoExecutor(
            f"no Dask scheduler answers at {address}: {error}. Check the address "
            "and start it with `dask scheduler`"
        ) from error
