"""Whether what is told before the dice comes true: chances to win by tenths, and final points.

Knights play; before the dice of every round each seat is told its chance and its points, mended as
the manifests of the networks say (`burgundy_qt/ai/values/calibration`). Moments of one game hang
together, so standard errors are clustered by game. `--fit` finds those figures anew, from other
games than the ones looked at afterwards.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from burgundy_qt.ai.features.parts import Table
from burgundy_qt.ai.games.burgundy.tables import TEAM
from burgundy_qt.ai.values.calibration import KEY, calibration_of
from burgundy_qt.ai.values.evaluator import OBJECTIVES
from burgundy_qt.ai.values.network_files import (
    manifest_file,
    read_manifest,
    shipped_file,
    write_whole,
)
from tests.campaigns.calibration_page import hint_lines, page_lines
from tests.campaigns.fitting import fitted
from tests.campaigns.predictions import Foretold, Hinted, Told, foretold, hinted
from tests.campaigns.report import ROOT, write_report
from tests.campaigns.told_and_came import faults

NAME = "calibration"
TITLE = "What is told before the dice, and what came of it"
FIRST_SEED, FIT_SEED, HINT_SEED = 30_000_000, 20_000_000, 40_000_000
SEATS = 2, 3, 4
FITTED: list[tuple[Table, str]] = [*product(SEATS, OBJECTIVES), *product([TEAM], OBJECTIVES)]

Game = TypeVar("Game", Told, Hinted)


def main(arguments: Sequence[str]) -> int:
    """Play, fit where it is asked for, and write the page; returns 1 where what is told is too far
    off."""
    options = parsed(arguments)
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        for table, objective in FITTED if options.fit else ():
            seeds = range(FIT_SEED, FIT_SEED + options.fit)
            games = gathered(
                pool, partial(foretold, table, objective=objective), diary(table, objective), seeds
            )
            write_down(table, objective, fitted(games, in_teams=table == TEAM))
        calibration_of.cache_clear()
        seeds = range(FIRST_SEED, FIRST_SEED + options.games)
        found = {
            seats: gathered(pool, partial(foretold, seats), diary(seats), seeds) for seats in SEATS
        }
        seeds = range(HINT_SEED, HINT_SEED + options.hints)
        hints = {
            seats: gathered(pool, partial(hinted, seats), diary(seats, "hints"), seeds)
            for seats in SEATS
        }
    seconds = sum(game.seconds for games in (*found.values(), *hints.values()) for game in games)
    command = f"./burgundy campaign {NAME} --games {options.games} --hints {options.hints}"
    write_report(NAME, TITLE, command, [*page_lines(found), *hint_lines(hints)], seconds)
    return int(any(faults(games, seats) for seats, games in found.items()))


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument(
        "--games", type=int, default=2000, help="of each number of seats (default: 2000)"
    )
    parser.add_argument(
        "--hints", type=int, default=300, help="likewise, one in a game (default: 300)"
    )
    parser.add_argument(
        "--fit", type=int, default=0, metavar="GAMES", help="find the figures of the manifests anew"
    )
    parser.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    return parser.parse_args(arguments)


def diary(table: Table, of: str = "win") -> Path:
    """Where finished games with the network of today are kept, and hints with what its manifest
    says."""
    manifest = read_manifest(shipped_file("burgundy", table))
    told = json.dumps(manifest.get(KEY)) if of == "hints" else ""
    print_of = hashlib.sha256((manifest["sha256"] + told).encode()).hexdigest()
    return ROOT / "build" / "campaigns" / f"{NAME}-{table}-{of}-{print_of[:12]}.jsonl"


def gathered(
    pool: Executor, play: Callable[[int], Game], diary: Path, seeds: Sequence[int]
) -> list[Game]:
    """The games of these seeds; those that an earlier start finished are not played again."""
    known = {game.seed: game for game in read_diary(diary)}
    diary.parent.mkdir(parents=True, exist_ok=True)
    with diary.open("a", encoding="utf-8") as file:
        for game in pool.map(play, [seed for seed in seeds if seed not in known], chunksize=5):
            known[game.seed] = game
            file.write("\n" + json.dumps(asdict(game)))
            file.flush()
    return [known[seed] for seed in seeds]


def read_diary(diary: Path) -> Iterator[Any]:
    """Its games or hints; a line that was cut off is left out."""
    for line in diary.read_text(encoding="utf-8").splitlines() if diary.is_file() else []:
        try:
            game = json.loads(line)
        except ValueError:
            continue
        if "rounds" in game:
            yield Told(**game | {"rounds": [Foretold(**moment) for moment in game["rounds"]]})
        else:
            yield Hinted(**game)


def write_down(table: Table, objective: str, figures: Mapping[str, Any]) -> None:
    """Put the figures into the network's manifest."""
    weights = shipped_file("burgundy", table)
    manifest = read_manifest(weights)
    manifest[KEY] = manifest.get(KEY, {}) | {objective: figures}
    write_whole(manifest_file(weights), (json.dumps(manifest, indent=1) + "\n").encode())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
