"""The answer bubble: the possible answers to a question beside the slot that was clicked last, one
card for each."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.widgets.sprites import brush, highlight_rings, sprite_pixmaps
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Slot, SlotPlace
from burgundy_qt.widgets.table.game_table import Layout

LEVEL = 30.0
GAP, CLOSER = 16, 12  # between plates, and between those with gains; in units


class AnswerBubble:
    """The bubble with the answers among the offers."""

    def __init__(self, scene: QtWidgets.QGraphicsScene) -> None:
        self._scene = scene
        self._bubble: QtWidgets.QGraphicsPixmapItem | None = None
        self._rings: dict[str, QtWidgets.QGraphicsPixmapItem] = {}
        self._rects: dict[ClickTarget, QRectF] = {}
        self._style: brush.PaintStyle | None = None
        self._hovered: ClickTarget | None = None

    def rects(self) -> dict[ClickTarget, QRectF]:
        """Return the rectangle of each answer in the scene."""
        return self._rects

    def target_at(self, point: QPointF) -> ClickTarget | None:
        """Return the answer at a point."""
        return next((target for target, rect in self._rects.items() if rect.contains(point)), None)

    def clear(self) -> None:
        """Remove the bubble."""
        for item in (self._bubble, *self._rings.values()):
            if item is not None:
                self._scene.removeItem(item)
        self._bubble = None
        self._rings.clear()
        self._rects = {}

    def show(
        self,
        highlights: Mapping[ClickTarget, Highlight],
        at: Slot | None,
        layout: Layout,
        style: brush.PaintStyle,
    ) -> None:
        """Show exactly the answers among the offers, beside the slot `at`."""
        self.clear()
        self._style = style
        asked = {
            target: highlight for target, highlight in highlights.items() if target.kind == "choice"
        }
        if not asked or (len(asked) == 1 and next(iter(asked.values())).chosen):
            return
        self._draw(self._lay(asked, at, layout, style), asked, style)
        for target, highlight in asked.items():
            self._ring(
                f"{target}", self._rects[target], "selected" if highlight.chosen else highlight.glow
            )

    def _lay(
        self,
        asked: Mapping[ClickTarget, Highlight],
        at: Slot | None,
        layout: Layout,
        style: brush.PaintStyle,
    ) -> QRectF:
        """Set the place of every plate; return the rectangle of the bubble round them."""
        gap, room = round(GAP * style.u), layout.large.width()
        if any(highlight.gain_text for highlight in asked.values()):
            gap, room = round(CLOSER * style.u), layout.large.right() - layout.near_side
        sizes = sprite_pixmaps.answer_card_sizes(asked, room, gap, style)
        rows = in_rows(sizes, room, gap)
        heights = [max(sizes[target].height() for target in row) for row in rows]
        width = max(
            sum(sizes[target].width() for target in row) + gap * (len(row) + 1) for row in rows
        )
        whole = QSizeF(width, sum(heights) + gap * (len(rows) + 1))
        place = layout.place(at) if at else None
        corner = _beside(
            place.rect if place else QRectF(layout.middle, QSizeF(0, 0)), whole, layout, gap
        )
        y = corner.y() + gap
        for row, high in zip(rows, heights, strict=True):
            x = corner.x() + gap
            for target in row:
                self._rects[target] = QRectF(x, y, sizes[target].width(), high)
                x += sizes[target].width() + gap
            y += high + gap
        return QRectF(corner, whole)

    def _draw(
        self, rect: QRectF, asked: Mapping[ClickTarget, Highlight], style: brush.PaintStyle
    ) -> None:
        pixmap, painter, corner = brush.scene_canvas(rect.adjusted(-10, -10, 10, 12), style)
        brush.draw_card(
            painter, rect, style, 12 * style.u, style.palette.raised, style.palette.line2, lift=7
        )
        for target, plate in self._rects.items():
            sprite_pixmaps.draw_answer_card(painter, target, asked[target], plate, style)
        painter.end()
        self._bubble = self._add(pixmap, corner, LEVEL)

    def _add(
        self, pixmap: QtGui.QPixmap, corner: QPointF, level: float
    ) -> QtWidgets.QGraphicsPixmapItem:
        item = QtWidgets.QGraphicsPixmapItem(pixmap)
        item.setPos(corner)
        item.setZValue(level)
        self._scene.addItem(item)
        return item

    def _ring(self, name: str, rect: QRectF, state: str) -> None:
        if self._style is None:
            return
        pixmap = highlight_rings.highlight_ring(SlotPlace(rect, "plate"), state, self._style)
        size = pixmap.deviceIndependentSize()
        corner = brush.on_pixel(
            rect.center() - QPointF(size.width() / 2, size.height() / 2), self._style
        )
        self._rings[name] = self._add(pixmap, corner, LEVEL + 1)

    def _unring(self, name: str) -> None:
        item = self._rings.pop(name, None)
        if item is not None:
            self._scene.removeItem(item)

    def hover(self, target: ClickTarget | None) -> None:
        """Highlight the answer under the pointer, or none."""
        if target == self._hovered:
            return
        self._hovered = target
        self._unring("hover")
        if target in self._rects and target is not None:
            self._ring("hover", self._rects[target], "hover")

    def focus(self, target: ClickTarget | None, style: brush.PaintStyle) -> None:
        """Highlight the answer with the keyboard focus, or none."""
        self._unring("focus")
        if target in self._rects and target is not None:
            self._ring("focus", self._rects[target], "focus")


def in_rows(
    sizes: Mapping[ClickTarget, QSizeF], width: float, gap: float
) -> list[list[ClickTarget]]:
    """Return the plates in one row, or if that would be wider than `width` in as few evenly filled
    rows as possible."""
    needed = sum(size.width() + gap for size in sizes.values()) + gap
    rows = max(1, ceil(needed / width))
    each = ceil(len(sizes) / rows)
    targets = list(sizes)
    return [targets[first : first + each] for first in range(0, len(targets), each)]


def _beside(anchor: QRectF, size: QSizeF, layout: Layout, gap: float) -> QPointF:
    """Return a place below the anchor, or above it if there is no room. It stays inside the table
    and off the log and the prompt, even if it then covers the anchor. A question about an estate
    leaves the market visible."""
    x = anchor.center().x() - size.width() / 2
    lowest = layout.prompt.y() - gap - size.height()
    y = anchor.bottom() + gap
    if anchor.isEmpty():
        y = anchor.center().y() - size.height() / 2
    elif y > lowest:
        y = anchor.y() - gap - size.height()
    right = layout.size.width() - gap if layout.log.isEmpty() else layout.large.right()
    left = gap if anchor.x() < layout.near_side else layout.near_side
    x = max(gap, min(max(left, x), right - size.width()))
    return QPointF(round(x), round(max(gap, min(y, lowest))))
