"""The tiles, kind by kind, as they are printed, and the core's tables of them: north up, features
in the order of their numbers.

A row names edges (N E S W) and half-edges (`Nw`: the west half of the north edge). docs/rules.md
lists the details on which sources differ.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

EDGES = ("N", "E", "S", "W")
HALF_EDGES = ("Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn")
"""The half-edges clockwise from the north-west corner."""


class City(NamedTuple):
    """A city: its edges, its shields, and whether it is a cap, half of a possible town."""

    edges: str
    shields: int = 0
    is_cap: bool = False


class Road(NamedTuple):
    """A road: its edges, and how many of its ends are closed on the tile."""

    edges: str
    ends: int = 0


class Field(NamedTuple):
    """A field: its half-edges, and the cities of the tile that it touches."""

    half_edges: str
    cities: tuple[int, ...] = ()


class Kind(NamedTuple):
    """A kind of tile, and how many of them there are."""

    name: str
    count: int  # type: ignore[assignment]  # hides what a tuple can count
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    fields: tuple[Field, ...]
    has_monastery: bool = False
    has_bazaar: bool = False


KINDS = (
    Kind("A", 2, (), (Road("S", 1),), (Field("Nw Ne En Es Se Sw Ws Wn"),), has_monastery=True),
    Kind("B", 4, (), (), (Field("Nw Ne En Es Se Sw Ws Wn"),), has_monastery=True),
    Kind("C", 1, (City("NESW", 1),), (), ()),
    Kind(
        "D", 4, (City("N", 0, True),), (Road("EW"),), (Field("En Wn", (0,)), Field("Es Se Sw Ws"))
    ),
    Kind("E", 5, (City("N", 0, True),), (), (Field("En Es Se Sw Ws Wn", (0,)),)),
    Kind("F", 2, (City("EW", 1),), (), (Field("Nw Ne", (0,)), Field("Se Sw", (0,)))),
    Kind("G", 1, (City("EW"),), (), (Field("Nw Ne", (0,)), Field("Se Sw", (0,)))),
    Kind("H", 3, (City("N", 0, True), City("S", 0, True)), (), (Field("En Es Ws Wn", (0, 1)),)),
    Kind("I", 2, (City("N", 0, True), City("W", 0, True)), (), (Field("En Es Se Sw", (0, 1)),)),
    Kind(
        "J", 3, (City("N", 0, True),), (Road("ES"),), (Field("En Sw Ws Wn", (0,)), Field("Es Se"))
    ),
    Kind(
        "K", 3, (City("N", 0, True),), (Road("SW"),), (Field("En Es Se Wn", (0,)), Field("Sw Ws"))
    ),
    Kind(
        "L",
        3,
        (City("N", 0, True),),
        (Road("E", 1), Road("S", 1), Road("W", 1)),
        (Field("En Wn", (0,)), Field("Es Se"), Field("Sw Ws")),
    ),
    Kind("M", 2, (City("NW", 1),), (), (Field("En Es Se Sw", (0,)),)),
    Kind("N", 3, (City("NW"),), (), (Field("En Es Se Sw", (0,)),)),
    Kind("O", 2, (City("NW", 1),), (Road("ES"),), (Field("En Sw", (0,)), Field("Es Se"))),
    Kind("P", 3, (City("NW"),), (Road("ES"),), (Field("En Sw", (0,)), Field("Es Se"))),
    Kind("Q", 1, (City("NEW", 1),), (), (Field("Se Sw", (0,)),)),
    Kind("R", 3, (City("NEW"),), (), (Field("Se Sw", (0,)),)),
    Kind("S", 2, (City("NEW", 1),), (Road("S", 1),), (Field("Se", (0,)), Field("Sw", (0,)))),
    Kind("T", 1, (City("NEW"),), (Road("S", 1),), (Field("Se", (0,)), Field("Sw", (0,)))),
    Kind("U", 8, (), (Road("EW"),), (Field("Nw Ne En Wn"), Field("Es Se Sw Ws"))),
    Kind("V", 9, (), (Road("SW"),), (Field("Nw Ne En Es Se Wn"), Field("Sw Ws"))),
    Kind(
        "W",
        4,
        (),
        (Road("E", 1), Road("S", 1), Road("W", 1)),
        (Field("Nw Ne En Wn"), Field("Es Se"), Field("Sw Ws")),
    ),
    Kind(
        "X",
        1,
        (),
        (Road("N", 1), Road("E", 1), Road("S", 1), Road("W", 1)),
        (Field("Nw Wn"), Field("Ne En"), Field("Es Se"), Field("Sw Ws")),
    ),
    Kind("BB1", 2, (City("NESW"),), (), (), has_bazaar=True),
    Kind(
        "BB2",
        1,
        (City("N", 0, True), City("E", 0, True), City("W", 0, True)),
        (Road("S", 1),),
        (Field("Se", (1,)), Field("Sw", (0, 1, 2))),
    ),
    Kind(
        "BB3", 1, (City("EW"),), (), (Field("Nw Ne", (0,)), Field("Se Sw", (0,))), has_bazaar=True
    ),
    Kind(
        "BB4",
        1,
        (City("W"),),
        (Road("E", 1),),
        (Field("Nw Ne", (0,)), Field("En", (0,)), Field("Es Se Sw", (0,))),
    ),
    Kind(
        "BB5",
        1,
        (City("N", 0, True),),
        (Road("S", 1),),
        (Field("En Es Se Sw Ws Wn", (0,)),),
        has_bazaar=True,
    ),
    Kind("BB6", 1, (), (), (Field("Nw Ne En Es Se Sw Ws Wn"),), has_bazaar=True),
    Kind(
        "BB7",
        1,
        (City("EW"),),
        (),
        (Field("Nw Ne", (0,)), Field("Se Sw", (0,))),
        has_monastery=True,
    ),
    Kind(
        "BB8",
        1,
        (),
        (Road("EW"),),
        (Field("Nw Ne En Wn"), Field("Es Se Sw Ws")),
        has_monastery=True,
    ),
    Kind("BB9", 1, (), (Road("S", 1),), (Field("Nw Ne En Es Se Sw Ws Wn"),), has_bazaar=True),
    Kind(
        "BB10",
        1,
        (),
        (Road("N", 1), Road("S", 1)),
        (Field("Nw Sw Ws Wn"), Field("Ne En Es Se")),
        has_bazaar=True,
    ),
    Kind(
        "BB11",
        1,
        (),
        (Road("N", 1), Road("S", 1)),
        (Field("Nw Sw Ws Wn"), Field("Ne En Es Se")),
        has_bazaar=True,
    ),
)
"""The base game's 24 kinds, then the 11 of the expansion."""

