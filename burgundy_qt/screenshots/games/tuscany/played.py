"""Games of Tuscany for the pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgundy_qt.rules.tuscany.protocol.names import GAME


def request_of(seats: int, seed: int, options: Sequence[str]) -> dict[str, Any]:
    """The request of one for so many; an option is the set-up."""
    setup = options[0] if options else "secret"
    return {"game": GAME, "players": seats, "seed": seed, "setup": setup}


def player_of(request: Mapping[str, Any]) -> str:
    """Whoever plays it well, and soon."""
    return "squire"
