"""A game of bots, to be watched: on a sheet by lot."""

from __future__ import annotations

import random

from burgundy_qt.rules.dice.components.sheets import LETTERS
from burgundy_qt.rules.dice.protocol.names import EDITION


def of_bots(players: int) -> dict[str, object]:
    """The request of one for so many."""
    return {"edition": EDITION, "players": players, "sheet": random.choice(LETTERS)}
