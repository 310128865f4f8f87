"""The items of the scene, all drawn by Qt itself: a piece, a number, a band, a veil at a place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
    QGraphicsSimpleTextItem,
)

from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.sprites.brush import baseline_corner, fitting
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, on_pixel, seat_outline
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace, Sprite, TextStyle
from burgundy_qt.widgets.sprites.sprite_pixmaps import sprite_pixmap
from burgundy_qt.widgets.theme import fonts
from burgundy_qt.widgets.theme.palette import IVORY

FADED = 0.32
RING = 0.087  # thickness of a ring round a cell, in its radii
REACH = 0.3  # opacity of the road's tint as far as the target
VEIL = 0.2  # opacity of a veil
PIECE_LEVEL, LIGHT_LEVEL, FLYING_LEVEL = 3.0, 20.0, 40.0


class PieceItem(QGraphicsPixmapItem):
    """A piece, positioned by its middle, so that it scales and turns about itself."""

    def __init__(self) -> None:
        super().__init__()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._drawn_for = 1.0  # the width of the place that its picture fills

    def dress(self, face: Sprite, place: SlotPlace, look: PaintStyle) -> None:
        """Show `face` at `place`."""
        self.show_face(face, place, look)
        self.setPos(on_pixel(place.rect.center(), look))
        self.setScale(1)
        self.setRotation(place.turn)
        self.setOpacity(FADED if face.faded else 1)

    def show_face(self, face: Sprite, place: SlotPlace, look: PaintStyle) -> None:
        """Change only the picture."""
        pixmap = sprite_pixmap(face, place.rect.size(), look, place.small)
        size = pixmap.deviceIndependentSize()
        self.setPixmap(pixmap)
        self.setOffset(-size.width() / 2, -size.height() / 2)
        self._drawn_for = place.rect.width()

    def stretch(self, place: SlotPlace, look: PaintStyle) -> None:
        """Fill `place` with the current picture, until a new one is drawn."""
        self.setPos(on_pixel(place.rect.center(), look))
        self.setScale(place.rect.width() / self._drawn_for)


class NumberItem(QGraphicsSimpleTextItem):
    """A number or a short text that changes during the game."""

    def dress(self, face: Sprite, place: SlotPlace, look: PaintStyle) -> None:
        """Show the text of `face` at `place`."""
        lettering = place.lettering or TextStyle(12 * look.u)
        self.setBrush(
            QColor(
                IVORY if lettering.colour == "ivory" else getattr(look.palette, lettering.colour)
            )
        )
        rect = lettering.rect or place.rect
        self.setFont(
            fitting(fonts.number_font(lettering.size, lettering.weight), face.what, rect, look.text)
        )
        metrics = QFontMetricsF(self.font())
        text = metrics.elidedText(
            face.what, Qt.TextElideMode.ElideRight, max(rect.width(), lettering.size * 2)
        )
        self.setText(text)
        self.setPos(baseline_corner(rect, lettering.align, text, metrics))


class TurnItem(QGraphicsPathItem):
    """The ring round the card of the seat whose turn it is, in its colour."""

    def dress(self, face: Sprite, place: SlotPlace, look: PaintStyle) -> None:
        """Draw the ring along the edge of the card."""
        corner = min(12 * look.u, place.rect.height() / 2)
        path = QPainterPath()
        path.addRoundedRect(
            place.rect.adjusted(look.u, look.u, -look.u, -look.u), corner - look.u, corner - look.u
        )
        self.setPath(path)
        self.setPen(QPen(QColor(seat_outline(int(face.what), look)), 2 * look.u))


class RingItem(QGraphicsPathItem):
    """A thin ring round a cell, under its contents."""

    def dress(self, face: Sprite, place: SlotPlace, look: PaintStyle) -> None:
        """Draw the ring along the edge of the place, in the colour of `face`."""
        radius = place.rect.height() / 2
        self.setPath(places.hex_outline(place.rect.center(), radius, radius * 0.1))
        self.setPen(QPen(QColor(getattr(look.palette, face.what)), radius * RING))


class BandItem(QGraphicsPathItem):
    """A line that grows from one end to the other, drawn by several pens over each other."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = QPainterPath()
        self._lines: list[QGraphicsPathItem] = []

    def dress(self, face: Sprite, place: SlotPlace, look: PaintStyle) -> None:
        """Draw the band that the game returns for a sprite."""
        self._whole, pens = look.faces.band(face, place, look)
        while len(self._lines) < len(pens):
            self._lines.append(QGraphicsPathItem(self) if self._lines else self)
        for line, pen in zip(self._lines, pens, strict=True):
            line.setPen(pen)
        self.grow(1)

    def grow(self, share: float) -> None:
        """Show this share (0..1) of its way."""
        way = self._whole if share >= 1 else self._whole.trimmed(0, share)
        for line in self._lines:
            line.setPath(way)


class ScatterItem(QGraphicsRectItem):
    """Many small pictures, at positions from the game."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._pictures: list[QGraphicsPixmapItem] = []

    def dress(self, face: Sprite, place: SlotPlace, look: PaintStyle) -> None:
        """Show the pictures that the game returns for a sprite."""
        scattered = look.faces.scattered(face, place, look)
        for _ in range(len(self._pictures), len(scattered)):
            item = QGraphicsPixmapItem(self)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._pictures.append(item)
        for item, (pixmap, middle) in zip(self._pictures, scattered, strict=False):
            size = pixmap.deviceIndependentSize()
            item.setPixmap(pixmap)
            item.setPos(on_pixel(middle - QPointF(size.width() / 2, size.height() / 2), look))
        for number, item in enumerate(self._pictures):
            item.setVisible(number < len(scattered))


class BarItem(QGraphicsPathItem):
    """A progress bar: the left part of its place, filled."""

    def dress(self, face: Sprite, place: SlotPlace, look: PaintStyle) -> None:
        """Fill the share in the colour, both from `face`."""
        colour, _, share = face.what.partition("-")
        done, _, whole = share.partition("/")
        rect = QRectF(place.rect)
        rect.setWidth(rect.width() * int(done) / int(whole))
        path = QPainterPath()
        path.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        self.setPath(path)
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setBrush(
            QColor(seat_outline(0, look) if colour == "seat" else getattr(look.palette, colour))
        )
        self.setOpacity(REACH if face.what.startswith("accent") else 1)


class VeilItem(QGraphicsPathItem):
    """A thin veil over things that are not needed any more."""

    def dress(self, face: Sprite, place: SlotPlace, look: PaintStyle) -> None:
        """Show the veil over the whole place, in the colour of `face`."""
        path = QPainterPath()
        path.addRoundedRect(place.rect, 12 * look.u, 12 * look.u)
        self.setPath(path)
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setBrush(QColor(getattr(look.palette, face.what)))
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


def item_class(face: Sprite) -> type[Item]:
    """Return the class of the items that show sprites of this kind."""
    return _ITEMS.get(face.kind, PieceItem)


def level_of(slot: Slot, look: PaintStyle) -> float:
    """Return the level of a slot's items; items on others have a higher level."""
    base = look.faces.levels.get(slot.kind, PIECE_LEVEL)
    return base + 0.01 * slot.at if isinstance(slot.at, int) else base
