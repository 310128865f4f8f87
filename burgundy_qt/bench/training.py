"""How fast networks are trained: games against itself with learning, on all cores."""

import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from burgundy_qt.ai.training.campaign import Campaign, Plan
from burgundy_qt.ai.values.network import Network
from burgundy_qt.ai.values.shipped import shipped_network
from burgundy_qt.rules.registry import DEFAULT

SEATS = 2, 3, 4
FIRST_CYCLES = 3  # afterwards the window holds enough to learn from


def figures(cycles: int = 20, of_seats: Sequence[int] = SEATS) -> Iterator[dict[str, object]]:
    """A line for each number of seats that has a network: games a second of the wall clock, one action ahead."""
    for seats in of_seats:
        shipped = shipped_network(DEFAULT, seats)
        if shipped is not None:
            threads = os.cpu_count() or 1
            rate = games_per_second(seats, shipped[1], cycles, threads)
            yield {"bench": "training", "seats": seats, "threads": threads, "games_per_s": round(rate, 1)}


def games_per_second(seats: int, network: Network, cycles: int, threads: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        plan, shape = Plan(seats, 10**9, Path(folder), threads), (network.first, network.second)
        campaign = Campaign(plan, lambda _: None, shape)
        campaign.network.copy_from(network)
        campaign.playing.copy_from(network)
        campaign.make_players()
        with ThreadPoolExecutor(threads) as pool:
            for _ in range(FIRST_CYCLES):
                campaign.run_cycle(pool)
            games, begun = campaign.games, time.perf_counter()
            for _ in range(cycles):
                campaign.run_cycle(pool)
        return (campaign.games - games) / (time.perf_counter() - begun)
