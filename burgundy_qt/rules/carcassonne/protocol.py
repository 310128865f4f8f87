"""The actions, events and states of Carcassonne as types, in the order of the protocol's page, with
the names of cells and places.

Tiles are named by kind, cells are `x,y`, places `x,y/segment`; a feature and a castle are named by
their first place.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Literal, NotRequired, TypedDict, TypeVar, final

from burgundy_qt.rules.carcassonne.state import (
    CENTRE,
    ROW,
    WITH_BAZAARS,
    WITH_BRIDGES,
    WITH_CASTLES,
)
from burgundy_qt.rules.carcassonne.tiles import SEGMENTS
from burgundy_qt.rules.ruleset import Event as RulesetEvent
from burgundy_qt.rules.ruleset import point_reason

Axis = Literal["ew", "ns"]
ActionType = Literal[
    "place",
    "discard",
    "bridge",
    "meeple",
    "castle",
    "claim",
    "choose",
    "bid",
    "buy",
    "sell",
    "pass",
]


@final
class Place(TypedDict):
    """The tile onto a cell, turned clockwise; with the bridge that it needs there."""

    type: Literal["place"]
    tile: str
    cell: str
    rotation: int


@final
class Discard(TypedDict):
    """A tile that fits only with a bridge is put aside, and the next one drawn."""

    type: Literal["discard"]


@final
class Bridge(TypedDict):
    """A bridge of the seat's choice."""

    type: Literal["bridge"]
    cell: str
    axis: Axis


@final
class Meeple(TypedDict):
    """A meeple onto a feature of the tile just placed."""

    type: Literal["meeple"]
    on: str


@final
class Castle(TypedDict):
    """A town becomes a castle."""

    type: Literal["castle"]
    city: str


@final
class Claim(TypedDict):
    """The feature that completes a castle, if there are several."""

    type: Literal["claim"]
    castle: str
    feature: str


@final
class Choose(TypedDict):
    """A lot of a bazaar, or without auction the seat's own tile."""

    type: Literal["choose"]
    tile: str


@final
class Bid(TypedDict):
    """The opening bid for a lot, or a higher one."""

    type: Literal["bid"]
    points: int


@final
class Buy(TypedDict):
    """The chooser keeps the lot and pays the highest bidder."""

    type: Literal["buy"]


@final
class Sell(TypedDict):
    """The highest bidder gets the lot and pays the chooser."""

    type: Literal["sell"]


@final
class Pass(TypedDict):
    """A declined choice."""

    type: Literal["pass"]


Action = Place | Discard | Bridge | Meeple | Castle | Claim | Choose | Bid | Buy | Sell | Pass
Done = TypeVar("Done", bound=Action)

EventType = Literal[
    "seating",
    "start",
    "turn",
    "tile",
    "discard",
    "action",
    "bridge",
    "complete",
    "castle",
    "points",
    "bazaar",
    "sold",
    "end",
]
PointsFor = Literal[
    "city",
    "road",
    "monastery",
    "castle",
    "city-left",
    "road-left",
    "monastery-left",
    "field",
    "bazaar",
]


class Seating(TypedDict):
    """The seats, the first to play first."""

    event: Literal["seating"]
    order: list[int]


class Start(TypedDict):
    """The start tile, the pile, and the supplies of each seat."""

    event: Literal["start"]
    tile: str
    cell: str
    rotation: int
    pile: int
    meeples: int
    bridges: int
    castles: int


class Turn(TypedDict):
    """A turn begins, that of a bought tile too."""

    event: Literal["turn"]
    seat: int


Tile = TypedDict(
    "Tile",
    {
        "event": Literal["tile"],
        "seat": int,
        "tile": str,
        "from": Literal["pile", "bazaar"],
    },
)
"""The tile to be placed, and its source."""


class Discarded(TypedDict):
    """A tile fits nowhere and leaves the game."""

    event: Literal["discard"]
    seat: int
    tile: str


class Acted(TypedDict, Generic[Done]):
    """An action, before its effects; for a castle with the places of its town."""

    event: Literal["action"]
    seat: int
    action: Done
    places: NotRequired[list[str]]


class Built(TypedDict):
    """The bridge that a placement needed."""

    event: Literal["bridge"]
    seat: int
    cell: str
    axis: Axis


class Complete(TypedDict):
    """A complete feature: its worth, the meeples by seat that go back, and all its places."""

    event: Literal["complete"]
    feature: str
    points: int
    meeples: list[int]
    places: list[str]


class CastleScores(TypedDict):
    """A castle scores by a feature, and its meeple goes back."""

    event: Literal["castle"]
    seat: int
    castle: str
    feature: str


Points = TypedDict(
    "Points",
    {
        "event": Literal["points"],
        "seat": int,
        "points": int,
        "for": PointsFor,
        "feature": NotRequired[str],
    },
)
"""Points of a seat; below 0 if it pays at a bazaar, the only case without a feature."""


class Bazaar(TypedDict):
    """The tiles of a bazaar, as drawn."""

    event: Literal["bazaar"]
    tiles: list[str]


class Sold(TypedDict):
    """The buyer and the price of a tile of an auction."""

    event: Literal["sold"]
    seat: int
    tile: str
    points: int


