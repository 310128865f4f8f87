"""Where the program keeps what it writes: one data folder, the system's own or the one that
--data-dir names."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from burgundy_qt.storage.whole_files import sweep, write_whole


@dataclass(frozen=True)
class Folders:
    """The data folder and the places inside it. Nothing is created before something is written."""

    data: Path

    def why_not_written(self) -> OSError | None:
        """Why nothing can be written in the data folder, None where it can; the folder is made
        where it is missing."""
        try:
            trial = self.data / f".{secrets.token_hex(8)}.trial"
            write_whole(trial, b"")
            trial.unlink()
        except OSError as error:
            return error
        return None

    @property
    def games(self) -> Path:
        """The games being played, one file each; finished ones lie in a folder below."""
        return self.data / "games"

    @property
    def runs(self) -> Path:
        """A mark of every window that is open."""
        return self.data / "runs"

    @property
    def networks(self) -> Path:
        """The networks that were installed."""
        return self.data / "networks"

    @property
    def statistics(self) -> Path:
        """The ledger of finished games."""
        return self.data / "statistics.sqlite3"

    @property
    def engines(self) -> Path:
        """The external engines that a person has added."""
        return self.data / "engines.json"

    @property
    def challenges(self) -> Path:
        """How the challenges of the day went."""
        return self.data / "challenges.json"

    @property
    def tournaments(self) -> Path:
        """Tournaments of bots and engines, a folder each."""
        return self.data / "tournaments"

    @property
    def puzzles(self) -> Path:
        """How well each puzzle is known."""
        return self.data / "puzzles.json"

    @property
    def own_puzzles(self) -> Path:
        """Collections of puzzles from reviewed games, one a game of the house."""
        return self.data / "puzzles"

    def sweep(self) -> None:
        """Remove what crashes have left of files that never became whole."""
        ours = (self.data, self.runs, self.networks, self.own_puzzles, self.games)
        for folder in (*ours, *self.games.glob("*/"), *self.tournaments.glob("*/")):
            sweep(folder)


def folders(data_dir: str | Path | None = None) -> Folders:
    """Return the folders under `data_dir`, or under the system's place for the data of programs
    where it is left out."""
    if data_dir is not None:
        return Folders(Path(data_dir).expanduser().resolve())
    return Folders(platformdirs.user_data_path("burgundy-qt", appauthor=False).resolve())
