"""Games of Carcassonne for the pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgundy_qt.rules.carcassonne.components.tiles import NAMES
from burgundy_qt.rules.carcassonne.protocol.names import GAME, MODULES

NO_AUCTION = "no-auction"
"""The option of a bazaar at which all choose in turn."""


def request_of(seats: int, seed: int, options: Sequence[str]) -> dict[str, Any]:
    """The request of one for so many; the options are its modules, how a bazaar is held, and kinds
    of the tiles that come first, laid by the first seat."""
    tiles = [kind for kind in options if kind in NAMES]
    return {
        "game": GAME,
        "players": seats,
        "seed": seed,
        "modules": [name for name in MODULES if name in options],
        "auction": NO_AUCTION not in options,
        **({"tiles": tiles, "first": 0} if tiles else {}),
    }


def player_of(request: Mapping[str, Any]) -> str:
    """Whoever plays it well, and soon."""
    return "squire"
