"""A whole estate as a small picture: its colours, drawn once for each size."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from burgundy_qt.widgets.games.burgundy.look.border_band import POSTS, post_place
from burgundy_qt.widgets.games.burgundy.look.estate_shape import (
    HEXAGON,
    Shape,
    river_path,
    river_strokes,
    shape_of,
)
from burgundy_qt.widgets.games.burgundy.look.module_art import POST
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.illustrations import hexagon
from burgundy_qt.widgets.theme.palette import IVORY, TILE, Palette, mix
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

MAT = 1.22
POST_SIZE = 1.7  # in radii of a cell
BARE = 0.62  # how far the colour of an empty cell is from its own to ivory, where some are built on
Cells = Mapping[str, tuple[str, int]]


def estate_pixmap(
    cells: Cells,
    palette: Palette,
    width: float,
    dpr: float,
    built: Container[str] | None = None,
    with_posts: bool = False,
) -> QPixmap:
    """The estate, `width` logical pixels wide. `cells`: its colour and number by cell; those not
    `built` on are paler than the others, where it is told which are. `with_posts`: border posts
    stand beside it."""
    shape = shape_of(cells)
    radius = cell_radius(width, shape)
    picture = QPixmap(_mat(shape, palette, width, dpr))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_round_pen(mix(palette.line2, palette.text, 0.35), max(0.5, radius * 0.07)))
    for cell, (colour, _) in cells.items():
        is_bare = built is not None and cell not in built
        painter.setBrush(QColor(mix(TILE[colour], IVORY, BARE if is_bare else 0.06)))
        painter.drawPolygon(hexagon(centre(cell, radius, width, shape), radius * 0.99))
    if with_posts:
        _stand_posts(painter, centre("4.4", radius, width), radius, dpr)
    painter.end()
    return picture


def _stand_posts(painter: QPainter, middle: QPointF, radius: float, dpr: float) -> None:
    """The border posts round the middle of an estate."""
    post = sprite_files.pixmap(POST, POST_SIZE * radius, dpr)
    size = post.deviceIndependentSize()
    for name in POSTS:
        painter.drawPixmap(
            middle + post_place(name) * radius - QPointF(size.width() / 2, size.height() / 2), post
        )


@lru_cache(maxsize=8)
def _mat(shape: Shape, palette: Palette, width: float, dpr: float) -> QPixmap:
    """What lies under the cells; the same for every estate of a shape."""
    radius = cell_radius(width, shape)
    mat = transparent_pixmap(
        QSize(round(width * dpr), round(picture_height(width, shape) * dpr)), dpr
    )
    painter = QPainter(mat)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middles = {cell: centre(cell, radius, width, shape) for cell in shape.sites}
    for one, other in shape.rivers:
        for stroke in river_strokes(palette, radius)[:-1]:
            painter.strokePath(river_path(middles[one], middles[other]), stroke)
    painter.setBrush(QColor(palette.map2))
    for edge in (
        _round_pen(palette.line2, radius * 0.16),
        QPen(Qt.PenStyle.NoPen),
    ):  # the rim, then the ground
        painter.setPen(edge)
        for middle in middles.values():
            painter.drawPolygon(hexagon(middle, radius * MAT))
    painter.end()
    return mat


def cell_radius(width: float, shape: Shape = HEXAGON) -> float:
    """The radius of a cell in a picture of that width."""
    return width / (shape.width + 2 * (MAT - 1) + 0.2)


def picture_height(width: float, shape: Shape = HEXAGON) -> float:
    """How high a picture of that width is."""
    return cell_radius(width, shape) * (shape.height + 2 * (MAT - 1) + 0.2)


def no_taller(width: float, shape: Shape) -> float:
    """The width, or a smaller one, at which a picture is not higher than a hexagon's of the whole
    width."""
    return min(width, width * picture_height(width) / picture_height(width, shape))


def centre(cell: str, radius: float, width: float, shape: Shape = HEXAGON) -> QPointF:
    """The middle of a cell in a picture of that width."""
    middle = QPointF(width / 2, radius * (shape.height / 2 + MAT - 0.9))
    return middle + shape.sites[cell].middle * radius


def _round_pen(colour: str, width: float) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
