"""How the final scoring is told: roads, cities, monasteries, then fields, each feature shining
once."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.rules.carcassonne.protocol_types import Event, Points
from burgundy_qt.widgets.games.carcassonne.animation.timeline import FINAL_STEP, Timeline
from burgundy_qt.widgets.games.carcassonne.picture.steps import final_steps
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.timeline import changed_slots

PARTS = {
    "road-left": "roads",
    "city-left": "cities",
    "monastery-left": "monasteries",
    "field": "fields",
}
"""By what points are for, the part of the final scoring, in the order in which they are told."""


def is_of_the_end(event: Points) -> bool:
    """Whether points belong to the final scoring."""
    return event["for"] in PARTS


def in_parts(events: Sequence[Event]) -> list[Event]:
    """The events of a step in the order in which they are shown."""
    order = list(PARTS)
    scored = [event for event in events if event["event"] == "points" and is_of_the_end(event)]
    scored.sort(key=lambda event: order.index(event["for"]))
    others = [event for event in events if event["event"] != "points" or not is_of_the_end(event)]
    return [*others[:-1], *scored, *others[-1:]] if scored else others


def shine(timeline: Timeline, event: Points) -> None:
    """The next feature is counted: the light goes over it, and the head tells the part."""
    if timeline.counted == event["feature"]:
        return
    timeline.counted = event["feature"]
    timeline.clock += FINAL_STEP
    timeline.sweep(timeline.clock, event["feature"])
    faces = final_steps(PARTS[event["for"]])
    steps = {Slot("step", None, at): face for at, face in enumerate(faces)}
    shown = {spot: face for spot, face in timeline.shown.items() if spot.kind == "step"}
    for spot in changed_slots(shown, steps):
        timeline.change(timeline.clock, spot, steps.get(spot))
