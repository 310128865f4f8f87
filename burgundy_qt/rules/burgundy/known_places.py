"""The printed places of the boards, and which pieces are on them: a piece keeps its place while
others come and go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, Self, TypeVar

from burgundy_qt.rules.burgundy import catalogue, requests
from burgundy_qt.rules.burgundy.components import COMPONENTS, EDITIONS, PHASES
from burgundy_qt.rules.burgundy.potential import bonus_points as bonus_points
from burgundy_qt.rules.ruleset import with_item

# What is printed on the boards: the cells of an estate, the spaces of the depots and the tiles of
# the trade routes, with the protocol's names.


PHASE_POINTS: dict[str, int] = dict(zip(PHASES, COMPONENTS["phase_points"], strict=True))
FIRST_EDITION = EDITIONS[0]
ROUNDS = 5
BAYS = 7
STORAGE = 3
GOODS_TYPES, GOODS_TYPES_ALONE = 3, 6
LEAST_SEATS = 2  # a single player uses the spaces of two
DEPOTS = tuple(range(1, 7))
BLACK: Final = "black"
INNS: Final = "inns"
"""The row of inns, as a depot's name."""
ROUTE_SPACES = 3
"""Spaces of a trade route tile."""
OWN, SHARED = "own", "shared"
"""The two stores of a team's member, as actions name them."""
TEAM_STORE = 2
"""How many tiles fit into each of a team's three stores."""


class Cell(NamedTuple):
    """A printed cell: its colour and the number of the die that fills it."""

    colour: str
    number: int


class RouteSpace(NamedTuple):
    """A space of a trade route: its printed good, and the bonus for it."""

    good: int
    bonus: str


@cache
def cells_of(edition: str, estate: str) -> dict[str, Cell]:
    """Return the cells of an edition's estate by name, in their order."""
    return {
        name: Cell(*printed) for name, printed in catalogue.estate_cells(edition, estate).items()
    }


@cache
def start_spaces(edition: str, estate: str) -> tuple[str, ...]:
    """Return the cells on which an estate's first castle may be placed: the one that the rules
    name, or all that they allow."""
    named = requests.start_castle(edition, estate, None)
    cells = (
        catalogue.castle_cells(catalogue.estate_number(edition, estate)) if named < 0 else [named]
    )
    return tuple(catalogue.CELL_NAME[cell] for cell in cells)


@cache
def region_of(edition: str, estate: str, cell: str) -> tuple[str, ...]:
    """Return the cells of the region that `cell` belongs to, in reading order."""
    return next(
        tuple(cells) for cells in catalogue.estate_regions(edition, estate) if cell in cells
    )


@cache
def depot_spaces(seats: int) -> dict[int, tuple[str, ...]]:
    """Return for each depot the colours of the spaces that this number of seats uses, in printed
    order."""
    return {
        depot: tuple(
            colour
            for colour, least in COMPONENTS["depots"][str(depot)]
            if least <= max(seats, LEAST_SEATS)
        )
        for depot in DEPOTS
    }


def black_spaces(seats: int) -> int:
    """Return how many tiles are in the black depot at the start of a phase."""
    spaces: int = COMPONENTS["black_spaces"][str(max(seats, LEAST_SEATS))]
    return spaces


def goods_types(seats: int) -> int:
    """Return how many types of goods a seat can keep."""
    return GOODS_TYPES if seats > 1 else GOODS_TYPES_ALONE


def colour_of(tile: str) -> str:
    """Return the colour of a tile by its protocol name."""
    return tile.partition(":")[0]


def space_takes(colour: str, tile: str, seats: int, depot: int) -> bool:
    """Return whether a tile may be on a space; with three seats the castle space of depot 6 takes
    mines too."""
    exception = seats == 3 and depot == 6 and colour == "castle" and tile == "mine"
    return exception or colour_of(tile) == colour


