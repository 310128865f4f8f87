"""CarcassonneHelp: the rules of Carcassonne to read, the page about each spot of the
table, and the first game."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.widgets.games.carcassonne.learning.facts import facts
from burgundy_qt.widgets.games.carcassonne.learning.figures.examples import EXAMPLES
from burgundy_qt.widgets.games.carcassonne.learning.first_game import FIRST_GAME
from burgundy_qt.widgets.games.carcassonne.learning.tables import TABLES
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.learning.game_help import GameHelp
from burgundy_qt.widgets.sprites.slots import Slot

SPOTS: Mapping[str, str] = {
    "rim": "laying",
    "crosses": "laying",
    "tile": "laying",
    "tower": "cities",
    "bridge": "bridges",
    "cell": "laying",
    "ghost": "clicks#lay",
    "ghost-bridge": "bridges#needed",
    "ghost-turn": "clicks#lay",
    "dots": "clicks#lay",
    "bridge-place": "bridges#free",
    "castle": "castles",
    "town": "castles",
    "loupe": "clicks#follower",
    "loupe-title": "clicks#follower",
    "loupe-what": "clicks#follower",
    "loupe-worth": "clicks#follower",
    "seal": "final-scoring",
    "hand-label": "turn",
    "hand-tile": "clicks#lay",
    "turn-left": "clicks#lay",
    "turn-right": "clicks#lay",
    "fit": "laying",
    "fits": "laying",
    "pile": "map#left",
    "pile-left": "map#left",
    "step": "turn",
    "points": "points",
    "lead": "points",
    "meeples": "followers",
    "bust": "followers",
    "bridges": "bridges",
    "castles": "castles",
    "posted": "followers#most",
    "turn": "turn",
    "frame": "turn",
    "bought": "bazaars#lay",
    "stall": "bazaars",
    "buyer": "bazaars#auction",
    "stall-words": "bazaars#auction",
    "lot": "bazaars#auction",
    "bid": "bazaars#auction",
    "bid-less": "bazaars#auction",
    "bid-now": "bazaars#auction",
    "bid-more": "bazaars#auction",
    "deal": "bazaars#auction",
}
"""By kind, where all spots of it have one."""
FEATURES: Mapping[str, str] = {
    "city": "cities",
    "road": "roads",
    "bridge": "bridges",
    "monastery": "monasteries",
    "field": "fields",
}
"""By the segment that a feature or a follower is on."""
OF_THE_CARD = "card-"
"""What lies on a seat's card is called after what is shown large."""


class CarcassonneHelp(GameHelp[TableState]):
    """Answer for Carcassonne."""

    tables = TABLES
    figures = EXAMPLES
    first_game = FIRST_GAME

    def facts(self) -> Mapping[str, str]:
        """Return the numbers that pages quote."""
        return facts()

    def topic_of(self, spot: Slot, state: TableState) -> str:
        """Return the page of what lies on a spot of the table, or of the spot itself."""
        match spot:
            case Slot("feature", _, str(place)):
                return SPOTS["castle"] if _is_castle(place, state) else topic_of_place(place)
            case Slot("place" | "meeple", _, str(place)):
                return topic_of_place(place)
        return SPOTS[spot.kind.removeprefix(OF_THE_CARD)]


def topic_of_place(place: str) -> str:
    """The page of what a place is part of."""
    segment = place.partition("/")[2].partition(":")[0]
    return FEATURES[segment]


def _is_castle(place: str, state: TableState) -> bool:
    feature = state.feature_at(place)
    return feature is not None and bool(feature["castle"])


ANSWER = CarcassonneHelp()
