"""Bringing the ledger up to date with the finished games in the folder of saves.

Games are recorded only here, by looking for saves that the ledger has not seen: so a game counts
once, also when the program was ended between its last action and this.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from burgundy_qt.session.files.reading import READING
from burgundy_qt.session.saves.save_errors import SaveError
from burgundy_qt.session.saves.save_folder import ENDING
from burgundy_qt.session.saves.saves import read_save
from burgundy_qt.session.statistics.finished_game import NotFinished, finished_game
from burgundy_qt.session.statistics.ledger import Ledger

Unseen = tuple[Path, int]  # a save and when it was changed, in nanoseconds


def unseen_saves(ledger: Ledger, finished: Path) -> list[Unseen]:
    """The saves in folder `finished` that are new to the ledger or were changed since, the oldest
    game first."""
    seen = ledger.files_seen()
    try:
        entries = [entry for entry in os.scandir(finished) if entry.name.endswith(ENDING)]
    except FileNotFoundError:
        return []
    found = [(Path(entry.path), entry.stat().st_mtime_ns) for entry in entries]
    return sorted((path, changed) for path, changed in found if seen.get(path.name) != changed)


def record_save(ledger: Ledger, unseen: Unseen) -> None:
    """Record the game of one save. What cannot be read is passed over: the library tells of it."""
    path, changed = unseen
    with READING, ledger.gathering():
        with contextlib.suppress(SaveError, NotFinished):
            ledger.record(finished_game(read_save(path)))
        ledger.see_file(path.name, changed)
