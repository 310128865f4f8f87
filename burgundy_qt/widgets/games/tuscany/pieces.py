"""The look of Tuscany's pieces: the colours (eight of tiles and cards, the empty spaces, the tracks
of points, the piazza, the mat of a duchy), and the sprites."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from burgundy_qt.rules.tuscany.catalogue import HEXAGON, crops_of
from burgundy_qt.widgets.theme.palette import Palette

TILE_COLOURS: Mapping[str, str] = {
    "castle": "#1C4032",
    "town": "#BC2410",
    "inn": "#116AB1",
    "agriculture": "#94C184",
    "quarry": "#7C7E86",
    "village": "#E6661E",
    "monastery": "#FECA14",
    "cart": "#F8EDD4",
}
"""The colours of tiles and cards, by day and at night."""
CELL_COLOURS: Mapping[str, Mapping[str, str]] = {
    "light": {
        "castle": "#3A5E5A",
        "town": "#C54837",
        "inn": "#397DB2",
        "agriculture": "#AACC9A",
        "quarry": "#97959A",
        "village": "#E38941",
        "monastery": "#FCD53C",
        "cart": "#F6F1E7",
    },
    "dark": {
        "castle": "#102E29",
        "town": "#8A281C",
        "inn": "#15588F",
        "agriculture": "#78996C",
        "quarry": "#5B5C63",
        "village": "#BC5A18",
        "monastery": "#D0A62B",
        "cart": "#C9C2B4",
    },
}
"""The colours of a duchy's empty spaces: paler by day, deeper at night."""
HEXAGON_COLOUR = "#2E86C8"
"""The wood of the hexagon."""


@dataclass(frozen=True)
class Ground:
    """The colours under the pieces: the two lanes of the course with their lines, the piazza and
    its joints, the mat of a duchy, its edge and its seams, the line round a region, numbers on the
    course."""

    green: str
    green_line: str
    red: str
    red_line: str
    lane_edge: str
    piazza: str
    joint: str
    mat: str
    mat_edge: str
    seam: str
    region: str
    number: str


GROUND: Mapping[str, Ground] = {
    "light": Ground(
        green="#B5DBA3",
        green_line="#84A974",
        red="#C0614C",
        red_line="#8E4535",
        lane_edge="#5E6F4F",
        piazza="#E9D9BC",
        joint="#D6C09F",
        mat="#BFAE88",
        mat_edge="#94866A",
        seam="#FFF8E7",
        region="#FFFFFF",
        number="#22381C",
    ),
    "dark": Ground(
        green="#5A8C5E",
        green_line="#3E6644",
        red="#6E2620",
        red_line="#4C1A15",
        lane_edge="#0F0C0B",
        piazza="#3B322B",
        joint="#2F2822",
        mat="#3A3032",
        mat_edge="#2E2628",
        seam="#8A7A60",
        region="#FFF0B8",
        number="#F2F8EC",
    ),
}


def ground_of(palette: Palette) -> Ground:
    """Return the background colours of a theme."""
    return GROUND[palette.name]


# Sprites


FOLDER = "tuscany"
START, BACK = "start", "back"


def tile_art_name(tile: str, colour: str | None = None) -> str:
    """Return the art of a protocol tile; a hexagon has the colour of the tile that it replaces."""
    if tile == HEXAGON:
        return f"{HEXAGON}-{colour}" if colour else HEXAGON
    return "-".join([tile.partition(":")[0], *crops_of(tile)])


def tile_art(what: str, colour_of_seat: Callable[[int], int], small: bool) -> str:
    """Return the art of a tile; backs and start castles are in the colour of their
    seat."""
    kind, _, owner = what.partition("-")
    mini = "mini-" if small else ""
    if kind == START:
        return f"{FOLDER}/tiles/{mini}castle-start-{colour_of_seat(int(owner))}"
    if kind == BACK:
        which = colour_of_seat(int(owner)) if owner.isdigit() else owner
        return f"{FOLDER}/tiles/back-{which}"
    if kind == HEXAGON:
        return f"{FOLDER}/tiles/{what}"
    return f"{FOLDER}/tiles/{mini}{what}"


def cell_art(colour: str, theme: str, small: bool) -> str:
    """Return the sprite of an empty space."""
    return f"{FOLDER}/cells/{'mini-' if small else ''}{colour}-{theme}"


def card_art(what: str) -> str:
    """Return the sprite of a region card, or of its back."""
    return f"{FOLDER}/cards/{what}"


def yield_art(what: str) -> str:
    """Return the sprite of a yield card, or of its back."""
    return f"{FOLDER}/yields/{what}"


def bonus_art(kind: str) -> str:
    """Return the sprite of a bonus tile."""
    return f"{FOLDER}/bonus/tile-{kind}"


def colour_bonus_art(what: str) -> str:
    """Return the sprite of a colour bonus: "cart-first", "cart-second"."""
    return f"{FOLDER}/bonus/{what}"


def points_art(track: str) -> str:
    """Return the shield of green or of red points."""
    return f"{FOLDER}/pieces/points-{track}"
