"""How fast bots think: simulations from the opening, on one thread and on all cores."""

import os
from collections.abc import Iterator

from burgundy_qt.ai.networks.installed_networks import shipped_network
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.ai.tree_search.uct_search import Search
from burgundy_qt.ai.turn_search.sequential_halving import SequentialHalving
from burgundy_qt.bench.clock import cpu_seconds, wall_seconds
from burgundy_qt.bench.opening import USUAL, Measured
from burgundy_qt.rules.position import Position

RUNS = 3


def figures(simulations: int = 20_000, measured: Measured = USUAL) -> Iterator[dict[str, object]]:
    """A line for one thread, a CPU second being the measure, and one for all cores, by the wall
    clock."""
    one = min(cpu_seconds(lambda: search(measured, 1, simulations)) for _ in range(RUNS))
    yield {"bench": "search", "threads": 1, "simulations_per_s": round(simulations / one)}
    threads = os.cpu_count() or 1
    all_of_them = min(
        wall_seconds(lambda: search(measured, threads, threads * simulations)) for _ in range(RUNS)
    )
    rate = round(threads * simulations / all_of_them)
    yield {"bench": "search", "threads": threads, "simulations_per_s": rate, "clock": "wall"}
    for seats, table in list(measured.tables.items())[:1]:
        shipped = shipped_network(measured.game, table)
        if shipped is not None:
            yield network_figures(shipped, measured.opening(seats), max(simulations // 20, 32))


def network_figures(
    shipped: tuple[Features, Network], start: Position, rollouts: int
) -> dict[str, object]:
    """The search with a network: rollouts a second, each of a round or two, on one thread."""

    def think() -> int:
        return (
            SequentialHalving(*shipped, start)
            .think(start, start.waiting_seats()[0], rollouts, None, 1)
            .simulations
        )

    seconds = min(cpu_seconds(think) for _ in range(RUNS))
    return {
        "bench": "search",
        "network": True,
        "threads": 1,
        "rollouts_per_s": round(think() / seconds),
    }


def search(measured: Measured, threads: int, simulations: int) -> None:
    start = measured.opening(measured.every_seats[0])
    Search(start, start.waiting_seats()[0], threads).run(simulations=simulations)
