"""`burgundy-qt replay`: the story of a game."""

import argparse

from burgundy_qt.commands.shared import CommandError, add_told_file


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which file."""
    add_told_file(parser)


def run(options: argparse.Namespace) -> int:
    """Tell the game turn by turn."""
    from burgundy_qt.terminal.story import CannotReplay, replay

    try:
        replay(options.file, options.game)
    except CannotReplay as error:
        raise CommandError(str(error)) from error
    return 0
