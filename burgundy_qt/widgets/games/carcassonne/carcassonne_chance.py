"""CarcassonneChance: the tile that is drawn, to be chosen; short, because the names have all
else."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.chance import ChancePlace, Value
from burgundy_qt.widgets.games.carcassonne.names import tile_name
from burgundy_qt.widgets.play.game_chance import GameChance
from burgundy_qt.widgets.sprites.places import Sprite


class CarcassonneChance(GameChance):
    """The chance of Carcassonne."""

    def row(self, place: ChancePlace, names: Sequence[str]) -> str:
        """Return whose tile it is, or its number in a bazaar."""
        if place.event == "bazaar":
            return tr("Chance", "Tile {number} of the bazaar", number=int(place.path[1]) + 1)
        return tr("Chance", "Tile: {name}", name=names[place.seat or 0])

    def value(self, place: ChancePlace, value: Value) -> str:
        """Return the name of a tile."""
        return tile_name(value)

    def sprite(self, place: ChancePlace, value: Value) -> Sprite | None:
        """Return the tile."""
        return Sprite("tile", f"{value}.0") if place.event != "seating" else None


ANSWER = CarcassonneChance()
