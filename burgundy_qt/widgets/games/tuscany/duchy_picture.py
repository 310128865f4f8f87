"""The look of a duchy: the positions of its spaces on whole pixels, the outlines of regions, and a
whole duchy as a small picture for cards of games, for the choice of boards and for pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.rules.tuscany.catalogue import HEXAGON, Space, colour_of, spaces_of
from burgundy_qt.rules.tuscany.components import KINDS
from burgundy_qt.rules.tuscany.known_seat import Duchy, plain_duchy
from burgundy_qt.widgets.games.tuscany import pieces
from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.sprites.places import HALF
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import SEAT, Palette, darker, mix
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

# Hexes with a flat side up, on whole pixels


COLUMNS = 9
RIM = 1.235
"""The size of the mat under the spaces, in their radii."""
ACROSS = 1.5 * (COLUMNS - 1) + 2 * RIM
"""The width of a whole duchy with its mat, in radii."""
CELL = 0.975
"""The share of its box that an empty space fills."""
OF_A_BOARD = 3
"""The number of columns of a board."""
BOARD_ACROSS = 1.5 * (OF_A_BOARD - 1) + 2 * RIM
"""The width of a board with its mat, in radii."""


class Lattice(NamedTuple):
    """The lattice of a duchy about its middle: the columns are `across` pixels apart, and half a
    hex is `half` pixels high. Both are whole pixels, so that every space is equally sharp."""

    across: int
    half: int

    @classmethod
    def of(cls, radius: float) -> Lattice:
        """Return the lattice for hexes of about this radius."""
        half = max(2, int(radius * HALF))
        across = max(3, round(1.5 * half / HALF))
        return cls(across, half)

    @property
    def radius(self) -> float:
        """The distance from the middle of a hex to its corners."""
        return self.half / HALF

    def middle(self, space: Space, duchy: Duchy) -> QPointF:
        """Return the vector from the middle of the duchy to that of a space."""
        x = (space.column - COLUMNS // 2) * self.across
        return QPointF(x, space.height * self.half - lowest_space(duchy) * self.half // 2)

    def box(self, space: Space, duchy: Duchy, centre: QPointF) -> QRectF:
        """Return the box of a space of a duchy about `centre`."""
        return places.flat_hex_bounds(centre + self.middle(space, duchy), self.radius)

    def middles(self, duchy: Duchy, centre: QPointF) -> Mapping[str, QPointF]:
        """Return the middle of every space."""
        return {
            name: centre + self.middle(space, duchy) for name, space in spaces_of(duchy).items()
        }

    def rect(self, duchy: Duchy, centre: QPointF, grow: float = RIM) -> QRectF:
        """Return the rectangle of a duchy with its mat."""
        wide = (COLUMNS - 1) * self.across / 2 + grow * self.radius
        high = lowest_space(duchy) * self.half / 2 + grow * self.half
        return QRectF(centre.x() - wide, centre.y() - high, 2 * wide, 2 * high)


@cache
def lowest_space(duchy: Duchy) -> int:
    """Return the distance from the highest space to the lowest, in half hexes."""
    return max(space.height for space in spaces_of(duchy).values())


def tall(duchy: Duchy) -> float:
    """Return the height of a duchy with its mat, in radii."""
    return (lowest_space(duchy) + 2 * RIM) * HALF


def region_outline(
    middles: Iterable[QPointF], radius: float, grow: float = 1.0, corner: float = 0.1
) -> QPainterPath:
    """Return the outline of all hexes about these points, each `grow` times as large as a space."""
    land = QPainterPath()
    hexagon = places.hex_outline(QPointF(), radius * grow, radius * corner, flat=True)
    for middle in middles:
        land = (
            land.united(hexagon.translated(middle))
            if not land.isEmpty()
            else QPainterPath(hexagon.translated(middle))
        )
    return land


def seams(duchy: Duchy, lattice: Lattice, centre: QPointF) -> Iterator[tuple[QPointF, QPointF]]:
    """Yield the edges along which two boards meet, each from corner to corner."""
    spaces = spaces_of(duchy)
    for name, space in spaces.items():
        for other, there in spaces.items():
            is_next = there.column - space.column == 1 and there.column % OF_A_BOARD == 0
            if is_next and abs(there.height - space.height) == 1 and name[0] != other[0]:
                here, beyond = lattice.middle(space, duchy), lattice.middle(there, duchy)
                middle, way = centre + (here + beyond) / 2, beyond - here
                along = QPointF(-way.y(), way.x()) / (2 * 2 * HALF)
                yield middle - along, middle + along


SPRITES_FROM = 7.0
"""The radius below which a space is a plain colour."""
PALER = 0.5
"""How far the colour of an empty space without a picture is from its own to the mat's."""


def duchy_picture(
    duchy: Duchy,
    cells: Mapping[str, str],
    width: float,
    palette: Palette,
    dpr: float = 1.0,
    start: str | None = None,
    colour: int = 0,
) -> QPixmap:
    """Return a duchy `width` logical pixels wide, with its tiles; the start castle is on the space
    `start` in the `colour` of its seat. Equal arguments give the same pixmap."""
    lying = tuple(sorted(cells.items()))
    return _picture(duchy, lying, round(width, 2), palette, dpr, start, colour)


