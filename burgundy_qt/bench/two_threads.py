"""Whether two threads play as fast as two processes: only if playing holds no lock and they write
no shared memory."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection

from burgundy_qt.ai.tree_search.search_tree import play_random_games
from burgundy_qt.bench.clock import wall_seconds
from burgundy_qt.bench.opening import USUAL, Measured

ROUNDS = 15


def two_thread_ratio(
    seats: int, games: int, rounds: int = ROUNDS, measured: Measured = USUAL
) -> float:
    """Random games a second of two threads over those of two processes, each playing `games` a
    round; wall-clock time.

    Threads and processes take turns, so that what else runs here disturbs both alike; the best
    round of each counts."""
    with ExitStack() as stack:
        threads = stack.enter_context(ThreadPoolExecutor(2))
        processes = [stack.enter_context(partner(measured, seats, games)) for _ in range(2)]

        def by_threads() -> None:
            list(
                threads.map(
                    lambda key: play_random_games(measured.opening(seats), games, key), range(2)
                )
            )

        def by_processes() -> None:
            for key, process in enumerate(processes):
                process.send(key)
            for process in processes:
                process.recv()

        by_processes()
        by_threads()
        times = [(wall_seconds(by_processes), wall_seconds(by_threads)) for _ in range(rounds)]
    of_processes, of_threads = zip(*times, strict=True)
    return float(round(min(of_processes) / min(of_threads), 3))


@contextmanager
def partner(measured: Measured, seats: int, games: int) -> Iterator[Connection]:
    """A process that plays `games` random games for each key it is sent, and answers when it
    has."""
    here, there = get_context("spawn").Pipe()
    process = get_context("spawn").Process(
        target=serve, args=(there, measured, seats, games), daemon=True
    )
    process.start()
    there.close()
    yield here
    here.close()
    process.join()


def serve(line: Connection, measured: Measured, seats: int, games: int) -> None:
    """Play for whoever is at the other end of the line, until it is closed."""
    while True:
        try:
            key = line.recv()
        except EOFError:
            return
        line.send(play_random_games(measured.opening(seats), games, key))
