"""How fast the rules are: random games for every number of seats, on one core; and whether two
threads play as fast as two processes."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection

from burgundy_qt.ai.tree_search.search_tree import play_random_games
from burgundy_qt.bench.measurement import USUAL, Measured, best_of, wall_seconds
from burgundy_qt.bench.recorded_game import RecordedGame, copy_many_times, state_bytes
from burgundy_qt.rules.position import Position

RUNS = 7
"""The number of runs; each figure is the best of them."""


def rules_figures(games: int = 4000, measured: Measured = USUAL) -> Iterator[dict[str, object]]:
    """Yield one line for each number of seats; `games` random games a run."""
    for seats in measured.every_seats:
        whole = game_figures(measured, seats, games)
        steps = step_figures(measured, seats, max(games // 50, 1))
        threads = {"two_thread_ratio": two_thread_ratio(seats, games, measured=measured)}
        yield {"bench": "rules", "seats": seats} | whole | steps | threads


def game_figures(measured: Measured, seats: int, games: int) -> dict[str, object]:
    """Return the figures of whole random games, each with its own chance: every choice drawn evenly
    from the legal list."""
    start = measured.opening(seats)
    decisions = play_random_games(start, games, key=1)
    seconds = best_of(RUNS, lambda: play_random_games(start, games, key=1))
    return {
        "games_per_s": round(games / seconds),
        "actions_per_game": round(decisions / games, 1),
        "ns_per_action": round(1e9 * seconds / decisions, 1),
    }


def step_figures(measured: Measured, seats: int, games: int) -> dict[str, object]:
    """Return the parts of a decision, measured on replayed games; and copying."""
    tapes = [RecordedGame(measured.opening(seats, seed), key=seed) for seed in range(games)]
    decisions = sum(recorded.length for recorded in tapes)
    applying = best_of(RUNS, lambda: play_again(tapes, lists=0))
    listing = best_of(RUNS, lambda: play_again(tapes, lists=1)) - applying
    copies = 100 * decisions
    copying = best_of(RUNS, lambda: copy_many_times(measured.opening(seats), copies))
    replays = [(recorded.start, recorded.decisions()) for recorded in tapes]
    by_python = best_of(RUNS, lambda: play_from_python(replays))
    return {
        "legal_ns": round(1e9 * listing / decisions, 1),
        "apply_ns": round(1e9 * applying / decisions, 1),
        "copy_ns": round(1e9 * copying / copies, 1),
        "state_bytes": state_bytes(tapes[0].start),
        "python_us": round(1e6 * by_python / decisions, 2),
    }


def play_again(tapes: list[RecordedGame], lists: int) -> None:
    """Play the games once more, listing the legal actions `lists` times before each decision."""
    for recorded in tapes:
        recorded.play_again(lists)


def play_from_python(replays: list[tuple[Position, list[tuple[int, int]]]]) -> None:
    """Play the same games as another program would: with calls of apply and the legal list for each
    decision."""
    for start, decisions in replays:
        position = start.copy()
        for seat, action in decisions:
            position.apply(action, seat)
            position.legal()


# Two threads play as fast as two processes only if playing holds no lock and they write no shared
# memory.
ROUNDS = 15


def two_thread_ratio(
    seats: int, games: int, rounds: int = ROUNDS, measured: Measured = USUAL
) -> float:
    """Return the random games a second of two threads over those of two processes, each playing
    `games` a round; wall-clock time.

    Threads and processes take turns, so that other programs disturb both equally; the best round of
    each counts.
    """
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
    """Provide a process that plays `games` random games for each key it is sent, and answers when
    it has."""
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
    """Play for the other end of the line, until it is closed."""
    while True:
        try:
            key = line.recv()
        except EOFError:
            return
        line.send(play_random_games(measured.opening(seats), games, key))
