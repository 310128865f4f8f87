"""What the examples of the 2019 modules are put together from, besides the parts of all
examples."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from burgundy_qt.widgets.games.burgundy.look.border_band import (
    BAND_WIDTHS,
    POSTS,
    band_path,
    post_place,
    seal_place,
)
from burgundy_qt.widgets.games.burgundy.look.estate_picture import (
    Cells,
    cell_radius,
    centre,
    estate_pixmap,
)
from burgundy_qt.widgets.games.burgundy.look.module_art import (
    JOINED_POST,
    POST,
    next_space_art,
    route_art,
    route_plate_art,
    seal_art,
)
from burgundy_qt.widgets.learning.figures.parts import Ink
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import BAND

SPACES = 3
POST_SIZE, SEAL_SIZE = 1.4, 1.3  # in radii of a cell
EDGE = 3  # for the band, which is a little wider than the mat
WELL = (
    9 / 300,
    82 / 300,
)  # where a good lies on its space, and how wide it is, in widths of the tile


@dataclass(frozen=True)
class Covered:
    """A space of a route with a good on it."""

    good: int
    bonus: str
    is_match: bool


@dataclass(frozen=True)
class Route:
    """A trade route tile with goods on its first spaces, and a ring round the next."""

    tile: int
    covered: Sequence[Covered]
    width: float

    @property
    def size(self) -> QSizeF:
        box = sprite_files.svg_size(route_art(self.tile))
        return QSizeF(self.width, self.width * box.height() / box.width())

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        step = self.width / SPACES
        painter.drawPixmap(at, sprite_files.pixmap(route_art(self.tile), self.width, ink.sharpness))
        for place, space in enumerate(self.covered):
            corner = at + QPointF(place * step, 0)
            plate = sprite_files.pixmap(
                route_plate_art(space.bonus, space.is_match), step, ink.sharpness
            )
            good = sprite_files.pixmap(f"goods/{space.good}", WELL[1] * self.width, ink.sharpness)
            painter.drawPixmap(corner, plate)
            painter.drawPixmap(corner + QPointF(WELL[0], WELL[0]) * self.width, good)
        if len(self.covered) < SPACES:
            ring = sprite_files.pixmap(next_space_art(ink.palette.name), step, ink.sharpness)
            painter.drawPixmap(at + QPointF(len(self.covered) * step, 0), ring)


@dataclass(frozen=True)
class PostedEstate:
    """An estate with its border posts, built on at some cells; a pair is joined, and has brought so
    many points."""

    cells: Cells
    width: float
    built: Container[str]
    joined: tuple[str, str]
    points: int

    @property
    def size(self) -> QSizeF:
        return QSizeF(
            self.width + 2 * EDGE, self.width * 0.945 + POST_SIZE * cell_radius(self.width) / 2
        )

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        radius, at = cell_radius(self.width), at + QPointF(EDGE, 0)
        painter.drawPixmap(
            at, estate_pixmap(self.cells, ink.palette, self.width, ink.sharpness, self.built)
        )
        middle = at + centre("4.4", radius, self.width)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        band = band_path(*self.joined, radius).translated(middle)
        for colour, share in zip(BAND, BAND_WIDTHS, strict=True):
            pen = QPen(
                QColor(colour), share * radius, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
            )
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(band, pen)
        self._stand(
            painter,
            middle + seal_place(*self.joined) * radius,
            seal_art(self.points),
            SEAL_SIZE * radius,
            ink,
        )
        for post in POSTS:
            face = JOINED_POST if post in self.joined else POST
            self._stand(painter, middle + post_place(post) * radius, face, POST_SIZE * radius, ink)

    def _stand(self, painter: QPainter, at: QPointF, name: str, width: float, ink: Ink) -> None:
        """A piece with its middle at a point."""
        painter.drawPixmap(
            at - QPointF(width, width) / 2, sprite_files.pixmap(name, width, ink.sharpness)
        )
