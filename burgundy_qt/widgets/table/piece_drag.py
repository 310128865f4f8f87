"""Dragging: a pressed piece that may be lifted follows the pointer after a few pixels."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF

from burgundy_qt.widgets.sprites.places import ClickTarget, Slot, Sprite
from burgundy_qt.widgets.sprites.scene_items import FADED, FLYING_LEVEL, PieceItem
from burgundy_qt.widgets.table.tabletop import Tabletop

FAR_ENOUGH = 6  # pixels on the screen


class Drag:
    """The piece under the left button, carried over a tabletop; `can_be_lifted` says whether a
    target may move."""

    def __init__(
        self, tabletop: Tabletop, can_be_lifted: Callable[[ClickTarget | None], bool]
    ) -> None:
        self._tabletop, self._can_be_lifted = tabletop, can_be_lifted
        self._start: QPoint | None = None
        self._target: ClickTarget | None = None
        self._lies: tuple[Slot, Sprite] | None = None
        self._sprite: PieceItem | None = None
        self._on_map = False
        self.moves_map = False

    @property
    def is_pressed(self) -> bool:
        """Whether the button went down on the table."""
        return self._start is not None

    def press(
        self,
        lies: tuple[Slot, Sprite] | None,
        target: ClickTarget | None,
        screen: QPoint,
        on_map: bool = False,
    ) -> None:
        """Remember a press on the contents of a slot, which mean a target. `on_map`: if nothing is
        lifted, the drag moves the map."""
        self._start, self._lies, self._target = screen, lies, target
        self._on_map, self.moves_map = on_map, False

    def carry(self, point: QPointF, screen: QPoint) -> bool:
        """Follow the pointer with the button down; return whether it carries a piece."""
        if self._start is None:
            return False
        way = screen - self._start
        if self._sprite is None and math.hypot(way.x(), way.y()) > FAR_ENOUGH:
            self._lift()
            self.moves_map = self._on_map and self._sprite is None
        if self._sprite is not None:
            self._sprite.setPos(point)
        return self._sprite is not None

    def let_go(self) -> ClickTarget | None:
        """End the drag, and put the piece back. Return its target, or None if nothing was
        carried."""
        self._start = None
        if self._sprite is None:
            return None
        self._tabletop.scene.removeItem(self._sprite)
        self._sprite = None
        self._fade(1)
        return self._target

    def _lift(self) -> None:
        table = self._tabletop
        if not self._can_be_lifted(self._target) or self._lies is None or table.style is None:
            return
        slot, sprite = self._lies
        place = table.place(slot, sprite)
        if place is None:
            return
        self._sprite = PieceItem()
        self._sprite.show_sprite(sprite, place, table.style)
        self._sprite.setScale(1.08)
        self._sprite.setZValue(FLYING_LEVEL + 1)
        table.scene.addItem(self._sprite)
        self._fade(FADED)

    def _fade(self, opacity: float) -> None:
        item = self._tabletop.item(self._lies[0]) if self._lies else None
        if item is not None:
            item.setOpacity(opacity)
