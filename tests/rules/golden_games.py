"""Games as they were played once, written down to stay as they are."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgundy_qt.rules.game import Game


@dataclass(frozen=True)
class GoldenGames:
    """The written games of a folder: by name the seed that `play` makes each of."""

    folder: Path
    seeds: Mapping[str, int]
    play: Callable[[int], Game]

    def played(self, name: str) -> Game:
        """The game as it is played today."""
        return self.play(self.seeds[name])

    def golden(self, name: str) -> dict[str, Any]:
        """The game as it was written down: its record and its final state."""
        kept: dict[str, Any] = json.loads((self.folder / f"{name}.json").read_text("utf-8"))
        return kept

    def renew(self) -> None:
        """Write every game down as it is played today."""
        self.folder.mkdir(exist_ok=True)
        for name in self.seeds:
            game = self.played(name)
            kept = {"record": game.record(), "state": game.state()}
            text = json.dumps(kept, separators=(",", ":"))
            (self.folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
