"""A game of bots alone, to be watched: the two strongest."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt import repeatable
from burgundy_qt.ai.levels import Level
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.widgets.new_game.game_setup import setup_of
from burgundy_qt.widgets.phrases.bot_names import called_by_level

PLAYERS = 2


def game_of_bots(levels: Sequence[Level], game: str) -> LineUp:
    """Bots of the strongest `levels` against each other, called by what they are; what is dealt and
    who sits where come by chance."""
    strongest = repeatable.lot().sample(levels[-PLAYERS:], PLAYERS)
    seats = tuple(called_by_level(level.name) for level in strongest)
    return LineUp(seats, {"game": game, **setup_of(game).bots_only_request(PLAYERS)})
