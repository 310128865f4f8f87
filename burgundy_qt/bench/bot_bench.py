"""How fast bots search, learn and review, and how well they keep their time."""

import os
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from burgundy_qt.ai.game_bots import SeatCount, table_of
from burgundy_qt.ai.networks.installed_networks import shipped_network
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.ai.review.review_result import DEPTHS
from burgundy_qt.ai.review.reviewer import Part, Reviewer
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.ai.training.campaign import Campaign, Plan
from burgundy_qt.ai.tree_search.uct_search import Search
from burgundy_qt.ai.turn_search.beam import Beam
from burgundy_qt.ai.turn_search.sequential_halving import SequentialHalving
from burgundy_qt.bench.measurement import USUAL, Measured, best_of, cpu_seconds, wall_seconds
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

NETWORK_RUNS = 5


def network_figures(turns: int = 200, measured: Measured = USUAL) -> Iterator[dict[str, object]]:
    """Yield a line for each number of seats that has a network; `turns` searches for whole turns a
    run."""
    for seats, table in measured.tables.items():
        shipped = shipped_network(measured.game, table)
        if shipped is not None:
            features, network = shipped
            evaluator, start = Evaluator(features, network), measured.opening(seats)
            beam = Beam(evaluator, start)
            seconds = best_of(NETWORK_RUNS, partial(look, beam, start, turns))
            rate = evaluator.evaluations / NETWORK_RUNS / seconds
            yield {
                "bench": "network",
                "seats": seats,
                "evaluations_per_s": round(rate),
                "parameters": network.size,
            }


def look(beam: Beam, start: Position, turns: int) -> None:
    for _ in range(turns):
        beam.turns(start, start.waiting_seats()[0])


SEARCH_RUNS = 3


