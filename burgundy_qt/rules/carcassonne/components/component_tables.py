"""Makes the tables of the core from the components: what tables.py keeps, as flat lists."""

from collections.abc import Iterator
from itertools import product

from burgundy_qt.rules.carcassonne.components.tiles import (
    EDGES,
    HALF_EDGES,
    KINDS,
    SEGMENTS,
    START,
    City,
    Kind,
    Road,
)

NONE, CITY, ROAD, FIELD = range(4)
"""What an edge can be, as in a pattern: 2 bits for each of N, E, S, W."""
PATTERNS = 256
BRIDGE_ENDS = (1, 3), (0, 2)
"""The edges under a bridge from west to east, and under one from north to south."""
ROOM = 8
"""Segments of a tile at most, its bridge apart."""
NOT_THERE = 255
CITIES_AT, ROADS_AT = SEGMENTS.index("city:0"), SEGMENTS.index("road:0")
MONASTERY, FIELDS_AT = SEGMENTS.index("monastery"), SEGMENTS.index("field:0")
DOUBLE, NO_CAP = 1, 2
"""Marks of a segment: its tile has two cities or two roads; it is a city that is no cap."""


def segments_of(kind: Kind) -> list[int]:
    """The segments that a kind has, in their order."""
    return [
        *(CITIES_AT + at for at in range(len(kind.cities))),
        *(ROADS_AT + at for at in range(len(kind.roads))),
        *([MONASTERY] if kind.has_monastery else []),
        *(FIELDS_AT + at for at in range(len(kind.fields))),
    ]


def piles() -> list[int]:
    """How many tiles of each kind are in the pile; those of the expansion come last."""
    return [kind.count - (at == START) for at, kind in enumerate(KINDS)]


def edges_of(kind: Kind) -> list[int]:
    """What each edge of a kind shows."""
    shown = [FIELD] * len(EDGES)
    for edge_kind, features in ((CITY, kind.cities), (ROAD, kind.roads)):
        for feature in features:
            for edge in feature.edges:
                shown[EDGES.index(edge)] = edge_kind
    return shown


def edges() -> list[int]:
    """By kind and edge."""
    return [shown for kind in KINDS for shown in edges_of(kind)]


def turned(values: list[int], rotation: int) -> list[int]:
    """What lies on the board's edges (or half-edges) once a tile is turned clockwise."""
    step = rotation * len(values) // len(EDGES)
    return values[len(values) - step :] + values[: len(values) - step]


def look_of(kind: Kind, rotation: int) -> object:
    """What a turned tile looks like: two rotations with one look are one."""
    edge_bits = [1 << at for at in range(len(EDGES))]
    half_bits = [1 << at for at in range(len(HALF_EDGES))]
    place = dict(zip(turned(edge_bits, rotation), range(len(EDGES)), strict=True))
    half = dict(zip(turned(half_bits, rotation), range(len(HALF_EDGES)), strict=True))
    return (
        sorted(sorted(place[1 << EDGES.index(e)] for e in city.edges) for city in kind.cities),
        sorted(sorted(place[1 << EDGES.index(e)] for e in road.edges) for road in kind.roads),
        sorted(
            sorted(half[1 << HALF_EDGES.index(h)] for h in field.half_edges.split())
            for field in kind.fields
        ),
    )


def looks_of(kind: Kind) -> list[int]:
    """The rotations of a kind that differ, the least of equal ones."""
    looks = [look_of(kind, rotation) for rotation in range(4)]
    return [rotation for rotation in range(4) if looks.index(looks[rotation]) == rotation]


def turned_edges(kind: Kind) -> Iterator[tuple[int, list[int]]]:
    """Each rotation of a kind that differs, and what the edges show then."""
    return ((rotation, turned(edges_of(kind), rotation)) for rotation in looks_of(kind))


def patterns_of(asked: list[tuple[int, ...]]) -> Iterator[int]:
    """All patterns, by what each edge of them may be."""
    for edges in product(*asked):
        yield sum(edge << 2 * at for at, edge in enumerate(edges))


def fits() -> list[int]:
    """By kind and pattern: the rotations in which all edges match."""
    found = [0] * (len(KINDS) * PATTERNS)
    for at, kind in enumerate(KINDS):
        for rotation, shown in turned_edges(kind):
            for pattern in patterns_of([(NONE, edge) for edge in shown]):
                found[at * PATTERNS + pattern] |= 1 << rotation
    return found


