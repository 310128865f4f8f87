"""Campaign: whether reviews make sense: stronger levels lose less, the strongest is hardly blamed,
another seed finds the same turns, and blunders lose games.

Games are stored in diaries one by one, so that a later start continues; further games of a diary
count too."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from burgundy_qt.ai.levels import LEVELS
from lab import review_sense_page as page
from lab.diaries import Entry, gathered, noted_number
from lab.error_rates import TIMED, rated, rated_from
from lab.game_kinds import KINDS, OF_TWO
from lab.report import ROOT, write_report
from lab.reviewed_twice import blamed, blamed_from, reviewed_twice, twice_from

NAME = "review-sense"
TITLE = "Whether reviews blame those who play worse, and the same turns again"
FIRST_SEED = 50_000_000


def main(arguments: Sequence[str]) -> int:
    """Play, review and write the page; return 1 if a stronger level loses more."""
    options = parsed(arguments)
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:

        def noted(play: Callable[[int], Entry], of: str, number: int, read: Any) -> list[Entry]:
            file = diary(of)
            seeds = range(FIRST_SEED, FIRST_SEED + max(number, noted_number(file)))
            return gathered(pool, play, file, seeds, read)

        rates = {
            kind: {
                level.name: noted(
                    partial(rated, kind, level.name),
                    f"{kind}-{level.name}",
                    options.timed if level.name == TIMED else options.games,
                    rated_from,
                )
                for level in LEVELS
            }
            for kind in options.kinds
        }
        duels = {
            kind: noted(partial(blamed, kind), f"{kind}-duel", options.duels, blamed_from)
            for kind in options.kinds
        }
        twice = {
            kind: noted(partial(reviewed_twice, kind), f"{kind}-twice", options.reviews, twice_from)
            for kind in options.kinds
        }
    everything: Mapping[str, Any] = {"rates": rates, "duels": duels, "twice": twice}
    games = [*(all_of(of) for of in rates.values()), *duels.values(), *twice.values()]
    seconds = sum(game.seconds for some in games for game in some)
    command = f"./burgundy campaign {NAME} {' '.join(arguments)}".strip()
    write_report(NAME, TITLE, command, page.page_lines(**everything), seconds)
    return int(any(not page.is_falling(of) for of in map(page.rates_of, rates.values())))


def all_of(by_level: Mapping[str, Sequence[Any]]) -> list[Any]:
    """Return the games of all levels."""
    return [game for games in by_level.values() for game in games]


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--kinds", nargs="+", choices=list(KINDS), default=list(OF_TWO))
    parser.add_argument("--games", type=int, default=200, help="of each level (default: 200)")
    parser.add_argument(
        "--timed", type=int, default=200, help="of the level that time limits (default: 200)"
    )
    parser.add_argument(
        "--duels", type=int, default=50, help="of the strongest against a Steward (default: 50)"
    )
    parser.add_argument(
        "--reviews", type=int, default=50, help="games reviewed twice (default: 50)"
    )
    parser.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    return parser.parse_args(arguments)


def diary(of: str) -> Path:
    """Return the file of finished games."""
    return ROOT / "build" / "campaigns" / f"{NAME}-{of}.jsonl"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
