"""Games of Tuscany as they were played once, written down to stay as they are.

`python -m tests.rules.tuscany.golden` writes them anew, where a ruling has changed them on
purpose."""

import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

from burgundy_qt.rules import registry
from burgundy_qt.rules.game import Game
from tests.rules.tuscany import random_play

FOLDER = Path(__file__).with_name("golden")
SEEDS = {
    "secret-for-2": 42,
    "fixed-for-2": 31,
    "secret-for-3": 52,
    "fixed-for-4-by-carts": 29,
    "fixed-for-4-hoarders": 101,
}
"""By name the seed of a random game, which says its kind and the tastes of its seats too."""


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
    with patch.dict(registry.GAMES, {"tuscany": "tuscany"}):
        renew()