def route_space(tiles: Sequence[int], space: int) -> RouteSpace:
    """Return a space of the route made of `tiles`, counted from 0."""
    good, bonus = COMPONENTS["trade_routes"]["tiles"][tiles[space // ROUTE_SPACES] - 1][
        space % ROUTE_SPACES
    ]
    return RouteSpace(good, bonus)


def tiles_of_route(seats: int) -> int:
    """Return how many tiles a seat's route has."""
    tiles: int = COMPONENTS["trade_routes"]["tiles_of_route"][str(seats)]
    return tiles


Pile = tuple[int, int]
"""A type of goods, and how many of it."""
Piece = TypeVar("Piece", bound=str | int | Pile)


class Places(tuple[Piece | None, ...]):
    """Places for pieces; an empty one is None.

    Two are equal if they have the same pieces, even on other places: the places matter only on the
    screen.
    """

    @property
    def pieces(self) -> list[Piece]:
        """The pieces, in the order of their places."""
        return [piece for piece in self if piece is not None]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Places):
            return False
        return tuple.__eq__(self, other) or Counter(self.pieces) == Counter(other.pieces)

    def __ne__(self, other: object) -> bool:
        return not self == other  # tuple has its own __ne__

    def __hash__(self) -> int:
        return hash(frozenset(Counter(self.pieces).items()))

    @classmethod
    def of(cls, pieces: Iterable[Piece], places: int = 0) -> Self:
        """Return these pieces on the first of so many places."""
        row: list[Piece | None] = [*pieces]
        return cls(row + [None] * (places - len(row)))

    def changed(self, place: int, piece: Piece | None) -> Self:
        """Return the places with another piece, or none, on one of them."""
        return type(self)(with_item(self, place, piece))

    def without(self, piece: Piece | None) -> Self:
        """Return the places without the first such piece; all others stay where they are."""
        if piece is None or piece not in self:
            return self
        return self.changed(self.index(piece), None)

    def with_also(self, piece: Piece) -> Self:
        """Return the places with a piece on the first empty one; where there is none with one
        more."""
        if None in self:
            return self.changed(self.index(None), piece)
        return type(self)((*self, piece))

    def shortened(self, places: int = STORAGE) -> Self:
        """Return the places without empty ones beyond `places`."""
        row = [*self]
        while len(row) > places and None in row:
            row.remove(None)
        return type(self)(row)

    def agreeing(self, pieces: Sequence[Piece]) -> Self:
        """Return places with exactly these pieces; as few as possible move."""
        have, want = Counter(self.pieces), Counter(pieces)
        places = self
        for piece in (have - want).elements():
            places = places.without(piece)
        for piece in (want - have).elements():
            places = places.with_also(piece)
        return places


def on_spaces(depot: int, tiles: Sequence[str], seats: int) -> Places[str]:
    """Return tiles in printed order on the spaces of their colours; where an empty stack left a gap
    the space stays empty."""
    left = [*tiles]
    row: list[str | None] = []
    for colour in depot_spaces(seats)[depot]:
        fits = bool(left) and space_takes(colour, left[0], seats, depot)
        row.append(left.pop(0) if fits else None)
    places = Places[str](row)
    for tile in left:
        places = places.with_also(tile)
    return places


def with_tiles(mine: Places[str], texts: Sequence[str], depot: int, seats: int) -> Places[str]:
    """Return the tiles of a depot that a state shows."""
    if texts and set(texts).isdisjoint(mine.pieces):
        return on_spaces(depot, texts, seats)
    return mine.agreeing(texts)


def with_goods(mine: Places[int], theirs: Mapping[str, int]) -> Places[int]:
    """Return the goods of a depot that a state shows."""
    return mine.agreeing([int(kind) for kind, count in theirs.items() for _ in range(count)])


def counted(goods: Sequence[int]) -> dict[str, int]:
    """Return goods by type; types with none are left out."""
    return {str(good): goods.count(good) for good in sorted(set(goods))}
