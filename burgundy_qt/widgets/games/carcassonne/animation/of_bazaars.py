"""How bids are made, and tiles go to who has bought them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgundy_qt.widgets.games.carcassonne.animation.timeline import UNROLL, Setting, Timeline
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot
from burgundy_qt.widgets.scene.moves import TRAVEL
from burgundy_qt.widgets.scene.timeline import OVERLAP, Reached, changed


def bid(timeline: Timeline, event: Mapping[str, Any], before: Picture, after: Picture) -> Reached:
    """The tag with a bid comes from the points of its seat."""
    tag = Spot("bid", event["seat"])
    if tag not in after:
        return {}
    source = Spot("points", event["seat"])
    timeline.clock = timeline.carry(after[tag], source, tag, timeline.clock, UNROLL)
    return {tag: timeline.clock}


def on_sold(
    timeline: Timeline, event: Mapping[str, Any], before: Picture, after: Picture
) -> Reached:
    """A tile goes to its buyer, whose points pay for it."""
    start, seat = timeline.clock, event["seat"]
    stall = next(iter(changed(before, after, "stall")), None)
    if stall is None:
        return {}
    face = Face("tile", f"{event['tile']}.0")
    arrival = timeline.send(face, stall, Spot("points", seat), start, TRAVEL)
    timeline.clock = start + OVERLAP
    return dict.fromkeys(changed(before, after, "stall", "buyer", "stall-words"), arrival)


EVENTS: Mapping[str, Setting] = {"sold": on_sold}
ACTIONS: Mapping[str, Setting] = {"bid": bid}
