"""What each seat did in the course of a game, counted by its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.carcassonne.protocol_types import Event, StateObject

LARGEST = "largest city"


def action_counts(events: Iterable[Event], state: StateObject) -> dict[str, list[int]]:
    """By what is counted, the number of each seat; what a module brings only where it is played."""
    seats, modules = len(state["seats"]), state["modules"]
    counted = [counts_of(seat, events_of) for seat, events_of in enumerate([[*events]] * seats)]

    def row(what: str) -> list[int]:
        return [counts[what] for counts in counted]

    told = {
        tr("Points", "Tiles laid"): row("place"),
        tr("Points", "Followers put"): row("meeple"),
        tr("Points", "Cities completed"): row("city"),
        tr("Points", "Most points for a city"): row(LARGEST),
        tr("Points", "Roads completed"): row("road"),
        tr("Points", "Monasteries completed"): row("monastery"),
        tr("Points", "Fields with farmers"): row("field"),
    }
    if "bridges" in modules:
        told[tr("Points", "Bridges built")] = row("bridge")
    if "castles" in modules:
        told[tr("Points", "Castles built")] = row("castle")
    if "bazaars" in modules and state["auction"]:
        told[tr("Points", "Tiles from bazaars")] = row("sold")
    return told


def counts_of(seat: int, events: Sequence[Event]) -> Counter[str]:
    """What one seat did: its actions by their type, the bridges that its tiles needed, the tiles
    that it paid for, and the features that brought it points by their source."""
    counts: Counter[str] = Counter()
    for event in events:
        if event["event"] == "action" and event["seat"] == seat:
            counts[event["action"]["type"]] += 1
        elif (event["event"] == "bridge" or event["event"] == "sold") and event["seat"] == seat:
            counts[event["event"]] += 1
        elif event["event"] == "points" and event["seat"] == seat and event["for"] != "castle":
            counts[event["for"]] += 1
            if event["for"] == "city":
                counts[LARGEST] = max(counts[LARGEST], event["points"])
    return counts
