"""The actions and events of sealed bids as types."""

from __future__ import annotations

from typing import Literal, TypedDict


class Bid(TypedDict):
    """The only action."""

    type: Literal["bid"]
    bid: int


Action = Bid


class Hand(TypedDict):
    """The bids that a seat has been dealt, told `to` it alone."""

    event: Literal["hand"]
    seat: int
    bids: list[int]
    to: list[int]


class Card(TypedDict):
    """The card that is bid for."""

    event: Literal["card"]
    card: int


class Acted(TypedDict):
    """A seat has bid."""

    event: Literal["action"]
    seat: int
    action: Action


Points = TypedDict(
    "Points", {"event": Literal["points"], "seat": int, "points": int, "for": Literal["card"]}
)
"""A seat has won a card."""


class End(TypedDict):
    """How the game has ended."""

    event: Literal["end"]
    points: list[int]
    places: list[int]


Event = Hand | Card | Acted | Points | End
