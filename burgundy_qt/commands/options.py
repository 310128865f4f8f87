"""Shared parts of commands: their name, their errors, and common options."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from burgundy_qt.rules.errors import LARGEST_SEED

if TYPE_CHECKING:
    from burgundy_qt.storage.data_folders import Folders

COMMAND = os.environ.get("BURGUNDY_COMMAND", "burgundy-qt")
"""The name of the program here: the launcher of a clone sets its own."""


MOST_THREADS = 1024
MOST_SECONDS = 86_400.0


class CommandError(Exception):
    """A command that cannot be carried out; the text gives the fault, its place and what to do."""


# The types of options. Each raises ArgumentTypeError with a sentence.


def place(text: str) -> Path:
    """Return a file or a folder. An empty word is refused: it would mean the current folder, and
    comes from a script whose variable is not set."""
    if not text:
        raise argparse.ArgumentTypeError("the name of a file or folder is empty")
    return Path(text)


def seed(text: str) -> int:
    """Return a seed, as in the engine protocol."""
    return whole(0, LARGEST_SEED)(text)


def word(text: str) -> str:
    """Return a name. An empty one is refused: it would count as missing."""
    if not text:
        raise argparse.ArgumentTypeError("the name is empty")
    return text


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of a whole number from `least` to `most`."""

    def read(text: str) -> int:
        if not (re.fullmatch("-?[0-9]{1,16}", text) and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(
                f"{text[:40]!r} is not a whole number from {least} to {most}"
            )
        return int(text)

    return read


def seconds(text: str) -> float:
    """Return a time."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= MOST_SECONDS:  # this form also refuses NaN
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is not a number of seconds above 0 and up to {MOST_SECONDS:g}"
        )
    return value


def require_writable(option: str, file: Path | None) -> None:
    """Raise CommandError if a file to be written at the end of a long command could not be: it is
    better to know before. The file's contents are not changed."""
    if file is None:
        return
    if file.is_dir():
        raise CommandError(f"{option} is {file}, which is a folder; name a file instead")
    is_new = not os.path.lexists(file)
    try:
        file.open("ab").close()
        if is_new:
            file.unlink()
    except FileNotFoundError as error:
        raise CommandError(
            f"{option} is {file}, but the folder {file.parent} does not exist; create it, or "
            "name another"
        ) from error
    except OSError as error:
        raise CommandError(
            f"{option} is {file}, which cannot be written: {error.strerror}; name another file"
        ) from error


# Common options.


def add_data_dir(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """Add the folder of games and settings."""
    parser.add_argument(
        "--data-dir",
        type=place,
        metavar="FOLDER",
        default=default,
        help="use this folder for games and settings instead of the system's usual place",
    )


def add_game(parser: argparse.ArgumentParser, with_options: bool = False) -> None:
    """Add the game, and its options."""
    parser.add_argument(
        "--game", type=word, help="game, by its name in the engine protocol (default: burgundy)"
    )
    parser.add_argument(
        "--modules",
        nargs="+",
        default=[],
        metavar="MODULE",
        help="modules of the game, such as inns, team or solo",
    )
    if with_options:
        parser.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help="option of the game; can be repeated",
        )


def add_game_file_argument(parser: argparse.ArgumentParser) -> None:
    """Add the file of a game."""
    parser.add_argument(
        "file",
        type=place,
        metavar="FILE",
        help="a saved game (.burgundy) or a record from the engine",
    )
    parser.add_argument(
        "--game",
        type=word,
        help="game of the file, by its name in the engine protocol, for a record that does "
        "not name its game (default: what the file says, or burgundy)",
    )


def use_installed_networks(options: argparse.Namespace) -> None:
    """Let bots play with installed networks, if they are stronger."""
    from burgundy_qt.ai.networks.installed_networks import use_installed

    use_installed(data_folders(options).networks)


def data_folders(options: argparse.Namespace) -> Folders:
    """Return the folders of the chosen data folder. Raises CommandError if it is no folder. It may
    be missing: then nothing is saved yet."""
    from burgundy_qt.storage.data_folders import folders

    place: Path | None = options.data_dir
    try:
        if place is not None and os.path.lexists(place) and not place.is_dir():
            raise CommandError(f"--data-dir is {place}, which is not a folder; name a folder")
        return folders(place)
    except (OSError, RuntimeError) as error:  # the latter for a link that leads back to itself
        raise CommandError(f"--data-dir is {place}, which cannot be used: {error}") from error
