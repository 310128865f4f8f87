"""Count things that happen only in team games, for the tables of the campaigns, which must have no
zero."""

from collections.abc import Iterator
from typing import Any

from tests.rules.burgundy.from_events import REGION_OF, Told
from tests.rules.burgundy.modules import team_printed
from tests.rules.burgundy.modules.team_told import MODULE

Event = dict[str, Any]
STORES = ("own", "shared")
CASTLES_OF_12B = [
    cell
    for cell, (colour, number) in team_printed.spaces("12b").items()
    if colour == "castle" and number in (1, 6)
]
EVERYTHING = (
    [f"with {MODULE}"]
    + [f"estate {estate} of 2019" for estate in team_printed.ESTATES]
    + [f"start castle of a team at {cell}" for cell in ("4.7", *CASTLES_OF_12B)]
    + [f"{kind} and the {store} store" for kind in ("take", "buy", "place") for store in STORES]
    + [f"tile thrown away from the {store} store" for store in STORES]
    + [
        f"tile laid on the {half} half by seat {seat}"
        for half in ("left", "right")
        for seat in range(4)
    ]
    + ["tile laid beside one of the other half", "region of both halves completed"]
)


def in_event(event: Event, told: Told) -> Iterator[str]:
    """Yield the things that an event shows, before the listener hears it."""
    if not told.plays(MODULE):
        return
    kind = event["event"]
    if kind == "start":
        yield f"start castle of a team at {event['castle']}"
    elif kind == "action" and "store" in event["action"]:
        yield from in_stores(event["action"])
        if event["action"]["type"] == "place":
            yield from in_place(event["seat"], event["action"], told)


def in_stores(action: dict[str, Any]) -> Iterator[str]:
    yield f"{action['type']} and the {action['store']} store"
    if action.get("discard") is not None:
        yield f"tile thrown away from the {action['store']} store"


def in_place(number: int, action: dict[str, Any], told: Told) -> Iterator[str]:
    seat, cell = told.seats[number], action["cell"]
    yield f"tile laid on the {half(cell)} half by seat {number}"
    covered = [other for other in team_printed.neighbours(cell) if other in seat["cells"]]
    if all(half(other) != half(cell) for other in covered):
        yield "tile laid beside one of the other half"
    region = REGION_OF["2019", seat["estate"]][cell]
    if len({half(other) for other in region}) == 2 and region <= {*seat["cells"], cell}:
        yield "region of both halves completed"


def half(cell: str) -> str:
    row, place = map(int, cell.split("."))
    return "left" if place <= team_printed.ROWS_OF_A_HALF[row - 1] else "right"
