"""What commands have in common: their name, their errors, and the options that several take."""

import argparse
import os
from pathlib import Path

COMMAND = os.environ.get("BURGUNDY_COMMAND", "burgundy-qt")
"""What the program is called here: the launcher of a clone says its own name."""


class CommandError(Exception):
    """A command that cannot be carried out; the text says what, where and what to do."""


def add_data_dir(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """Where games and settings are."""
    parser.add_argument(
        "--data-dir",
        type=Path,
        metavar="FOLDER",
        default=default,
        help="keep games and settings here, not in the system's usual place",
    )


def add_game(parser: argparse.ArgumentParser, with_options: bool = False) -> None:
    """Which game, and with what it is played."""
    parser.add_argument("--game", help="by its name in the engine protocol (default: burgundy)")
    parser.add_argument(
        "--modules",
        nargs="+",
        default=[],
        metavar="MODULE",
        help="of the game, such as inns, team or solo",
    )
    if with_options:
        parser.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help="of the game; one or several times",
        )


def add_told_file(parser: argparse.ArgumentParser) -> None:
    """The game that something is said of."""
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a saved game (.burgundy) or a record of the engine"
    )
    parser.add_argument(
        "--game",
        help="that it must be of, by its name in the engine protocol; a record that names none is "
        "taken for one of it (default: what the file says, or burgundy)",
    )


def use_installed_networks(options: argparse.Namespace) -> None:
    """Let bots play with the networks that were installed, where they are stronger."""
    from burgundy_qt.ai.values.shipped import use_installed
    from burgundy_qt.session.files.folders import folders

    use_installed(folders(options.data_dir).networks)
