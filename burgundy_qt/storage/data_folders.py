"""The data folder: the system's own, or the one that --data-dir names."""

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
        """Return why nothing can be written to the data folder, None if it can. Creates the folder
        if it is missing."""
        try:
            trial = self.data / f".{secrets.token_hex(8)}.trial"
            write_whole(trial, b"")
            trial.unlink()
        except OSError as error:
            return error
        return None

    @property
    def games(self) -> Path:
        """The games being played, one file each; finished ones are in a folder below."""
        return self.data / "games"

    @property
    def runs(self) -> Path:
        """The crash markers of open windows."""
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
        """The results of the challenges of the day."""
        return self.data / "challenges.json"

    @property
    def contests(self) -> Path:
        """The results on the ladders and in the weekly cups."""
        return self.data / "contests.json"

    @property
    def tournaments(self) -> Path:
        """Tournaments of bots and engines, one folder each."""
        return self.data / "tournaments"

    @property
    def puzzles(self) -> Path:
        """The player's progress with each puzzle."""
        return self.data / "puzzles.json"

    @property
    def own_puzzles(self) -> Path:
        """Collections of puzzles from reviewed games, one per game."""
        return self.data / "puzzles"

    def sweep(self) -> None:
        """Remove the incomplete files that crashes have left."""
        ours = (self.data, self.runs, self.networks, self.own_puzzles, self.games)
        for folder in (*ours, *self.games.glob("*/"), *self.tournaments.glob("*/")):
            sweep(folder)


def folders(data_dir: str | Path | None = None) -> Folders:
    """Return the folders under `data_dir`, or under the system's place for application data if it
    is None."""
    if data_dir is not None:
        return Folders(Path(data_dir).expanduser().resolve())
    return Folders(platformdirs.user_data_path("burgundy-qt", appauthor=False).resolve())