def crossed() -> list[int]:
    """By kind and pattern: the rotations that match by a bridge over the tile, and not without one;
    from west to east in the lower 4 bits, from north to south in the upper ones."""
    found = [0] * (len(KINDS) * PATTERNS)
    for at, kind in enumerate(KINDS):
        for rotation, shown in turned_edges(kind):
            for axis, ends in enumerate(BRIDGE_ENDS):
                for pattern in crossed_patterns(shown, ends):
                    found[at * PATTERNS + pattern] |= 1 << rotation + 4 * axis
    return found


def crossed_patterns(shown: list[int], ends: tuple[int, int]) -> Iterator[int]:
    """The patterns that what a tile shows matches only by a bridge from one end to the other: both
    lie on fields, and at least one of them meets a road."""
    if any(shown[end] != FIELD for end in ends):
        return
    for met in ((ROAD, NONE), (NONE, ROAD), (ROAD, ROAD)):
        asked: list[tuple[int, ...]] = [(NONE, edge) for edge in shown]
        for end, edge in zip(ends, met, strict=True):
            asked[end] = (edge,)
        yield from patterns_of(asked)


def in_rows(rows: list[list[int]], fill: int) -> list[int]:
    """Rows of at most ROOM numbers as one list."""
    return [number for row in rows for number in [*row, *[fill] * (ROOM - len(row))]]


def segment_counts() -> list[int]:
    """By kind: how many segments."""
    return [len(segments_of(kind)) for kind in KINDS]


def segment_codes() -> list[int]:
    """By kind and place among its segments: which segment it is."""
    return in_rows([segments_of(kind) for kind in KINDS], NOT_THERE)


def places() -> list[int]:
    """By kind and segment: its place among the segments of the kind."""
    return [
        segments_of(kind).index(segment) if segment in segments_of(kind) else NOT_THERE
        for kind in KINDS
        for segment in range(len(SEGMENTS))
    ]


def at_edges() -> list[int]:
    """By kind and edge: the place of the city or road there."""
    found = []
    for kind in KINDS:
        for edge in EDGES:
            ways: tuple[City | Road, ...] = (*kind.cities, *kind.roads)
            at = [number for number, way in enumerate(ways) if edge in way.edges]
            found.append(at[0] if at else NOT_THERE)
    return found


def fields_at() -> list[int]:
    """By kind and half-edge: the place of the field there."""
    found = []
    for kind in KINDS:
        first = segments_of(kind).index(FIELDS_AT) if kind.fields else 0
        for half in HALF_EDGES:
            at = [n for n, field in enumerate(kind.fields) if half in field.half_edges.split()]
            found.append(first + at[0] if at else NOT_THERE)
    return found


def open_edges() -> list[int]:
    """By kind and place: edges of a city or road; neighbours that a monastery wants."""
    rows = []
    for kind in KINDS:
        ways = [len(way.edges) for part in (kind.cities, kind.roads) for way in part]
        rows.append([*ways, *([8] if kind.has_monastery else []), *[1 for _ in kind.fields]])
    return in_rows(rows, 0)


def shields() -> list[int]:
    """By kind and place."""
    return in_rows([[city.shields for city in kind.cities] for kind in KINDS], 0)


def marks() -> list[int]:
    """By kind and place: the marks of a segment."""
    rows = []
    for kind in KINDS:
        cities = [
            DOUBLE * (len(kind.cities) > 1) | NO_CAP * (not city.is_cap) for city in kind.cities
        ]
        rows.append([*cities, *[DOUBLE * (len(kind.roads) > 1) for _ in kind.roads]])
    return in_rows(rows, 0)


def double_kinds() -> list[int]:
    """By kind: whether it has two cities or two roads."""
    return [int(len(kind.cities) > 1 or len(kind.roads) > 1) for kind in KINDS]


def touched() -> list[int]:
    """By kind and place: the set of cities that a field touches."""
    rows = []
    for kind in KINDS:
        others = len(kind.cities) + len(kind.roads) + kind.has_monastery
        sets = [sum(1 << city for city in field.cities) for field in kind.fields]
        rows.append([*[0] * others, *sets])
    return in_rows(rows, 0)


def has_monastery() -> list[int]:
    return [int(kind.has_monastery) for kind in KINDS]


def has_bazaar() -> list[int]:
    return [int(kind.has_bazaar) for kind in KINDS]


def all_segments() -> int:
    """Segments of all tiles together."""
    return sum(kind.count * len(segments_of(kind)) for kind in KINDS)
