"""The actions and events of The Castles of Tuscany as types, in the order of the protocol's page.

Colours, tiles, cells, cards and bonus tiles are told by name; `by` is what grants an action, and a
first action of a turn has none.
"""

from __future__ import annotations

from typing import Generic, Literal, NotRequired, TypedDict, TypeVar, final

Step = Literal["down", "up"]
ActionType = Literal["start", "bonus-tile", "draw", "take", "swap", "place", "pass", "end"]


@final
class Start(TypedDict):
    """A duchy: its boards from the left, how they lie, and the space of the start castle."""

    type: Literal["start"]
    boards: list[str]
    turned: list[bool]
    steps: list[Step]
    castle: str


@final
class BonusTile(TypedDict):
    """A bonus tile: the first one of a seat, or a town's."""

    type: Literal["bonus-tile"]
    by: Literal["start", "town"]
    tile: str


@final
class Draw(TypedDict):
    """Region cards into the hand."""

    type: Literal["draw"]
    by: NotRequired[Literal["marble"]]


@final
class Take(TypedDict):
    """A tile of the display into storage; `discard` makes room for it."""

    type: Literal["take"]
    by: NotRequired[Literal["marble", "swap"]]
    tile: str
    discard: str | None


@final
class Swap(TypedDict):
    """All tiles of a colour leave the display, and a take follows."""

    type: Literal["swap"]
    by: NotRequired[Literal["marble", "swap"]]
    colour: str


@final
class Place(TypedDict):
    """A stored tile or hexagon onto the duchy, with its price; by a castle a tile of the display,
    which costs nothing."""

    type: Literal["place"]
    by: NotRequired[Literal["marble", "castle"]]
    tile: str
    cell: str
    cards: NotRequired[list[str]]
    workers: NotRequired[int]


@final
class Pass(TypedDict):
    """A castle's tile is declined."""

    type: Literal["pass"]
    by: Literal["castle"]


@final
class End(TypedDict):
    """The end of a turn without its second action."""

    type: Literal["end"]


Action = Start | BonusTile | Draw | Take | Swap | Place | Pass | End
Done = TypeVar("Done", bound=Action)

EventType = Literal[
    "seating",
    "display",
    "draw",
    "cards",
    "shuffle",
    "start",
    "round",
    "turn",
    "action",
    "gain",
    "points",
    "bonus",
    "refill",
    "emptied",
    "sweep",
    "yield",
    "phase-end",
    "end",
]


class Seating(TypedDict):
    """Who acts first, and the three boards of each seat."""

    event: Literal["seating"]
    order: list[int]
    dealt: list[list[str]]


class Display(TypedDict):
    """The first eight tiles of the display, by slot."""

    event: Literal["display"]
    tiles: list[str]


Drawn = TypedDict(
    "Drawn",
    {
        "event": Literal["draw"],
        "seat": int,
        "count": int,
        "for": Literal["start", "draw", "monastery", "yield"],
    },
)
"""A seat draws so many region cards; which follows, `to` it alone."""


class Cards(TypedDict):
    """The region cards that a seat has drawn, told `to` it alone."""

    event: Literal["cards"]
    seat: int
    cards: list[str]
    to: list[int]


class Shuffle(TypedDict):
    """Discards have become a new stack of so many."""

    event: Literal["shuffle"]
    pile: Literal["cards", "yields", "neutral"]
    count: int


class Started(TypedDict):
    """The duchy of a seat."""

    event: Literal["start"]
    seat: int
    boards: list[str]
    turned: list[bool]
    steps: list[Step]
    castle: str


class Round(TypedDict):
    """A round begins, counted through the game."""

    event: Literal["round"]
    phase: int
    round: int
    last: bool


class Turn(TypedDict):
    """A seat begins its turn."""

    event: Literal["turn"]
    seat: int


class Paid(TypedDict):
    """What an action has cost."""

    cards: int
    workers: int
    marble: int


class Acted(TypedDict, Generic[Done]):
    """A seat has acted: in any way, or in that of `Done`."""

    event: Literal["action"]
    seat: int
    action: Done
    paid: Paid


class Chosen(TypedDict):
    """A duchy that is still secret: a private record ends with those chosen so far."""

    event: Literal["action"]
    seat: int
    action: Start
    to: list[int]


Gain = TypedDict(
    "Gain",
    {
        "event": Literal["gain"],
        "seat": int,
        "marble": NotRequired[int],
        "workers": NotRequired[int],
        "hexagons": NotRequired[int],
        "for": Literal["quarry", "village", "inn", "yield"],
    },
)
"""Marble, workers or hexagons for a seat: one of the three."""
Points = TypedDict(
    "Points",
    {
        "event": Literal["points"],
        "seat": int,
        "points": int,
        "track": Literal["green", "red"],
        "for": Literal[
            "region",
            "crops",
            "storage",
            "yield",
            "hexagon",
            "phase",
            "cards",
            "stored",
            "hexagons",
            "marble",
            "workers",
        ],
    },
)
"""Points for a seat on one of its tracks."""


class Bonus(TypedDict):
    """A seat has covered all spaces of a colour, as the first or the second: green points."""

    event: Literal["bonus"]
    seat: int
    colour: str
    rank: int
    points: int


Refill = TypedDict(
    "Refill",
    {"event": Literal["refill"], "slot": int, "tile": str, "from": int | Literal["neutral"]},
)
"""A tile fills a hole of the display, from the stacks of a seat or the neutral stack."""


class Emptied(TypedDict):
    """The last tile of a seat's stack has been shown; `ends` where the phase ends by that."""

    event: Literal["emptied"]
    seat: int
    stack: int
    ends: bool


Sweep = TypedDict(
    "Sweep",
    {
        "event": Literal["sweep"],
        "colour": str,
        "slots": list[int],
        "for": Literal["five", "swap"],
    },
)
"""All tiles of a colour leave the display."""


class Yield(TypedDict):
    """The yield card that a cart has turned up."""

    event: Literal["yield"]
    seat: int
    card: str


class PhaseEnd(TypedDict):
    """A phase is over."""

    event: Literal["phase-end"]
    phase: int


class Ended(TypedDict):
    """How the game has ended."""

    event: Literal["end"]
    points: list[int]
    places: list[int]


Event = (
    Seating
    | Display
    | Drawn
    | Cards
    | Shuffle
    | Started
    | Round
    | Turn
    | Acted[Action]
    | Gain
    | Points
    | Bonus
    | Refill
    | Emptied
    | Sweep
    | Yield
    | PhaseEnd
    | Ended
)
