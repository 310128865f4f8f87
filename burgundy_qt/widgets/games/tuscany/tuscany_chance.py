"""TuscanyChance: tiles and cards that are drawn, to be chosen; short, because all have names."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.chance import ChancePlace, Value
from burgundy_qt.widgets.games.tuscany.pieces import tile_art_name
from burgundy_qt.widgets.games.tuscany.tuscany_texts import colour_name, tile_name, yield_name
from burgundy_qt.widgets.play.game_chance import GameChance
from burgundy_qt.widgets.sprites.places import Sprite


class TuscanyChance(GameChance):
    """The chance of Tuscany."""

    def row(self, place: ChancePlace, names: Sequence[str]) -> str:
        """Return the pile or the hand."""
        match place.event:
            case "seating":
                return tr("Chance", "Boards: {name}", name=names[place.seat or 0])
            case "display":
                return tr("Chance", "Display")
            case "cards":
                return tr("Chance", "Region cards: {name}", name=names[place.seat or 0])
            case "refill" if place.seat is not None:
                return tr("Chance", "Tile for the display: {name}", name=names[place.seat])
            case "refill":
                return tr("Chance", "Neutral tile for the display")
        return tr("Chance", "Yield card: {name}", name=names[place.seat or 0])

    def value(self, place: ChancePlace, value: Value) -> str:
        """Return the name of a tile, card or board."""
        match place.event:
            case "seating":
                return str(value)
            case "cards":
                return colour_name(value)
            case "yield":
                return yield_name(value)
        return tile_name(value)

    def sprite(self, place: ChancePlace, value: Value) -> Sprite | None:
        """Return the tile or card."""
        match place.event:
            case "seating":
                return None
            case "cards":
                return Sprite("card", value)
            case "yield":
                return Sprite("yield-card", value)
        return Sprite("tile", tile_art_name(value))

    def note(self, places: Sequence[ChancePlace]) -> str:
        """Return that the person who enters cards sees them."""
        if not any(place.event == "cards" for place in places):
            return ""
        return tr(
            "Chance",
            "Region cards are entered when they are drawn, so the person who enters them sees all "
            "hands.",
        )


ANSWER = TuscanyChance()
