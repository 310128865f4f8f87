"""BurgundyHelp: the rules of The Castles of Burgundy to read, and the first game."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.widgets.games.burgundy.learning import entries
from burgundy_qt.widgets.games.burgundy.learning.facts import facts
from burgundy_qt.widgets.games.burgundy.learning.figures.examples import EXAMPLES
from burgundy_qt.widgets.games.burgundy.learning.first_game import FIRST_GAME
from burgundy_qt.widgets.games.burgundy.learning.tables import TABLES
from burgundy_qt.widgets.games.burgundy.learning.topics import topic_of_spot
from burgundy_qt.widgets.learning.game_help import GameHelp
from burgundy_qt.widgets.pieces.spots import Spot


class BurgundyHelp(GameHelp[BurgundyState]):
    """Answer for The Castles of Burgundy."""

    entries = entries.BY_KIND
    tables = TABLES
    figures = EXAMPLES
    first_game = FIRST_GAME

    def facts(self) -> Mapping[str, str]:
        """Return the numbers that pages quote."""
        return facts()

    def topic_of(self, spot: Spot, state: BurgundyState) -> str:
        """Return the page about a spot."""
        return topic_of_spot(spot, state)


ANSWER = BurgundyHelp()
