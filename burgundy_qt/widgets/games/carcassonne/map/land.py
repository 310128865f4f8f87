"""The land as it is painted over: which tiles lie where, and the parts of a feature on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from burgundy_qt.widgets.games.carcassonne.look.map_picture import LaidOn
from burgundy_qt.widgets.games.carcassonne.look.shapes import region_path
from burgundy_qt.widgets.games.carcassonne.look.tiles import Cell, cell_of
from burgundy_qt.widgets.games.carcassonne.table_state import TableState

BRIDGE = "bridge"
Part = tuple[Cell, QPainterPath]
"""A part of a feature on the tile of a cell, in tile units."""


class Land(NamedTuple):
    """All tiles of a map; equal maps have equal land."""

    tiles: tuple[LaidOn, ...]

    @classmethod
    def of(cls, state: TableState) -> Land:
        """The land of a table."""
        return cls(
            tuple(
                LaidOn(cell, tile.kind, tile.rotation, state.bridges.get(cell))
                for cell, tile in state.tiles.items()
            )
        )

    def parts(self, places: Iterable[str]) -> list[Part]:
        """What of the tiles belongs to these places."""
        laid = {tile.cell: tile for tile in self.tiles}
        found = []
        for place in places:
            cell, _, segment = place.partition("/")
            if cell in laid:
                tile = laid[cell]
                if segment == BRIDGE:
                    segment = f"{BRIDGE}-{tile.bridge or 'ew'}"
                found.append((cell_of(cell), region_path(tile.kind, tile.rotation, segment)))
        return found


class Brush(NamedTuple):
    """A painter whose units are tiles: where the corner of the cell 0,0 lies, and how many pixels a
    tile has."""

    painter: QPainter
    origin: QPointF
    unit: float

    def cell(self, cell: Cell) -> QRectF:
        """A cell in pixels."""
        return QRectF(
            self.origin + QPointF(*cell) * self.unit, QRectF(0, 0, 1, 1).size() * self.unit
        )

    def on(self, parts: Iterable[Part]) -> Iterator[QPainterPath]:
        """The painter speaks tile units of the cell of each part in turn."""
        for cell, path in parts:
            self.painter.save()
            self.painter.translate(self.origin + QPointF(*cell) * self.unit)
            self.painter.scale(self.unit, self.unit)
            yield path
            self.painter.restore()
