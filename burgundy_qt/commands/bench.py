"""`burgundy-qt bench`: how fast the program is here."""

import argparse

from burgundy_qt.commands.options import CommandError, add_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the sections, and the game."""
    parser.add_argument(
        "section",
        nargs="?",
        choices=(
            "rules",
            "search",
            "network",
            "training",
            "budget",
            "review",
            "bots",
            "start",
            "screen",
            "analysis",
        ),
        help="section to measure (default: all)",
    )
    add_game(parser)
    parser.add_argument("--seats", type=int, help="players in each game (default: every number)")


def run(options: argparse.Namespace) -> int:
    """Measure, and print the figures."""
    from burgundy_qt.bench.measurement import BenchError, Measured, measure
    from burgundy_qt.rules.registry import DEFAULT

    measured = Measured(options.game or DEFAULT, tuple(options.modules), options.seats)
    try:
        return measure(options.section, measured)
    except BenchError as error:
        raise CommandError(str(error)) from error