class End(TypedDict):
    """The points and places at the end."""

    event: Literal["end"]
    points: list[int]
    places: list[int]


Event = (
    Seating
    | Start
    | Turn
    | Tile
    | Discarded
    | Acted[Action]
    | Built
    | Complete
    | CastleScores
    | Points
    | Bazaar
    | Sold
    | End
)

Decision = Literal["place", "bridge", "meeple", "castle", "claim", "choose", "bid", "deal"]


class MeepleObject(TypedDict):
    """The seat of a tile's meeple, and its segment."""

    seat: int
    on: str


class TileObject(TypedDict):
    """A tile on the map."""

    tile: str
    rotation: int
    bridge: Axis | None
    meeple: MeepleObject | None


class CastleObject(TypedDict):
    """A castle, and whether it can still score."""

    city: str
    cells: list[str]
    seat: int
    occupied: bool


class BazaarObject(TypedDict):
    """A bazaar until its last turn takes its tile."""

    host: int
    tiles: list[str]
    chooser: int | None
    lot: str | None
    bid: int | None
    bidder: int | None
    to_bid: list[int]
    bought: list[str | None]


class SeatObject(TypedDict):
    """A seat's possessions."""

    points: int
    meeples: int
    bridges: int
    castles: int


class Result(TypedDict):
    """The points and places at the end."""

    points: list[int]
    places: list[int]


class StateObject(TypedDict):
    """A state, as everybody knows it."""

    game: Literal["carcassonne"]
    edition: str
    modules: list[str]
    auction: bool
    small_city: int
    occupied_castles: int
    farmers: bool
    bid_limit: int
    seat: int | None
    turn: int | None
    decision: Decision | None
    tile: str | None
    cell: str | None
    about: str | None
    pile: int
    unseen: dict[str, int]
    board: dict[str, TileObject]
    castles: list[CastleObject]
    bazaar: BazaarObject | None
    seats: list[SeatObject]
    result: Result | None


FeatureKind = Literal["city", "road", "monastery", "field"]


class OpenCell(TypedDict):
    """An empty cell, and how many unseen tiles fit: None if no tile is beside it."""

    cell: str
    fits: int | None


class FeatureObject(TypedDict):
    """A feature of the outlook."""

    feature: str
    kind: FeatureKind
    places: list[str]
    tiles: int
    shields: int
    meeples: list[int]
    points: int
    complete: int | None
    is_complete: bool
    castle: bool
    open: list[OpenCell]
    cities: list[str]


class CellObject(OpenCell):
    """An empty cell beside tiles, with the kinds that fit."""

    kinds: list[str]


class Outlook(TypedDict):
    """What is still open on the map."""

    end: list[Points]
    features: list[FeatureObject]
    castles: dict[str, list[str]]
    cells: list[CellObject]


# Names of cells, segments, places and kinds.


GAME = "carcassonne"
TITLE = "Carcassonne"
EDITION = "2010"
SET_UP = "standard"
MODULES = {"bridges": WITH_BRIDGES, "castles": WITH_CASTLES, "bazaars": WITH_BAZAARS}
AXES: tuple[Axis, ...] = ("ew", "ns")
FARTHEST = 83
"""Steps from the start tile to any other cell, at most."""


def cell_name(cell: int) -> str:
    """Return a cell as `x,y`."""
    return f"{cell % ROW - CENTRE % ROW},{cell // ROW - CENTRE // ROW}"


def cell_number(name: str) -> int:
    """Return the cell of a name. Raises ValueError if there is none."""
    column, row = (int(number) for number in name.split(","))
    cell = CENTRE + column + ROW * row
    if abs(column) + abs(row) > FARTHEST or cell_name(cell) != name:
        raise ValueError(f"{name!r} is no cell")
    return cell


def place_name(place: int) -> str:
    """Return a place as `x,y/segment`: 16 * the cell + the segment."""
    return f"{cell_name(place // 16)}/{SEGMENTS[place % 16]}"


def place_number(name: str) -> int:
    """Return the place of a name. Raises ValueError if there is none."""
    cell, _, segment = name.partition("/")
    return 16 * cell_number(cell) + SEGMENTS.index(segment)


def modules_of(bits: int) -> list[str]:
    """Return the modules of a game, in their order."""
    return [name for name, bit in MODULES.items() if bits & bit]


# The sources of points, so that all together are the points at the end.


SOURCES_AT_THE_END = ("city-left", "road-left", "monastery-left", "field")
POINT_SOURCES = ("city", "road", "monastery", "castle", "bazaar", *SOURCES_AT_THE_END)
"""`bazaar`: the payments for tiles, those by the seat and those to it."""


def is_of_final_scoring(event: RulesetEvent) -> bool:
    """Return whether an event belongs to the run of events that ends a game."""
    return event["event"] == "end" or point_reason(event) in SOURCES_AT_THE_END


def points_by_source(events: Iterable[RulesetEvent], seats: int) -> dict[str, list[int]]:
    """Return for every source the points of each seat by these events."""
    totals = {source: [0] * seats for source in POINT_SOURCES}
    for event in events:
        source = point_reason(event)
        if source is not None:
            totals[source][event["seat"]] += event["points"]
    return totals
