"""A game of bots, to be watched: on estates by lot."""

from __future__ import annotations

import random

from burgundy_qt.rules.burgundy.components.components import EDITIONS
from burgundy_qt.rules.burgundy.protocol.requests import estates_for
from burgundy_qt.session.game_profile import Request


def of_bots(players: int) -> Request:
    """The request of one for so many, of the newest edition without modules."""
    edition = EDITIONS[-1]
    return {
        "edition": edition,
        "players": players,
        "estates": random.sample(estates_for(edition, []), players),
    }
