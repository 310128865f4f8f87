"""`burgundy-qt statistics`: how the finished games went."""

import argparse

from burgundy_qt.commands.shared import CommandError, add_data_dir, data_folders, place, word


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the games are, which of them, and whether they are told or written."""
    add_data_dir(parser, default=argparse.SUPPRESS)
    parser.add_argument(
        "--game",
        type=word,
        help="of this alone, by its name in the engine protocol (default: every game)",
    )
    parser.add_argument(
        "--csv",
        type=place,
        metavar="FILE",
        help="write all games to this file, a line for every seat",
    )


def run(options: argparse.Namespace) -> int:
    """Tell the games, or write them to a file."""
    if options.data_dir is not None and not options.data_dir.is_dir():
        raise CommandError(
            f"--data-dir is {options.data_dir}, which is no folder; name the one that the games "
            "are in"
        )
    from burgundy_qt.terminal.statistics import CannotTell, tell_statistics

    try:
        tell_statistics(data_folders(options), options.csv, options.game)
    except CannotTell as error:
        raise CommandError(str(error)) from error
    return 0
