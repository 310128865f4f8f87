"""How tiles travel: from the depots into storage, and from both to the estate."""

from __future__ import annotations

from burgundy_qt.rules.burgundy.protocol import action_types
from burgundy_qt.rules.burgundy.protocol.event_types import Acted
from burgundy_qt.rules.burgundy.protocol.printed import SHARED
from burgundy_qt.widgets.games.burgundy.animation.timeline import Timeline
from burgundy_qt.widgets.games.burgundy.picture.picture import spot_of
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import AWAY, TRAVEL, Reached

Taken = action_types.Take | action_types.Buy
Stored = Taken | action_types.Place


def do_start(
    timeline: Timeline, event: Acted[action_types.Start], before: Picture, after: Picture
) -> Reached:
    """The first castle comes to its cell."""
    target = Slot("cell", timeline.state.home(event["seat"]), event["action"]["castle"])
    arrival = timeline.travel(Sprite("tile", "castle"), AWAY, target, timeline.clock, after)
    timeline.clock = arrival
    return {target: arrival}


def do_take(
    timeline: Timeline,
    event: Acted[Taken],
    before: Picture,
    after: Picture,
) -> Reached:
    """A tile travels from its depot into a store; one that makes room for it leaves ahead."""
    action, start = event["action"], timeline.clock
    tile = Sprite("tile", action["tile"])
    source = spot_of(tile, before, "market", action["depot"])
    target = _new_place(timeline, event, tile, before, after)
    if action["discard"]:
        timeline.leave(Sprite("tile", action["discard"]), target, start)
        timeline.change(start, target, None)
        start += TRAVEL // 2
        timeline.change(start, source, None)
    arrival = timeline.travel(tile, source, target, start, after)
    timeline.clock = arrival
    return {target: arrival, source: start}


def do_place(
    timeline: Timeline, event: Acted[action_types.Place], before: Picture, after: Picture
) -> Reached:
    """A tile travels from its store or depot to its cell."""
    action, home = event["action"], timeline.state.home(event["seat"])
    tile = Sprite("tile", action["tile"])
    store = _store_of(timeline, event["seat"], action)
    lay = ("market", action["depot"]) if "depot" in action else store
    source = spot_of(tile, before, *lay)
    timeline.laid = Slot("cell", home, action["cell"])
    arrival = timeline.travel(tile, source, timeline.laid, timeline.clock, after)
    timeline.clock = arrival
    return {timeline.laid: arrival, Slot("covered", home): arrival}


def _store_of(timeline: Timeline, seat: int, action: Stored) -> tuple[str, int]:
    """Kind and owner of the spots of the store that an action means."""
    if action.get("store") == SHARED:
        return "shared", timeline.state.home(seat)
    return "storage", seat


def _new_place(
    timeline: Timeline, event: Acted[Taken], tile: Sprite, before: Picture, after: Picture
) -> Slot:
    """The place in the store that the taken tile came to."""
    action = event["action"]
    store, is_exchanged = (
        _store_of(timeline, event["seat"], action),
        tile.what == action["discard"],
    )
    places = [spot for spot, face in after.items() if spot[:2] == store and face == tile]
    return next((spot for spot in places if before.get(spot) != tile or is_exchanged), places[0])
