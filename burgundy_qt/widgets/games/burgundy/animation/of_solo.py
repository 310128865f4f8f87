"""How the pieces of a solo game move: what leaves the depots, black tiles for goods, and the
counter on its road."""

from __future__ import annotations

from burgundy_qt.rules.burgundy.protocol import action_types, event_types, printed
from burgundy_qt.rules.burgundy.protocol.event_types import Acted
from burgundy_qt.widgets.games.burgundy.animation.timeline import Timeline
from burgundy_qt.widgets.games.burgundy.picture.picture import spot_of
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import TICK, TRAVEL, Reached
from burgundy_qt.widgets.theme.sprite_files import UPSIDE_DOWN

STAGGER = 40
ON_THE_ROAD = "counter", "flag", "reach", "milestone", "on-the-way", "then"


def on_removed(
    timeline: Timeline, event: event_types.Removed, before: Picture, after: Picture
) -> Reached:
    """The first tile of a depot leaves."""
    gone = next(
        spot for spot in before if spot[:2] == ("market", event["depot"]) and spot not in after
    )
    timeline.clock = timeline.leave(before[gone], gone, timeline.clock)
    return {}


def on_swept(
    timeline: Timeline, event: event_types.Swept, before: Picture, after: Picture
) -> Reached:
    """The goods that the ship has left leave too."""
    for index, spot in enumerate(spot for spot in before if spot.kind == "trough"):
        timeline.leave(before[spot], spot, timeline.clock + STAGGER * index)
    timeline.clock += TRAVEL
    return {}


def on_counter(
    timeline: Timeline, event: event_types.Counter, before: Picture, after: Picture
) -> Reached:
    """The counter returns to the beginning of its road, and the flag comes nearer."""
    timeline.clock = max(
        timeline.clock + TRAVEL, timeline.road_is_free
    )  # until the points that led here are counted
    reached = move_along(timeline, before, after, timeline.clock)
    points = Slot("points", event["seat"])
    timeline.count_up(points, before, after, timeline.clock)
    reached[Slot("goal", "reached")] = timeline.clock
    reached[points] = timeline.clock = timeline.clock + TICK
    return reached


def move_along(timeline: Timeline, before: Picture, after: Picture, start: int) -> Reached:
    """Counter and flag go to where they stand afterwards, when they have come from where they were
    sent before; the words follow when they are there."""
    road = [spot for spot in {**before, **after} if spot.kind in ON_THE_ROAD]
    changed = [spot for spot in road if before.get(spot) != after.get(spot)]
    if not changed:
        return {}
    start = max(start, timeline.road_is_free)
    timeline.road_is_free = (
        start + TRAVEL + 1
    )  # what arrives there then is taken up after it has arrived
    for kind in ("counter", "flag"):
        gone = next((spot for spot in before if spot.kind == kind and spot not in after), None)
        come = next((spot for spot in after if spot.kind == kind and spot not in before), None)
        if gone is not None and come is not None:
            timeline.change(start, gone, None)
            timeline.travel(after[come], gone, come, start, after)
    return {spot: start + TRAVEL if spot in after else start for spot in changed}


def do_exchange(
    timeline: Timeline, event: Acted[action_types.Exchange], before: Picture, after: Picture
) -> Reached:
    """A tile of the black depot turns over and comes into storage; one that makes room for it
    leaves."""
    seat, action, start = event["seat"], event["action"], timeline.clock
    source = spot_of(Sprite("tile", action["tile"]), before, "market", printed.BLACK)
    black = [
        spot for spot in after if spot[:2] == ("storage", seat) and after[spot].what == UPSIDE_DOWN
    ]
    target = next((spot for spot in black if before.get(spot) != after[spot]), black[0])
    if target in before:
        timeline.leave(before[target], target, start)
        timeline.change(start, target, None)
    timeline.clock = timeline.travel(Sprite("tile", UPSIDE_DOWN), source, target, start, after)
    return {target: timeline.clock, source: start}


def do_give(
    timeline: Timeline, event: Acted[action_types.Give], before: Picture, after: Picture
) -> Reached:
    """One of the goods leaves."""
    good = str(event["action"]["good"])
    pile = next(
        spot
        for spot, face in before.items()
        if spot[:2] == ("goods", event["seat"]) and face.what == good
    )
    timeline.leave(Sprite("good", good), pile, timeline.clock)
    return {}
