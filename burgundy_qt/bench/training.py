"""How fast networks are trained: games against itself with learning, on all cores."""

import os
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from burgundy_qt.ai.game_bots import Table
from burgundy_qt.ai.networks.installed_networks import shipped_network
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.ai.training.campaign import Campaign, Plan
from burgundy_qt.bench.opening import USUAL, Measured

FIRST_CYCLES = 3  # afterwards the window holds enough to learn from


def figures(cycles: int = 20, measured: Measured = USUAL) -> Iterator[dict[str, object]]:
    """A line for each number of seats that has a network: games a second of the wall clock, one
    action ahead."""
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
