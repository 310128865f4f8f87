"""How fast the rules are: random games for every number of seats, on one core."""

from collections.abc import Iterator

from burgundy_qt.ai.tree_search.search_tree import play_random_games
from burgundy_qt.bench.clock import best_of
from burgundy_qt.bench.opening import USUAL, Measured
from burgundy_qt.bench.recorded_game import RecordedGame, copy_many_times, state_bytes
from burgundy_qt.bench.two_threads import two_thread_ratio
from burgundy_qt.rules.position import Position

RUNS = 7
"""Each figure is the best of so many runs."""


def figures(games: int = 4000, measured: Measured = USUAL) -> Iterator[dict[str, object]]:
    """One line for each number of seats; `games` random games a run."""
    for seats in measured.every_seats:
        whole, steps = (
            game_figures(measured, seats, games),
            step_figures(measured, seats, max(games // 50, 1)),
        )
        threads = {"two_thread_ratio": two_thread_ratio(seats, games, measured=measured)}
        yield {"bench": "rules", "seats": seats} | whole | steps | threads


def game_figures(measured: Measured, seats: int, games: int) -> dict[str, object]:
    """Whole random games, each with its own chance: every choice drawn evenly from the legal
    list."""
    start = measured.opening(seats)
    decisions = play_random_games(start, games, key=1)
    seconds = best_of(RUNS, lambda: play_random_games(start, games, key=1))
    return {
        "games_per_s": round(games / seconds),
        "actions_per_game": round(decisions / games, 1),
        "ns_per_action": round(1e9 * seconds / decisions, 1),
    }


def step_figures(measured: Measured, seats: int, games: int) -> dict[str, object]:
    """The parts of a decision, measured on games that are played again; and copying."""
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
    """The games once more, listing what is legal `lists` times before each decision."""
    for recorded in tapes:
        recorded.play_again(lists)


def play_from_python(replays: list[tuple[Position, list[tuple[int, int]]]]) -> None:
    """The same games as another program would play them: apply and the legal list, called for each
    decision."""
    for start, decisions in replays:
        position = start.copy()
        for seat, action in decisions:
            position.apply(action, seat)
            position.legal()
