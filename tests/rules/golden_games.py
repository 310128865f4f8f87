"""Golden games: records of played games that must never change.

`python -m tests.rules.GAME.golden` writes those of a game again after a deliberate change of a
ruling: give the reason in the commit."""

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgundy_qt.rules.game import Game

Record = list[dict[str, Any]]


def unchanged(_: str, record: Record) -> Record:
    """Return the record itself."""
    return record


@dataclass(frozen=True)
class GoldenGames:
    """The golden games of a folder, by name."""

    folder: Path
    names: Collection[str]
    play: Callable[[str], Game]
    """Play the game of this name by today's rules."""
    as_written: Callable[[str, Record], Record] = unchanged
    """Convert the record of the game of this name into the form of its golden record."""
    kept: Collection[str] = ()
    """Games that are never renewed."""

    def golden(self, name: str) -> dict[str, Any]:
        """Read a golden game: its record and its final state."""
        read: dict[str, Any] = json.loads((self.folder / f"{name}.json").read_text("utf-8"))
        return read

    def renew(self) -> None:
        """Write every game as it is played today."""
        self.folder.mkdir(exist_ok=True)
        for name in self.names:
            if name not in self.kept:
                game = self.play(name)
                read = {"record": game.record(), "state": game.state()}
                text = json.dumps(read, separators=(",", ":"))
                (self.folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
