"""The items of the scene, all drawn by Qt itself: a piece, a number, a band, a veil at a place."""

from __future__ import annotations

from PySide6 import QtCore, QtWidgets
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen

from burgundy_qt.widgets.sprites import brush, places, sprite_pixmaps
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace, Sprite, TextStyle
from burgundy_qt.widgets.theme import fonts, palette

FADED = 0.32
RING = 0.087  # thickness of a ring round a cell, in its radii
REACH = 0.3  # opacity of the road's tint as far as the target
VEIL = 0.2  # opacity of a veil
PIECE_LEVEL, LIGHT_LEVEL, FLYING_LEVEL = 3.0, 20.0, 40.0


class PieceItem(QtWidgets.QGraphicsPixmapItem):
    """A piece, positioned by its middle, so that it scales and turns about itself."""

    def __init__(self) -> None:
        super().__init__()
        self.setTransformationMode(QtCore.Qt.TransformationMode.SmoothTransformation)
        self._drawn_for = 1.0  # the width of the place that its picture fills

    def set_sprite(self, sprite: Sprite, place: SlotPlace, style: brush.PaintStyle) -> None:
        """Show `sprite` at `place`."""
        self.show_sprite(sprite, place, style)
        self.setPos(brush.on_pixel(place.rect.center(), style))
        self.setScale(1)
        self.setRotation(place.turn)
        self.setOpacity(FADED if sprite.faded else 1)

    def show_sprite(self, sprite: Sprite, place: SlotPlace, style: brush.PaintStyle) -> None:
        """Change only the picture."""
        pixmap = sprite_pixmaps.sprite_pixmap(sprite, place.rect.size(), style, place.small)
        size = pixmap.deviceIndependentSize()
        self.setPixmap(pixmap)
        self.setOffset(-size.width() / 2, -size.height() / 2)
        self._drawn_for = place.rect.width()

    def stretch(self, place: SlotPlace, style: brush.PaintStyle) -> None:
        """Fill `place` with the current picture, until a new one is drawn."""
        self.setPos(brush.on_pixel(place.rect.center(), style))
        self.setScale(place.rect.width() / self._drawn_for)


class NumberItem(QtWidgets.QGraphicsSimpleTextItem):
    """A number or a short text that changes during the game."""

    def set_sprite(self, sprite: Sprite, place: SlotPlace, style: brush.PaintStyle) -> None:
        """Show the text of `sprite` at `place`."""
        lettering = place.lettering or TextStyle(12 * style.u)
        self.setBrush(
            QColor(
                palette.IVORY
                if lettering.colour == "ivory"
                else getattr(style.palette, lettering.colour)
            )
        )
        rect = lettering.rect or place.rect
        self.setFont(
            brush.fitting(
                fonts.number_font(lettering.size, lettering.weight), sprite.what, rect, style.text
            )
        )
        metrics = QFontMetricsF(self.font())
        text = metrics.elidedText(
            sprite.what, QtCore.Qt.TextElideMode.ElideRight, max(rect.width(), lettering.size * 2)
        )
        self.setText(text)
        self.setPos(brush.baseline_corner(rect, lettering.align, text, metrics))


class TurnItem(QtWidgets.QGraphicsPathItem):
    """The ring round the card of the seat whose turn it is, in its colour."""

    def set_sprite(self, sprite: Sprite, place: SlotPlace, style: brush.PaintStyle) -> None:
        """Draw the ring along the edge of the card."""
        corner = min(12 * style.u, place.rect.height() / 2)
        path = QPainterPath()
        path.addRoundedRect(
            place.rect.adjusted(style.u, style.u, -style.u, -style.u),
            corner - style.u,
            corner - style.u,
        )
        self.setPath(path)
        self.setPen(QPen(QColor(brush.seat_outline(int(sprite.what), style)), 2 * style.u))


class RingItem(QtWidgets.QGraphicsPathItem):
    """A thin ring round a cell, under its contents."""

    def set_sprite(self, sprite: Sprite, place: SlotPlace, style: brush.PaintStyle) -> None:
        """Draw the ring along the edge of the place, in the colour of `sprite`."""
        radius = place.rect.height() / 2
        self.setPath(places.hex_outline(place.rect.center(), radius, radius * 0.1))
        self.setPen(QPen(QColor(getattr(style.palette, sprite.what)), radius * RING))


