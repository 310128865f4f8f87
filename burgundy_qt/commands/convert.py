"""`burgundy-qt convert`: saved games as text that people can read and comment, and back."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from burgundy_qt import repeatable
from burgundy_qt.commands.options import CommandError, place, require_writable
from burgundy_qt.session.problem import SaveError
from burgundy_qt.session.saves.game_notation import (
    is_named_as_text,
    notation_of,
    read_games,
    write_notation,
)
from burgundy_qt.session.saves.save_file import Save, write_save
from burgundy_qt.session.saves.save_folder import ENDING, new_game_id
from burgundy_qt.storage.whole_files import FOR_OTHERS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the games and the place of the result."""
    parser.add_argument(
        "files",
        type=place,
        nargs="+",
        metavar="FILE",
        help="saved games, or texts with any number of games",
    )
    parser.add_argument(
        "--to",
        type=place,
        metavar="PLACE",
        help="a text for all games (.txt), or a folder for a saved game each (default: print the "
        "text)",
    )


def run(options: argparse.Namespace) -> int:
    """Convert all games, and print where they are."""
    try:
        saves = [save for file in options.files for save in read_games(file)]
        if options.to is None:
            sys.stdout.write("\n".join(map(notation_of, saves)))
        elif is_named_as_text(options.to):
            require_writable("--to", options.to)
            write_notation(options.to, saves)
            print(options.to)
        else:
            write_saves(options.to, saves)
    except SaveError as error:
        raise CommandError(f"{error}. {error.advice}") from error
    return 0


def write_saves(folder: Path, saves: Sequence[Save]) -> None:
    """Write each game as a file of the folder, and print their paths; a file that is there already
    stays, and its namesake gets another id. Raises SaveError."""
    if folder.exists() and not folder.is_dir():
        raise CommandError(f"--to is {folder}, which is neither a folder nor a text (.txt)")
    folder.mkdir(parents=True, exist_ok=True)
    for save in saves:
        file = folder / f"{save.game_id}{ENDING}"
        if file.exists():
            save = replace(save, game_id=new_game_id(repeatable.now()))
            file = folder / f"{save.game_id}{ENDING}"
        write_save(file, save, FOR_OTHERS)
        print(file)
