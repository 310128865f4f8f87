"""What the examples are put together from: spaces of a duchy, points of both kinds, the clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from burgundy_qt.widgets.games.tuscany.board import printed
from burgundy_qt.widgets.games.tuscany.board.arranging import Duchy
from burgundy_qt.widgets.learning.figures.parts import Ink
from burgundy_qt.widgets.look import art, fonts

COLUMN, HALF_HEX = 1.5, sqrt(3) / 2
"""From one column to the next, and half the height of a hex, for radius 1."""
HEX, RING = 2.0, 2.1875
"""How wide the sprite of a hex is, and that of a ring round it."""
SHIELD, SHIELD_HEIGHT = 30, 40
STONE, BETWEEN_STONES, BETWEEN_PHASES = 11, 5, 20


@dataclass(frozen=True)
class Land:
    """Some spaces of a duchy, all where none are named. `laid`: by space the sprite of its tile
    ("cart"); `rings`: by space one of the house's."""

    duchy: Duchy
    cells: Sequence[str] = ()
    laid: Mapping[str, str] = field(default_factory=dict)
    rings: Mapping[str, str] = field(default_factory=dict)
    radius: float = 32

    @property
    def size(self) -> QSizeF:
        return self._box.size()

    @property
    def shown(self) -> Sequence[str]:
        """The spaces that are drawn."""
        return self.cells or tuple(printed.spaces_of(self.duchy))

    @property
    def _box(self) -> QRectF:
        """Round the spaces that are shown."""
        hexagon = QSizeF(HEX * self.radius, 2 * HALF_HEX * self.radius)
        half = QPointF(hexagon.width() / 2, hexagon.height() / 2)
        whole = QRectF()
        for cell in self.shown:
            whole = whole.united(QRectF(self._middle(cell) - half, hexagon))
        return whole

    def _middle(self, cell: str) -> QPointF:
        space = printed.spaces_of(self.duchy)[cell]
        return QPointF(COLUMN * space.column, HALF_HEX * space.height) * self.radius

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        corner = at - self._box.topLeft()
        for cell in self.shown:
            _about(painter, ink, self._face(cell), HEX * self.radius, corner + self._middle(cell))
        for cell, ring in self.rings.items():
            name = f"hex/flat-{ring}-THEME"
            _about(painter, ink, name, RING * self.radius, corner + self._middle(cell))

    def _face(self, cell: str) -> str:
        """The sprite of a space, or of the tile on it."""
        if cell in self.laid:
            return f"tuscany/tiles/{self.laid[cell]}"
        return f"tuscany/cells/{printed.spaces_of(self.duchy)[cell].colour}-THEME"


@dataclass(frozen=True)
class Tile:
    """A tile by the name of its sprite, with a ring round it or none."""

    name: str
    ring: str = ""
    radius: float = 30

    @property
    def size(self) -> QSizeF:
        return QSizeF(HEX * self.radius, 2 * HALF_HEX * self.radius)

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        middle = at + QPointF(self.size.width() / 2, self.size.height() / 2)
        _about(painter, ink, f"tuscany/tiles/{self.name}", HEX * self.radius, middle)
        if self.ring:
            _about(painter, ink, f"hex/flat-{self.ring}-THEME", RING * self.radius, middle)


@dataclass(frozen=True)
class TrackPoints:
    """Points of a track, "green" or "red": its shield, and the number beside it."""

    track: str
    count: int

    @property
    def size(self) -> QSizeF:
        number = QFontMetricsF(fonts.numbers(24)).horizontalAdvance(str(self.count))
        return QSizeF(SHIELD + 6 + number, SHIELD_HEIGHT)

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        name = f"tuscany/pieces/points-{self.track}"
        painter.drawPixmap(at, art.pixmap(name, SHIELD, ink.sharpness))
        painter.setFont(fonts.numbers(24))
        painter.setPen(QColor(ink.palette.text))
        number = QRectF(at, self.size).adjusted(SHIELD + 6, 0, 0, 0)
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, str(self.count))


@dataclass(frozen=True)
class Clock:
    """The stones of the phases, the last of each a diamond; so many of them are filled."""

    shown: int

    @property
    def size(self) -> QSizeF:
        places = self._places()
        return QSizeF(places[-1] + STONE, 1.5 * STONE)

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        ends = _ends_of_phases()
        for number, place in enumerate(self._places(), 1):
            middle = at + QPointF(place + STONE / 2, self.size.height() / 2)
            is_shown, is_end = number <= self.shown, number in ends
            painter.setPen(QPen(QColor(ink.palette.text3), 1.4))
            colour = ink.palette.gold if is_end else ink.palette.text3
            painter.setBrush(QColor(colour) if is_shown else Qt.BrushStyle.NoBrush)
            if is_end:
                painter.drawPolygon(_diamond(middle, 0.75 * STONE))
            else:
                painter.drawEllipse(middle, STONE / 2, STONE / 2)

    def _places(self) -> list[float]:
        """By stone where its left edge lies."""
        places, left = [], 0.0
        for stones in printed.STACKS:
            for _ in range(stones):
                places.append(left)
                left += STONE + BETWEEN_STONES
            left += BETWEEN_PHASES
        return places


def _ends_of_phases() -> list[int]:
    """The stones that end a phase."""
    return [sum(printed.STACKS[: number + 1]) for number in range(len(printed.STACKS))]


def _diamond(middle: QPointF, half: float) -> QPolygonF:
    corners = QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)
    return QPolygonF([middle + corner for corner in corners])


def _about(painter: QPainter, ink: Ink, name: str, width: float, middle: QPointF) -> None:
    """A sprite about a point."""
    picture = art.pixmap(ink.art(name), width, ink.sharpness)
    size = picture.deviceIndependentSize()
    painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), picture)
