"""The sprites of Tuscany's pieces."""

from __future__ import annotations

from collections.abc import Callable

from burgundy_qt.widgets.games.tuscany.board.printed import HEXAGON, crops_of

FOLDER = "tuscany"
START, BACK = "start", "back"


def tile_face(tile: str, colour: str | None = None) -> str:
    """What a face says of a tile of the protocol; a hexagon bears the colour that it stands for."""
    if tile == HEXAGON:
        return f"{HEXAGON}-{colour}" if colour else HEXAGON
    return "-".join([tile.partition(":")[0], *crops_of(tile)])


def tile_art(what: str, colour_of_seat: Callable[[int], int], small: bool) -> str:
    """The sprite of a tile's face; backs and start castles are in the colour of their seat."""
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
    """The sprite of an empty space."""
    return f"{FOLDER}/cells/{'mini-' if small else ''}{colour}-{theme}"


def card_art(what: str) -> str:
    """The sprite of a region card, or of its back."""
    return f"{FOLDER}/cards/{what}"


def yield_art(what: str) -> str:
    """The sprite of a yield card, or of its back."""
    return f"{FOLDER}/yields/{what}"


def bonus_art(kind: str) -> str:
    """The sprite of a bonus tile."""
    return f"{FOLDER}/bonus/tile-{kind}"


def colour_bonus_art(what: str) -> str:
    """The sprite of a colour bonus: "cart-first", "cart-second"."""
    return f"{FOLDER}/bonus/{what}"


def points_art(track: str) -> str:
    """The shield of green or of red points."""
    return f"{FOLDER}/pieces/points-{track}"
