"""How bids are made, and tiles go to who has bought them."""

from __future__ import annotations

from burgundy_qt.rules.carcassonne.protocol_types import Acted, Bid, Choose, Sold
from burgundy_qt.widgets.games.carcassonne.animation.timeline import UNROLL, Timeline
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import OVERLAP, TRAVEL, Reached, changed_slots


def bid(timeline: Timeline, event: Acted[Bid], before: Picture, after: Picture) -> Reached:
    """The tag with a bid comes from the points of its seat."""
    tag = Slot("bid", event["seat"])
    if tag not in after:
        return {}
    source = Slot("points", event["seat"])
    timeline.clock = timeline.carry(after[tag], source, tag, timeline.clock, UNROLL)
    return {tag: timeline.clock}


def on_sold(timeline: Timeline, event: Sold, before: Picture, after: Picture) -> Reached:
    """A tile goes to the card of its buyer."""
    start, seat = timeline.clock, event["seat"]
    stall = next(iter(changed_slots(before, after, "stall")), None)
    if stall is None:
        return {}
    face, bought = Sprite("tile", f"{event['tile']}.0"), Slot("bought", seat)
    arrival = timeline.carry(face, stall, bought, start, TRAVEL)
    timeline.clock = start + OVERLAP
    return dict.fromkeys(
        changed_slots(before, after, "stall", "buyer", "stall-words", "bought"), arrival
    )


def choose(timeline: Timeline, event: Acted[Choose], before: Picture, after: Picture) -> Reached:
    """Without auction the tile is the seat's at once."""
    is_taken = Slot("bought", event["seat"]) in changed_slots(before, after, "bought")
    tile = event["action"]["tile"]
    sold: Sold = {"event": "sold", "seat": event["seat"], "tile": tile, "points": 0}
    return on_sold(timeline, sold, before, after) if is_taken else {}
