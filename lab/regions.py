"""Campaign: how many of the regions within reach of one placement the weakest levels complete.

A region is within reach once the deciding seat has an action that completes it; if the seat
completes another one instead, as by the same tile, the first counts only when it is within reach
again."""

import argparse
import os
import statistics
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from time import thread_time
from typing import Any

from burgundy_qt.ai.arena.players import player_from_text
from burgundy_qt.ai.games.burgundy.burgundy_bots import random_request
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.rules.burgundy.catalogue import estate_regions
from burgundy_qt.rules.game import Game
from lab.report import write_report

NAME = "regions"
TITLE = "Regions that the weakest levels complete, of those within reach by one placement"
WEAKEST = [level.name for level in LEVELS[:3]]
SEATS = 2
FIRST_SEED = 8_000_000
LEAST = 0.95

Region = tuple[int, frozenset[str]]
"""The owner and the cells of a region."""


@dataclass(frozen=True)
class Played:
    """One game: the regions within reach, the completed ones, and the CPU time."""

    within_reach: set[Region]
    completed: set[Region]
    seconds: float


def main(arguments: Sequence[str]) -> int:
    """Play all games and write the page; return 1 if a level completes too few."""
    options = parsed(arguments)
    found: dict[str, list[Played]] = {}
    with ThreadPoolExecutor(options.threads) as pool:
        for level in WEAKEST:
            found[level] = list(
                pool.map(partial(play, level), range(FIRST_SEED, FIRST_SEED + options.games))
            )
    seconds = sum(game.seconds for games in found.values() for game in games)
    command = f"./burgundy campaign {NAME} --games {options.games}"
    write_report(NAME, TITLE, command, page_lines(found), seconds)
    return int(any(share_completed(games) < LEAST for games in found.values()))


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--games", type=int, default=100, help="of each level (default: 100)")
    parser.add_argument(
        "--threads", type=int, default=os.cpu_count() or 1, help="(default: one a core)"
    )
    return parser.parse_args(arguments)


def play(level: str, seed: int) -> Played:
    """Play one game of a level against itself."""
    begun = thread_time()
    game = Game(random_request(SEATS, seed))
    players = [player_from_text(level, seed + seat) for seat in range(SEATS)]
    within_reach: set[Region] = set()
    completed: set[Region] = set()
    while not game.is_over:
        legal = game.legal()
        seat = legal["seat"]
        offered = regions_offered(game, legal)
        code = players[seat].choose(game.position, seat)
        chosen = {offered[code]} if code in offered else set()
        within_reach |= chosen or set(offered.values())
        completed |= chosen
        game.apply(game.rules.decode_action(code), seat)
    return Played(within_reach, completed, thread_time() - begun)


def regions_offered(game: Game, legal: dict[str, Any]) -> dict[int, Region]:
    """Return by the code of each legal action that completes one of the seat's regions that
    region."""
    seat = legal["seat"]
    regions = estate_regions(game.request["edition"], game.request["estates"][seat])
    offered = {}
    for action, gains in zip(legal["actions"], game.gains(seat), strict=True):
        if any(gain.get("for") == "region" for gain in gains):
            cells = next(cells for cells in regions if action["cell"] in cells)
            offered[game.rules.encode_action(action)] = (seat, frozenset(cells))
    return offered


def share_completed(games: Sequence[Played]) -> float:
    """Return the share of all regions within reach."""
    return sum(len(game.completed) for game in games) / sum(
        len(game.within_reach) for game in games
    )


def page_lines(found: dict[str, list[Played]]) -> list[str]:
    """Return a row for each level."""
    return [
        f"{SEATS} seats, estates by lot, each level among its like. At least {100 * LEAST:.0f} % "
        "are wanted.",
        "",
        "| level | games | regions within reach | completed | share |",
        "| --- | --- | --- | --- | --- |",
        *(line(level, games) for level, games in found.items()),
    ]


def line(level: str, games: Sequence[Played]) -> str:
    """Return the means of a seat, and the share of all."""
    within_reach = statistics.fmean(len(game.within_reach) / SEATS for game in games)
    completed = statistics.fmean(len(game.completed) / SEATS for game in games)
    share = 100 * share_completed(games)
    return f"| {level} | {len(games)} | {within_reach:.1f} | {completed:.1f} | {share:.1f} % |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