NAMES = tuple(kind.name for kind in KINDS)
BASE_KINDS = 24
START = NAMES.index("D")
"""The kind of the start tile, one of the base game's."""
SEGMENTS = (
    *(f"city:{number}" for number in range(3)),
    *(f"road:{number}" for number in range(4)),
    "bridge",
    "monastery",
    *(f"field:{number}" for number in range(4)),
)
"""The possible segments of a tile, in the order of the protocol."""


# The tables of the core from the components, as flat lists for tile_arrays.py.


NONE, CITY, ROAD, FIELD = range(4)
"""The possible edges, as in a pattern: 2 bits for each of N, E, S, W."""
PATTERNS = 256
BRIDGE_ENDS = (1, 3), (0, 2)
"""The edges under a bridge from west to east, and under one from north to south."""
ROOM = 8
"""The most segments of a tile, without its bridge."""
NOT_THERE = 255
CITIES_AT, ROADS_AT = SEGMENTS.index("city:0"), SEGMENTS.index("road:0")
MONASTERY, FIELDS_AT = SEGMENTS.index("monastery"), SEGMENTS.index("field:0")
DOUBLE, NO_CAP = 1, 2
"""Marks of a segment: its tile has two cities or two roads; it is a city that is no cap."""


def segments_of(kind: Kind) -> list[int]:
    """Return the segments that a kind has, in their order."""
    return [
        *(CITIES_AT + at for at in range(len(kind.cities))),
        *(ROADS_AT + at for at in range(len(kind.roads))),
        *([MONASTERY] if kind.has_monastery else []),
        *(FIELDS_AT + at for at in range(len(kind.fields))),
    ]


def piles() -> list[int]:
    """Return how many tiles of each kind are in the pile; those of the expansion come last."""
    return [kind.count - (at == START) for at, kind in enumerate(KINDS)]


def edges_of(kind: Kind) -> list[int]:
    """Return what each edge of a kind shows."""
    shown = [FIELD] * len(EDGES)
    for edge_kind, features in ((CITY, kind.cities), (ROAD, kind.roads)):
        for feature in features:
            for edge in feature.edges:
                shown[EDGES.index(edge)] = edge_kind
    return shown


def edges() -> list[int]:
    """Return what each edge of each kind shows."""
    return [shown for kind in KINDS for shown in edges_of(kind)]


def turned(values: list[int], rotation: int) -> list[int]:
    """Return the values of the board's edges (or half-edges) for a tile turned clockwise."""
    step = rotation * len(values) // len(EDGES)
    return values[len(values) - step :] + values[: len(values) - step]


def look_of(kind: Kind, rotation: int) -> object:
    """Return the look of a turned tile: two rotations with one look are one."""
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
    """Return the rotations of a kind that differ, the least of equal ones."""
    looks = [look_of(kind, rotation) for rotation in range(4)]
    return [rotation for rotation in range(4) if looks.index(looks[rotation]) == rotation]