class BandItem(QtWidgets.QGraphicsPathItem):
    """A line that grows from one end to the other, drawn by several pens over each other."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = QPainterPath()
        self._lines: list[QtWidgets.QGraphicsPathItem] = []

    def set_sprite(self, sprite: Sprite, place: SlotPlace, style: brush.PaintStyle) -> None:
        """Draw the band that the game returns for a sprite."""
        self._whole, pens = style.sprite_painter.band(sprite, place, style)
        while len(self._lines) < len(pens):
            self._lines.append(QtWidgets.QGraphicsPathItem(self) if self._lines else self)
        for line, pen in zip(self._lines, pens, strict=True):
            line.setPen(pen)
        self.grow(1)

    def grow(self, share: float) -> None:
        """Show this share (0..1) of its way."""
        way = self._whole if share >= 1 else self._whole.trimmed(0, share)
        for line in self._lines:
            line.setPath(way)


class ScatterItem(QtWidgets.QGraphicsRectItem):
    """Many small pictures, at positions from the game."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QtWidgets.QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._pictures: list[QtWidgets.QGraphicsPixmapItem] = []

    def set_sprite(self, sprite: Sprite, place: SlotPlace, style: brush.PaintStyle) -> None:
        """Show the pictures that the game returns for a sprite."""
        scattered = style.sprite_painter.scattered(sprite, place, style)
        for _ in range(len(self._pictures), len(scattered)):
            item = QtWidgets.QGraphicsPixmapItem(self)
            item.setTransformationMode(QtCore.Qt.TransformationMode.SmoothTransformation)
            self._pictures.append(item)
        for item, (pixmap, middle) in zip(self._pictures, scattered, strict=False):
            size = pixmap.deviceIndependentSize()
            item.setPixmap(pixmap)
            item.setPos(
                brush.on_pixel(middle - QtCore.QPointF(size.width() / 2, size.height() / 2), style)
            )
        for number, item in enumerate(self._pictures):
            item.setVisible(number < len(scattered))


class BarItem(QtWidgets.QGraphicsPathItem):
    """A progress bar: the left part of its place, filled."""

    def set_sprite(self, sprite: Sprite, place: SlotPlace, style: brush.PaintStyle) -> None:
        """Fill the share in the colour, both from `sprite`."""
        colour, _, share = sprite.what.partition("-")
        done, _, whole = share.partition("/")
        rect = QtCore.QRectF(place.rect)
        rect.setWidth(rect.width() * int(done) / int(whole))
        path = QPainterPath()
        path.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        self.setPath(path)
        self.setPen(QPen(QtCore.Qt.PenStyle.NoPen))
        self.setBrush(
            QColor(
                brush.seat_outline(0, style) if colour == "seat" else getattr(style.palette, colour)
            )
        )
        self.setOpacity(REACH if sprite.what.startswith("accent") else 1)


class VeilItem(QtWidgets.QGraphicsPathItem):
    """A thin veil over things that are not needed any more."""

    def set_sprite(self, sprite: Sprite, place: SlotPlace, style: brush.PaintStyle) -> None:
        """Show the veil over the whole place, in the colour of `sprite`."""
        path = QPainterPath()
        path.addRoundedRect(place.rect, 12 * style.u, 12 * style.u)
        self.setPath(path)
        self.setPen(QPen(QtCore.Qt.PenStyle.NoPen))
        self.setBrush(QColor(getattr(style.palette, sprite.what)))
        self.setOpacity(VEIL)


Item = PieceItem | NumberItem | TurnItem | RingItem | BandItem | ScatterItem | BarItem | VeilItem
_ITEMS: dict[str, type[Item]] = {
    "text": NumberItem,
    "turn": TurnItem,
    "ring": RingItem,
    "band": BandItem,
    "scatter": ScatterItem,
    "bar": BarItem,
    "veil": VeilItem,
}


def item_class(sprite: Sprite) -> type[Item]:
    """Return the class of the items that show sprites of this kind."""
    return _ITEMS.get(sprite.kind, PieceItem)


def level_of(slot: Slot, style: brush.PaintStyle) -> float:
    """Return the level of a slot's items; items on others have a higher level."""
    base = style.sprite_painter.levels.get(slot.kind, PIECE_LEVEL)
    return base + 0.01 * slot.at if isinstance(slot.at, int) else base
