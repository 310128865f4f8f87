"""What the examples are put together from: a piece of a duchy, and what the pencil makes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from burgundy_qt.rules.dice.components import printed
from burgundy_qt.widgets.games.dice.look import marks, pencil
from burgundy_qt.widgets.games.dice.look.bands import REGION_WIDTH, ROUND_REGION
from burgundy_qt.widgets.games.dice.look.duchy import PRINTED, Grid, outline
from burgundy_qt.widgets.games.dice.picture.marks import written_face
from burgundy_qt.widgets.learning.figures.parts import RING_WIDTH, Ink
from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.pieces.look import Look


def look_of(ink: Ink) -> Look:
    """How the table would draw in this ink."""
    return Look(ink.palette, "", 1.0, ink.sharpness)


@dataclass(frozen=True)
class Duchy:
    """Some cells of a sheet, all where none are named. `written`: by cell its number, 0 for the
    cross; `rings`: by cell one of the house's; the regions of `full` are gone round."""

    letter: str
    cells: Sequence[str] = printed.CELLS
    written: Mapping[str, int] = field(default_factory=dict)
    rings: Mapping[str, str] = field(default_factory=dict)
    full: Sequence[str] = ()
    radius: float = 34

    @property
    def size(self) -> QSizeF:
        return self._box.size()

    @property
    def _grid(self) -> Grid:
        return Grid.of(self.radius)

    @property
    def _box(self) -> QRectF:
        """Round the cells that are shown, seen from the middle of the duchy."""
        whole = QRectF()
        for cell in self.cells:
            whole = whole.united(self._grid.box(cell, QPointF()))
        return whole

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        look, middle = look_of(ink), at - self._box.topLeft()
        for cell in self.cells:
            _middle(painter, self._picture(cell, look), middle + self._grid.offset(cell))
        for cell in self.full:
            self._go_round(painter, cell, middle, look)
        for cell, ring in self.rings.items():
            name, width = ink.art(f"hex/{ring}-THEME"), RING_WIDTH * self._grid.radius
            _middle(painter, art.pixmap(name, width, look.dpr), middle + self._grid.offset(cell))

    def _picture(self, cell: str, look: Look) -> QPixmap:
        width = self._grid.across
        if cell in self.written:
            face = written_face(self.letter, cell, self.written[cell])
            return marks.written_cell(face.what, width, look)
        at = printed.cells_of(self.letter)[cell]
        shown = PRINTED * width
        name = marks.cell_art(at.colour, at.bonus or "", False, shown, look.theme)
        return art.pixmap(name, shown, look.dpr)

    def _go_round(self, painter: QPainter, cell: str, middle: QPointF, look: Look) -> None:
        grid = self._grid
        width = REGION_WIDTH * grid.radius
        region = printed.cells_of(self.letter)[cell].region
        path = outline(region, grid, middle, ROUND_REGION * grid.radius + width / 4)
        pencil.draw(painter, path, width, look)


@dataclass(frozen=True)
class Pictured:
    """What the table paints itself, from words: "monk-used-2"."""

    painted: Callable[[str, float, Look], QPixmap]
    what: str
    width: float

    @property
    def size(self) -> QSizeF:
        return QSizeF(self.width, self.width)

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        half = QPointF(self.width / 2, self.width / 2)
        _middle(painter, self.painted(self.what, self.width, look_of(ink)), at + half)


def _middle(painter: QPainter, picture: QPixmap, middle: QPointF) -> None:
    """A picture about a point."""
    size = picture.deviceIndependentSize()
    painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), picture)