def search_figures(
    simulations: int = 20_000, measured: Measured = USUAL
) -> Iterator[dict[str, object]]:
    """Yield a line for one thread, by CPU seconds, and one for all cores, by the wall clock."""
    one = best_of(SEARCH_RUNS, lambda: search(measured, 1, simulations))
    yield {"bench": "search", "threads": 1, "simulations_per_s": round(simulations / one)}
    threads = os.cpu_count() or 1
    all_of_them = min(
        wall_seconds(lambda: search(measured, threads, threads * simulations))
        for _ in range(SEARCH_RUNS)
    )
    rate = round(threads * simulations / all_of_them)
    yield {"bench": "search", "threads": threads, "simulations_per_s": rate, "clock": "wall"}
    for seats, table in list(measured.tables.items())[:1]:
        shipped = shipped_network(measured.game, table)
        if shipped is not None:
            yield guided_figures(shipped, measured.opening(seats), max(simulations // 20, 32))


def guided_figures(
    shipped: tuple[Features, Network], start: Position, rollouts: int
) -> dict[str, object]:
    """Return the search with a network: rollouts a second, each of a round or two, on one
    thread."""

    def think() -> int:
        return (
            SequentialHalving(*shipped, start)
            .think(start, start.waiting_seats()[0], rollouts, None, 1)
            .simulations
        )

    seconds = best_of(SEARCH_RUNS, think)
    return {
        "bench": "search",
        "network": True,
        "threads": 1,
        "rollouts_per_s": round(think() / seconds),
    }


def search(measured: Measured, threads: int, simulations: int) -> None:
    start = measured.opening(measured.every_seats[0])
    Search(start, start.waiting_seats()[0], threads).run(simulations=simulations)


FIRST_CYCLES = 3  # afterwards the window has enough to learn from


def training_figures(cycles: int = 20, measured: Measured = USUAL) -> Iterator[dict[str, object]]:
    """Yield a line for each number of seats that has a network: games a second of the wall clock,
    one action ahead."""
    for seats, table in measured.tables.items():
        shipped = shipped_network(measured.game, table)
        if shipped is not None:
            threads = os.cpu_count() or 1
            rate = games_per_second(measured.game, table, shipped[1], cycles, threads)
            yield {
                "bench": "training",
                "seats": seats,
                "threads": threads,
                "games_per_s": round(rate, 1),
            }


def games_per_second(
    game: str, table: SeatCount, network: Network, cycles: int, threads: int
) -> float:
    with tempfile.TemporaryDirectory() as folder:
        plan = Plan(table, 10**9, Path(folder), threads, game=game)
        shape = (network.first, network.second)
        campaign = Campaign(plan, lambda _: None, shape)
        campaign.network.copy_from(network)
        campaign.playing.copy_from(network)
        with ThreadPoolExecutor(threads) as pool, campaign.crew(pool) as crew:
            for _ in range(FIRST_CYCLES):
                campaign.run_cycle(pool, crew)
            games, begun = campaign.games, time.perf_counter()
            for _ in range(cycles):
                campaign.run_cycle(pool, crew)
        return (campaign.games - games) / (time.perf_counter() - begun)


# How well bots keep their time, and how long a review of a game takes, by depth. session_bench
# measures a round in the window.


LEVEL = "duke"
SETTLING = 20  # decisions before the first one that is measured
APART = 12  # decisions between two


def budget_figures(
    given: float = 0.5, decisions: int = 12, threads: int = 1, measured: Measured = USUAL
) -> Iterator[dict[str, object]]:
    """Yield one line: over `decisions` decisions through a game of the fewest seats, each with
    `given` seconds, the median and the largest share of that time, by the wall clock. Each goes to
    a fresh bot: one that has begun its turn already has a plan, and answers at once."""
    taken = [share_taken(position, given, threads) for position in greedy_game(measured, decisions)]
    yield {
        "bench": "budget",
        "level": LEVEL,
        "given_s": given,
        "decisions": len(taken),
        "taken_median": round(statistics.median(taken), 3),
        "taken_most": round(max(taken), 3),
    }


def share_taken(position: Position, given: float, threads: int) -> float:
    """Return the share of the given time that one decision took; it begins a turn, so that there is
    a choice."""
    thinker = Thinker(LEVEL, threads, seed=1)
    return (
        wall_seconds(partial(thinker.think, position, position.waiting_seats()[0], given)) / given
    )


def greedy_game(measured: Measured, number: int) -> Iterator[Position]:
    """Yield `number` positions on the way through a game, each with a choice."""
    position, steward = measured.opening(measured.every_seats[0]), Thinker("steward", seed=1)
    passed = -SETTLING
    while number and not position.is_over():
        seat = position.waiting_seats()[0]
        if passed >= 0 and passed % APART == 0 and len(position.legal(seat)) > 1:
            yield position.copy()
            number -= 1
        passed += 1
        position.apply(steward.choose(position, seat), seat)


# A review.


REVIEW_LEVEL = "knight"
SEED = 7
USUAL_DEPTHS = tuple(depth.name for depth in DEPTHS[:2])


def review_figures(
    depths: Sequence[str] = USUAL_DEPTHS, measured: Measured = USUAL, last: int | None = None
) -> Iterator[dict[str, object]]:
    """Yield a line for each depth: seconds of CPU time for a whole game of the fewest seats among
    equal bots, or for its first `last` actions; none for a game without a network."""
    seats = measured.every_seats[0]
    game = Game(measured.request(seats, SEED))
    if table_of(game.position) is None:
        return
    bot = Thinker(REVIEW_LEVEL, seed=SEED)
    while not game.is_over:
        seat = game.deciding()
        game.apply(game.action(bot.choose(game.position, seat)), seat)
    for depth in depths:
        reviewer = Reviewer(game, depth, last=last)
        parts: list[Part] = []
        seconds = cpu_seconds(partial(gather, reviewer, parts))
        review = reviewer.review_of(parts)
        yield {
            "bench": "review",
            "depth": depth,
            "seats": seats,
            "turns": len(review.turns),
            "decisions": sum(skill.decisions for skill in review.skills),
            "cpu_s": round(seconds, 2),
        }


def gather(reviewer: Reviewer, parts: list[Part]) -> None:
    parts += reviewer.review()
