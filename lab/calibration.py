"""Whether predictions before chance come true: chances to win by tenths, and final points.

Knights play; before the dice of every round, or any other chance, each seat's chance and points are
predicted, with the calibration in the manifests of the networks
(`burgundy_qt/ai/networks/calibration`). Moments of one game are not independent, so standard errors
are clustered by game; further games of the diaries count too. `--fit` fits new figures on other
games than those of the page; `--game` takes another game than Burgundy. The campaign "hints" tests
hints, after a search.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from burgundy_qt.ai.game_bots import SeatCount, tables_of
from burgundy_qt.ai.networks.calibration import KEY, calibration_of
from burgundy_qt.ai.networks.installed_networks import manifest_file, read_manifest, shipped_file
from burgundy_qt.ai.networks.network import OBJECTIVES
from burgundy_qt.rules.registry import DEFAULT, GAMES
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole
from lab.calibration_page import page_lines
from lab.calibration_plot import write_plot
from lab.diaries import gathered, noted_in
from lab.fitting import fitted
from lab.predictions import Foretold, Told, foretold
from lab.report import ROOT, write_report
from lab.told_and_came import faults

NAME = "calibration"
TITLE = "What is told before chance falls, and what came of it"
FIT_SEED, FIRST_SEED, END_SEED = 20_000_000, 30_000_000, 40_000_000


def main(arguments: Sequence[str]) -> int:
    """Play, fit if requested, and write the page; return 1 if the predictions are too far off."""
    options = parsed(arguments)
    game, tables = options.game, looked_at(options.game, options.tables)
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:

        def played(table: SeatCount, objective: str, first: int, number: int) -> list[Told]:
            play = partial(foretold, game, table, objective=objective)
            seeds = range(first, first + number)
            return gathered(pool, play, diary(game, table, objective), seeds, told_from)

        for table in tables if options.fit else ():
            for objective in options.objectives:
                games = played(table, objective, FIT_SEED, options.fit)
                figures = fitted(games, in_teams=isinstance(table, str))
                write_down(game, table, objective, figures)
        calibration_of.cache_clear()
        found = {
            table: played(table, "win", FIRST_SEED, max(options.games, noted_number(game, table)))
            for table in tables
        }
    seconds = sum(one.seconds for games in found.values() for one in games)
    command = f"./burgundy campaign {NAME} {' '.join(arguments)}".strip()
    name = page_name(game)
    write_plot(ROOT / "docs" / "pictures" / f"{name}.svg", found)
    write_report(name, TITLE, command, page_lines(game, found), seconds)
    return int(any(faults(games) for games in found.values()))


def page_name(game: str) -> str:
    """Return the name of a game's page and plot."""
    return NAME if game == DEFAULT else f"{game.removeprefix(f'{DEFAULT}-')}-{NAME}"


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--game", choices=list(GAMES), default=DEFAULT)
    parser.add_argument(
        "--tables", nargs="+", metavar="TABLE", help="numbers of seats, or team (default: all)"
    )
    parser.add_argument("--games", type=int, default=2000, help="of each table (default: 2000)")
    parser.add_argument(
        "--fit", type=int, default=0, metavar="GAMES", help="find the figures of the manifests anew"
    )
    parser.add_argument(
        "--objectives", nargs="+", choices=OBJECTIVES, default=OBJECTIVES, help="that are fitted"
    )
    parser.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    return parser.parse_args(arguments)


def looked_at(game: str, asked: Sequence[str] | None) -> list[SeatCount]:
    """Return the requested tables: numbers of seats, solo games and teams."""
    return [table for table in tables_of(game) if asked is None or str(table) in asked]


def diary(game: str, table: SeatCount, of: str = "win", name: str = "") -> Path:
    """Return the file of finished games with the present network; `name`: of another campaign's
    page."""
    weights = read_manifest(shipped_file(game, table))["sha256"]
    print_of = hashlib.sha256(weights.encode()).hexdigest()
    folder = ROOT / "build" / "campaigns"
    return folder / f"{name or page_name(game)}-{table}-{of}-{print_of[:12]}.jsonl"


def noted_number(game: str, table: SeatCount) -> int:
    """Return how many games are known, all from the first seed on."""
    seeds = {entry["seed"] for entry in noted_in(diary(game, table))}
    return sum(FIRST_SEED <= seed < END_SEED for seed in seeds)


def told_from(entry: dict[str, Any]) -> Told:
    """Return a game of a diary."""
    return Told(**entry | {"rounds": [Foretold(**moment) for moment in entry["rounds"]]})


def write_down(game: str, table: SeatCount, objective: str, figures: Mapping[str, Any]) -> None:
    """Write the figures into the network's manifest."""
    weights = shipped_file(game, table)
    manifest = read_manifest(weights)
    manifest[KEY] = manifest.get(KEY, {}) | {objective: figures}
    write_whole(
        manifest_file(weights), (json.dumps(manifest, indent=1) + "\n").encode(), FOR_OTHERS
    )


def write_section(
    game: str, table: SeatCount, shown: str, objective: str, figures: Mapping[str, Any] | None
) -> None:
    """Write the figures of another moment; None removes them."""
    known = read_manifest(shipped_file(game, table)).get(KEY, {}).get(shown, {})
    others = {name: one for name, one in known.items() if name != objective}
    if known or figures is not None:
        told = others if figures is None else others | {objective: figures}
        write_down(game, table, shown, told)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
