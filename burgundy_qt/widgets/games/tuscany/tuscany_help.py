"""TuscanyHelp: the rules of The Castles of Tuscany to read, and the first game."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.learning.facts import facts
from burgundy_qt.widgets.games.tuscany.learning.figures.examples import EXAMPLES
from burgundy_qt.widgets.games.tuscany.learning.first_game import FIRST_GAME
from burgundy_qt.widgets.games.tuscany.learning.tables import TABLES
from burgundy_qt.widgets.games.tuscany.learning.topics import topic_of_spot
from burgundy_qt.widgets.learning.game_help import GameHelp
from burgundy_qt.widgets.pieces.spots import Spot


class TuscanyHelp(GameHelp[TuscanyState]):
    """Answer for The Castles of Tuscany."""

    tables = TABLES
    figures = EXAMPLES
    first_game = FIRST_GAME

    def facts(self) -> Mapping[str, str]:
        """Return the numbers that pages quote."""
        return facts()

    def topic_of(self, spot: Spot, state: TuscanyState) -> str:
        """Return the page about a spot."""
        return topic_of_spot(spot, state)


ANSWER = TuscanyHelp()
