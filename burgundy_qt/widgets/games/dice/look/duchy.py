"""Where the cells of a duchy lie, on whole pixels, and the outlines of its regions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from burgundy_qt.rules.dice.components.printed import CELLS
from burgundy_qt.rules.dice.components.sheets import ROWS
from burgundy_qt.widgets.pieces import hexes
from burgundy_qt.widgets.pieces.hexes import HALF

WIDE, HIGH = 2 * HALF * max(ROWS), 1.5 * (len(ROWS) - 1) + 2
"""All cells together, in radii."""
PRINTED = 0.985  # how much of its box a cell fills
RIM = 1.14  # the mat under the cells, in their radii


class Grid(NamedTuple):
    """The lattice of a duchy about its middle: `across` and `down` are whole pixels, so that every
    cell is drawn equally sharp."""

    across: int
    down: int

    @classmethod
    def of(cls, radius: float) -> Grid:
        """The lattice for hexes of about this radius."""
        across = 2 * max(1, int(radius * HALF))
        return cls(across, max(1, round(1.5 * across / (2 * HALF))))

    @property
    def radius(self) -> float:
        """From the middle of a hex to its corners."""
        return self.across / (2 * HALF)

    def offset(self, cell: str) -> QPointF:
        """From the middle of the duchy to the middle of a cell."""
        across, row = steps()[cell]
        return QPointF(across * self.across / 2, row * self.down)

    def box(self, cell: str, centre: QPointF) -> QRectF:
        """The box of a cell in a duchy about `centre`."""
        return hexes.box(centre + self.offset(cell), self.radius)

    def rect(self, centre: QPointF) -> QRectF:
        """The box of all cells; the lattice can be told from it again."""
        wide, high = 7 * self.across, 6 * self.down + 2 * self.radius
        return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)

    @classmethod
    def within(cls, rect: QRectF) -> Grid:
        """The lattice whose `rect` this is."""
        across = round(rect.width() / 7)
        return cls(across, max(1, round(1.5 * across / (2 * HALF))))


@cache
def steps() -> dict[str, tuple[int, int]]:
    """By cell half cells to the right and rows down from the middle."""
    found = {}
    for name in CELLS:
        row, place = (int(part) - 1 for part in name.split("."))
        found[name] = 2 * place - (ROWS[row] - 1), row - len(ROWS) // 2
    return found


def mat(grid: Grid, grow: float) -> QPainterPath:
    """All hexes about their middle, `grow` times as large as a cell, as one outline."""
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    hexagon = hexes.outline(QPointF(), grid.radius * grow, grid.radius * 0.1)
    for cell in CELLS:
        path.addPath(hexagon.translated(grid.offset(cell)))
    return path.simplified()


def outline(cells: Iterable[str], grid: Grid, centre: QPointF, inside: float) -> QPainterPath:
    """The way round a region, `inside` of its edge by so many pixels."""
    path = QPainterPath()
    for way in _ways(frozenset(cells)):
        points = [_corner(corner, grid) + centre for corner in way]
        path.addPath(_moved_in(points, inside))
    return path


Corner = tuple[int, int]
AROUND = (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)
"""The corners of a hex from its middle: half cells to the right, thirds of a row down."""


def _corner(corner: Corner, grid: Grid) -> QPointF:
    """Where a corner lies. Tips of hexes stand out by a third of a row."""
    return QPointF(corner[0] * grid.across / 2, corner[1] * grid.down / 3)


@cache
def _ways(cells: frozenset[str]) -> list[list[Corner]]:
    """The closed ways round some cells, clockwise."""
    after: dict[Corner, Corner] = {}
    inner = {side for cell in cells for side in _sides(cell)}
    for one, other in sorted(inner):
        if (other, one) not in inner:
            after[one] = other
    ways = []
    while after:
        way = [min(after)]
        while (following := after.pop(way[-1], None)) is not None and following != way[0]:
            way.append(following)
        ways.append(way)
    return ways


def _sides(cell: str) -> Iterator[tuple[Corner, Corner]]:
    across, row = steps()[cell]
    corners = [(across + right, 3 * row + down) for right, down in AROUND]
    return zip(corners, corners[1:] + corners[:1], strict=True)


def _moved_in(points: list[QPointF], by: float) -> QPainterPath:
    """A closed way, every corner moved inward (to the right of a clockwise way)."""
    path = QPainterPath()
    count = len(points)
    for at in range(count):
        before, point, after = points[at - 1], points[at], points[(at + 1) % count]
        one, other = _unit(point - before), _unit(after - point)
        turn = one + other
        normal = _unit(QPointF(-turn.y(), turn.x()))
        across = QPointF(-one.y(), one.x())
        cosine = max(0.4, QPointF.dotProduct(normal, across))
        moved = point + normal * (by / cosine)
        path.lineTo(moved) if at else path.moveTo(moved)
    path.closeSubpath()
    return path


def _unit(way: QPointF) -> QPointF:
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5 or 1.0
    return way / length
