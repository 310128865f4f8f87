"""The protocol's events as types, in the order of docs/engine-protocol.md.

Goods are counted by kind, `"1"` to `"6"`.
"""

from __future__ import annotations

from typing import Generic, Literal, NotRequired, TypedDict, TypeVar

from burgundy_qt.rules.burgundy.protocol.action_types import Action

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
    """With trade routes the tiles of a seat's."""

    route: NotRequired[list[int]]


class Beside(TypedDict):
    """With shields those that lie beside each depot."""

    shields: NotRequired[dict[str, list[int]]]


class Supplies(RouteOfSeat):
    """What a seat has before it chooses its start."""

    goods: Goods
    silver: int
    workers: int


class Seating(Beside):
    """Who acts first; in the advanced set-up also the estates that each seat may choose from; and
    where a start is to be chosen what was prepared before."""

    event: Literal["seating"]
    order: list[int]
    dealt: NotRequired[list[list[str | None]]]
    supplies: NotRequired[list[Supplies]]


class Start(Supplies):
    """What a seat begins with."""

    event: Literal["start"]
    seat: int
    estate: str
    castle: str


class Phase(TypedDict):
    """What lies in the depots and on the round spaces as a phase begins."""

    event: Literal["phase"]
    phase: str
    depots: dict[str, list[str]]
    black: list[str]
    goods: list[int]
    inns: NotRequired[int]


class Round(TypedDict):
    """The dice of all seats, the white one, and the good that it lays."""

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
    """What an action has cost."""

    workers: int
    silver: int


class Acted(TypedDict, Generic[Done]):
    """A seat has acted: in any way, or in that of `Done`."""

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
    """A good has been laid on a trade route, with the bonus that it brings, if any."""

    event: Literal["route"]
    seat: int
    space: int
    good: int
    bonus: str | None


class Removed(TypedDict):
    """The tile that a round of the solo game takes away."""

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


class End(TypedDict):
    """How the game has ended."""

    event: Literal["end"]
    points: list[int]
    places: list[int]
    team_points: NotRequired[list[int]]
    won: NotRequired[bool]


Event = (
    Seating
    | Start
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
    | End
)


def points_in(event: Event) -> int:
    """The points that an event brings its seat."""
    if event["event"] == "points" or event["event"] == "bonus":
        return event["points"]
    return 0
