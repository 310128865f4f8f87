"""TuscanyHelp: the rules of The Castles of Tuscany to read, the page about each spot of the
table, and the first game."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.board import printed
from burgundy_qt.widgets.games.tuscany.learning.facts import facts
from burgundy_qt.widgets.games.tuscany.learning.figures.examples import EXAMPLES
from burgundy_qt.widgets.games.tuscany.learning.first_game import FIRST_GAME
from burgundy_qt.widgets.games.tuscany.learning.tables import TABLES
from burgundy_qt.widgets.learning.game_help import GameHelp
from burgundy_qt.widgets.sprites.slots import Slot

SPOTS: Mapping[str, str] = {
    "display": "take",
    "neutral-stack": "take#refill",
    "deck": "draw",
    "draws": "draw",
    "deck-words": "draw#deck",
    "discards": "draw#deck",
    "pile-of-cards": "draw#deck",
    "yields": "yields",
    "pile-of-yields": "yields",
    "yield-card": "yields",
    "turned-up": "yields",
    "colour-bonus": "full-colours#values",
    "phase": "phases#end",
    "stone": "phases#end",
    "clock": "phases#end",
    "green-field": "points",
    "red-field": "points",
    "green": "phases#green",
    "red": "points",
    "green-sum": "phases#green",
    "red-sum": "points",
    "region": "regions",
    "regions": "regions",
    "tally": "draw#hand",
    "store": "take#storage",
    "marble": "turn#marble",
    "workers": "paying",
    "stack": "take#refill",
    "left": "take#refill",
    "card": "draw#hand",
    "hand": "hidden",
    "hand-count": "hidden",
    "hand-words": "draw#hand",
    "covered": "place",
    "first": "set-up",
    "turn": "turn",
    "state": "set-up#duchy",
    "board": "set-up#duchy",
    "move-left": "clicks#setup",
    "move-right": "clicks#setup",
    "turn-board": "clicks#setup",
    "half-step": "clicks#setup",
}
"""By kind, where all spots of it have one."""


class TuscanyHelp(GameHelp[TuscanyState]):
    """Answer for The Castles of Tuscany."""

    tables = TABLES
    figures = EXAMPLES
    first_game = FIRST_GAME

    def facts(self) -> Mapping[str, str]:
        """Return the numbers that pages quote."""
        return facts()

    def topic_of(self, spot: Slot, state: TuscanyState) -> str:
        """Return the page of what lies on a spot of the table, or of the spot itself."""
        match spot:
            case Slot("cell", int(seat), str(cell)):
                return _topic_of_cell(state, seat, cell)
            case Slot("bonus" | "owned" | "supply", _, str(bonus)):
                return topic_of_bonus(bonus)
            case Slot("display", _, int(slot)):
                return _topic_of_lying(state.display[slot], spot.kind)
            case Slot("store", int(seat), int(place)):
                return _topic_of_lying(
                    dict(enumerate(state.seats[seat].storage)).get(place), spot.kind
                )
        return SPOTS[spot.kind]


def topic_of_colour(colour: str) -> str:
    """The place of a colour."""
    return f"colours#{colour}"


def topic_of_tile(tile: str) -> str:
    """The place of what can lie in the display, in storage or in a duchy."""
    return "hexagons" if tile == printed.HEXAGON else topic_of_colour(printed.colour_of(tile))


def topic_of_bonus(bonus: str) -> str:
    """The place of a bonus tile."""
    return f"bonus-tiles#{bonus}"


def _topic_of_lying(tile: str | None, kind: str) -> str:
    """That of a tile, or of the empty place where none lies."""
    return SPOTS[kind] if tile is None else topic_of_tile(tile)


def _topic_of_cell(state: TuscanyState, seat: int, cell: str) -> str:
    """That of its tile or colour, or of start castles where one is, and while they are chosen."""
    land = state.seats[seat]
    colour = printed.spaces_of(land.land)[cell].colour
    is_start = cell == land.start
    if is_start or (colour == printed.CASTLE and state.is_laid_out_in_secret):
        return "set-up#castle"
    return topic_of_tile(land.cells.get(cell, colour))


ANSWER = TuscanyHelp()
