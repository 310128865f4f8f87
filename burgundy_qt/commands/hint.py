"""`burgundy-qt hint`: what to do in a game, and why."""

import argparse

from burgundy_qt.commands.shared import (
    CommandError,
    add_told_file,
    use_installed_networks,
    word,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """In which game, and who advises for how long."""
    add_told_file(parser)
    parser.add_argument(
        "--level",
        type=lambda text: word(text).lower(),
        help="whose advice (default: the strongest level's)",
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="time to think (default: 1)")
    parser.add_argument("--points", action="store_true", help="play for points, not for the win")


def run(options: argparse.Namespace) -> int:
    """Say it."""
    from burgundy_qt.terminal.hint import CannotHint, hint

    use_installed_networks(options)
    objective = "points" if options.points else "win"
    try:
        hint(options.file, options.level, options.seconds, objective, options.game)
    except CannotHint as error:
        raise CommandError(str(error)) from error
    return 0
