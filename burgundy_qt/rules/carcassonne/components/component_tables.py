"""Makes the tables of the core from the components: what tables.py keeps, as flat lists."""

from collections.abc import Iterator

from burgundy_qt.rules.carcassonne.components.tiles import (
    EDGES,
    HALF_EDGES,
    KINDS,
    SEGMENTS,
    START,
    Kind,
)

NONE, CITY, ROAD, FIELD = range(4)
"""What an edge can be, as in a pattern: 2 bits for each of N, E, S, W."""
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


def fits_of(kind: Kind, pattern: int) -> int:
    """The set of rotations in which all edges of a kind match a pattern."""
    return sum(
        1 << rotation
        for rotation in looks_of(kind)
        if all(
            asked in (NONE, shown)
            for asked, shown in zip(
                unpacked(pattern), turned(edges_of(kind), rotation), strict=True
            )
        )
    )


def crossed_of(kind: Kind, pattern: int, axis: int) -> int:
    """The set of rotations in which a kind matches a pattern by a bridge over itself, and not
    without one. Axis 0: from west to east, 1: from north to south."""
    ends = (1, 3) if axis == 0 else (0, 2)
    found = 0
    for rotation in looks_of(kind):
        shown, asked = turned(edges_of(kind), rotation), unpacked(pattern)
        under = all(shown[end] == FIELD and asked[end] in (NONE, ROAD) for end in ends)
        needed = any(asked[end] == ROAD for end in ends)
        others = all(asked[at] in (NONE, shown[at]) for at in range(4) if at not in ends)
        found |= (under and needed and others) << rotation
    return found


def unpacked(pattern: int) -> list[int]:
    """What a pattern asks of each edge."""
    return [pattern >> 2 * at & 3 for at in range(len(EDGES))]


def by_pattern() -> Iterator[tuple[Kind, int]]:
    """Every kind with every pattern."""
    return ((kind, pattern) for kind in KINDS for pattern in range(256))


def fits() -> list[int]:
    """By kind and pattern: the rotations that match it."""
    return [fits_of(kind, pattern) for kind, pattern in by_pattern()]


def crossed() -> list[int]:
    """By kind and pattern: the rotations that match it with a bridge over the tile, from west to
    east in the lower 4 bits, from north to south in the upper ones."""
    return [
        crossed_of(kind, pattern, 0) | crossed_of(kind, pattern, 1) << 4
        for kind, pattern in by_pattern()
    ]


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
            ways = (*kind.cities, *kind.roads)
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
        ways = [len(way.edges) for way in (*kind.cities, *kind.roads)]
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
