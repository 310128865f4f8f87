"""BurgundyHelp: the rules of The Castles of Burgundy to read, the page about each spot of the
table, and the first game."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.printed import INNS
from burgundy_qt.widgets.games.burgundy.hover.module_words import KNOWLEDGE_2019
from burgundy_qt.widgets.games.burgundy.learning.entries import BY_KIND
from burgundy_qt.widgets.games.burgundy.learning.facts import facts
from burgundy_qt.widgets.games.burgundy.learning.figures.examples import EXAMPLES
from burgundy_qt.widgets.games.burgundy.learning.first_game import FIRST_GAME
from burgundy_qt.widgets.games.burgundy.learning.tables import TABLES
from burgundy_qt.widgets.learning.game_help import GameHelp
from burgundy_qt.widgets.sprites.slots import Slot

TILES: Mapping[str, str] = {
    "castle": "castles",
    "mine": "mines",
    "ship": "ships",
    "animal": "animals",
    "building": "buildings",
    "monastery": "knowledge",
}
MODULE_TILES: Mapping[str, str] = {
    "animal:geese:2": "extra-tiles",
    "building:crane": "extra-tiles",
    "building:white-castle": "white-castles",
    "monastery:27": "extra-tiles",
    "monastery:28": "extra-tiles",
    "monastery:29": "white-castles",
    "inn": "inns",
    "black": "solo",
}
"""Tiles that are told of on the page of their module, not on that of their kind."""
SPOTS: Mapping[str, str] = {
    "market": "taking",
    "storage": "taking#storage",
    "cell": "estates#space",
    "goods": "goods",
    "stock": "ships#loading",
    "trough": "ships#loading",
    "silver": "buying",
    "workers": "workers",
    "die": "turn",
    "white": "rounds#white",
    "white-depot": "rounds#white",
    "phase": "regions#phases",
    "round": "rounds#round",
    "bay": "order",
    "bonus": "bonuses",
    "sold": "selling",
    "points": "points",
    "shared": "team",
    "team": "team",
    "crest": "points",
    "covered": "regions",
    "turn": "order",
    "space": "trade-routes#bonuses",
    "post": "border-posts",
    "seal": "border-posts#pairs",
    "rail": "solo#target",
    "buy-point": "solo#target",
    "goal": "solo",
}


class BurgundyHelp(GameHelp[BurgundyState]):
    """Answer for The Castles of Burgundy."""

    entries = BY_KIND
    tables = TABLES
    figures = EXAMPLES
    first_game = FIRST_GAME

    def facts(self) -> Mapping[str, str]:
        """Return the numbers that pages quote."""
        return facts()

    def topic_of(self, spot: Slot, state: BurgundyState) -> str:
        """Return the page of what lies on a spot of the table, or of the spot itself."""
        tile = _tile_on(spot, state)
        if tile is not None:
            return topic_of_tile(tile, state.edition)
        if (shield := _shield_on(spot, state)) is not None:
            return topic_of_shield(shield)
        if spot.kind in ("shield", "worn"):
            return "shields"
        if spot.kind == "market" and spot.owner == INNS:
            return "inns"
        if spot.kind == "market" and not isinstance(spot.owner, int):
            return "buying#black"
        return SPOTS[spot.kind]


def topic_of_tile(tile: str, edition: str = "2011") -> str:
    """The page of a tile by its protocol name; buildings and knowledge tiles have their own places
    on it."""
    kind, _, rest = tile.partition(":")
    if tile in MODULE_TILES:
        return f"{MODULE_TILES[tile]}#{tile}"
    if kind == "monastery" and edition == "2019" and int(rest) in KNOWLEDGE_2019:
        return f"edition-2019#{tile}"
    return f"{TILES[kind]}#{tile}" if kind in ("building", "monastery") else TILES[kind]


def topic_of_shield(number: int) -> str:
    """The place of a shield, 1..18."""
    return f"shields#shield:{number}"


def _shield_on(spot: Slot, state: BurgundyState) -> int | None:
    match spot:
        case Slot("shield", int(depot), int(place)):
            return state.shields[depot][place]
        case Slot("worn", int(seat), str(castle)):
            return state.seats[seat].worn.get(castle)
    return None


def _tile_on(spot: Slot, state: BurgundyState) -> str | None:
    match spot:
        case Slot("market", (int() | str()) as depot, int(space)):
            return state.slots(depot)[space]
        case Slot("storage", int(seat), int(place)):
            return state.seats[seat].storage[place]
        case Slot("shared", int(seat), int(place)):
            return state.seats[seat].shared[place]
        case Slot("cell", int(seat), str(cell)):
            return state.seats[seat].cells.get(cell)
    return None


ANSWER = BurgundyHelp()
