"""Which parts of the 2019 modules lie on a table, as far as they need room."""

from __future__ import annotations

from typing import NamedTuple

from burgundy_qt.rules.burgundy.components.boards import BOARDS
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.printed import (
    GOODS_TYPES,
    GOODS_TYPES_ALONE,
    ROUTE_SPACES,
    STORAGE,
    cells_of,
    tiles_of_route,
)
from burgundy_qt.widgets.games.burgundy.look.estate_shape import HEXAGON, Shape, shape_of

TEAM = shape_of([cell.name for half in BOARDS[:2] for cell in half])
"""The shape of a team's estates, known before they are chosen."""


class Modules(NamedTuple):
    """Whether inns, border posts and shields are in play; `routes`: by seat the tile of its trade
    route that the next good goes to, counted from 0; no seats without the module. `stored`: by seat
    the places of its storage, where shield 4 has made one larger than it is printed. `shape`: that
    of all estates. `teams`: the seats of each, none where everybody plays for themselves. `alone`:
    it is the solo game, with a counter of points and room for all types of goods, and without
    colour bonuses."""

    inns: bool = False
    posts: bool = False
    shields: bool = False
    routes: tuple[int, ...] = ()
    stored: tuple[int, ...] = ()
    shape: Shape = HEXAGON
    teams: tuple[tuple[int, ...], ...] = ()
    alone: bool = False

    def places_of_storage(self, seat: int) -> int:
        """How many tiles the storage of a seat has room for on the table."""
        return self.stored[seat] if self.stored else STORAGE

    @property
    def goods_types(self) -> int:
        """How many types of goods a seat has room for."""
        return GOODS_TYPES_ALONE if self.alone else GOODS_TYPES

    @property
    def route_tiles(self) -> int:
        """The tiles of each seat's trade route; 0 without them."""
        return tiles_of_route(len(self.routes)) if self.routes else 0


BASE = Modules()


def _shape_of(state: BurgundyState) -> Shape:
    return next(
        (shape_of(cells_of(state.edition, seat.estate)) for seat in state.seats if seat.estate),
        HEXAGON,
    )


def modules_of(state: BurgundyState) -> Modules:
    """The parts that are in play in a game."""
    stored = tuple(len(seat.storage) for seat in state.seats)
    return Modules(
        "inns" in state.modules,
        "border-posts" in state.modules,
        "shields" in state.modules,
        tuple(len(seat.laid) // ROUTE_SPACES for seat in state.seats)
        if "trade-routes" in state.modules
        else (),
        stored if max(stored) > STORAGE else (),
        TEAM if state.teams else _shape_of(state),
        state.teams,
        state.is_alone,
    )
