"""The colours of Carcassonne's land: fields, roads, cities, the table under the map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from burgundy_qt.widgets.theme.palette import Palette

INK = "#33261A"
"""The one dark line of the land, and the rim of the map."""
SHADOW = "#1E140C"
BED, RUT, VERGE = "#F4E7C9", "#D8C094", "#5A4530"
"""A road, what carts left on it, the line beside it."""
CITY, SETT = "#CF9870", "#B07A50"
"""The clay under the roofs, and its stones."""
WALL, CRENEL, WALL_INK = "#E4DED0", "#A79E8D", "#3A2B1E"
GATE, BARS = "#3A2719", "#B57E1C"
WELL, WATER = "#E9D2A4", "#4E97C6"
"""A crossing with its well, seen from afar."""


@dataclass(frozen=True)
class Land:
    """What differs by day and at night: grass, the table under the map, the pale line at its rim,
    how dark the shadow of the map is (0..255), the shade over land that is not pointed at."""

    field: str
    table: str
    rim: str
    shadow: int
    shade: str


LAND: Mapping[str, Land] = {
    "light": Land("#A9C784", "#D9CDB2", "#F3E6C8", 16, "#2A2018"),
    "dark": Land("#628550", "#211C1D", "#8E8064", 40, "#0A0708"),
}
SHARED = "#FFF3D0"
"""The tint of land that several seats hold."""
MARK_ON: tuple[str, ...] = ("#FFF8E7", "#FFF8E7", "#3A2506", "#FFF8E7", "#2E1740", "#4A3A22")
"""The seat's mark on its own colour: ivory, dark on the light ones."""


def land_of(palette: Palette) -> Land:
    """The land of a theme."""
    return LAND[palette.name]
