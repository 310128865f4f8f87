"""How the final scoring is told: roads, cities, monasteries, then fields, each feature shining
once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgundy_qt.widgets.games.carcassonne.animation.timeline import FINAL_STEP, Timeline
from burgundy_qt.widgets.games.carcassonne.picture.steps import final_steps
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.scene.moves import SWEEP, Sweep
from burgundy_qt.widgets.scene.timeline import changed

PARTS = {
    "road-left": "roads",
    "city-left": "cities",
    "monastery-left": "monasteries",
    "field": "fields",
}
"""By what points are for, the part of the final scoring, in the order in which they are told."""


def is_of_the_end(event: Mapping[str, Any]) -> bool:
    """Whether points belong to the final scoring."""
    return event.get("for") in PARTS


def in_parts(events: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The events of a step in the order in which they are shown."""
    order = list(PARTS)
    scored = [event for event in events if is_of_the_end(event)]
    scored.sort(key=lambda event: order.index(event["for"]))
    others = [event for event in events if not is_of_the_end(event)]
    return [*others[:-1], *scored, *others[-1:]] if scored else others


def shine(timeline: Timeline, event: Mapping[str, Any]) -> None:
    """The next feature is counted: the light goes over it, and the head tells the part."""
    if timeline.counted == event["feature"]:
        return
    timeline.counted = event["feature"]
    timeline.clock += FINAL_STEP
    timeline.moves.append(Sweep(timeline.clock, timeline.parts_of(event["feature"]), SWEEP))
    faces = final_steps(PARTS[event["for"]])
    steps = {Spot("step", None, at): face for at, face in enumerate(faces)}
    shown = {spot: face for spot, face in timeline.shown.items() if spot.kind == "step"}
    for spot in changed(shown, steps):
        timeline.change(timeline.clock, spot, steps.get(spot))
