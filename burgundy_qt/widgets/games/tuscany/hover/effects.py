"""What a tile does when it is laid, in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.components.tiles import HEXAGON, colour_of

EFFECTS: Mapping[str, str] = {
    "castle": later(
        "Tuscany table",
        "Lay one tile of the display that fits at once, without cards, or none.",
    ),
    "town": later("Tuscany table", "Take a bonus tile of any kind that is left."),
    "inn": later("Tuscany table", "Brings a wooden hexagon into storage."),
    "agriculture": later(
        "Tuscany table", "1 green point for each crop that its region does not have yet."
    ),
    "quarry": later("Tuscany table", "Brings 1 marble, and 1 more for each +1 marble tile."),
    "village": later("Tuscany table", "Brings 1 worker, and 1 more for each +1 worker tile."),
    "monastery": later("Tuscany table", "Draw three region cards."),
    "cart": later(
        "Tuscany table", "Turns up a yield card, and 1 more for each +1 yield card tile."
    ),
    HEXAGON: later(
        "Tuscany table", "Fits any space and counts there as a tile of the space's colour."
    ),
}


def effect_of(tile: str) -> str:
    """What a tile, a space of its colour, or the wooden hexagon does."""
    return tr("Tuscany table", EFFECTS[colour_of(tile)])
