"""The decorations of a tile of a kind: roofs packed into its cities, woods, herds and farms in its
fields. Seeded by kind and variant, so that every run places the same."""

from __future__ import annotations

import functools
import math
from random import Random
from typing import NamedTuple

from curves import Line, Point, corners_of, size_of
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath
from shape import CLOISTER, EDGES, SQUARE, Shape

ROOFS = ("red", "brick", "orange", "slate", "gold")
OFTEN = (0, 0, 0, 1, 1, 1, 2, 2, 3, 4)
"""The frequency of each roof."""
MAKES = ("eaves", "gable")
SIZES = ((21.0, 130), (18.5, 420), (16.5, 800), (14.0, 1200), (11.5, 1300))
FAR_SIZES = ((31.0, 300), (27.0, 500), (22.0, 700), (18.0, 700))
"""The sizes of houses, the largest first, and the tries for a place; from afar there are fewer and
larger ones."""
SHIELD, FAR_SHIELD = 37.0, 56.0
STRADDLING = (-68, 0, 68), 18.0
"""The places of the houses half on this tile and half on its neighbour, and their room."""
AREA_OF_A_GROUP, AREA_OF_A_SINGLE = 24_000, 17_000


class House(NamedTuple):
    """A house's place, size, make and roof."""

    x: float
    y: float
    radius: float
    make: str
    roof: str


class Life(NamedTuple):
    """The place of a decoration in a field, and its picture."""

    x: float
    y: float
    name: str
    picture: int


class Sort(NamedTuple):
    """The room of a decoration, its frequency, its pictures."""

    radius: float
    often: float
    pictures: int


SORTS = {
    "wood": Sort(51, 5, 5),
    "copse": Sort(38, 4, 4),
    "flock": Sort(45, 3, 4),
    "vines": Sort(46, 2.2, 2),
    "plough": Sort(45, 1.4, 3),
    "hay": Sort(36, 1.6, 2),
    "pond": Sort(38, 1.4, 1),
    "farm": Sort(45, 2.4, 2),
    "hedge": Sort(36, 1.6, 3),
    "tree": Sort(18, 0, 3),
    "pine": Sort(18, 0, 1),
    "lamb": Sort(20, 0, 2),
    "bush": Sort(13, 0, 3),
}
SINGLE = ("tree", "tree", "bush", "bush", "pine", "lamb")


def houses_of(shape: Shape, city: int, variant: int, far: bool = False) -> list[House]:
    """Return roofs packed into a city, largest first, clear of walls, shield, market and gates."""
    kind = shape.kind
    random = Random(f"houses {kind.name} {city} {variant}")
    kept = _kept_free(shape, city, far)
    walls = [point for wall in shape.walls[city] for point in wall]
    area, found = shape.cities[city], list[House]()
    for radius, tries in FAR_SIZES if far else SIZES:
        for _ in range(tries):
            x, y = random.uniform(-114, 114), random.uniform(-114, 114)
            if not area.contains(QPointF(x, y)) or max(abs(x), abs(y)) > 125 - radius * 0.9:
                continue
            if _is_near(x, y, walls, radius * 0.92 + 9.5):
                continue
            if any(math.dist((x, y), point) < radius + room - 1 for point, room in kept):
                continue
            if any(math.dist((x, y), h[:2]) < (radius + h.radius) * 0.93 for h in found):
                continue
            make = MAKES[random.randrange(2)]
            found.append(House(x, y, radius, make, ROOFS[random.choice(OFTEN)]))
    if not far and len(kind.cities[city].edges) > 1 and not (shape.monastery or shape.bazaar):
        _build_church(found)
    return found


def setts_of(shape: Shape, city: int) -> Line:
    """Return where the ground between the houses shows its stones."""
    random = Random(f"setts {shape.kind.name} {city} 0")
    places = ((random.uniform(-124, 124), random.uniform(-124, 124)) for _ in range(60))
    return [place for place in places if shape.cities[city].contains(QPointF(*place))]


def _kept_free(shape: Shape, city: int, far: bool) -> list[tuple[Point, float]]:
    kept = [
        (place, reach + 1)
        for place, reach in ((shape.monastery, CLOISTER), (shape.bazaar, SQUARE))
        if place
    ]
    shield = shape.shield()
    if shield is not None and shape.kind.cities[city].shields:
        kept.append((shield, FAR_SHIELD if far else SHIELD))
    for (x, y), (ox, oy) in shape.gates:
        kept += [((x - ox * k, y - oy * k), 13.0) for k in (10, 24)]
    places, room = STRADDLING
    for edge in shape.kind.cities[city].edges:
        number = EDGES.index(edge)
        sign = 128.0 if number in (1, 2) else -128.0
        kept += [((s, sign) if number % 2 == 0 else (sign, s), room) for s in places]
    return kept


def _is_near(x: float, y: float, line: Line, room: float) -> bool:
    return any(math.dist((x, y), point) < room for point in line)


def _build_church(houses: list[House]) -> None:
    """Turn the largest house near the middle of a town into its church."""
    if houses:
        chosen = max(houses, key=lambda h: h.radius - 0.02 * math.hypot(h.x, h.y))
        houses[houses.index(chosen)] = chosen._replace(make="church", roof="")


def life_of(shape: Shape, variant: int) -> list[Life]:
    """Return few decorations, in groups, with much grass between; clear of roads, walls and the
    tile's rim."""
    random = Random(f"life of {shape.kind.name} {variant}")
    near = _near_to(shape)
    found: list[Life] = []
    strew = functools.partial(_strew, random, shape.fields, near, found)
    size = sum(size_of(line) for field in shape.fields for line in corners_of(field))
    groups = [name for name, sort in SORTS.items() if sort.often]
    for _ in range(round(size / AREA_OF_A_GROUP + random.uniform(-0.3, 0.5))):
        left = [name for name in groups if name not in [life.name for life in found]]
        strew(random.choices(left, [SORTS[name].often for name in left])[0], 90)
    for _ in range(round(size / AREA_OF_A_SINGLE + random.uniform(0, 1.4))):
        strew(random.choice(SINGLE), 40)
    return found


def _near_to(shape: Shape) -> list[tuple[Point, float]]:
    near = [(point, 18.0) for road in shape.roads for point in road]
    near += [(point, 12.0) for walls in shape.walls for wall in walls for point in wall]
    places = ((shape.monastery, 64), (shape.bazaar, 58), (shape.well, 34), (shape.inn, 28))
    return near + [(place, float(room)) for place, room in places if place]


def _strew(
    random: Random,
    fields: list[QPainterPath],
    near: list[tuple[Point, float]],
    found: list[Life],
    name: str,
    tries: int,
) -> None:
    """Find a place for one decoration; none if there is no room."""
    room = SORTS[name].radius
    for _ in range(tries):
        x, y = random.uniform(-128 + room, 128 - room), random.uniform(-128 + room, 128 - room)
        if not any(field.contains(QPointF(x, y)) for field in fields):
            continue
        if any(math.dist((x, y), point) < room + other for point, other in near):
            continue
        if any(math.dist((x, y), life[:2]) < room + SORTS[life.name].radius + 2 for life in found):
            continue
        found.append(Life(x, y, name, int(random.random() * SORTS[name].pictures)))
        return
