"""The loupe: the tile just laid, large, on a card beside it, with a place for a follower in each
free feature."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.carcassonne.known_state import LaidTile
from burgundy_qt.widgets.games.carcassonne.look.shapes import places_of
from burgundy_qt.widgets.games.carcassonne.picture.loupe import FOOT, HEAD, MARGIN
from burgundy_qt.widgets.sprites.places import SlotPlace, TextStyle, pixel_rect
from burgundy_qt.widgets.sprites.slots import Slot

TILE, POST, BESIDE = 232, 46, 22  # all in units
AIR, PILL = 8, 56
"""What is left of the map above the card, and below it for what zooms."""


@dataclass(frozen=True)
class LoupeLayout:
    """The card, the tile on it, and the places on that; in scene coordinates."""

    rect: QRectF
    tile: QRectF
    places: dict[Slot, SlotPlace]


def loupe_layout(
    cell: QRectF, room: QRectF, tile: LaidTile, name: str, places: tuple[str, ...], u: float
) -> LoupeLayout:
    """Lay the card beside the cell of a tile, within the room of the map."""
    size = min(TILE * u, room.height() - (HEAD + FOOT + AIR + PILL) * u)
    wide, high = size + 2 * MARGIN * u, size + (HEAD + FOOT) * u
    right = cell.right() + BESIDE * u
    left = right if right + wide < room.right() - 6 * u else cell.left() - BESIDE * u - wide
    left = min(max(left, room.left() + 6 * u), room.right() - wide - 6 * u)
    lowest = room.bottom() - high - PILL * u
    top = min(max(cell.center().y() - high / 2, room.top() + AIR * u), lowest)
    rect = pixel_rect(left, top, wide, high)
    inside = pixel_rect(rect.x() + MARGIN * u, rect.y() + HEAD * u, size, size)
    found = {
        Slot("place", None, place): _post(place, tile, inside, u)
        for place in places
        if place.startswith(f"{name}/")
    }
    found[Slot("loupe-title")] = SlotPlace(
        QRectF(rect.x(), rect.y() + 7 * u, wide, 24 * u),
        "plate",
        lettering=TextStyle(15 * u, 600, "middle"),
    )
    found[Slot("loupe")] = SlotPlace(rect, "card")
    return LoupeLayout(rect, inside, found)


def _post(place: str, tile: LaidTile, inside: QRectF, u: float) -> SlotPlace:
    """The place of a follower on the large tile, whole within it."""
    anchor = places_of(tile.kind, tile.rotation).get(place.partition("/")[2], QPointF(0.5, 0.5))
    half = POST * u / 2
    edge = half + 3 * u
    x = min(max(inside.x() + anchor.x() * inside.width(), inside.x() + edge), inside.right() - edge)
    y = min(
        max(inside.y() + anchor.y() * inside.height(), inside.y() + edge), inside.bottom() - edge
    )
    return SlotPlace(QRectF(x - half, y - half, 2 * half, 2 * half), "round")
