"""A whole estate in an example."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainter

from burgundy_qt.widgets.games.burgundy.look.estate_picture import (
    Cells,
    estate_pixmap,
    picture_height,
)
from burgundy_qt.widgets.games.burgundy.look.estate_shape import shape_of
from burgundy_qt.widgets.learning.figures.parts import Ink


@dataclass(frozen=True)
class Estate:
    """A whole estate in its colours."""

    cells: Cells
    width: float

    @property
    def size(self) -> QSizeF:
        taller = picture_height(self.width, shape_of(self.cells)) - picture_height(self.width)
        return QSizeF(self.width, self.width * 0.945 + taller)

    def paint(self, painter: QPainter, at: QPointF, ink: Ink) -> None:
        painter.drawPixmap(at, estate_pixmap(self.cells, ink.palette, self.width, ink.sharpness))
