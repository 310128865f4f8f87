"""BurgundyChance: dice, tiles and goods, to be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.chance import ChancePlace, Value
from burgundy_qt.widgets.phrases.wording import goods_name, shield_name, tile_name
from burgundy_qt.widgets.play.game_chance import GameChance
from burgundy_qt.widgets.sprites.places import Sprite

GOODS, ROUTE, SHIELDS, DEALT = "goods", "route", "shields", "dealt"


def kind_of(place: ChancePlace) -> str:
    """Return what a place is for: a key of the event."""
    path = place.path
    return str(path[2]) if path[0] == "supplies" else str(path[0])


class BurgundyChance(GameChance):
    """The chance of The Castles of Burgundy."""

    def row(self, place: ChancePlace, names: Sequence[str]) -> str:
        """Return the depot, the goods or the dice."""
        name = names[place.seat] if place.seat is not None else ""
        match kind_of(place):
            case "dealt":
                return tr("Chance", "Estates: {name}", name=name)
            case "goods" if place.seat is None:
                return tr("Chance", "Goods of the phase")
            case "goods":
                return tr("Chance", "Goods: {name}", name=name)
            case "route":
                return tr("Chance", "Trade route: {name}", name=name)
            case "shields":
                return tr("Chance", "Shields at depot {number}", number=int(place.path[1]))
            case "depots":
                return tr("Chance", "Depot {number}", number=int(place.path[1]))
            case "black":
                return tr("Chance", "Black depot")
            case "dice":
                return tr("Chance", "Dice: {name}", name=name)
        return tr("Chance", "White die")

    def value(self, place: ChancePlace, value: Value) -> str:
        """Return the name of a face, tile, good or shield."""
        match kind_of(place):
            case "goods":
                return goods_name(value)
            case "shields":
                return shield_name(value)
            case "depots" | "black":
                return tile_name(value)
        return str(value)

    def sprite(self, place: ChancePlace, value: Value) -> Sprite | None:
        """Return the die, tile, good or shield."""
        match kind_of(place):
            case "goods":
                return Sprite("good", str(value))
            case "shields":
                return Sprite("shield", str(value))
            case "route":
                return Sprite("route", str(value))
            case "depots" | "black":
                return Sprite("tile", value)
            case "dice":
                return Sprite("die", f"{place.seat}-{value}")
            case "white":
                return Sprite("die", f"white-{value}")
        return None


ANSWER = BurgundyChance()
