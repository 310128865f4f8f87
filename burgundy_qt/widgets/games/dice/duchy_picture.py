"""The look of a duchy: the colours of the Dice Game (six own colours, paper by day and slate by
night, the tray), the positions of cells on whole pixels, the outlines of regions, and a whole duchy
as a small picture."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.rules.dice import codec, sheets
from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.sprites.places import HALF
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import INK, IVORY, Palette, mix

DIE_COLOURS: Mapping[str, str] = {
    "monastery": "#55266F",
    "mine": "#7C7E86",
    "river": "#1180D2",
    "town": "#D8661A",
    "castle": "#1F4A2C",
    "pasture": "#FBC62E",
}
"""The colours of dice and written cells."""
CELL_COLOURS: Mapping[str, Mapping[str, str]] = {
    "light": {
        "monastery": "#8E6096",
        "mine": "#A3A4A8",
        "river": "#5AA7E0",
        "town": "#DE9048",
        "castle": "#557C60",
        "pasture": "#FBDA78",
    },
    "dark": {
        "monastery": "#4E1C5E",
        "mine": "#62636A",
        "river": "#1261B0",
        "town": "#AC5E16",
        "castle": "#163D27",
        "pasture": "#C9A428",
    },
}
"""The colours of printed cells without a mark."""


@dataclass(frozen=True)
class Paper:
    """A sheet and its writing: pencil on paper, or chalk on slate."""

    ground: str
    lower: str
    edge: str
    print: str
    rule: str
    mark: str
    dry: str
    box: str
    box_line: str
    gum: str


@dataclass(frozen=True)
class Tray:
    """The tray of the dice."""

    felt: str
    felt_edge: str
    rim: str
    rim_edge: str
    seam: str


PAPER: Mapping[str, Paper] = {
    "light": Paper(
        ground="#FFFDF5",
        lower="#F3ECDB",
        edge="#D8CBAA",
        print="#8A7A5C",
        rule="#E2D7BE",
        mark="#36353F",
        dry="#8D8B96",
        box="#FFFDF5",
        box_line="#A4977A",
        gum="#7B1E3A",
    ),
    "dark": Paper(
        ground="#262A2E",
        lower="#2E3338",
        edge="#14171A",
        print="#9AA0A2",
        rule="#3A4046",
        mark="#F6EFE0",
        dry="#B9B4A8",
        box="#1B1E21",
        box_line="#7C8286",
        gum="#4A1728",
    ),
}
HIGH_CONTRAST: Mapping[str, Paper] = {
    "light": replace(
        PAPER["light"], print="#5A4725", rule="#83704B", box_line="#5A4725", edge="#83704B"
    ),
    "dark": replace(
        PAPER["dark"], print="#EADFCD", rule="#A89778", box_line="#C9B794", edge="#A89778"
    ),
}
"""With high contrast the printed lines are clearer."""


def paper_of(palette: Palette) -> Paper:
    """Return the paper of a theme."""
    return (HIGH_CONTRAST if palette.is_high else PAPER)[palette.name]


TRAY: Mapping[str, Tray] = {
    "light": Tray("#35534D", "#2A443F", "#9A6436", "#6B4322", "#55766F"),
    "dark": Tray("#22322F", "#1A2725", "#5A3A22", "#3A2415", "#3E5751"),
}


# The positions of cells, and the outlines of regions


DUCHY_WIDE, DUCHY_HIGH = 2 * HALF * max(sheets.ROWS), 1.5 * (len(sheets.ROWS) - 1) + 2
"""The size of all cells together, in radii."""
PRINTED = 0.985  # the share of its box that a cell fills
RIM = 1.14  # the mat under the cells, in their radii


class Grid(NamedTuple):
    """The lattice of a duchy about its middle: `across` and `down` are whole pixels, so that every
    cell is equally sharp."""

    across: int
    down: int

    @classmethod
    def of(cls, radius: float) -> Grid:
        """Return the lattice for hexes of about this radius."""
        across = 2 * max(1, int(radius * HALF))
        return cls(across, max(1, round(1.5 * across / (2 * HALF))))

    @property
    def radius(self) -> float:
        """The distance from the middle of a hex to its corners."""
        return self.across / (2 * HALF)

    def offset(self, cell: str) -> QPointF:
        """Return the vector from the middle of the duchy to the middle of a cell."""
        across, row = cell_steps()[cell]
        return QPointF(across * self.across / 2, row * self.down)

    def box(self, cell: str, centre: QPointF) -> QRectF:
        """Return the box of a cell in a duchy about `centre`."""
        return places.hex_bounds(centre + self.offset(cell), self.radius)

    def rect(self, centre: QPointF) -> QRectF:
        """Return the box of all cells; `within` finds the lattice from it."""
        wide, high = 7 * self.across, 6 * self.down + 2 * self.radius
        return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)

    @classmethod
    def within(cls, rect: QRectF) -> Grid:
        """Return the lattice with this `rect`."""
        across = round(rect.width() / 7)
        return cls(across, max(1, round(1.5 * across / (2 * HALF))))


@cache
def cell_steps() -> dict[str, tuple[int, int]]:
    """Return by cell the half cells to the right and rows down from the middle."""
    found = {}
    for name in codec.CELLS:
        row, place = (int(part) - 1 for part in name.split("."))
        found[name] = 2 * place - (sheets.ROWS[row] - 1), row - len(sheets.ROWS) // 2
    return found


def mat_path(grid: Grid, grow: float) -> QPainterPath:
    """Return the outline of all hexes about their middle, each `grow` times as large as a cell."""
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    hexagon = places.hex_outline(QPointF(), grid.radius * grow, grid.radius * 0.1)
    for cell in codec.CELLS:
        path.addPath(hexagon.translated(grid.offset(cell)))
    return path.simplified()


def region_outline(
    cells: Iterable[str], grid: Grid, centre: QPointF, inside: float
) -> QPainterPath:
    """Return the path round a region, `inside` pixels within its edge."""
    path = QPainterPath()
    for way in _ways(frozenset(cells)):
        points = [_corner(corner, grid) + centre for corner in way]
        path.addPath(_moved_in(points, inside))
    return path


Corner = tuple[int, int]
AROUND = (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)
"""The corners of a hex from its middle: half cells to the right, thirds of a row down."""


def _corner(corner: Corner, grid: Grid) -> QPointF:
    """Return the position of a corner. Tips of hexes extend by a third of a row."""
    return QPointF(corner[0] * grid.across / 2, corner[1] * grid.down / 3)


@cache
def _ways(cells: frozenset[str]) -> list[list[Corner]]:
    """Return the closed paths round some cells, clockwise."""
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
    across, row = cell_steps()[cell]
    corners = [(across + right, 3 * row + down) for right, down in AROUND]
    return zip(corners, corners[1:] + corners[:1], strict=True)


def _moved_in(points: list[QPointF], by: float) -> QPainterPath:
    """Return a closed path with every corner moved inward (to the right of a clockwise path)."""
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


# A whole duchy as a small picture: its colours, and its marked spaces


SMALL_RIM, SMALL_AIR = 1.2, 0.34
"""The mat under the cells in their radii, and the free margin round it."""
BARE = 0.55
"""How far an unmarked space is from its colour to the mat, if other spaces are marked."""
GLYPHS_FROM = 9.0
"""The least radius at which spaces show the mark of their colour."""
GLYPH = 1.05
DARK = "monastery", "castle"
"""The colours that need a light mark."""


def duchy_pixmap(
    letter: str,
    palette: Palette,
    width: float,
    dpr: float,
    marked: Container[str] | None = None,
) -> QPixmap:
    """Return the duchy of a sheet, at most `width` logical pixels wide. If `marked` is given, all
    other spaces are paler."""
    scale = max(1.0, dpr)
    grid = Grid.of(width * scale / (DUCHY_WIDE + 2 * SMALL_AIR))
    wide, high = round(width * scale), round(width * scale * duchy_height(1.0))
    picture = QPixmap(wide, high)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(sprite_files.SMOOTH)
    middle = QPointF(wide // 2, high // 2)
    draw_mat(painter, grid, middle, palette)
    for cell, printed in codec.cells_of(letter).items():
        at = middle + grid.offset(cell)
        draw_cell(painter, printed.colour, at, grid.radius, palette, is_bare(cell, marked))
    painter.end()
    picture.setDevicePixelRatio(scale)
    return picture


def duchy_height(width: float) -> float:
    """Return the height of a picture of that width."""
    return width * (DUCHY_HIGH + 2 * SMALL_AIR) / (DUCHY_WIDE + 2 * SMALL_AIR)


def is_bare(cell: str, marked: Container[str] | None) -> bool | None:
    """Return whether a space is unmarked; None if the marks are unknown."""
    return None if marked is None else cell not in marked


def draw_mat(painter: QPainter, grid: Grid, middle: QPointF, palette: Palette) -> None:
    """Draw the mat under the cells."""
    painter.setPen(QPen(QColor(palette.line2), max(1.0, grid.radius * 0.1)))
    painter.setBrush(QColor(palette.map2))
    painter.drawPath(mat_outline(grid).translated(middle))


@lru_cache(maxsize=8)
def mat_outline(grid: Grid) -> QPainterPath:
    """Return the outline of the mat, the same for every sheet."""
    return mat_path(grid, SMALL_RIM)


def draw_cell(
    painter: QPainter,
    colour: str,
    at: QPointF,
    radius: float,
    palette: Palette,
    bare: bool | None,
) -> None:
    """Draw one space about its middle."""
    full = DIE_COLOURS[colour]
    ground = mix(CELL_COLOURS["light"][colour], IVORY, BARE) if bare else full
    if bare and palette.is_dark:
        ground = mix(CELL_COLOURS["dark"][colour], INK, BARE)
    painter.setPen(QPen(QColor(mix(ground, INK, 0.5)), max(0.8, radius * 0.07)))
    painter.setBrush(QColor(ground))
    painter.drawPath(places.hex_outline(at, radius * 0.97, radius * 0.1))
    if radius >= GLYPHS_FROM:
        is_light = (palette.is_dark and bool(bare)) or (not bare and colour in DARK)
        ink = mix(ground, IVORY if is_light else INK, 0.7)
        size = radius * GLYPH
        glyph = sprite_files.tinted(f"dice-game/glyphs/{colour}", ink, size)
        painter.drawPixmap(at - QPointF(size / 2, size / 2), glyph)
