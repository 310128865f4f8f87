"""DiceHelp: the rules of the Burgundy Dice Game to read, and the first game."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.widgets.games.dice.learning.facts import facts
from burgundy_qt.widgets.games.dice.learning.figures.examples import EXAMPLES
from burgundy_qt.widgets.games.dice.learning.first_game import FIRST_GAME
from burgundy_qt.widgets.games.dice.learning.tables import TABLES
from burgundy_qt.widgets.games.dice.learning.topics import topic_of_spot
from burgundy_qt.widgets.learning.game_help import GameHelp
from burgundy_qt.widgets.pieces.spots import Spot


class DiceHelp(GameHelp[DiceState]):
    """Answer for the Burgundy Dice Game."""

    tables = TABLES
    figures = EXAMPLES
    first_game = FIRST_GAME

    def facts(self) -> Mapping[str, str]:
        """Return the numbers that pages quote."""
        return facts()

    def topic_of(self, spot: Spot, state: DiceState) -> str:
        """Return the page about a spot."""
        return topic_of_spot(spot, state)


ANSWER = DiceHelp()
