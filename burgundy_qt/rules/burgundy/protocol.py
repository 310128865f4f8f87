"""The protocol's actions and events as types, in the order of docs/engine-protocol.md.
`protocol_state` has those of the state.

`by` is what grants an action, `die` the face of the die that it uses up; an action that can have
either has one of them. Only team games have `store`.
"""

from __future__ import annotations

from typing import Any, Generic, Literal, NotRequired, TypedDict, TypeVar, final

ActionObject = dict[str, Any]
"""An action as a client sends it, not checked yet."""
Depot = int | Literal["black", "inns"]
Store = Literal["own", "shared"]
ActionType = Literal[
    "start",
    "take",
    "place",
    "sell",
    "workers",
    "buy",
    "hire",
    "end",
    "load",
    "pass",
    "copy",
    "shield",
    "set-die",
    "name",
    "collect",
    "accept",
    "tribute",
    "discard",
    "exchange",
    "give",
    "buy-point",
]


class Source(TypedDict):
    """What grants an action, or the face of the die that it uses up."""

    by: NotRequired[str]
    die: NotRequired[int]


class From(TypedDict):
    """The depot of a tile that goes straight onto the estate."""

    depot: NotRequired[Depot]


class InStore(TypedDict):
    """In team games the store that a tile goes to or comes from."""

    store: NotRequired[Store]


@final
class Start(TypedDict):
    """The estate and the space of its first castle."""

    type: Literal["start"]
    estate: str
    castle: str


@final
class Take(TypedDict):
    """A tile from a numbered depot into storage; `discard` makes room."""

    type: Literal["take"]
    die: NotRequired[int]
    by: NotRequired[str]
    depot: int
    tile: str
    discard: str | None
    store: NotRequired[Store]


@final
class Place(TypedDict):
    """A tile onto the estate: a stored one, or straight from a `depot`."""

    type: Literal["place"]
    die: NotRequired[int]
    by: NotRequired[str]
    depot: NotRequired[Depot]
    tile: str
    cell: str
    store: NotRequired[Store]


@final
class Sell(TypedDict):
    """All goods of a kind."""

    type: Literal["sell"]
    die: NotRequired[int]
    by: NotRequired[str]
    good: int


@final
class Workers(TypedDict):
    """Workers for a die."""

    type: Literal["workers"]
    die: NotRequired[int]
    by: NotRequired[str]


@final
class Buy(TypedDict):
    """The purchase of a turn."""

    type: Literal["buy"]
    depot: Depot
    tile: str
    discard: str | None
    pay: Literal["silver", "workers"]
    store: NotRequired[Store]


@final
class Hire(TypedDict):
    """Workers for silver."""

    type: Literal["hire"]


@final
class End(TypedDict):
    """The end of a turn."""

    type: Literal["end"]


@final
class Load(TypedDict):
    """The goods of one depot or two, of the kinds taken."""

    type: Literal["load"]
    by: Literal["ship"]
    depots: list[int]
    goods: list[int]


@final
class Pass(TypedDict):
    """An effect that is left unused."""

    type: Literal["pass"]
    by: str


@final
class Copy(TypedDict):
    """The building that a crane works as."""

    type: Literal["copy"]
    by: str
    building: str


@final
class Shield(TypedDict):
    """A shield from its depot onto a castle: for a doublet, or granted."""

    type: Literal["shield"]
    by: NotRequired[str]
    depot: int
    shield: int
    castle: str


@final
class SetDie(TypedDict):
    """A die turned to another face."""

    type: Literal["set-die"]
    die: int
    to: int


@final
class Name(TypedDict):
    """The seat whose knowledge tiles the player shares from now on."""

    type: Literal["name"]
    seat: int


@final
class Collect(TypedDict):
    """All goods of a kind from all depots."""

    type: Literal["collect"]
    by: str
    good: int


@final
class Accept(TypedDict):
    """Workers that could be declined."""

    type: Literal["accept"]
    by: str


@final
class Tribute(TypedDict):
    """The shields that are kept, so many of them paid for in workers."""

    type: Literal["tribute"]
    shields: list[int]
    workers: int


@final
class Discard(TypedDict):
    """A stored tile too many."""

    type: Literal["discard"]
    tile: str


@final
class Exchange(TypedDict):
    """A tile of the black depot, face down into storage."""

    type: Literal["exchange"]
    by: Literal["exchange"]
    tile: str
    discard: str | None


@final
class Give(TypedDict):
    """One of the goods that an exchange costs."""

    type: Literal["give"]
    by: Literal["exchange"]
    good: int


@final
class BuyPoint(TypedDict):
    """A point for silver."""

    type: Literal["buy-point"]


Action = (
    Start
    | Take
    | Place
    | Sell
    | Workers
    | Buy
    | Hire
    | End
    | Load
    | Pass
    | Copy
    | Shield
    | SetDie
    | Name
    | Collect
    | Accept
    | Tribute
    | Discard
    | Exchange
    | Give
    | BuyPoint
)


def die_in(action: Action) -> int | None:
    """Return the face of the die that an action is by, or about."""
    return action.get("die") if "die" in action else None


def discard_in(action: Action) -> str | None:
    """Return the stored tile that makes room."""
    if "discard" in action:
        return action["discard"]
    return None


def store_in(action: Action) -> Store | None:
    """Return the store that a tile goes to or comes from, in team games."""
    return action.get("store") if "store" in action else None


