"""The folder of games: one file per game being played, finished ones below, broken ones named and
kept."""

from __future__ import annotations

import contextlib
import os
from datetime import datetime
from pathlib import Path

from burgundy_qt import repeatable
from burgundy_qt.language.translation import tr
from burgundy_qt.session.saves.save_errors import GameInUse, SaveError, SaveNotWritten
from burgundy_qt.session.saves.save_file import Save, reason, write_save
from burgundy_qt.session.saves.save_schema import AN_ID
from burgundy_qt.storage.file_lock import Lock
from burgundy_qt.storage.whole_files import make_private, put_aside, settle, sweep

ENDING = ".burgundy"


class SaveFolder:
    """The games of one data folder. Files are found by a game's id; whether one is finished tells
    where it lies."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.finished = folder / "finished"
        self.labels = folder / "labels.json"

    def path(self, game_id: str) -> Path:
        """Return where the game lies, or will lie while it is played."""
        done = self.finished / f"{game_id}{ENDING}"
        return done if os.path.exists(done) else self.folder / done.name

    def holds(self, game_id: str) -> bool:
        """Return whether the game lies here."""
        return os.path.exists(self.path(game_id))

    def has(self, path: Path) -> bool:
        """Return whether `path` is a game of this folder: it is then played on in place. One that
        lies here under a name that is no id, put there by somebody, is none."""
        return (
            path.parent in (self.folder, self.finished)
            and path.suffix == ENDING
            and AN_ID(path.stem)
        )

    def lock(self, game_id: str) -> Lock:
        """Hold the game for this window; raises GameInUse. Where nothing can be locked nothing can
        be saved either: then the game is played all the same, and saving it tells what is wrong."""
        lock = Lock(self.folder / f"{game_id}{ENDING}")
        with contextlib.suppress(OSError):
            if not lock.acquire():
                raise GameInUse(
                    self.path(game_id),
                    tr("Saves", "another window of Burgundy Qt plays it at the moment"),
                )
        return lock

    def write(self, save: Save) -> Path:
        """Save the game in its place and return that: among the finished ones when it is over."""
        path = self.folder / f"{save.game_id}{ENDING}"
        done = self.finished / path.name
        try:
            if done.exists():
                os.replace(done, path)
            write_save(path, save)
            if save.finished:
                make_private(self.finished)
                os.replace(path, done)
                settle(self.finished)
                settle(self.folder)
        except OSError as error:
            raise SaveNotWritten(path, reason(error), repr(error)) from error
        return done if save.finished else path

    def remove(self, game_id: str) -> None:
        """Remove the game that is being played, for good; whoever calls holds its lock."""
        with contextlib.suppress(OSError):
            (self.folder / f"{game_id}{ENDING}").unlink(missing_ok=True)

    def unfinished(self) -> list[Path]:
        """Return the files of the games being played, the one played last first."""
        ages = []
        for path in filter(self.has, self.folder.glob(f"*{ENDING}")):
            with contextlib.suppress(OSError):
                ages.append((path.stat().st_mtime_ns, path.name, path))
        return [path for *_, path in sorted(ages, reverse=True)]

    def put_aside(self, error: SaveError) -> SaveError:
        """Rename the broken file that `error` tells of, and tell the new name too. Others are left
        where they are."""
        if not error.is_broken:
            return error
        with contextlib.suppress(OSError):
            aside = put_aside(error.path)
            what = tr("Saves", "{what}. It was kept as {file}", what=error.what, file=aside.name)
            return type(error)(error.path, what, f"{aside}\n{error.details}")
        return error

    def sweep(self) -> None:
        """Remove what a crash left of files that never became whole, here and below."""
        sweep(self.folder)
        for folder in self.folder.glob("*/"):
            sweep(folder)


def new_game_id(now: datetime) -> str:
    """Return an id that no other game has, and that sorts by when the game began."""
    return f"{now:%Y%m%d-%H%M%S}-{repeatable.token()}"
