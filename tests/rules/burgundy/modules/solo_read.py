"""A second reading of the actions of the solo game."""

from collections.abc import Iterator
from typing import Any

from tests.rules.burgundy.from_events import Told

Action = dict[str, Any]
Seat = dict[str, Any]


def buying(told: Told, seat: Seat) -> Iterator[Action]:
    """Yield the purchase of a point for 1 silver, possible after a gain of points, except while
    goods are given."""
    if told.may_buy and seat["silver"] and not told.to_give:
        yield {"type": "buy-point"}


def giving(seat: Seat) -> Iterator[Action]:
    return ({"type": "give", "by": "exchange", "good": int(good)} for good in seat["goods"])


def usable(told: Told, pending: list[str]) -> list[str]:
    """Return the effects that have a choice."""
    return [effect for effect in dict.fromkeys(pending) if told.has_choice(0, effect)]


def exchanges(told: Told, discards: list[Action]) -> Iterator[Action]:
    for tile in set(told.depots["black"]):
        yield from (
            {"type": "exchange", "by": "exchange", "tile": tile, **into} for into in discards
        )


def for_a_colour(told: Told, seat: Seat) -> Iterator[Action]:
    for tile in set(told.depots["black"]):
        for cell in told.spaces(seat):
            if told.may_lie(seat, tile, cell):
                yield {
                    "type": "place",
                    "by": "colour",
                    "depot": "black",
                    "tile": tile,
                    "cell": cell,
                }
