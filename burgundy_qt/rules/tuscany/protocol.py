"""The actions, events and states of The Castles of Tuscany as types, in the order of the protocol's
page.

Colours, tiles, cells, cards and bonus tiles have names; `by` is what grants an action, and a first
action of a turn has none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Literal, NotRequired, TypedDict, TypeGuard, TypeVar, final

Step = Literal["down", "up"]
ActionType = Literal["start", "bonus-tile", "draw", "take", "swap", "place", "pass", "end"]


class DuchyObject(TypedDict):
    """The arrangement of three boards: from the left, which of them are turned, and the steps
    between them."""

    boards: list[str]
    turned: list[bool]
    steps: list[Step]


class LaidOut(DuchyObject):
    """The same and the space of the start castle."""

    castle: str


@final
class Start(LaidOut):
    """A duchy."""

    type: Literal["start"]


@final
class BonusTile(TypedDict):
    """A bonus tile: the first one of a seat, or a town's."""

    type: Literal["bonus-tile"]
    by: Literal["start", "town"]
    tile: str


class ByMarble(TypedDict):
    """The source of an action that may be the second of a turn; a first one has none."""

    by: NotRequired[Literal["marble"]]


class BySwap(TypedDict):
    """The source of an action that a swap may grant too."""

    by: NotRequired[Literal["marble", "swap"]]


class ByCastle(TypedDict):
    """The source of an action that a castle may grant too."""

    by: NotRequired[Literal["marble", "castle"]]


@final
class Draw(ByMarble):
    """Region cards into the hand."""

    type: Literal["draw"]


@final
class Take(BySwap):
    """A tile of the display into storage; `discard` makes room for it."""

    type: Literal["take"]
    tile: str
    discard: str | None


@final
class Swap(BySwap):
    """All tiles of a colour leave the display, and a take follows."""

    type: Literal["swap"]
    colour: str


class Placed(TypedDict):
    """A tile, the space for it, and its price."""

    tile: str
    cell: str
    cards: NotRequired[list[str]]
    workers: NotRequired[int]


@final
class Place(Placed, ByCastle):
    """A stored tile or hexagon onto the duchy, with its price; by a castle a free tile of the
    display."""

    type: Literal["place"]


@final
class Pass(TypedDict):
    """A declined castle's tile."""

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


CardsFor = Literal["start", "draw", "monastery", "yield"]
Pile = Literal["cards", "yields", "neutral"]
GainFor = Literal["quarry", "village", "inn", "yield"]
PointsFor = Literal[
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
]
Track = Literal["green", "red"]
Source = int | Literal["neutral"]
"""The source of a tile: a seat's stacks, or the neutral one."""
SweepFor = Literal["five", "swap"]


class Seating(TypedDict):
    """The seat that acts first, and the three boards of each seat."""

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
        "for": CardsFor,
    },
)
"""The number of region cards that a seat draws; `Cards` lists them, private to it."""


class Cards(TypedDict):
    """The region cards that a seat has drawn, private to it."""

    event: Literal["cards"]
    seat: int
    cards: list[str]
    to: list[int]


class Shuffle(TypedDict):
    """Discards have become a new stack of this many."""

    event: Literal["shuffle"]
    pile: Pile
    count: int


class Started(LaidOut):
    """The duchy of a seat."""

    event: Literal["start"]
    seat: int


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
    """The cost of an action."""

    cards: int
    workers: int
    marble: int


