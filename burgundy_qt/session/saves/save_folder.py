"""The folder of games: one file per game being played, finished ones in a folder below, broken ones
renamed."""

from __future__ import annotations

import contextlib
import os
from datetime import datetime
from pathlib import Path

from burgundy_qt import repeatable
from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import GameInUse, SaveError, SaveNotWritten
from burgundy_qt.session.saves import save_file, save_schema
from burgundy_qt.storage.file_lock import Lock
from burgundy_qt.storage.whole_files import (
    flush_folder,
    make_private,
    put_aside,
    put_in_place,
    sweep,
)

ENDING = ".burgundy"


class SaveFolder:
    """The games of one data folder. Files are named by the game's id; finished games are in a
    folder below."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.finished = folder / "finished"
        self.labels = folder / "labels.json"

    def path(self, game_id: str) -> Path:
        """Return the path of the game while it is played."""
        done = self.finished / f"{game_id}{ENDING}"
        return done if os.path.exists(done) else self.folder / done.name

    def holds(self, game_id: str) -> bool:
        """Return whether the game is here."""
        return os.path.exists(self.path(game_id))

    def has(self, path: Path) -> bool:
        """Return whether `path` is a game of this folder, which is then played in place. A file
        here whose name is no id, put there by somebody, is not."""
        return (
            path.parent in (self.folder, self.finished)
            and path.suffix == ENDING
            and save_schema.AN_ID(path.stem)
        )

    def lock(self, game_id: str) -> Lock:
        """Lock the game for this window; raises GameInUse. If nothing can be locked, nothing can be
        saved either: the game is played anyway, and saving it will report the problem."""
        lock = Lock(self.folder / f"{game_id}{ENDING}")
        with contextlib.suppress(OSError):
            if not lock.acquire():
                raise GameInUse(
                    self.path(game_id),
                    tr("Saves", "it is being played in another window of Burgundy Qt"),
                )
        return lock

    def write(self, save: save_file.Save) -> Path:
        """Save the game and return its path: in the folder of finished games if it is over."""
        path = self.folder / f"{save.game_id}{ENDING}"
        done = self.finished / path.name
        try:
            if done.exists():
                put_in_place(done, path)
            save_file.write_save(path, save)
            if save.finished:
                make_private(self.finished)
                put_in_place(path, done)
                flush_folder(self.finished)
                flush_folder(self.folder)
        except OSError as error:
            raise SaveNotWritten(path, save_file.reason(error), repr(error)) from error
        return done if save.finished else path

    def remove(self, game_id: str) -> None:
        """Delete a game being played; the caller must hold its lock."""
        with contextlib.suppress(OSError):
            (self.folder / f"{game_id}{ENDING}").unlink(missing_ok=True)

    def unfinished(self) -> list[Path]:
        """Return the files of the games being played, the last one played first."""
        ages = []
        for path in filter(self.has, self.folder.glob(f"*{ENDING}")):
            with contextlib.suppress(OSError):
                ages.append((path.stat().st_mtime_ns, path.name, path))
        return [path for *_, path in sorted(ages, reverse=True)]

    def put_aside(self, error: SaveError) -> SaveError:
        """Rename the broken file of `error`, and return the error with the new name too. Other
        files stay."""
        if not error.is_broken:
            return error
        with contextlib.suppress(OSError):
            aside = put_aside(error.path)
            what = tr("Saves", "{what}. It was renamed to {file}", what=error.what, file=aside.name)
            return type(error)(error.path, what, f"{aside}\n{error.details}")
        return error

    def sweep(self) -> None:
        """Remove incomplete files that a crash has left, here and below."""
        sweep(self.folder)
        for folder in self.folder.glob("*/"):
            sweep(folder)


def new_game_id(now: datetime) -> str:
    """Return a unique id that sorts by when the game began."""
    return f"{now:%Y%m%d-%H%M%S}-{repeatable.token()}"
