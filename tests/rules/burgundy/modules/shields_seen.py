"""Count events and actions with shields, for the tables of the campaigns, which must have no
zero."""

from collections.abc import Iterator
from typing import Any

from tests.rules.burgundy.modules.shields_told import owns

Event = dict[str, Any]
NUMBERS = range(1, 19)
SOURCES = ("sale", "boarding-house", "mines", "route:workers")
AT_WORK = {1: "animals", 9: "sale", 12: "sale", 17: "region"}
"""Shields that act when points of this kind, or the silver of a sale, are scored."""

EVERYTHING = (
    [f"shield {shield} claimed" for shield in NUMBERS]
    + [f"points for shield:{shield}" for shield in NUMBERS]
    + [f"shield {shield} at work" for shield in (1, 4, 7, 8, 9, 12, 17, 18)]
    + [f"{choice} by {source}" for source in SOURCES for choice in ("accept", "pass")]
    + [f"pass by shield:{shield}" for shield in (5, 11, 14, 15)]
    + [
        "shield",
        "shield by shield:11",
        "collect by shield:5",
        "place by shield:14",
        "place by shield:15",
    ]
    + [
        "set-die",
        "name",
        "tribute",
        "tribute in workers",
        "discard",
        "gain for shield:2",
        "a doublet by workers",
    ]
    + [
        "a shield replaced",
        "shields lost for nothing to pay with",
        "an inn by shield 15",
        "an effect at a phase's end",
    ]
)
RARE = (
    [f"points for shield:{shield}" for shield in NUMBERS]
    + [f"{choice} by {source}" for source in SOURCES for choice in ("accept", "pass")]
    + [
        "an inn by shield 15",
        "tribute in workers",
        "shield 7 at work",
        "shield 18 at work",
        "shield 8 at work",
    ]
    + [f"pass by shield:{shield}" for shield in (5, 11, 14, 15)]
)
"""Things that happen in less than one game of a hundred, although half of those of 2019 have
shields."""


def in_event(event: Event, told: Any, last: str) -> Iterator[str]:
    """Yield the things that an event shows, before the listener hears it; `last` is the kind of the
    event before."""
    kind = event["event"]
    if kind == "action":
        yield from in_action(event["action"], event["paid"], told, told.seats[event["seat"]])
    elif kind == "shields-lost" and last not in ("action",):
        yield "shields lost for nothing to pay with"
    elif kind == "bonus" and owns(told.seats[event["seat"]], 7):
        yield "shield 7 at work"
    elif kind == "gain" and event["for"] == "mines" and owns(told.seats[event["seat"]], 8):
        yield "shield 8 at work"
    elif kind in ("points", "gain"):
        seat = told.seats[event["seat"]]
        yield from (
            f"shield {shield} at work"
            for shield, what in AT_WORK.items()
            if event["for"] == what and owns(seat, shield)
        )


def in_action(
    action: Event, paid: dict[str, int], told: Any, seat: dict[str, Any]
) -> Iterator[str]:
    kind, by = action["type"], action.get("by", "")
    if kind == "shield":
        yield f"shield {action['shield']} claimed"
        if paid["workers"]:
            yield "a doublet by workers"
        if action["castle"] in seat["shields"]:
            yield "a shield replaced"
    if kind == "tribute" and action["workers"]:
        yield "tribute in workers"
    if kind == "place" and by == "shield:15" and action["tile"] == "inn":
        yield "an inn by shield 15"
    if kind == "place" and owns(seat, 18) and not told.touches(seat, action["cell"]):
        yield "shield 18 at work"
    if kind in ("take", "buy") and owns(seat, 4) and len(seat["storage"]) >= 3:
        yield "shield 4 at work"
    if told.to_ask is not None and kind in ("take", "sell", "load", "workers"):
        yield "an effect at a phase's end"
