"""Matches: pairs of games of two players, their results, and where they are played: on threads of
this process, or on a cluster of Dask."""

import math
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, partial
from importlib import import_module
from itertools import islice
from statistics import fmean
from typing import Any

from burgundy_qt.ai.arena.duplicate_games import Maker, Pair, Side, mean_by_source, never, play_pair
from burgundy_qt.ai.arena.sprt import ScoreInterval
from burgundy_qt.ai.game_bots import MatchSetup

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
        return ScoreInterval(self.seats, (pair.score for pair in self.pairs)).interval()

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
