"""Dice games for the pictures: their sheets differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgundy_qt.rules.dice.components.sheets import LETTERS
from burgundy_qt.rules.dice.protocol.names import GAME


def request_of(seats: int, seed: int, options: Sequence[str]) -> dict[str, Any]:
    """The request of one for so many; an option is the way to begin."""
    setup = options[0] if options else "secret"
    sheet = LETTERS[seed % len(LETTERS)]
    return {"game": GAME, "players": seats, "seed": seed, "setup": setup, "sheet": sheet}


def player_of(request: Mapping[str, Any]) -> str:
    """Whoever plays it well, and soon."""
    return "squire"
