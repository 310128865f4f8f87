"""The tiles, kind by kind, as they are printed: north up, features in the order of their numbers.

A row names edges (N E S W) and half-edges (`Nw`: the west half of the north edge). What no two
sources tell alike stands in docs/rules.md.
"""

from typing import NamedTuple

EDGES = ("N", "E", "S", "W")
HALF_EDGES = ("Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn")
"""Clockwise from the north-west corner."""


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
"""The kind of the start tile, which is one of the base game's."""
SEGMENTS = (
    *(f"city:{number}" for number in range(3)),
    *(f"road:{number}" for number in range(4)),
    "bridge",
    "monastery",
    *(f"field:{number}" for number in range(4)),
)
"""What a tile can have, in the order of the protocol."""