def duchy_height(duchy: Duchy, width: float) -> float:
    """Return the height of its picture."""
    return width / ACROSS * tall(duchy)


@lru_cache(maxsize=64)
def board_picture(board: str, width: float, palette: Palette, dpr: float = 1.0) -> QPixmap:
    """Return one empty board `width` logical pixels wide. Equal arguments give the same pixmap."""
    duchy = plain_duchy([board if board[0] == kind else f"{kind}1" for kind in KINDS])
    lattice = Lattice.of(width / BOARD_ACROSS)
    middles = {
        name: middle
        for name, middle in lattice.middles(duchy, QPointF()).items()
        if name[0] == board[0]
    }
    mat = region_outline(middles.values(), lattice.radius, RIM)
    box = mat.boundingRect()
    pixmap = transparent_pixmap(QSize(round(box.width() * dpr), round(box.height() * dpr)), dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH)
    painter.translate(-box.topLeft())
    painter.fillPath(mat, QColor(pieces.ground_of(palette).mat_edge))
    paint_spaces(painter, middles, lattice.radius, duchy, {}, palette, dpr)
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def _picture(
    duchy: Duchy,
    lying: tuple[tuple[str, str], ...],
    width: float,
    palette: Palette,
    dpr: float,
    start: str | None,
    colour: int,
) -> QPixmap:
    high = duchy_height(duchy, width)
    pixmap = transparent_pixmap(QSize(max(1, round(width * dpr)), max(1, round(high * dpr))), dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH)
    box = QRectF(0, 0, width, high)
    paint_duchy_picture(painter, box, duchy, dict(lying), palette, dpr, start, colour)
    painter.end()
    return pixmap


def paint_duchy_picture(
    painter: QPainter,
    rect: QRectF,
    duchy: Duchy,
    cells: Mapping[str, str],
    palette: Palette,
    dpr: float = 1.0,
    start: str | None = None,
    colour: int = 0,
) -> None:
    """Paint a duchy in the middle of `rect`, at the largest size that fits."""
    radius = min(rect.width() / ACROSS, rect.height() / tall(duchy))
    lattice, centre = Lattice.of(radius), rect.center()
    middles = lattice.middles(duchy, centre)
    ground = pieces.ground_of(palette)
    for grow, hue in ((RIM, ground.mat_edge), (1.185, ground.mat)):
        painter.fillPath(region_outline(middles.values(), lattice.radius, grow), QColor(hue))
    paint_spaces(painter, middles, lattice.radius, duchy, cells, palette, dpr, start, colour)


def paint_spaces(
    painter: QPainter,
    middles: Mapping[str, QPointF],
    radius: float,
    duchy: Duchy,
    cells: Mapping[str, str],
    palette: Palette,
    dpr: float = 1.0,
    start: str | None = None,
    colour: int = 0,
    small: bool = True,
) -> None:
    """Paint the spaces that have a middle, with their tiles; `small`: for far sight."""
    spaces = spaces_of(duchy)
    for name, middle in middles.items():
        what = pieces.START if name == start else cells.get(name)
        if radius < SPRITES_FROM:
            _paint_plain(painter, middle, radius, spaces[name], what, palette, colour)
        else:
            art_name, share = _sprite(spaces[name], what, palette, colour, small)
            paint_hex(painter, middle, 2 * radius * share, art_name, dpr)


def paint_hex(painter: QPainter, middle: QPointF, width: float, name: str, dpr: float) -> None:
    """Paint a sprite of that width in logical pixels about a point."""
    picture = sprite_files.pixmap(name, width, dpr)
    box = picture.deviceIndependentSize()
    painter.drawPixmap(middle - QPointF(box.width() / 2, box.height() / 2), picture)


def _sprite(
    space: Space, what: str | None, palette: Palette, colour: int, small: bool
) -> tuple[str, float]:
    """Return the sprite of a space with its tile, and the share of its box that it fills."""
    if what is None:
        return pieces.cell_art(space.colour, palette.name, small), CELL
    face = f"{pieces.START}-0" if what == pieces.START else pieces.tile_art_name(what, space.colour)
    return pieces.tile_art(face, lambda _seat: colour, small), 1.0


def _paint_plain(
    painter: QPainter,
    middle: QPointF,
    radius: float,
    space: Space,
    what: str | None,
    palette: Palette,
    colour: int,
) -> None:
    """Paint a space in one colour: pale while it is empty, with a dark line once it is covered."""
    if what is None:
        fill = mix(
            pieces.CELL_COLOURS[palette.name][space.colour],
            pieces.ground_of(palette).mat,
            PALER,
        )
        line = None
    elif what == pieces.START:
        fill, line = pieces.TILE_COLOURS[space.colour], SEAT[colour]
    else:
        fill = pieces.HEXAGON_COLOUR if what == HEXAGON else pieces.TILE_COLOURS[colour_of(what)]
        line = darker(fill, 0.55)
    path: QPainterPath = places.hex_outline(middle, radius * 0.93, 0, flat=True)
    painter.setPen(QPen(QColor(line), max(0.8, radius * 0.14)) if line else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill))
    painter.drawPath(path)
