"""Questions asked at the spot: a bubble with one plate for each answer, beside what was clicked last."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from burgundy_qt.widgets.look import fonts
from burgundy_qt.widgets.look.estate_shape import shape_of
from burgundy_qt.widgets.look.palette import TILE, darker
from burgundy_qt.widgets.play.targets import Offer, Target
from burgundy_qt.widgets.table import hexes, printed
from burgundy_qt.widgets.table.brush import card, sheet, sprite, word
from burgundy_qt.widgets.table.hexes import Grid
from burgundy_qt.widgets.table.layout import TableLayout
from burgundy_qt.widgets.table.look import Look, on_pixel, veiled
from burgundy_qt.widgets.table.place import Place
from burgundy_qt.widgets.table.rings import ring
from burgundy_qt.widgets.table.spots import Spot

LEVEL = 30.0
ESTATE = "estate:"


class Choices:
    """The bubble with the answers among the offers."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._bubble: QGraphicsPixmapItem | None = None
        self._rings: dict[str, QGraphicsPixmapItem] = {}
        self._rects: dict[Target, QRectF] = {}
        self._look: Look | None = None
        self._hovered: Target | None = None

    def rects(self) -> dict[Target, QRectF]:
        """Where each answer stands in the scene."""
        return self._rects

    def target_at(self, point: QPointF) -> Target | None:
        """The answer at a point."""
        return next((target for target, rect in self._rects.items() if rect.contains(point)), None)

    @staticmethod
    def estate_on_trial(offers: Mapping[Target, Offer]) -> str | None:
        """The estate that was picked but is not settled yet."""
        for target, offer in offers.items():
            if target.kind == "choice" and offer.chosen and is_estate(target):
                return str(target.what).removeprefix(ESTATE)
        return None

    def clear(self) -> None:
        """Take the bubble away."""
        for item in (self._bubble, *self._rings.values()):
            if item is not None:
                self._scene.removeItem(item)
        self._bubble = None
        self._rings.clear()
        self._rects = {}

    def show(self, offers: Mapping[Target, Offer], at: Spot | None, layout: TableLayout, look: Look) -> None:
        """Ask for exactly the answers among the offers, beside the spot `at`."""
        self.clear()
        self._look = look
        asked = {target: offer for target, offer in offers.items() if target.kind == "choice"}
        if not asked or (len(asked) == 1 and next(iter(asked.values())).chosen):
            return
        sizes = {target: _plate_size(target, look) for target in asked}
        gap = 16 * look.u
        rows = in_rows(sizes, layout.estate.rect.width(), gap)
        high = max(size.height() for size in sizes.values())
        width = max(sum(sizes[target].width() for target in row) + gap * (len(row) + 1) for row in rows)
        whole = QSizeF(width, (high + gap) * len(rows) + gap)
        place = layout.place(at) if at else None
        corner = _beside(place.rect if place else _middle(layout), whole, layout, gap)
        for number, row in enumerate(rows):
            x, y = corner.x() + gap, corner.y() + gap + number * (high + gap)
            for target in row:
                self._rects[target] = QRectF(x, y, sizes[target].width(), high)
                x += sizes[target].width() + gap
        self._draw(QRectF(corner, whole), look)
        for target, offer in asked.items():
            self._ring(f"{target}", self._rects[target], "selected" if offer.chosen else "legal")

    def _draw(self, rect: QRectF, look: Look) -> None:
        pixmap, painter, corner = sheet(rect.adjusted(-10, -10, 10, 12), look)
        card(painter, rect, look, 12 * look.u, look.palette.raised, look.palette.line2, lift=7)
        for target, plate in self._rects.items():
            _draw_plate(painter, target, plate, look)
        painter.end()
        self._bubble = self._add(pixmap, corner, LEVEL)

    def _add(self, pixmap: QPixmap, corner: QPointF, level: float) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(pixmap)
        item.setPos(corner)
        item.setZValue(level)
        self._scene.addItem(item)
        return item

    def _ring(self, name: str, rect: QRectF, state: str) -> None:
        if self._look is None:
            return
        pixmap = ring(Place(rect, "plate"), state, self._look)
        size = pixmap.deviceIndependentSize()
        corner = on_pixel(rect.center() - QPointF(size.width() / 2, size.height() / 2), self._look)
        self._rings[name] = self._add(pixmap, corner, LEVEL + 1)

    def _unring(self, name: str) -> None:
        item = self._rings.pop(name, None)
        if item is not None:
            self._scene.removeItem(item)

    def hover(self, target: Target | None) -> None:
        """The pointer is over an answer, or over none."""
        if target == self._hovered:
            return
        self._hovered = target
        self._unring("hover")
        if target in self._rects and target is not None:
            self._ring("hover", self._rects[target], "hover")

    def focus(self, target: Target | None, look: Look) -> None:
        """The keyboard is at an answer, or elsewhere."""
        self._unring("focus")
        if target in self._rects and target is not None:
            self._ring("focus", self._rects[target], "focus")


