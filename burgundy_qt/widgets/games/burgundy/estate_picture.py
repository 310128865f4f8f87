"""A whole estate as a small picture: its colours, drawn once for each size; with the border posts
and the sprites of the 2019 modules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from functools import cache, lru_cache
from math import sqrt

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.widgets.games.burgundy import estate_shape
from burgundy_qt.widgets.sprites import brush, places
from burgundy_qt.widgets.theme import illustrations, sprite_files
from burgundy_qt.widgets.theme.palette import BAND, IVORY, TILE, Palette, mix
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

MAT = 1.22
POST_SIZE = 1.7  # in radii of a cell
BARE = 0.62  # how far from its own colour to ivory an empty cell is, on an estate with tiles
Cells = Mapping[str, tuple[str, int]]


def estate_pixmap(
    cells: Cells,
    palette: Palette,
    width: float,
    dpr: float,
    built: Container[str] | None = None,
    with_posts: bool = False,
) -> QPixmap:
    """Return the picture of an estate, `width` logical pixels wide. `cells` has the colour and
    number of each cell. If `built` is given, all other cells are paler. `with_posts` adds border
    posts."""
    shape = estate_shape.shape_of(cells)
    radius = cell_radius(width, shape)
    picture = QPixmap(_mat(shape, palette, width, dpr))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_round_pen(mix(palette.line2, palette.text, 0.35), max(0.5, radius * 0.07)))
    for cell, (colour, _) in cells.items():
        is_bare = built is not None and cell not in built
        painter.setBrush(QColor(mix(TILE[colour], IVORY, BARE if is_bare else 0.06)))
        painter.drawPolygon(
            illustrations.hexagon(centre(cell, radius, width, shape), radius * 0.99)
        )
    if with_posts:
        _paint_posts(painter, centre("4.4", radius, width), radius, dpr)
    painter.end()
    return picture


def _paint_posts(painter: QPainter, middle: QPointF, radius: float, dpr: float) -> None:
    """Paint the border posts round the middle of an estate."""
    post = sprite_files.pixmap(POST, POST_SIZE * radius, dpr)
    size = post.deviceIndependentSize()
    for name in POSTS:
        painter.drawPixmap(
            middle + post_place(name) * radius - QPointF(size.width() / 2, size.height() / 2), post
        )


@lru_cache(maxsize=8)
def _mat(shape: estate_shape.Shape, palette: Palette, width: float, dpr: float) -> QPixmap:
    """Return the picture below the cells; it is the same for every estate of a shape."""
    radius = cell_radius(width, shape)
    mat = transparent_pixmap(
        QSize(round(width * dpr), round(picture_height(width, shape) * dpr)), dpr
    )
    painter = QPainter(mat)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middles = {cell: centre(cell, radius, width, shape) for cell in shape.sites}
    for one, other in shape.rivers:
        for stroke in estate_shape.river_strokes(palette, radius)[:-1]:
            painter.strokePath(estate_shape.river_path(middles[one], middles[other]), stroke)
    painter.setBrush(QColor(palette.map2))
    # The rim, then the ground.
    for edge in (_round_pen(palette.line2, radius * 0.16), QPen(Qt.PenStyle.NoPen)):
        painter.setPen(edge)
        for middle in middles.values():
            painter.drawPolygon(illustrations.hexagon(middle, radius * MAT))
    painter.end()
    return mat


def cell_radius(width: float, shape: estate_shape.Shape = estate_shape.HEXAGON) -> float:
    """Return the radius of a cell in a picture of that width."""
    return width / (shape.width + 2 * (MAT - 1) + 0.2)


def picture_height(width: float, shape: estate_shape.Shape = estate_shape.HEXAGON) -> float:
    """Return the height of a picture of that width."""
    return cell_radius(width, shape) * (shape.height + 2 * (MAT - 1) + 0.2)


def limited_width(width: float, shape: estate_shape.Shape) -> float:
    """Return the width, or a smaller one at which a picture is no higher than that of a hexagon."""
    return min(width, width * picture_height(width) / picture_height(width, shape))


def centre(
    cell: str, radius: float, width: float, shape: estate_shape.Shape = estate_shape.HEXAGON
) -> QPointF:
    """Return the middle of a cell in a picture of that width."""
    middle = QPointF(width / 2, radius * (shape.height / 2 + MAT - 0.9))
    return middle + shape.sites[cell].middle * radius


def _round_pen(colour: str, width: float) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


# Where border posts stand, and the band along the edge between two that are joined. Lengths are in
# radii of a cell, from the middle of the estate.


BAND_WIDTHS = 0.26, 0.18, 0.05
"""The widths of the three lines of the band, in the order of `palette.BAND`."""
BAND_LEAST = 3.0, 2.0, 0.8
"""Their least widths, in units."""
BAND_BOX = 16
"""The side of the square that a band is drawn in."""
OUTSIDE = 1.035  # the band runs a little outside the edges, on the mat, so that it covers no tile
Corner = tuple[int, int]  # in steps of half a cell's width to the right and of half a radius down
POSTS: Mapping[str, Corner] = {"upper-left": (-5, -5), "upper-right": (5, -5), "bottom": (0, 10)}
AROUND: Sequence[Corner] = (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)


def post_place(post: str) -> QPointF:
    """Return the corner of a post."""
    return _point(POSTS[post])


def band_path(first: str, second: str, radius: float) -> QPainterPath:
    """Return the line of the band between two joined posts, for cells of that radius."""
    path = QPainterPath()
    for number, corner in enumerate(_route(first, second)):
        point = _point(corner) * (radius * OUTSIDE)
        path.moveTo(point) if number == 0 else path.lineTo(point)
    return path


def band_of(sprite: places.Sprite, place: places.SlotPlace, style: brush.PaintStyle) -> brush.Band:
    """Return the band of two posts ("upper-left+bottom") round the estate in the middle of `place`,
    and its three pens."""
    radius = place.rect.width() / BAND_BOX
    first, second = sprite.what.split("+")
    lines = zip(BAND, BAND_WIDTHS, BAND_LEAST, strict=True)
    pens = tuple(
        _band_pen(colour, max(share * radius, least * style.u)) for colour, share, least in lines
    )
    return brush.Band(band_path(first, second, radius).translated(place.rect.center()), pens)


def _band_pen(colour: str, width: float) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def seal_place(first: str, second: str) -> QPointF:
    """Return the place of the seal with the points of a joined pair: half-way on the band."""
    way = _route(first, second)
    return _point(way[len(way) // 2])


def _route(first: str, second: str) -> list[Corner]:
    """Return the corners of the estate's edge from one post to another, on the side without the
    third."""
    edge = _edge()
    start, end = edge.index(POSTS[first]), edge.index(POSTS[second])
    turned = edge[start:] + edge[:start]
    there = turned[: (end - start) % len(edge) + 1]
    back = [turned[0], *reversed(turned[(end - start) % len(edge) :])]
    (third,) = POSTS.keys() - {first, second}
    return back if POSTS[third] in there else there


@cache
def _edge() -> list[Corner]:
    """Return the corners of the edge round all cells, one after the other."""
    sides = Counter(
        frozenset(side) for site in estate_shape.HEXAGON.sites.values() for side in _sides(site)
    )
    outer = [tuple(side) for side, cells in sides.items() if cells == 1]
    beside: dict[Corner, list[Corner]] = {}
    for one, other in outer:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    way = [min(beside)]
    while fresh := [corner for corner in beside[way[-1]] if corner not in way]:
        way.append(fresh[0])
    return way


def _sides(site: estate_shape.Site) -> list[tuple[Corner, Corner]]:
    corners = [(site.across + right, 3 * site.row + down) for right, down in AROUND]
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def _point(corner: Corner) -> QPointF:
    return QPointF(corner[0] * sqrt(3) / 2, corner[1] / 2)


# The sprites that the 2019 modules add: shields, border posts, trade routes, the stall of the inns.


POST = "posts/post"
JOINED_POST = "posts/joined"
STALL = "pieces/inn-stall"


def shield_art(number: int, small: bool = False) -> str:
    """Return a shield, 1..18. The `small` form, for widths under 26 pixels, shows its number
    instead of its symbol."""
    return f"shields/{'mini-' if small else ''}{number:02d}"


def worn_shield_art(number: int, small: bool = False) -> str:
    """Return a shield on a castle: a layer over the castle's sprite, in the same box
    ("tiles/castle+…")."""
    return f"shields/{'mini-' if small else ''}worn-{number:02d}"


def seal_art(points: int) -> str:
    """Return the seal on the band between two joined posts, with the points of that phase."""
    return f"posts/seal-{points}"


def route_art(tile: int, small: bool = False) -> str:
    """Return a trade route tile, 1..12, with three empty spaces; a `small` one shows only the
    goods' numbers."""
    return f"routes/{'mini-' if small else ''}{tile:02d}"


def laid_art(good: int, small: bool = False) -> str:
    """Return a good on a trade route; the `small` form is light on dark, so that players can
    distinguish it from a good that is still needed."""
    return f"goods/{'mini-' if small else ''}{good}"


def route_sign_art(bonus: str) -> str:
    """Return the bonus of a trade route space on a plate, so that it is readable on any
    background."""
    return f"routes/plate-{bonus}"


def route_plate_art(bonus: str, is_match: bool) -> str:
    """Return the layer over a covered space's plate: gold for a matching good, pale for any
    other."""
    return f"routes/{'match' if is_match else 'miss'}-{bonus}"


def covered_space_art(standing: str, small: bool = False) -> str:
    """Return the same layer by its name, "match-silver" or "miss-points"; the `small` form is the
    frame of the good on it."""
    return f"routes/mini-{standing.partition('-')[0]}" if small else f"routes/{standing}"


def next_space_art(theme: str, small: bool = False) -> str:
    """Return the ring round the space that the next sold tile will cover."""
    return f"routes/{'mini-' if small else ''}next-{theme}"
