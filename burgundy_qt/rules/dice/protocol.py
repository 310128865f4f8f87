"""The actions, events and states of the Burgundy Dice Game as types, in the order of the protocol's
page.

Cells, colours, bonuses and phases have names. An event that is `to` a seat shows that seat alone
the effects of its secret choice (Game.secret_events).
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, final

Bonus = Literal["monk", "silver", "goods", "worker"]
Value = Literal["first", "second"]
ActionType = Literal["start", "mark", "worker", "end"]


@final
class Start(TypedDict):
    """A castle to begin with."""

    type: Literal["start"]
    castle: str


@final
class Mark(TypedDict):
    """A number into a space."""

    type: Literal["mark"]
    cell: str
    number: int


@final
class TakeWorker(TypedDict):
    """A worker, where the dice fit nowhere."""

    type: Literal["worker"]


@final
class End(TypedDict):
    """No second mark."""

    type: Literal["end"]


Action = Start | Mark | TakeWorker | End

EventType = Literal["action", "start", "points", "gain", "phase", "round", "sale", "bonus", "end"]


class Acted(TypedDict):
    """A seat has acted, and crossed out a bonus for it."""

    event: Literal["action"]
    seat: int
    action: Action
    paid: Bonus | None
    to: NotRequired[list[int]]


class Chosen(TypedDict):
    """A secret choice in a record."""

    event: Literal["action"]
    seat: int
    action: Action
    to: list[int]


class Started(TypedDict):
    """A start castle is crossed."""

    event: Literal["start"]
    seat: int
    castle: str
    to: NotRequired[list[int]]


Points = TypedDict(
    "Points",
    {
        "event": Literal["points"],
        "seat": int,
        "points": int,
        "for": str,
        "to": NotRequired[list[int]],
    },
)
"""Points of a region, of the start castle, or for goods that are sold."""
Gain = TypedDict(
    "Gain",
    {
        "event": Literal["gain"],
        "seat": int,
        "monk": NotRequired[int],
        "silver": NotRequired[int],
        "goods": NotRequired[int],
        "worker": NotRequired[int],
        "for": str,
        "to": NotRequired[list[int]],
    },
)
"""Bonuses of one kind."""


class Phase(TypedDict):
    """A phase begins; `open` is by colour the value for the next to complete it."""

    event: Literal["phase"]
    phase: str
    open: dict[str, Value | None]


class DiceObject(TypedDict):
    """The five dice as they were rolled."""

    numbers: list[int]
    colours: list[str]
    hourglass: int


class Round(TypedDict):
    """A round begins: its dice, and how many boxes of the track are crossed now."""

    event: Literal["round"]
    phase: str
    round: int
    boxes: int
    numbers: list[int]
    colours: list[str]
    hourglass: int


class Sale(TypedDict):
    """A seat sells all its goods."""

    event: Literal["sale"]
    seat: int
    goods: int


class Completed(TypedDict):
    """A seat has completed a colour; `left` is the value for the next to complete it."""

    event: Literal["bonus"]
    seat: int
    colour: str
    size: Value
    points: int
    left: Value | None


class ResultObject(TypedDict):
    """Points, bonuses left and places at the end; in a solo game also the name of the result."""

    points: list[int]
    bonuses: list[int]
    places: list[int]
    verdict: NotRequired[str | None]


class Ended(ResultObject):
    """How the game has ended."""

    event: Literal["end"]


Event = Acted | Started | Points | Gain | Phase | Round | Sale | Completed | Ended


def points_of(event: Event, seat: int | None = None) -> int:
    """Return the points that an event brings a seat; None: any seat."""
    if event["event"] == "points" or event["event"] == "bonus":
        return event["points"] if seat in (None, event["seat"]) else 0
    return 0


class SeatObject(TypedDict):
    """A seat's sheet, and its secret choices in its own view."""

    castle: str | None
    points: int
    columns: list[int]
    bonuses: dict[str, int]
    cells: dict[str, int]
    colours: dict[str, Value]
    chosen: list[Action]


class GameObject(TypedDict):
    """The state of a game as a viewer knows it."""

    game: str
    edition: str
    modules: list[str]
    sheet: str
    setup: str
    phase: str | None
    round: int | None
    seat: int | None
    waiting: list[int]
    dice: DiceObject | None
    boxes: list[int]
    open: dict[str, Value | None]
    seats: list[SeatObject]
    result: ResultObject | None
