"""`burgundy-qt arena`: bots that meet in matches."""

import argparse
import os

from burgundy_qt.commands.shared import (
    CommandError,
    add_game,
    demand_writable,
    place,
    seed,
    use_installed_networks,
    word,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who meets, in which games, how often, and how it is told."""
    from burgundy_qt.ai.arena.player_names import KNOWN

    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = f"players:\n{KNOWN}"
    parser.add_argument(
        "players", nargs="+", metavar="PLAYER", help="two, or more: then everyone meets everyone"
    )
    parser.add_argument(
        "--pairs",
        type=int,
        default=20,
        help="of games per match at most; with N seats a pair is N games (default: 20)",
    )
    parser.add_argument(
        "--gauntlet", action="store_true", help="the first meets each other one, and nobody else"
    )
    add_game(parser, with_options=True)
    parser.add_argument("--seats", type=int, help="in each game (default: as few as possible)")
    parser.add_argument(
        "--edition",
        type=word,
        help="of the rules (of burgundy: 2011, or with modules 2019, if left out)",
    )
    parser.add_argument(
        "--estate", help="the same as --option estate=NUMBER: for all seats (default: drawn by lot)"
    )
    parser.add_argument(
        "--seed", type=seed, default=1_000_000, help="of the first pair (default: 1000000)"
    )
    parser.add_argument(
        "--claim",
        type=float,
        metavar="SHARE",
        help="stop once it is settled whether the first wins this share",
    )
    parser.add_argument(
        "--threads",
        type=int,
        default=os.cpu_count() or 1,
        help="(default: one per core)",
    )
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="play on the cluster with this scheduler, not on threads"
    )
    parser.add_argument(
        "--resume", type=place, metavar="FILE", help="keep finished pairs here, and go on from them"
    )
    parser.add_argument(
        "--plot", type=place, metavar="FILE.svg", help="draw scores, and points by source"
    )
    parser.add_argument(
        "--csv", type=place, metavar="FILE.csv", help="write ratings and matches as a table"
    )
    parser.add_argument("--json", action="store_true", help="print each match as a line of JSON")


def run(options: argparse.Namespace) -> int:
    """Let them meet, and tell the results."""
    for name, file in (("--plot", options.plot), ("--csv", options.csv)):
        demand_writable(name, file)
    from burgundy_qt.ai.arena.command import CannotMeet, arena, boxed
    from burgundy_qt.ai.arena.round_robin import RoundRobin
    from burgundy_qt.rules.registry import DEFAULT

    use_installed_networks(options)
    chosen = [*options.option, *([] if options.estate is None else [f"estate={options.estate}"])]
    try:
        box = boxed(options.game or DEFAULT, options.edition, tuple(options.modules), chosen)
        meeting = RoundRobin(
            tuple(options.players),
            box.seats[0] if options.seats is None else options.seats,
            options.pairs,
            options.seed,
            box,
            options.claim,
            options.gauntlet,
        )
        return arena(
            meeting,
            options.threads,
            options.json,
            options.plot,
            options.resume,
            options.dask,
            options.csv,
        )
    except CannotMeet as error:
        raise CommandError(str(error)) from error
