"""`burgundy-qt puzzles`: positions with one clearly best turn."""

import argparse

from burgundy_qt.commands.shared import (
    CommandError,
    add_game,
    demand_writable,
    place,
    seed,
    whole,
    word,
)

MOST_GAMES = 10**6


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where they are looked for, and how many are kept."""
    parser.add_argument(
        "file", type=place, nargs="?", metavar="FILE", help="a saved game or a record of the engine"
    )
    parser.add_argument(
        "--games",
        type=whole(1, MOST_GAMES),
        metavar="N",
        help="of two Knights, played to look through them",
    )
    add_game(parser)
    parser.add_argument("--edition", type=word, help="of those games")
    parser.add_argument("--seed", type=seed, default=1, help="of the first of those games")
    parser.add_argument(
        "--most", type=whole(0, MOST_GAMES), metavar="N", help="of all kinds, instead of all found"
    )
    parser.add_argument("--out", type=place, metavar="FILE", help="write them into a collection")
    parser.add_argument(
        "--add",
        type=place,
        nargs="+",
        default=[],
        metavar="FILE",
        help="collections to choose from",
    )


def run(options: argparse.Namespace) -> int:
    """Find them, tell them, and keep them."""
    from burgundy_qt.terminal.puzzles import CannotFind, find_puzzles

    demand_writable("--out", options.out)
    try:
        find_puzzles(options)
    except CannotFind as error:
        raise CommandError(str(error)) from error
    return 0
