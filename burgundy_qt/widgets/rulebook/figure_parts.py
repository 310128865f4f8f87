"""The parts of the rules' figures: pieces, words and hexes in rows and columns, drawn as one
picture.

Sizes are in units: one is a logical pixel at the usual size of text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.widgets.sprites.brush import shield_pixmap
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import Palette
from burgundy_qt.widgets.theme.sprite_files import SMOOTH, transparent_pixmap

TILE_WIDTH, RING_WIDTH = 1.734, 1.9375  # of a hex and of a ring round it, for radius 1


@dataclass(frozen=True)
class Ink:
    """The style of a figure: the colours, and device pixels per unit."""

    palette: Palette
    sharpness: float

    def art(self, name: str) -> str:
        """Return the sprite of the theme."""
        return name.replace("THEME", self.palette.name)


class Part(Protocol):
    """A drawable part, with its upper left corner at a point."""

    @property
    def size(self) -> QSizeF: ...
    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None: ...


@dataclass(frozen=True)
class SpriteFigure:
    """A sprite, `width` units wide; a `faded` one is used up or left behind."""

    name: str
    width: float
    faded: bool = False

    @property
    def size(self) -> QSizeF:
        box = sprite_files.svg_size(self.name.replace("THEME", "light"))
        return QSizeF(self.width, self.width * box.height() / box.width())

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        painter.setOpacity(0.38 if self.faded else 1)
        painter.drawPixmap(at, sprite_files.pixmap(ink.art(self.name), self.width, ink.sharpness))
        painter.setOpacity(1)


@dataclass(frozen=True)
class Sign:
    """An icon in one colour of the palette, by the colour's name there."""

    icon: str
    colour: str

    @property
    def size(self) -> QSizeF:
        return QSizeF(22, 22)

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        colour = getattr(ink.palette, self.colour)
        painter.drawPixmap(at, sprite_files.tinted(f"icons/{self.icon}", colour, 22, ink.sharpness))


@dataclass(frozen=True)
class TextFigure:
    """A word or a sign: a `sign` is large and quiet, a word small."""

    text: str
    sign: bool = False

    @property
    def font(self) -> QFont:
        return fonts.text_font(20, 600) if self.sign else fonts.text_font(12, 600)

    @property
    def size(self) -> QSizeF:
        metrics = QFontMetricsF(self.font)
        return QSizeF(metrics.horizontalAdvance(self.text) + 1, metrics.height())

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        painter.setFont(self.font)
        painter.setPen(QColor(ink.palette.text3 if self.sign else ink.palette.text2))
        painter.drawText(QRectF(at, self.size), Qt.AlignmentFlag.AlignCenter, self.text)


PLUS, EQUALS = TextFigure("+", sign=True), TextFigure("=", sign=True)


@dataclass(frozen=True)
class Points:
    """The shield of points with a number beside it."""

    count: int

    @property
    def size(self) -> QSizeF:
        return QSizeF(
            38 + QFontMetricsF(fonts.number_font(24)).horizontalAdvance(str(self.count)), 34
        )

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        painter.drawPixmap(at, shield_pixmap(34, ink.sharpness))
        painter.setFont(fonts.number_font(24))
        painter.setPen(QColor(ink.palette.text))
        right = QRectF(at + QPointF(37, 0), QSizeF(self.size.width() - 37, 34))
        painter.drawText(right, Qt.AlignmentFlag.AlignVCenter, str(self.count))


