"""The positions of the cells of an estate: on a hexagon, on the two halves of a team's estate, or
on the parts of a solo estate; and the modules that need room on the table.

Lengths are in radii of a cell. The shape follows from the names of the cells.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath, QPen

from burgundy_qt.rules.burgundy import components, known_places, known_state
from burgundy_qt.widgets.sprites.places import HALF
from burgundy_qt.widgets.theme.palette import RIVER, Palette, darker

PARTS_AT: Mapping[str, tuple[float, float]] = {
    "nw": (0, 0.4),
    "ne": (6.9, 0),
    "sw": (0, 7.3),
    "se": (5.9, 7.9),
    "a": (4.6, 0.2),
    "b": (7.4, 0),
    "c": (0, 1.6),
    "d": (5.6, 5),
    "e": (0, 8),
    "f": (10.9, 4.5),
    "g": (10.6, 0.6),
    "h": (15.7, 4.5),
    "i": (12.2, 7),
    "j": (14, 11.2),
    "k": (15.4, 13.9),
    "l": (5.8, 8.1),
    "m": (10.7, 11.4),
    "n": (8.2, 13.9),
}
"""The place of each part of a solo estate: the middle of its first cell. Our own arrangement, which
keeps the rivers short."""
RIVERS: tuple[tuple[str, str], ...] = tuple(
    (one, other)
    for estate in components.COMPONENTS["solo_estates"].values()
    for one, other in estate["rivers"]
)
BEND = 0.12  # how far a river swings out to its left, as a share of its length


class Site(NamedTuple):
    """The position of a cell: half cells to the right and rows down from a point that its whole
    part shares. That point is `right` and `down` of the estate's middle."""

    across: int
    row: int
    right: float = 0.0
    down: float = 0.0
    is_on_part: bool = False

    @property
    def middle(self) -> QPointF:
        """The vector from the middle of the estate to the middle of the cell."""
        return QPointF(self.right + self.across * HALF, self.down + 1.5 * self.row)


@dataclass(frozen=True, eq=False)
class Shape:
    """The cells of an estate by name, in counting order, and the cells that a river joins; `width`
    and `height` are those of all cells together."""

    sites: Mapping[str, Site]
    rivers: tuple[tuple[str, str], ...]
    width: float
    height: float

    def part_round(self, cell: str) -> list[str]:
        """Return the cells that share a lattice with a cell: those of its part, or all."""
        origin = self.sites[cell][2:]
        return [name for name, site in self.sites.items() if site[2:] == origin]

    @property
    def wider(self) -> float:
        """Its width beyond that of a single seat's hexagon."""
        return self.width - HEXAGON.width

    @property
    def taller(self) -> float:
        """Its height beyond that of the hexagon."""
        return self.height - HEXAGON.height


def shape_of(cells: Collection[str]) -> Shape:
    """Return the shape of the estate with these cells; the same object for the same cells."""
    return _shape_of(frozenset(cells))


@cache
def _shape_of(cells: frozenset[str]) -> Shape:
    sites = {name: SITES[name] for name in components.CELL_NAMES if name in cells}
    left, right = _ends(site.middle.x() for site in sites.values())
    top, bottom = _ends(site.middle.y() for site in sites.values())
    middle = QPointF(left + right, top + bottom) / 2
    rivers = tuple(river for river in RIVERS if cells.issuperset(river))
    about = {name: _seen_from(middle, site) for name, site in sites.items()}
    return Shape(MappingProxyType(about), rivers, right - left + 2 * HALF, bottom - top + 2)


def _seen_from(middle: QPointF, site: Site) -> Site:
    """Return the same cell counted from the middle of its estate, in whole steps if all cells share
    one lattice."""
    if site.is_on_part:
        return site._replace(right=site.right - middle.x(), down=site.down - middle.y())
    return site._replace(
        across=site.across - round(middle.x() / HALF), row=site.row - round(middle.y() / 1.5)
    )


def _ends(lengths: Iterable[float]) -> tuple[float, float]:
    all_ = sorted(lengths)
    return all_[0], all_[-1]


SITES: Mapping[str, Site] = {
    cell.name: Site(cell.x, cell.row, *PARTS_AT.get(cell.part, (0.0, 0.0)), bool(cell.part))
    for state in components.BOARDS
    for cell in state
}
"""The site of each cell by name, counted from the first cell of its board or part."""
HEXAGON = shape_of([cell.name for cell in components.BOARDS[0]])


