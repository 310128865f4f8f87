"""The whole map of a table as a small picture, for the corner of a map that is larger than its
room."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from burgundy_qt.widgets.games.carcassonne.look.faces import blank
from burgundy_qt.widgets.games.carcassonne.look.map_picture import (
    Built,
    MapPicture,
    Scene,
    Standing,
)
from burgundy_qt.widgets.games.carcassonne.map.land import Land
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.sprites.paint_style import PaintStyle
from burgundy_qt.widgets.theme import sprite_files


def scene_of(state: TableState) -> Scene:
    """All that lies on the map of a table."""
    return Scene(
        Land.of(state).tiles,
        tuple(Standing(place, seat) for place, seat in state.meeples.items()),
        tuple(
            Built(castle.cells, castle.seat if castle.is_occupied else None)
            for castle in state.castles.values()
        ),
    )


def map_picture(state: TableState, whole: QRectF, size: QSizeF, look: PaintStyle) -> QPixmap:
    """What lies in `whole` of the plane, in tiles, in the middle of a picture of that size."""
    scene = scene_of(state)
    key = "carcassonne/map", scene, whole.getRect(), size.toTuple(), look.dpr, look.theme
    return sprite_files.cached_picture(
        (*key, look.seating), partial(_paint, scene, whole, size, look)
    )


def _paint(scene: Scene, whole: QRectF, size: QSizeF, look: PaintStyle) -> QPixmap:
    with blank(size.width(), size.height(), look) as (pixmap, painter):
        picture = MapPicture.of(scene, QRectF(QPointF(), size), whole)
        picture.paint(painter, look.palette, look.dpr, look.seating)
    return pixmap
