"""What is printed for the 2019 modules: the trade routes' tiles and the border posts."""

from __future__ import annotations

from typing import NamedTuple

from burgundy_qt.rules.burgundy.components.components import COMPONENTS

INNS = "inns"
"""The stall of the inns, as a depot's name."""
ROUTE_SPACES = 3
"""Spaces of a trade route tile."""
OWN, SHARED = "own", "shared"
"""The two stores of who plays in a team, as actions name them."""
TEAM_STORE = 2
"""So many tiles fit into each of a team's three stores."""
SHIELDS_IN_DEPOT = 2
"""So many shields lie in a depot at most."""


class RouteSpace(NamedTuple):
    """A space of a trade route: the good that it wants, and what that brings."""

    good: int
    bonus: str


def route_space(tiles: list[int], space: int) -> RouteSpace:
    """A space of the route made of `tiles`, counted from 0."""
    good, bonus = COMPONENTS["trade_routes"]["tiles"][tiles[space // ROUTE_SPACES] - 1][
        space % ROUTE_SPACES
    ]
    return RouteSpace(good, bonus)


def tiles_of_route(seats: int) -> int:
    """How many tiles a seat's route has."""
    tiles: int = COMPONENTS["trade_routes"]["tiles_of_route"][str(seats)]
    return tiles
