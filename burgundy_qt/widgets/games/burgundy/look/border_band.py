"""Where the border posts of an estate stand, and the band along its edge between two that are
joined.

Lengths are in radii of a cell, from the middle of the estate.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from burgundy_qt.widgets.games.burgundy.look.estate_shape import HEXAGON, Site
from burgundy_qt.widgets.sprites.paint_style import Band, PaintStyle
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.sprites.slots import Sprite
from burgundy_qt.widgets.theme.palette import BAND

BAND_WIDTHS = 0.26, 0.18, 0.05
"""How wide the three lines of the band are, in the order of `palette.BAND`."""
BAND_LEAST = 3.0, 2.0, 0.8
"""How wide they are at least, in units."""
BAND_BOX = 16
"""The side of the square that a band is drawn in."""
OUTSIDE = 1.035  # the band runs a little outside the edges, on the mat, so that it covers no tile

Corner = tuple[int, int]  # in steps of half a cell's width to the right and of half a radius down
POSTS: Mapping[str, Corner] = {"upper-left": (-5, -5), "upper-right": (5, -5), "bottom": (0, 10)}
AROUND: Sequence[Corner] = (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)


def post_place(post: str) -> QPointF:
    """The corner at which a post stands."""
    return _point(POSTS[post])


def band_path(first: str, second: str, radius: float) -> QPainterPath:
    """The line of the band between two joined posts, for cells of that radius."""
    path = QPainterPath()
    for number, corner in enumerate(_way(first, second)):
        point = _point(corner) * (radius * OUTSIDE)
        path.moveTo(point) if number == 0 else path.lineTo(point)
    return path


def band_of(face: Sprite, place: SlotPlace, look: PaintStyle) -> Band:
    """The band of two posts ("upper-left+bottom") round the estate in the middle of `place`, and
    its three pens."""
    radius = place.rect.width() / BAND_BOX
    first, second = face.what.split("+")
    lines = zip(BAND, BAND_WIDTHS, BAND_LEAST, strict=True)
    pens = tuple(
        _round_pen(colour, max(share * radius, least * look.u)) for colour, share, least in lines
    )
    return Band(band_path(first, second, radius).translated(place.rect.center()), pens)


def _round_pen(colour: str, width: float) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def seal_place(first: str, second: str) -> QPointF:
    """Where the seal with the points of a joined pair lies: half-way on the band."""
    way = _way(first, second)
    return _point(way[len(way) // 2])


def _way(first: str, second: str) -> list[Corner]:
    """The corners of the estate's edge from one post to another, on the side where the third does
    not stand."""
    edge = _edge()
    start, end = edge.index(POSTS[first]), edge.index(POSTS[second])
    turned = edge[start:] + edge[:start]
    there = turned[: (end - start) % len(edge) + 1]
    back = [turned[0], *reversed(turned[(end - start) % len(edge) :])]
    (third,) = POSTS.keys() - {first, second}
    return back if POSTS[third] in there else there


@cache
def _edge() -> list[Corner]:
    """The corners of the edge round all cells, one after the other."""
    sides = Counter(frozenset(side) for site in HEXAGON.sites.values() for side in _sides(site))
    outer = [tuple(side) for side, cells in sides.items() if cells == 1]
    beside: dict[Corner, list[Corner]] = {}
    for one, other in outer:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    way = [min(beside)]
    while fresh := [corner for corner in beside[way[-1]] if corner not in way]:
        way.append(fresh[0])
    return way


def _sides(site: Site) -> list[tuple[Corner, Corner]]:
    corners = [(site.across + right, 3 * site.row + down) for right, down in AROUND]
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def _point(corner: Corner) -> QPointF:
    return QPointF(corner[0] * sqrt(3) / 2, corner[1] / 2)
