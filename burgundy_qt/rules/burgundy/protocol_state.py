"""The protocol's state as types, in the order of docs/engine-protocol.md.

Each module's part has its own type, whose keys exist only with that module; a seat that still
chooses its start shows little.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from burgundy_qt.rules.burgundy.protocol import Goods


class ShieldsThere(TypedDict):
    """The shields beside a depot."""

    shields: NotRequired[list[int]]


class Depot(ShieldsThere):
    """The contents of a numbered depot: tiles in printed order, and goods."""

    tiles: list[str]
    goods: Goods


class Route(TypedDict):
    """A seat's trade route: its tiles from the left, and the good on each space."""

    tiles: list[int]
    goods: list[int | None]


class WithRoute(TypedDict):
    """A seat with trade routes."""

    route: NotRequired[Route]


class ShieldsOfSeat(TypedDict):
    """A seat with shields: those on its castles, the seat that shield 6 has named, and whether
    shield 16 has set a die in this turn."""

    shields: NotRequired[dict[str, int]]
    named: NotRequired[int | None]
    set_die: NotRequired[bool]


class SharedStore(TypedDict):
    """A seat in a team: the store in the middle."""

    shared: NotRequired[list[str]]


class Posts(TypedDict):
    """A seat with border posts: the pairs that are joined."""

    posts: NotRequired[list[list[str]]]


class Seat(WithRoute, ShieldsOfSeat, SharedStore, Posts):
    """A seat and its possessions; each member of a team shows what they share."""

    estate: str | None
    points: NotRequired[int]
    silver: NotRequired[int]
    workers: NotRequired[int]
    goods: NotRequired[Goods]
    sold: NotRequired[Goods]
    storage: NotRequired[list[str]]
    cells: NotRequired[dict[str, str]]
    bonuses: NotRequired[list[list[str]]]


class WonAlone(TypedDict):
    """Whether a solo game is won."""

    won: NotRequired[bool]


class Result(WonAlone):
    """How a game has ended."""

    points: list[int]
    places: list[int]
    team_points: NotRequired[list[int]]


class InTeams(TypedDict):
    """The seats of each team."""

    teams: NotRequired[list[list[int]]]


class Targeted(TypedDict):
    """The points that bring a castle's action next in a solo game."""

    target: NotRequired[int]


class Inns(TypedDict):
    """The inns on sale."""

    inns: NotRequired[int]


class WhiteDie(TypedDict):
    """The face of the white die with white castles, null before the first roll."""

    white: NotRequired[int | None]


class State(InTeams, Targeted, Inns, WhiteDie):
    """The part of a game that a viewer may know."""

    game: Literal["burgundy"]
    edition: str
    modules: list[str]
    phase: str | None
    round: int | None
    seat: int | None
    pending: list[str]
    bought: bool
    order: list[int]
    to_act: list[int]
    track: list[int]
    dice: list[list[int]]
    depots: dict[str, Depot]
    black: list[str]
    round_goods: list[int]
    seats: list[Seat]
    result: Result | None
