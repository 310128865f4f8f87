"""Campaign: whether hints come true: chances to win and final points before a turn, after a search,
and the expected winner without one.

Knights play. At some turns of each game a hint is made, and a second game follows it to the end.
Each half of the games is compared with figures fitted on the other half; `--fit` writes those of
all into the manifests. `--fresh` tests the manifests against games that no fit has used, on another
page. A diary stores finished games: a later start continues."""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from typing import Any

from burgundy_qt.ai.game_bots import SeatCount
from burgundy_qt.ai.networks.calibration import calibration_in, figures_in
from burgundy_qt.ai.networks.network import OBJECTIVES
from burgundy_qt.rules.registry import DEFAULT, GAMES
from lab.calibration import FIT_SEED, diary, looked_at, write_section
from lab.diaries import gathered, noted_number
from lab.fitting import crosswise, fitted_hints, fitted_looks
from lab.hint_page import FRESH, page_lines
from lab.hint_samples import (
    HINTS_A_GAME,
    Compared,
    Hint,
    HintedGame,
    Look,
    compared_search,
    hinted_game,
)
from lab.report import write_report
from lab.told_and_came import Held, hint_faults

NAME = "hints"
TITLE = "What hints tell, and what came where they were followed"
LOOK_SEED, FRESH_SEED, LONG_SEED = 25_000_000, 45_000_000, 50_000_000


def main(arguments: Sequence[str]) -> int:
    """Play, fit if requested, and write the page; return 1 if the predictions are too far off."""
    options = parsed(arguments)
    if options.fresh:
        return fresh(options, f"./burgundy campaign {NAME} {' '.join(arguments)}")
    game, tables = options.game, looked_at(options.game, options.tables)
    objective = options.objective
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:

        def played(table: SeatCount) -> list[HintedGame]:
            found: list[HintedGame] = []
            for first, asked, hints, of in (
                (FIT_SEED, options.games, HINTS_A_GAME, objective),
                (LOOK_SEED, options.looks, 0, f"{objective}-looks"),
            ):
                play = partial(hinted_game, game, table, objective=objective, number=hints)
                file = diary(game, table, of, page_name(game))
                seeds = range(first, first + max(asked, noted_number(file)))
                found += gathered(pool, play, file, seeds, game_from)
            return found

        found = {table: played(table) for table in tables}
        compared = {}
        for table in tables:
            file = diary(game, table, f"{objective}-long", page_name(game))
            seeds = range(LONG_SEED, LONG_SEED + max(options.long, noted_number(file)))
            search = partial(compared_search, game, table, objective=objective)
            if seeds:
                compared[table] = gathered(pool, search, file, seeds, compared_from)
    if options.fit:
        for table, games in found.items():
            hint, live = fitted_hints(games), fitted_looks(games)
            is_for_reviews = str(table) in options.only_reviews
            write_section(game, table, "live", objective, live)
            write_section(game, table, "hint", objective, None if is_for_reviews else hint)
            write_section(game, table, "review", objective, hint if is_for_reviews else None)
    seconds = sum(one.seconds for games in found.values() for one in games)
    seconds += sum(one.seconds for some in compared.values() for one in some)
    command = f"./burgundy campaign {NAME} {' '.join(arguments)}".strip()
    name = page_name(game) + ("" if objective == "win" else f"-for-{objective}")
    held = {table: crosswise(games) for table, games in found.items()}
    write_report(name, TITLE, command, page_lines(game, held, compared), seconds)
    return int(any(map(hint_faults, held.values())))


def fresh(options: argparse.Namespace, command: str) -> int:
    """Test the figures that people see against games that no fit has used, and write that page."""
    game, objective = options.game, options.objective
    held = {}
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        for table in looked_at(game, options.tables):
            if figures_in(game, table, objective, "hint") is None:  # people see no figures here
                continue
            play = partial(hinted_game, game, table, objective=objective)
            file = diary(game, table, f"{objective}-fresh", page_name(game))
            seeds = range(FRESH_SEED, FRESH_SEED + max(options.fresh, noted_number(file)))
            games = gathered(pool, play, file, seeds, game_from)
            held[table] = as_shown(game, table, objective, games)
    seconds = sum(one.game.seconds for games in held.values() for one in games)
    name = f"{page_name(game)}-fresh"
    name += "" if objective == "win" else f"-for-{objective}"
    write_report(name, TITLE, command, page_lines(game, held, {}, FRESH), seconds)
    return int(any(map(hint_faults, held.values())))


def as_shown(
    game: str, table: SeatCount, objective: str, games: Sequence[HintedGame]
) -> list[Held]:
    """Return games with the figures of the manifests, as people see them; predictions without a
    search are left out if people see none."""
    hint = figures_in(game, table, objective, "hint") or {}
    live = calibration_in(game, table).get("live", {}).get(objective)
    if live is None:
        return [Held(replace(one, looks=[]), {"hint": hint}) for one in games]
    return [Held(one, {"hint": hint, "live": live}) for one in games]


def page_name(game: str) -> str:
    """Return the name of a game's page."""
    return NAME if game == DEFAULT else f"{game.removeprefix(f'{DEFAULT}-')}-{NAME}"


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--game", choices=list(GAMES), default=DEFAULT)
    parser.add_argument(
        "--tables", nargs="+", metavar="TABLE", help="numbers of seats, or team (default: all)"
    )
    parser.add_argument("--games", type=int, default=200, help="of each table (default: 200)")
    parser.add_argument(
        "--looks",
        type=int,
        default=0,
        metavar="GAMES",
        help="more, in which nobody asks and only looks without a search are told (default: 0)",
    )
    parser.add_argument(
        "--fresh",
        type=int,
        default=0,
        metavar="GAMES",
        help="instead: games of each table that no fit has seen, by the figures of the manifests",
    )
    parser.add_argument("--fit", action="store_true", help="write the figures into the manifests")
    parser.add_argument(
        "--only-reviews",
        nargs="+",
        default=(),
        metavar="TABLE",
        help="whose hints stay too far off: nobody is shown figures there, reviews alone use them",
    )
    parser.add_argument(
        "--long",
        type=int,
        default=0,
        metavar="GAMES",
        help="in which a short search is compared with a long one (default: 0)",
    )
    parser.add_argument("--objective", choices=OBJECTIVES, default="win")
    parser.add_argument("--workers", type=int, default=1, help="processes (default: 1)")
    return parser.parse_args(arguments)


def game_from(entry: dict[str, Any]) -> HintedGame:
    """Return a game of a diary."""
    told = {
        "hints": [Hint(**one) for one in entry["hints"]],
        "looks": [Look(**one) for one in entry["looks"]],
    }
    return HintedGame(**entry | told)


def compared_from(entry: dict[str, Any]) -> Compared:
    """Return two searches of a diary."""
    return Compared(**entry)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