class Acted(TypedDict, Generic[Done]):
    """An action of a seat: of any kind, or of that of `Done`."""

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
        "for": GainFor,
    },
)
"""Marble, workers or hexagons for a seat: one of the three."""
Points = TypedDict(
    "Points",
    {
        "event": Literal["points"],
        "seat": int,
        "points": int,
        "track": Track,
        "for": PointsFor,
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
    {"event": Literal["refill"], "slot": int, "tile": str, "from": Source},
)
"""A tile fills a hole of the display, from the stacks of a seat or the neutral stack."""


class Emptied(TypedDict):
    """The last tile of a seat's stack has been shown; `ends`: whether that ends the phase."""

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
        "for": SweepFor,
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


class Result(TypedDict):
    """Points and places at the end, by seat."""

    points: list[int]
    places: list[int]


class Ended(Result):
    """How the game has ended, and by seat the revealed hand."""

    event: Literal["end"]
    hands: list[dict[str, int]]


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


class EditionObject(TypedDict):
    """The options of a game, as `hello` lists them."""

    edition: str
    players: list[int]
    boards: list[str]
    modules: list[str]
    setups: list[str]


class SeatObject(TypedDict):
    """A seat in a state; `cards` is null to viewers that may not know its hand."""

    boards: list[str]
    duchy: DuchyObject | None
    cells: dict[str, str]
    storage: list[str]
    bonus: list[str]
    marble: int
    workers: int
    hand: int
    cards: dict[str, int] | None
    stacks: list[int]
    to_come: dict[str, int]
    green: int
    red: int


class PilesObject(TypedDict):
    """The display and the piles, as far as everybody can know them."""

    display: list[str | None]
    neutral: list[bool]
    neutral_stack: dict[str, int]
    neutral_discards: dict[str, int]
    deck: int
    discards: dict[str, int]
    yield_deck: dict[str, int]
    yield_discards: dict[str, int]
    bonus_tiles: dict[str, int]
    colour_bonuses: dict[str, list[int]]


class TuscanyObject(PilesObject):
    """A state."""

    game: str
    edition: str
    modules: list[str]
    setup: str
    phase: int | None
    round: int | None
    last: bool
    emptied: bool
    seat: int | None
    waiting: list[int]
    pending: list[str]
    actions: int
    order: list[int]
    to_act: list[int]
    seats: list[SeatObject]
    result: Result | None


# The sources of points, so that all together are the points at the end: a green point counts once
# for each phase end that it was or will be added at, and adding it is then no source.


Scored = Points | Bonus
"""An event that brings points."""

POINT_SOURCES = (
    "region",
    "crops",
    "bonus",
    "storage",
    "yield",
    "hexagon",
    "cards",
    "stored",
    "hexagons",
    "marble",
    "workers",
)
"""`bonus`: colour bonuses; `storage`: bonus tiles +1 storage; `hexagon`: one without room."""
SOURCES_AT_THE_END = ("cards", "stored", "hexagons", "marble", "workers")
ADDED = "phase"
"""The reason of points that green ones bring at the end of a phase."""
PHASES = 3


def is_scored(event: Event) -> TypeGuard[Scored]:
    """Return whether an event brings points."""
    return event["event"] in ("points", "bonus")


def source_of(event: Scored) -> str:
    """Return the reason of an event's points."""
    return "bonus" if event["event"] == "bonus" else event["for"]


def is_green(event: Scored) -> bool:
    """Return whether the points of an event are green; colour bonuses always are."""
    return event["event"] == "bonus" or event["track"] == "green"


def is_of_final_scoring(event: Event) -> bool:
    """Return whether an event belongs to the run of events that ends a game: the last phase's
    addition, the points for leftovers, and the end itself. Additions of earlier phases look
    alike."""
    if is_scored(event):
        return source_of(event) in (ADDED, *SOURCES_AT_THE_END)
    return event["event"] == "end"


def points_by_source(events: Iterable[Event], seats: int) -> dict[str, list[int]]:
    """Return for every source the points of each seat by these events of a game, from its
    beginning."""
    totals = {source: [0] * seats for source in POINT_SOURCES}
    to_come = PHASES
    for event in events:
        if event["event"] == "phase-end":
            to_come -= 1
        elif is_scored(event) and source_of(event) != ADDED:
            times = to_come if is_green(event) else 1
            totals[source_of(event)][event["seat"]] += times * event["points"]
    return totals


def final_points_by_source(scores: Iterable[Scored], seats: int) -> dict[str, list[int]]:
    """Return the same at the end of a game, from only its events with points: each addition of
    green points is an event, for every seat that has some."""
    totals = {source: [0] * seats for source in POINT_SOURCES}
    added = [0] * seats
    for event in reversed(list(scores)):
        source, seat = source_of(event), event["seat"]
        if source == ADDED:
            added[seat] += 1
        else:
            times = added[seat] if is_green(event) else 1
            totals[source][seat] += times * event["points"]
    return totals
