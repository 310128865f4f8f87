"""Which sound belongs to what happens on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from burgundy_qt.widgets.sprites.slots import Slot, Sprite
from burgundy_qt.widgets.table.timeline import (
    COIN,
    WORKER,
    Change,
    Flip,
    Grow,
    Landing,
    Move,
    Roll,
    Sweep,
    Tick,
    Travel,
)

COUNTED = {"points": "points", "silver": "coin", "workers": "coin"}
LAID = {
    **dict.fromkeys(("place", "take", "buy", "start", "exchange", "bonus-tile"), "laid"),
    **dict.fromkeys(("workers", "sell", "buy-point"), "coin"),
    "mark": "written",
    "meeple": "stood",
    "bridge": "built",
    "castle": "risen",
    "bid": "bid",
}
HAPPENED = {
    "round": "rolled",
    "gain": "coin",
    "points": "points",
    "bonus": "points",
    "counter": "region",
    "sale": "coin",
    "draw": "card",
    "yield": "card",
    "sweep": "swept",
    "phase-end": "phase",
    "tile": "card",
    "bridge": "built",
    "complete": "region",
    "castle": "region",
    "sold": "sold",
}
RANK = (
    *("over", "phase", "region", "swept", "rolled", "risen", "sold", "built", "laid", "written"),
    *("stood", "bid", "points", "marble", "coin", "paid", "card"),
)
SET_DOWN = {
    "meeple": "stood",
    "bridge": "built",
    "castle": "risen",
    "bid": "bid",
    "bought": "sold",
    "stall": "card",
    "hand-tile": "",
}
"""What is heard when something has arrived on such a spot, where it is not a tile; "" for
nothing."""
CARDS, MARBLE = ("card", "yield-card"), Sprite("gain", "marble")
BY_PENCIL = {"cell": "written", "region": "region"}
"""What is heard while the pencil draws on such a spot; else a cross."""


def sound_of_move(move: Move) -> str | None:
    """What is heard when a move begins."""
    match move:
        case Roll():
            return "rolled"
        case Sweep():
            return "swept" if any(spot.kind == "display" for spot in move.cells) else "region"
        case Change() if move.face is not None and move.face.what.endswith("-now"):
            return "phase"
        case Travel() if move.face.kind in CARDS:
            return "paid" if move.target.kind == "discards" else "card"
        case Travel() if move.face == MARBLE:
            return "marble"
        case Travel() if move.face.kind == "flag":
            return "region"
        case Grow() if move.spot.kind in ("stroke", "region"):
            return BY_PENCIL.get(drawn_on(move.spot), "crossed")
        case Flip():
            return "card"
        case Landing():
            return SET_DOWN.get(move.spot.kind, "laid") or None
        case Tick():
            return COUNTED.get(move.spot.kind) if move.last > move.first else None
        case Travel() if move.face in (COIN, WORKER) and move.source.kind in COUNTED:
            return "coin"
    return None


def drawn_on(spot: Slot) -> str:
    """The kind of the spot over which the pencil draws; of a stroke the one that it names."""
    return str(spot.at).partition(":")[0] if spot.kind == "stroke" else spot.kind


def sound_of_events(events: Iterable[dict[str, Any]]) -> str | None:
    """What is heard of events that are shown at once: the one sound that says most."""
    heard = {sound_of_event(event) for event in events}
    return next((name for name in RANK if name in heard), None)


def sound_of_event(event: dict[str, Any]) -> str | None:
    """What is heard of one event."""
    if event["event"] == "points" and event["for"] == "region":
        return "region"
    if event["event"] == "gain" and "marble" in event:
        return "marble"
    if event["event"] == "action":
        return LAID.get(event["action"]["type"])
    return HAPPENED.get(event["event"])
