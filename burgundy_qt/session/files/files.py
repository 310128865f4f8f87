"""Files of the data folder: written whole or not at all, and put aside where they are damaged."""

from __future__ import annotations

import os
from pathlib import Path

from burgundy_qt.storage.whole_files import new_file, read_at_most, write_whole


def put_aside(path: Path) -> Path:
    """Rename `path` to a free name ending in ".broken" and return that; no earlier file is
    overwritten."""
    aside = free_name(path)
    try:
        os.replace(path, aside)
    except OSError:
        aside.unlink(missing_ok=True)
        raise
    return aside


def copy_aside(path: Path, largest: int) -> Path:
    """The same with a copy of the first so many bytes; the file stays, so that at no moment there
    is none."""
    aside = free_name(path)
    try:
        write_whole(aside, read_at_most(path, largest))
    except OSError:
        aside.unlink(missing_ok=True)
        raise
    return aside


def free_name(path: Path) -> Path:
    """The path of a new, empty file beside `path`, whose name ends in ".broken"."""
    number = 1
    while True:
        aside = path.with_name(path.name + (".broken" if number == 1 else f".broken-{number}"))
        try:
            os.close(new_file(aside, os.O_WRONLY))
        except FileExistsError:
            number += 1
            continue
        return aside
