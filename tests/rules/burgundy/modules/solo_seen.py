"""Count things that happen only in solo games, for the tables of the campaigns, which must have no
zero."""

from collections.abc import Iterator
from typing import Any

from tests.rules.burgundy.from_events import Told
from tests.rules.burgundy.modules import solo_printed
from tests.rules.burgundy.modules.solo_told import MODULE

Event = dict[str, Any]
SCORING = (*range(15, 27), 29)
"""Knowledge tiles that score at once."""
CASTLES = {
    estate: [
        cell for cell, (colour, _) in solo_printed.spaces(estate).items() if colour == "castle"
    ]
    for estate in solo_printed.ESTATES
}
RARE = [
    "solo game won",
    "colour completed for a colour",
    "target of 5",
    "two castles wait",
    "a crane scored at once",
]
"""Things that random players hardly ever reach."""
EVERYTHING = (
    [f"with {MODULE}", "1 seats", "solo game lost", *RARE]
    + [f"estate {estate} of 2019" for estate in solo_printed.ESTATES]
    + [f"start castle at {cell} of {estate}" for estate, cells in CASTLES.items() for cell in cells]
    + [
        f"part {part} of {estate} reached"
        for estate, parts in solo_printed.ESTATES.items()
        for part in parts
    ]
    + [f"knowledge tile {number} scored at once" for number in SCORING]
    + [
        "place by colour",
        "exchange by exchange",
        "give by exchange",
        "pass by exchange",
        "buy-point",
    ]
    + [
        "black tile laid",
        "black tile thrown away",
        "tile thrown away for a black one",
        "points for bought",
    ]
    + [
        "tile removed",
        "tile of another depot removed",
        "goods swept",
        "more than three types of goods",
    ]
    + ["counter at its target", "an effect below another chosen", "a ship without goods"]
)


def in_event(event: Event, told: Told) -> Iterator[str]:
    """Yield the things that an event shows, before the listener hears it."""
    if not told.is_alone:
        return
    kind = event["event"]
    if kind == "start":
        yield f"start castle at {event['castle']} of {event['estate']}"
    elif kind == "removed":
        yield "tile removed"
        if event["depot"] != told.white:
            yield "tile of another depot removed"
    elif kind == "swept":
        yield "goods swept"
    elif kind == "counter":
        yield "counter at its target"
        if event["target"] == 5:
            yield "target of 5"
        if "castle" in told.waiting:
            yield "two castles wait"
    elif kind == "loaded" and len(told.seats[0]["goods"].keys() | event["goods"].keys()) > 3:
        yield "more than three types of goods"
    elif kind == "points" and event["for"].startswith("monastery:"):
        yield f"knowledge tile {event['for'].removeprefix('monastery:')} scored at once"
        number = int(event["for"].removeprefix("monastery:"))
        if number in (*range(16, 24), 29) and "building:crane" in told.seats[0]["cells"].values():
            yield "a crane scored at once"
    elif kind == "end":
        yield "solo game won" if event["won"] else "solo game lost"
    elif kind == "action":
        yield from in_action(event["action"], told)


def in_action(action: dict[str, Any], told: Told) -> Iterator[str]:
    pending = told.pending() if told.begun else []
    if "by" in action and action["by"] != pending[0]:
        yield "an effect below another chosen"
    if (
        action.get("by") == "exchange"
        and "ship" in {*told.seats[0]["cells"].values()}
        and not any(told.troughs.values())
    ):
        yield "a ship without goods"
    if action["type"] == "exchange" and action["discard"] is not None:
        yield "tile thrown away for a black one"
    if action.get("discard") == solo_printed.BLACK:
        yield "black tile thrown away"
    if action["type"] == "place":
        yield from in_place(action, told)


def in_place(action: dict[str, Any], told: Told) -> Iterator[str]:
    seat, cell = told.seats[0], action["cell"]
    spaces = solo_printed.spaces(seat["estate"])
    yield f"part {cell.split(':')[0]} of {seat['estate']} reached"
    if action["tile"] == solo_printed.BLACK:
        yield "black tile laid"
    left = {other for other, (colour, _) in spaces.items() if colour == spaces[cell][0]} - seat[
        "cells"
    ].keys()
    if left == {cell} and action.get("by") == "colour":
        yield "colour completed for a colour"
