"""The plane of a map: all that lies on it is seen through one frame, and is moved and stretched
together while somebody moves the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from burgundy_qt.widgets.looking.camera import Camera
from burgundy_qt.widgets.sprites.places import SlotPlace

if TYPE_CHECKING:
    from burgundy_qt.widgets.scene.game_table import MapLayout

LEVEL = 0.5
"""Over the grounds of the table, under its pieces."""


class Plane:
    """Carries the items of places on the map, which stay where its layout has put them: by `show`
    the plane alone is moved, and nothing of it painted anew. Without a map it is empty."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._frame = QGraphicsRectItem()
        self._frame.setPen(QPen(Qt.PenStyle.NoPen))
        self._frame.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._frame.setZValue(LEVEL)
        self.carrier = QGraphicsRectItem(self._frame)
        self.carrier.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        scene.addItem(self._frame)
        self.layout: MapLayout | None = None
        self.camera: Camera | None = None
        self._moved = QTransform()

    @property
    def room(self) -> QRectF:
        """Where in the scene the map is seen; empty without one."""
        return self.layout.map if self.layout is not None else QRectF()

    def lay(self, layout: MapLayout | None) -> None:
        """Take over where everything lies on the map; it is seen as it is laid out."""
        self.layout = layout
        self._frame.setRect(self.room)
        self._move(QTransform())
        self.camera = layout.camera if layout is not None else None

    def show(self, camera: Camera) -> None:
        """See the map by a camera, where everything lies for another."""
        if self.layout is None:
            return
        laid, room = self.layout.camera, self.room
        share = camera.unit / laid.unit
        way = camera.point(QPointF(), room) - laid.point(QPointF(), room) * share
        self._move(QTransform.fromTranslate(way.x(), way.y()).scale(share, share))
        self.camera = camera

    def _move(self, by: QTransform) -> None:
        self._moved = by
        self.carrier.setTransform(by)

    def carry(self, item: QGraphicsItem, place: SlotPlace) -> None:
        """Put an item where its place belongs: onto the map, or beside it into the scene."""
        if place.on_map:
            item.setParentItem(self.carrier)
        else:
            if item.parentItem() is not None:
                self._scene.removeItem(item)
            if item.scene() is None:
                self._scene.addItem(item)

    def seen(self, place: SlotPlace) -> QRectF:
        """Where in the scene a place is seen now."""
        return self._moved.mapRect(place.rect) if place.on_map else place.rect

    def contains(self, place: SlotPlace, point: QPointF) -> bool:
        """Whether a click at a point of the scene means a place as it is seen now."""
        if not place.on_map:
            return place.contains(point)
        return self.room.contains(point) and place.contains(self._moved.inverted()[0].map(point))
