"""Files of the data folder: written whole or not at all, and put aside where they are damaged."""

from __future__ import annotations

import os
from pathlib import Path

from burgundy_qt.storage.whole_files import (
    FOR_OTHERS,
    make_private,
    read_at_most,
    settle,
    sweep,
    write_whole,
)

__all__ = [
    "FOR_OTHERS",
    "make_private",
    "put_aside",
    "read_at_most",
    "settle",
    "sweep",
    "write_whole",
]


def put_aside(path: Path) -> Path:
    """Rename `path` to a free name ending in ".broken" and return that; no earlier file is
    overwritten."""
    number = 1
    while True:
        aside = path.with_name(path.name + (".broken" if number == 1 else f".broken-{number}"))
        try:
            aside.open("x").close()
        except FileExistsError:
            number += 1
            continue
        try:
            os.replace(path, aside)
        except OSError:
            aside.unlink(missing_ok=True)
            raise
        return aside