def depot_in(action: Action) -> Depot | None:
    """Return the depot that a tile or a shield comes from."""
    if "depot" in action:
        return action["depot"]
    return None


def good_in(action: Action) -> int | None:
    """Return the type of goods that an action is about."""
    return action.get("good") if "good" in action else None


def cell_in(action: Action) -> str | None:
    """Return the space that a tile is placed on."""
    return action.get("cell") if "cell" in action else None


def tile_in(action: Action) -> str | None:
    """Return the tile that an action is about."""
    if "tile" in action:
        return action["tile"]
    return None


def castle_in(action: Action) -> str | None:
    """Return the space of the castle that an action is about."""
    if "castle" in action:
        return action["castle"]
    return None


# The protocol's events as types, in the order of docs/engine-protocol.md. Goods are counted by
# kind, `"1"` to `"6"`.


Goods = dict[str, int]
EventType = Literal[
    "seating",
    "start",
    "phase",
    "round",
    "turn",
    "action",
    "gain",
    "points",
    "bonus",
    "order",
    "loaded",
    "posts",
    "shields",
    "shields-lost",
    "route",
    "removed",
    "swept",
    "counter",
    "phase-end",
    "end",
]
Done = TypeVar("Done", bound=Action)


class RouteOfSeat(TypedDict):
    """The tiles of a seat's trade route."""

    route: NotRequired[list[int]]


class Beside(TypedDict):
    """The shields beside each depot."""

    shields: NotRequired[dict[str, list[int]]]


class Supplies(RouteOfSeat):
    """What a seat has before it chooses its start."""

    goods: Goods
    silver: int
    workers: int


class Seating(Beside):
    """The seat that acts first; in the advanced set-up also the estates that each seat may choose
    from; and what was prepared before a start is chosen."""

    event: Literal["seating"]
    order: list[int]
    dealt: NotRequired[list[list[str | None]]]
    supplies: NotRequired[list[Supplies]]


class Started(Supplies):
    """What a seat begins with."""

    event: Literal["start"]
    seat: int
    estate: str
    castle: str


class Phase(TypedDict):
    """The contents of the depots and the round spaces as a phase begins."""

    event: Literal["phase"]
    phase: str
    depots: dict[str, list[str]]
    black: list[str]
    goods: list[int]
    inns: NotRequired[int]


class Round(TypedDict):
    """The dice of all seats, the white one, and the good that it places."""

    event: Literal["round"]
    round: int
    dice: list[list[int]]
    white: int
    good: int


class Turn(TypedDict):
    """A seat begins its turn."""

    event: Literal["turn"]
    seat: int


class Paid(TypedDict):
    """The cost of an action."""

    workers: int
    silver: int


class Acted(TypedDict, Generic[Done]):
    """An action of a seat: of any kind, or of that of `Done`."""

    event: Literal["action"]
    seat: int
    action: Done
    paid: Paid


Gain = TypedDict(
    "Gain",
    {
        "event": Literal["gain"],
        "seat": int,
        "silver": NotRequired[int],
        "workers": NotRequired[int],
        "for": str,
    },
)
"""Silver and workers for a seat."""
Points = TypedDict("Points", {"event": Literal["points"], "seat": int, "points": int, "for": str})
"""Points for a seat."""


class Bonus(TypedDict):
    """A seat has covered all spaces of a colour."""

    event: Literal["bonus"]
    seat: int
    colour: str
    size: Literal["large", "small"]
    points: int


class Order(TypedDict):
    """The order of the markers now."""

    event: Literal["order"]
    order: list[int]


class Loaded(TypedDict):
    """A seat has got these goods."""

    event: Literal["loaded"]
    seat: int
    goods: Goods


class Posts(TypedDict):
    """A seat has joined two border posts."""

    event: Literal["posts"]
    seat: int
    posts: list[str]


class Shields(TypedDict):
    """The shields beside the depots."""

    event: Literal["shields"]
    depots: dict[str, list[int]]


class ShieldsLost(TypedDict):
    """Shields of a seat that leave the game."""

    event: Literal["shields-lost"]
    seat: int
    shields: list[int]


class Route(TypedDict):
    """A good placed on a trade route, with its bonus, if any."""

    event: Literal["route"]
    seat: int
    space: int
    good: int
    bonus: str | None


class Removed(TypedDict):
    """The tile that a round of the solo game removes."""

    event: Literal["removed"]
    depot: int
    tile: str


class Swept(TypedDict):
    """All goods left in the depots leave the solo game."""

    event: Literal["swept"]


class Counter(TypedDict):
    """The points of the solo game have reached their target; this is the next."""

    event: Literal["counter"]
    seat: int
    target: int


class PhaseEnd(TypedDict):
    """A phase is over."""

    event: Literal["phase-end"]
    phase: str


class Ended(TypedDict):
    """How the game has ended."""

    event: Literal["end"]
    points: list[int]
    places: list[int]
    team_points: NotRequired[list[int]]
    won: NotRequired[bool]


Event = (
    Seating
    | Started
    | Phase
    | Round
    | Turn
    | Acted[Action]
    | Gain
    | Points
    | Bonus
    | Order
    | Loaded
    | Posts
    | Shields
    | ShieldsLost
    | Route
    | Removed
    | Swept
    | Counter
    | PhaseEnd
    | Ended
)


def points_in(event: Event) -> int:
    """Return the points that an event brings its seat."""
    if event["event"] == "points" or event["event"] == "bonus":
        return event["points"]
    return 0
