"""The grounds of the table: pictures that lie still under the pieces or over them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from burgundy_qt.widgets.scene.game_table import Ground
from burgundy_qt.widgets.scene.plane import Plane

Grounds = Mapping[str, partial[Ground]]


class LaidGrounds:
    """The grounds that lie there, each painted again only where it is painted by something else.
    Those on the map lie by their levels on its plane, with their corners in its tiles."""

    def __init__(self, scene: QGraphicsScene, plane: Plane) -> None:
        self._scene, self._plane = scene, plane
        self._corners: dict[str, QPointF] = {}  # of those on the map
        self.laid: dict[str, tuple[object, QGraphicsPixmapItem]] = {}

    def lay(self, grounds: Grounds, levels: Mapping[str, float]) -> None:
        """Lay exactly these; `levels` of those on the map."""
        for gone in set(self.laid) - set(grounds):
            self._take_away(gone)
        for part, ground in grounds.items():
            if part not in self.laid or self.laid[part][0] != made_of(ground):
                self.lay_one(part, ground, levels)
            elif part in self._corners:
                self._put(part)

    def lay_one(self, part: str, ground: partial[Ground], levels: Mapping[str, float]) -> None:
        """Paint one, in the place of what was there by its name."""
        pixmap, corner = ground()
        if part in self.laid:
            self._take_away(part)
        item = QGraphicsPixmapItem(pixmap)
        self.laid[part] = made_of(ground), item
        if part in levels:
            item.setZValue(levels[part])
            item.setParentItem(self._plane.carrier)
            self._corners[part] = corner
            self._put(part)
        else:
            item.setPos(corner)
            self._scene.addItem(item)

    def _put(self, part: str) -> None:
        """Put one on the map where the map is laid out."""
        layout = self._plane.layout
        if layout is not None:
            self.laid[part][1].setPos(layout.camera.point(self._corners[part], layout.map))

    def _take_away(self, part: str) -> None:
        self._scene.removeItem(self.laid.pop(part)[1])
        self._corners.pop(part, None)


def made_of(ground: partial[Ground]) -> object:
    """What a ground is painted by and from: the same of it paints the same."""
    return ground.func, ground.args, ground.keywords