@dataclass(frozen=True)
class Arrow:
    """An arrow from left to right."""

    length: float = 34

    @property
    def size(self) -> QSizeF:
        return QSizeF(self.length, 14)

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        pen = QPen(QColor(ink.palette.line2), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        tip = at + QPointF(self.length - 2, 7)
        path = QPainterPath(at + QPointF(2, 7))
        path.lineTo(tip)
        path.moveTo(tip - QPointF(6, 5))
        path.lineTo(tip)
        path.lineTo(tip + QPointF(-6, 5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(path, pen)


@dataclass(frozen=True)
class Hexes:
    """Hexes by column and row of a lattice in which every second row is shifted by half a hex to
    the right.

    Each has a sprite, and some have a ring: "legal", "selected", "last", "disabled".
    """

    faces: Mapping[tuple[int, int], str]
    rings: Mapping[tuple[int, int], str]
    radius: float = 34

    @property
    def size(self) -> QSizeF:
        boxes = [
            QRectF(self._corner(place), QSizeF(sqrt(3) * self.radius, 2 * self.radius))
            for place in self.faces
        ]
        return QSizeF(max(box.right() for box in boxes), max(box.bottom() for box in boxes))

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        for place, face in self.faces.items():
            self._draw(painter, at, ink, place, face, TILE_WIDTH)
        for place, ring in self.rings.items():
            self._draw(painter, at, ink, place, f"hex/{ring}-THEME", RING_WIDTH)

    def _corner(self, place: tuple[int, int]) -> QPointF:
        column, row = place
        return QPointF(sqrt(3) * self.radius * (column + 0.5 * (row % 2)), 1.5 * self.radius * row)

    def _draw(
        self,
        painter: QPainter,
        at: QPointF,
        ink: Ink,
        place: tuple[int, int],
        name: str,
        width: float,
    ) -> None:
        picture = sprite_files.pixmap(ink.art(name), width * self.radius, ink.sharpness)
        middle = at + self._corner(place) + QPointF(sqrt(3) / 2 * self.radius, self.radius)
        size = picture.deviceIndependentSize()
        painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), picture)


@dataclass(frozen=True)
class Row:
    """Parts beside each other, with their middles on one line, or if `low` their lower edges."""

    parts: Sequence[Part]
    gap: float = 12
    low: bool = False

    @property
    def size(self) -> QSizeF:
        sizes = [part.size for part in self.parts]
        width = sum(size.width() for size in sizes) + self.gap * (len(sizes) - 1)
        return QSizeF(width, max(size.height() for size in sizes))

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        height, x, share = self.size.height(), at.x(), 1.0 if self.low else 0.5
        for part in self.parts:
            part.paint(painter, QPointF(x, at.y() + (height - part.size.height()) * share), ink)
            x += part.size.width() + self.gap


@dataclass(frozen=True)
class Column:
    """Parts below each other, with their middles on one line."""

    parts: Sequence[Part]
    gap: float = 6

    @property
    def size(self) -> QSizeF:
        sizes = [part.size for part in self.parts]
        height = sum(size.height() for size in sizes) + self.gap * (len(sizes) - 1)
        return QSizeF(max((size.width() for size in sizes), default=0), max(0, height))

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        width, y = self.size.width(), at.y()
        for part in self.parts:
            part.paint(painter, QPointF(at.x() + (width - part.size.width()) / 2, y), ink)
            y += part.size.height() + self.gap


@dataclass(frozen=True)
class Well:
    """A part in a sunk field, like depots and storage."""

    part: Part
    margin: float = 9

    @property
    def size(self) -> QSizeF:
        return self.part.size + QSizeF(2 * self.margin, 2 * self.margin)

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        painter.setPen(QPen(QColor(ink.palette.line), 1))
        painter.setBrush(QColor(ink.palette.well))
        painter.drawRoundedRect(QRectF(at, self.size), 9, 9)
        self.part.paint(painter, at + QPointF(self.margin, self.margin), ink)


@dataclass(frozen=True)
class Ledge:
    """Parts on one base line, each in the middle of a place that is `step` wide."""

    parts: Sequence[Part]
    step: float

    @property
    def size(self) -> QSizeF:
        return QSizeF(self.step * len(self.parts), max(part.size.height() for part in self.parts))

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        for place, part in enumerate(self.parts):
            size = part.size
            corner = QPointF(
                self.step * (place + 0.5) - size.width() / 2, self.size.height() - size.height()
            )
            part.paint(painter, at + corner, ink)


MARGIN = 2


def drawn(part: Part, palette: Palette, scale: float, dpr: float) -> QPixmap:
    """Return the part at `scale` logical pixels per unit, on a transparent background."""
    size = size_of(part, scale)
    sharpness = scale * dpr
    picture = transparent_pixmap(QSize(round(size.width() * dpr), round(size.height() * dpr)), dpr)
    painter = QPainter(picture)
    painter.setRenderHints(SMOOTH | QPainter.RenderHint.TextAntialiasing)
    painter.translate(MARGIN, MARGIN)
    painter.scale(scale, scale)
    part.paint(painter, QPointF(0, 0), Ink(palette, sharpness))
    painter.end()
    return picture


def size_of(part: Part, scale: float) -> QSizeF:
    """Return the size of its picture in logical pixels."""
    return part.size * scale + QSizeF(2 * MARGIN, 2 * MARGIN)
