"""CarcassonneHelp: the rules of Carcassonne to read, and the first game."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.widgets.games.carcassonne.learning.facts import facts
from burgundy_qt.widgets.games.carcassonne.learning.figures.examples import EXAMPLES
from burgundy_qt.widgets.games.carcassonne.learning.first_game import FIRST_GAME
from burgundy_qt.widgets.games.carcassonne.learning.tables import TABLES
from burgundy_qt.widgets.games.carcassonne.learning.topics import topic_of_spot
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.learning.game_help import GameHelp
from burgundy_qt.widgets.pieces.spots import Spot


class CarcassonneHelp(GameHelp[TableState]):
    """Answer for Carcassonne."""

    tables = TABLES
    figures = EXAMPLES
    first_game = FIRST_GAME

    def facts(self) -> Mapping[str, str]:
        """Return the numbers that pages quote."""
        return facts()

    def topic_of(self, spot: Spot, state: TableState) -> str:
        """Return the page about a spot."""
        return topic_of_spot(spot, state)


ANSWER = CarcassonneHelp()