def river_path(one: QPointF, other: QPointF) -> QPainterPath:
    """Return the course of a river between the middles of two cells."""
    way = other - one
    bend = (one + other) / 2 + QPointF(way.y(), -way.x()) * BEND
    path = QPainterPath(one)
    path.quadTo(bend, other)
    return path


def river_strokes(palette: Palette, radius: float) -> list[QPen]:
    """Return the pens for a river, from bottom to top: its bank, the water, and the light on it."""
    water, light = RIVER[palette.name]
    strokes = [
        QPen(QColor(colour), width * radius)
        for colour, width in ((darker(water, 0.35), 0.62), (water, 0.5), (light, 0.07))
    ]
    strokes[-1].setDashPattern([4.3, 3.1])
    return strokes


# The lattice of an estate, on whole pixels.


@dataclass(frozen=True)
class Grid:
    """The lattice of an estate: `across` and `down` are whole pixels, so that every cell is equally
    sharp. Each part of a solo estate has this lattice, from its own origin."""

    across: int
    down: int
    shape: Shape = field(default=HEXAGON, repr=False)

    @classmethod
    def of(cls, radius: float, shape: Shape = HEXAGON) -> Grid:
        """Return the lattice for hexes of about this radius."""
        across = 2 * max(1, round(radius * HALF))
        return cls(across, max(1, round(1.5 * across / (2 * HALF))), shape)

    @property
    def radius(self) -> float:
        """The distance from the middle of a hex to its corners."""
        return self.across / (2 * HALF)

    def offset(self, cell: str) -> QPointF:
        """Return the vector from the middle of the estate to the middle of `cell`."""
        site, radius = self.shape.sites[cell], self.radius
        right, down = round(site.right * radius), round(site.down * radius)
        return QPointF(right + site.across * self.across / 2, down + site.row * self.down)

    @property
    def offsets(self) -> Iterator[tuple[str, QPointF]]:
        """Every cell of the estate with its offset."""
        return ((cell, self.offset(cell)) for cell in self.shape.sites)


# The parts of the 2019 modules that need room on a table.


TEAM = shape_of([cell.name for half in components.BOARDS[:2] for cell in half])
"""The shape of a team's estates, known before they are chosen."""


class ModuleRoom(NamedTuple):
    """Whether inns, border posts and shields are in play; `routes`: by seat the trade route tile
    for the next good, counted from 0, and no seats without the module. `stored`: by seat the places
    of its storage, if shield 4 has added some. `shape`: that of all estates. `teams`: the seats of
    each team, none without teams. `alone`: a solo game, with a counter of points and room for all
    types of goods, and without colour bonuses."""

    inns: bool = False
    posts: bool = False
    shields: bool = False
    routes: tuple[int, ...] = ()
    stored: tuple[int, ...] = ()
    shape: Shape = HEXAGON
    teams: tuple[tuple[int, ...], ...] = ()
    alone: bool = False

    def places_of_storage(self, seat: int) -> int:
        """Return the number of places on the table for the storage of a seat."""
        return self.stored[seat] if self.stored else known_places.STORAGE

    @property
    def goods_types(self) -> int:
        """The number of goods types that a seat has room for."""
        return known_places.GOODS_TYPES_ALONE if self.alone else known_places.GOODS_TYPES

    @property
    def route_tiles(self) -> int:
        """The number of tiles in each seat's trade route; 0 without routes."""
        return known_places.tiles_of_route(len(self.routes)) if self.routes else 0


BASE = ModuleRoom()


def _shape_of_estates(state: known_state.BurgundyState) -> Shape:
    return next(
        (
            shape_of(known_places.cells_of(state.edition, seat.estate))
            for seat in state.seats
            if seat.estate
        ),
        HEXAGON,
    )


def modules_of(state: known_state.BurgundyState) -> ModuleRoom:
    """Return the module parts that are in play in a game."""
    stored = tuple(len(seat.storage) for seat in state.seats)
    return ModuleRoom(
        "inns" in state.modules,
        "border-posts" in state.modules,
        "shields" in state.modules,
        tuple(len(seat.laid) // known_places.ROUTE_SPACES for seat in state.seats)
        if "trade-routes" in state.modules
        else (),
        stored if max(stored) > known_places.STORAGE else (),
        TEAM if state.teams else _shape_of_estates(state),
        state.teams,
        state.is_alone,
    )
