"""A game of bots alone, to be watched: the two strongest, on estates by lot."""

from __future__ import annotations

import random
from collections.abc import Sequence

from burgundy_qt.ai.levels import Level
from burgundy_qt.rules.burgundy.requests import estates_for
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.words.level_words import level_title

PLAYERS = 2


def game_of_bots(levels: Sequence[Level], edition: str) -> LineUp:
    """Bots of the strongest `levels` against each other, called by what they are; tiles, dice and who sits where come
    by chance."""
    strongest = random.sample(levels[-PLAYERS:], PLAYERS)
    seats = tuple(SeatPlan(level_title(level.name), level.name) for level in strongest)
    estates = random.sample(estates_for(edition, []), PLAYERS)
    return LineUp(seats, {"game": "burgundy", "edition": edition, "players": PLAYERS, "estates": estates})