def in_rows(sizes: Mapping[Target, QSizeF], width: float, gap: float) -> list[list[Target]]:
    """The plates in one row, or where that would be wider than `width` in as few as can be, evenly filled."""
    needed = sum(size.width() + gap for size in sizes.values()) + gap
    rows = max(1, ceil(needed / width))
    each = ceil(len(sizes) / rows)
    targets = list(sizes)
    return [targets[first : first + each] for first in range(0, len(targets), each)]


def is_estate(target: Target) -> bool:
    """Whether the answer is an estate, drawn as its picture."""
    return str(target.what).startswith(ESTATE)


def _middle(layout: TableLayout) -> QRectF:
    """Where a question stands that belongs to no piece: in the middle of the estate."""
    centre = layout.estate.centre
    return QRectF(centre.x(), centre.y(), 0, 0)


def _plate_size(target: Target, look: Look) -> QSizeF:
    u = look.u
    text = QFontMetricsF(fonts.text(13.5 * u, 600)).horizontalAdvance(str(target.place))
    if is_estate(target):
        return QSizeF(round(168 * u), round(186 * u))
    picture = 34 * u if target.what else 0
    return QSizeF(round(text + picture + 28 * u), round(42 * u))


def _draw_plate(painter: QPainter, target: Target, rect: QRectF, look: Look) -> None:
    u, palette = look.u, look.palette
    card(painter, rect, look, 8 * u, palette.panel, palette.line2, lift=2)
    font = fonts.text(13.5 * u, 600)
    if is_estate(target):
        foot = QRectF(rect.x(), rect.bottom() - 32 * u, rect.width(), 24 * u)
        word(painter, foot, str(target.place), fonts.heading(17 * u), palette.text, "middle")
        _draw_thumbnail(painter, str(target.what).removeprefix(ESTATE), rect.adjusted(0, 6 * u, 0, -34 * u), look)
        return
    left = rect.x() + 12 * u
    if target.what:
        sprite(painter, target.what, QRectF(left, rect.center().y() - 14 * u, 28 * u, 28 * u), look)
        left += 36 * u
    word(painter, QRectF(left, rect.y(), rect.right() - left, rect.height()), str(target.place), font, palette.text)


def _draw_thumbnail(painter: QPainter, estate: str, rect: QRectF, look: Look) -> None:
    """An estate in its colours only."""
    cells = printed.cells_of(look.edition, estate)
    shape = shape_of(cells)
    grid = Grid.of(min(rect.width() / (13 + shape.wider), rect.height() / (12 + shape.taller)), shape)
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, colour in ((1.3, darker(look.palette.map2, 0.2)), (0.0, "")):
        for name, cell in cells.items():
            at = rect.center() + grid.offset(name)
            path = hexes.outline(at, grid.radius * (grow or 0.96), 1)
            painter.fillPath(path, veiled(colour or TILE[cell.colour], 1))


def _beside(anchor: QRectF, size: QSizeF, layout: TableLayout, gap: float) -> QPointF:
    """Below the anchor, or above it where there is no room; never beyond the table's edge nor under the log."""
    x = anchor.center().x() - size.width() / 2
    y = anchor.bottom() + gap
    if anchor.isEmpty():
        y = anchor.center().y() - size.height() / 2
    elif y + size.height() > layout.size.height() - gap:
        y = anchor.y() - gap - size.height()
    right = layout.size.width() - gap if layout.log.isEmpty() else layout.estate.rect.right()
    x = min(max(gap, x), right - size.width())
    return QPointF(round(x), round(y))
