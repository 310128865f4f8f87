"""What is printed on the boards: the cells of an estate, the spaces of the depots and the tiles of
the trade routes, in the words of the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from burgundy_qt.rules.burgundy.components.components import COMPONENTS, EDITIONS, PHASES
from burgundy_qt.rules.burgundy.protocol import names, requests
from burgundy_qt.rules.burgundy.protocol.outlook import bonus_points as bonus_points

PHASE_POINTS: dict[str, int] = dict(zip(PHASES, COMPONENTS["phase_points"], strict=True))
FIRST_EDITION = EDITIONS[0]
ROUNDS = 5
BAYS = 7
STORAGE = 3
GOODS_TYPES, GOODS_TYPES_ALONE = 3, 6
LEAST_SEATS = 2  # whoever plays alone uses the spaces of two
DEPOTS = tuple(range(1, 7))
BLACK: Final = "black"
INNS: Final = "inns"
"""The stall of the inns, as a depot's name."""
ROUTE_SPACES = 3
"""Spaces of a trade route tile."""
OWN, SHARED = "own", "shared"
"""The two stores of who plays in a team, as actions name them."""
TEAM_STORE = 2
"""So many tiles fit into each of a team's three stores."""


class Cell(NamedTuple):
    """A printed cell: its colour and the number of the die that fills it."""

    colour: str
    number: int


class RouteSpace(NamedTuple):
    """A space of a trade route: the good that it wants, and what that brings."""

    good: int
    bonus: str


@cache
def cells_of(edition: str, estate: str) -> dict[str, Cell]:
    """The cells of an edition's estate by name, in the order in which they are counted."""
    return {name: Cell(*printed) for name, printed in names.estate_cells(edition, estate).items()}


@cache
def start_spaces(edition: str, estate: str) -> tuple[str, ...]:
    """The cells on which an estate's first castle may lie: the one that its rules name, or all that
    they allow."""
    named = requests.start_castle(edition, estate, None)
    cells = names.castle_cells(names.estate_number(edition, estate)) if named < 0 else [named]
    return tuple(names.CELL_NAME[cell] for cell in cells)


@cache
def region_of(edition: str, estate: str, cell: str) -> tuple[str, ...]:
    """The cells of the region that `cell` belongs to, in reading order."""
    return next(tuple(cells) for cells in names.estate_regions(edition, estate) if cell in cells)


@cache
def depot_spaces(seats: int) -> dict[int, tuple[str, ...]]:
    """By depot the colours of the spaces that this number of seats uses, in printed order."""
    return {
        depot: tuple(
            colour
            for colour, least in COMPONENTS["depots"][str(depot)]
            if least <= max(seats, LEAST_SEATS)
        )
        for depot in DEPOTS
    }


def black_spaces(seats: int) -> int:
    """How many tiles lie in the black depot at the start of a phase."""
    spaces: int = COMPONENTS["black_spaces"][str(max(seats, LEAST_SEATS))]
    return spaces


def goods_types(seats: int) -> int:
    """How many types of goods a seat can keep."""
    return GOODS_TYPES if seats > 1 else GOODS_TYPES_ALONE


def colour_of(tile: str) -> str:
    """The colour of a tile by its protocol name."""
    return tile.partition(":")[0]


def space_takes(colour: str, tile: str, seats: int, depot: int) -> bool:
    """Whether a tile can lie on a space; with three seats the castle space of depot 6 also holds
    mines."""
    exception = seats == 3 and depot == 6 and colour == "castle" and tile == "mine"
    return exception or colour_of(tile) == colour


def route_space(tiles: Sequence[int], space: int) -> RouteSpace:
    """A space of the route made of `tiles`, counted from 0."""
    good, bonus = COMPONENTS["trade_routes"]["tiles"][tiles[space // ROUTE_SPACES] - 1][
        space % ROUTE_SPACES
    ]
    return RouteSpace(good, bonus)


def tiles_of_route(seats: int) -> int:
    """How many tiles a seat's route has."""
    tiles: int = COMPONENTS["trade_routes"]["tiles_of_route"][str(seats)]
    return tiles
