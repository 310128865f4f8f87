"""What the examples are put together from: spaces of a duchy, points of both kinds, the clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.widgets.games.tuscany.board import printed
from burgundy_qt.widgets.games.tuscany.look.duchy_picture import paint_hex, paint_spaces
from burgundy_qt.widgets.games.tuscany.look.lattice import Lattice
from burgundy_qt.widgets.learning.figures.parts import Ink
from burgundy_qt.widgets.sprites import places as hexes
from burgundy_qt.widgets.theme import fonts, sprite_files

RING = 2.1875
"""How wide the sprite of a ring round a hex is, for radius 1."""
SHIELD, SHIELD_HEIGHT = 30, 40
STONE, BETWEEN_STONES, BETWEEN_PHASES = 11, 5, 20


@dataclass(frozen=True)
class Land:
    """Some spaces of a duchy, all where none are named. `laid`: by space its tile, as the protocol
    calls it; `start`: the space of the start castle; `rings`: by space one of the house's."""

    duchy: Duchy
    cells: Sequence[str] = ()
    laid: Mapping[str, str] = field(default_factory=dict)
    rings: Mapping[str, str] = field(default_factory=dict)
    start: str | None = None
    radius: float = 32

    @property
    def size(self) -> QSizeF:
        return self._box.size()

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        radius = self._lattice.radius
        middles = self._middles(at - self._box.topLeft())
        paint_spaces(
            painter,
            middles,
            radius,
            self.duchy,
            self.laid,
            ink.palette,
            ink.sharpness,
            self.start,
            small=False,
        )
        for cell, ring in self.rings.items():
            _paint_ring(painter, middles[cell], radius, ring, ink)

    @property
    def _lattice(self) -> Lattice:
        return Lattice.of(self.radius)

    @property
    def _box(self) -> QRectF:
        """Round the spaces that are shown."""
        whole = QRectF()
        for middle in self._middles(QPointF(0, 0)).values():
            whole = whole.united(hexes.flat_hex_bounds(middle, self._lattice.radius))
        return whole

    def _middles(self, centre: QPointF) -> Mapping[str, QPointF]:
        """The spaces that are shown, in a duchy about this point."""
        middles = self._lattice.middles(self.duchy, centre)
        return {cell: middles[cell] for cell in self.cells} if self.cells else middles


@dataclass(frozen=True)
class Tile:
    """A tile by the name of its sprite, with a ring round it or none."""

    name: str
    ring: str = ""
    radius: float = 30

    @property
    def size(self) -> QSizeF:
        return hexes.flat_hex_bounds(QPointF(0, 0), self.radius).size()

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        middle = at + QPointF(self.size.width() / 2, self.size.height() / 2)
        name = f"tuscany/tiles/{self.name}"
        paint_hex(painter, middle, 2 * self.radius, name, ink.sharpness)
        if self.ring:
            _paint_ring(painter, middle, self.radius, self.ring, ink)


def _paint_ring(painter: QPainter, middle: QPointF, radius: float, ring: str, ink: Ink) -> None:
    """One of the house's rings round a hex."""
    name = ink.art(f"hex/flat-{ring}-THEME")
    paint_hex(painter, middle, RING * radius, name, ink.sharpness)


@dataclass(frozen=True)
class TrackPoints:
    """Points of a track, "green" or "red": its shield, and the number beside it."""

    track: str
    count: int

    @property
    def size(self) -> QSizeF:
        number = QFontMetricsF(fonts.number_font(24)).horizontalAdvance(str(self.count))
        return QSizeF(SHIELD + 6 + number, SHIELD_HEIGHT)

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        name = f"tuscany/pieces/points-{self.track}"
        painter.drawPixmap(at, sprite_files.pixmap(name, SHIELD, ink.sharpness))
        painter.setFont(fonts.number_font(24))
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
