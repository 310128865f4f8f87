"""`burgundy-qt review`: what each turn of a game lost, and what was luck."""

import argparse
import os

from burgundy_qt.commands.shared import CommandError, add_told_file


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, and how closely it is looked at."""
    add_told_file(parser)
    parser.add_argument(
        "--depth", default="normal", help="quick, normal (default) or deep: how closely"
    )
    parser.add_argument(
        "--seat", type=int, metavar="N", help="whose turns, counted from 0 (default: all)"
    )
    parser.add_argument(
        "--threads",
        type=int,
        metavar="N",
        help="at work together (default: all cores)",
    )
    parser.add_argument(
        "--json", action="store_true", help="print the object that the engine answers to review"
    )


def run(options: argparse.Namespace) -> int:
    """Review it, and say so."""
    from burgundy_qt.engine.protocol_lines import MOST_THREADS
    from burgundy_qt.terminal.review import CannotTell, review

    cores = min(os.cpu_count() or 1, MOST_THREADS)
    threads = cores if options.threads is None else options.threads
    try:
        review(options.file, options.depth, options.seat, threads, options.json, options.game)
    except CannotTell as error:
        raise CommandError(str(error)) from error
    return 0