def turned_edges(kind: Kind) -> Iterator[tuple[int, list[int]]]:
    """Return each rotation of a kind that differs, and what the edges show then."""
    return ((rotation, turned(edges_of(kind), rotation)) for rotation in looks_of(kind))


def patterns_of(asked: list[tuple[int, ...]]) -> Iterator[int]:
    """Yield all patterns of edges, each one of its options."""
    for edges in product(*asked):
        yield sum(edge << 2 * at for at, edge in enumerate(edges))


def fits() -> list[int]:
    """Return by kind and pattern the rotations in which all edges match."""
    found = [0] * (len(KINDS) * PATTERNS)
    for at, kind in enumerate(KINDS):
        for rotation, shown in turned_edges(kind):
            for pattern in patterns_of([(NONE, edge) for edge in shown]):
                found[at * PATTERNS + pattern] |= 1 << rotation
    return found


def crossed() -> list[int]:
    """Return by kind and pattern the rotations that match only by a bridge over the tile; from west
    to east in the lower 4 bits, from north to south in the upper ones."""
    found = [0] * (len(KINDS) * PATTERNS)
    for at, kind in enumerate(KINDS):
        for rotation, shown in turned_edges(kind):
            for axis, ends in enumerate(BRIDGE_ENDS):
                for pattern in crossed_patterns(shown, ends):
                    found[at * PATTERNS + pattern] |= 1 << rotation + 4 * axis
    return found


def crossed_patterns(shown: list[int], ends: tuple[int, int]) -> Iterator[int]:
    """Yield the patterns that a tile matches only by a bridge from one end to the other: both ends
    are on fields, and at least one of them meets a road."""
    if any(shown[end] != FIELD for end in ends):
        return
    for met in ((ROAD, NONE), (NONE, ROAD), (ROAD, ROAD)):
        asked: list[tuple[int, ...]] = [(NONE, edge) for edge in shown]
        for end, edge in zip(ends, met, strict=True):
            asked[end] = (edge,)
        yield from patterns_of(asked)


def in_rows(rows: list[list[int]], fill: int) -> list[int]:
    """Return rows of at most ROOM numbers as one list."""
    return [number for row in rows for number in [*row, *[fill] * (ROOM - len(row))]]


def segment_counts() -> list[int]:
    """Return the number of segments of each kind."""
    return [len(segments_of(kind)) for kind in KINDS]


def segment_codes() -> list[int]:
    """Return each kind's segments, by place."""
    return in_rows([segments_of(kind) for kind in KINDS], NOT_THERE)


def places() -> list[int]:
    """Return by kind and segment its place among the segments of the kind."""
    return [
        segments_of(kind).index(segment) if segment in segments_of(kind) else NOT_THERE
        for kind in KINDS
        for segment in range(len(SEGMENTS))
    ]


def at_edges() -> list[int]:
    """Return by kind and edge the place of its city or road."""
    found = []
    for kind in KINDS:
        for edge in EDGES:
            ways: tuple[City | Road, ...] = (*kind.cities, *kind.roads)
            at = [number for number, way in enumerate(ways) if edge in way.edges]
            found.append(at[0] if at else NOT_THERE)
    return found


def fields_at() -> list[int]:
    """Return by kind and half-edge the place of its field."""
    found = []
    for kind in KINDS:
        first = segments_of(kind).index(FIELDS_AT) if kind.fields else 0
        for half in HALF_EDGES:
            at = [n for n, field in enumerate(kind.fields) if half in field.half_edges.split()]
            found.append(first + at[0] if at else NOT_THERE)
    return found


def open_edges() -> list[int]:
    """Return by kind and place the edges of a city or road; for a monastery the neighbours that
    complete it."""
    rows = []
    for kind in KINDS:
        ways = [len(way.edges) for part in (kind.cities, kind.roads) for way in part]
        rows.append([*ways, *([8] if kind.has_monastery else []), *[1 for _ in kind.fields]])
    return in_rows(rows, 0)


def shields() -> list[int]:
    """Return the shields by kind and place."""
    return in_rows([[city.shields for city in kind.cities] for kind in KINDS], 0)


def marks() -> list[int]:
    """Return the marks of each segment by kind and place."""
    rows = []
    for kind in KINDS:
        cities = [
            DOUBLE * (len(kind.cities) > 1) | NO_CAP * (not city.is_cap) for city in kind.cities
        ]
        rows.append([*cities, *[DOUBLE * (len(kind.roads) > 1) for _ in kind.roads]])
    return in_rows(rows, 0)


def double_kinds() -> list[int]:
    """Return for each kind whether it has two cities or two roads."""
    return [int(len(kind.cities) > 1 or len(kind.roads) > 1) for kind in KINDS]


def touched() -> list[int]:
    """Return by kind and place the set of cities that a field touches."""
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
