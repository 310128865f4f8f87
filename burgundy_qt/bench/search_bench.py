"""How fast bots search and learn: simulations from the opening, evaluations of their networks a
second, and training: self-play with learning."""

import os
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from burgundy_qt.ai.game_bots import Table
from burgundy_qt.ai.networks.installed_networks import shipped_network
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.ai.training.campaign import Campaign, Plan
from burgundy_qt.ai.tree_search.uct_search import Search
from burgundy_qt.ai.turn_search.beam import Beam
from burgundy_qt.ai.turn_search.sequential_halving import SequentialHalving
from burgundy_qt.bench.measurement import USUAL, Measured, best_of, cpu_seconds, wall_seconds
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
    one = min(cpu_seconds(lambda: search(measured, 1, simulations)) for _ in range(SEARCH_RUNS))
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

    seconds = min(cpu_seconds(think) for _ in range(SEARCH_RUNS))
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


def games_per_second(game: str, table: Table, network: Network, cycles: int, threads: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        plan, shape = (
            Plan(table, 10**9, Path(folder), threads, game=game),
            (network.first, network.second),
        )
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
