"""Dragging: a pressed piece that is offered follows the pointer once it has moved far enough."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF

from burgundy_qt.widgets.play.targets import Target
from burgundy_qt.widgets.table.aiming import STORES, lower_target
from burgundy_qt.widgets.table.pieces import FADED, FLYING_LEVEL, PieceItem
from burgundy_qt.widgets.table.spots import Spot

if TYPE_CHECKING:
    from burgundy_qt.widgets.table.scene import TableScene

FAR_ENOUGH = 6  # pixels on the screen


class Drag:
    """What the left button holds."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._start: QPoint | None = None
        self._target: Target | None = None
        self._spot: Spot | None = None
        self._sprite: PieceItem | None = None

    @property
    def is_pressed(self) -> bool:
        """Whether the button went down on the table."""
        return self._start is not None

    def press(self, point: QPointF, screen: QPoint) -> None:
        """The button goes down."""
        self._start = screen
        self._spot = self._scene.tabletop.spot_at(point)
        self._target = self._scene.target_at(point)

    def move(self, point: QPointF, screen: QPoint) -> None:
        """The pointer moves with the button down."""
        if self._start is None:
            return
        way = screen - self._start
        if self._sprite is None and math.hypot(way.x(), way.y()) > FAR_ENOUGH:
            self._lift()
        if self._sprite is not None:
            self._sprite.setPos(point)
            self._scene.point_at(point)

    def release(self, point: QPointF) -> None:
        """The button comes up: a drop, or a click where nothing was carried."""
        piece, carried = self._target, self._sprite is not None
        self.let_go()
        if not carried:
            self._scene.click_at(point)
            return
        place = self._scene.target_at(point) or self._free_storage(point)
        if place is not None and piece is not None and place != piece:
            self._scene.dropped.emit(piece, place)

    def _free_storage(self, point: QPointF) -> Target | None:
        """A free place of the acting seat's storage, or of its team's: a taken tile can be dropped there."""
        spot, board = self._scene.tabletop.spot_at(point), self._scene.board
        if spot is None or board is None or spot.kind not in STORES:
            return None
        is_own = spot.owner == self._scene.acting
        return lower_target(spot, board, self._scene.acting) or (Target("storage") if is_own else None)

    def let_go(self) -> None:
        """Put the piece back where it lay."""
        if self._sprite is not None:
            self._scene.removeItem(self._sprite)
            self._sprite = None
            self._fade(1)
        self._start = None

    def _lift(self) -> None:
        table = self._scene.tabletop
        face = table.shown.get(self._spot) if self._spot else None
        if not self._scene.can_be_lifted(self._target) or face is None or self._spot is None or table.look is None:
            return
        place = table.place(self._spot, face)
        if place is None:
            return
        self._sprite = PieceItem()
        self._sprite.show_face(face, place, table.look)
        self._sprite.setScale(1.08)
        self._sprite.setZValue(FLYING_LEVEL + 1)
        self._scene.addItem(self._sprite)
        self._fade(FADED)

    def _fade(self, opacity: float) -> None:
        item = self._scene.tabletop.item(self._spot) if self._spot else None
        if item is not None:
            item.setOpacity(opacity)
