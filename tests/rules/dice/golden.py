"""Games of the dice game as they were played once, written down to stay as they are.

`python -m tests.rules.dice.golden` writes them anew, where a ruling has changed them on purpose."""

import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

from burgundy_qt.rules import registry
from burgundy_qt.rules.game import Game
from tests.rules.dice import random_play

FOLDER = Path(__file__).with_name("golden")
SEEDS = {
    "alone": 0,
    "secret-for-2": 19,
    "different-for-3": 39,
    "same-for-4": 59,
    "secret-for-6": 14,
}
"""By name the seed of a random game, which says its kind too: one on each of the sheets."""


def played(name: str) -> Game:
    """The game as it is played today."""
    return random_play.played(SEEDS[name])


def golden(name: str) -> dict[str, Any]:
    """The game as it was written down: its record and its final state."""
    kept: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return kept


def renew() -> None:
    """Write every game down as it is played today."""
    FOLDER.mkdir(exist_ok=True)
    for name in SEEDS:
        game = played(name)
        kept = {"record": game.record(), "state": game.state()}
        text = json.dumps(kept, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    with patch.dict(registry.GAMES, {"burgundy-dice": "dice"}):
        renew()
