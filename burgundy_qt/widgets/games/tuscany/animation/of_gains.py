"""How points, marble, workers and hexagons come to where they are counted, and yield cards are
turned up."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.tuscany.protocol_types import Bonus, EventType, Gain, Points, Yield
from burgundy_qt.widgets.games.tuscany.animation.of_tiles import MARBLE, WORKER
from burgundy_qt.widgets.games.tuscany.animation.timeline import (
    TURN_UP,
    TURNED_UP,
    Timeline,
)
from burgundy_qt.widgets.games.tuscany.board.printed import HEXAGON, region_of
from burgundy_qt.widgets.games.tuscany.words.names import goods_in
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import (
    FLY,
    OVERLAP,
    STAGGER,
    SWEEP,
    TICK,
    Reached,
    Setting,
    Sweep,
    Tick,
    changed_slots,
)

GOODS = {"marble": MARBLE, "workers": WORKER}
COUNTED = "green", "red", "green-sum", "red-sum"
MOST = 4


def on_gain(timeline: Timeline, event: Gain, before: Picture, after: Picture) -> Reached:
    """Marble and workers fly to their box, a hexagon into storage."""
    start, seat = timeline.clock, event["seat"]
    source = _source(timeline, event)
    if "hexagons" in event:
        target = next(
            (spot for spot in changed_slots(before, after, "store") if spot in after), None
        )
        if target is None:
            return {}
        arrival = timeline.carry(Sprite("tile", HEXAGON), source, target, start, FLY)
        timeline.clock = start + OVERLAP
        return {target: arrival}
    kind = "marble" if "marble" in event else "workers"
    target = Slot(kind, seat)
    arrivals = [
        timeline.send(GOODS[kind], source, target, start + index * STAGGER)
        for index in range(min(MOST, goods_in(event)[kind]))
    ]
    timeline.clock = start + OVERLAP
    return dict.fromkeys(changed_slots(before, after, kind), max(arrivals, default=start))


def _source(timeline: Timeline, event: Gain | Points) -> Slot:
    """Where a gain comes from: the yield card that lies large, or the tile that was laid."""
    if timeline.turned_up is not None:
        return TURNED_UP
    return timeline.laid or Slot("deck")


def on_points(timeline: Timeline, event: Points, before: Picture, after: Picture) -> Reached:
    """Points fly to their number; the light goes over a region that is full."""
    seat, track = event["seat"], event["track"]
    if event["for"] == "region" and timeline.laid is not None:
        _shine(timeline, seat, str(timeline.laid.at))
    face = Sprite("points", f"{track}:{event['points']}")
    return _fly_points(timeline, seat, track, face, _whence(timeline, event), before, after)


def _whence(timeline: Timeline, event: Points) -> Slot:
    seat, reason = event["seat"], event["for"]
    match reason:
        case "phase":
            return Slot("green", seat)
        case "storage":
            return Slot("bonus", seat, "storage")
        case "cards":
            return Slot("hand", seat)
        case "stored" | "hexagons":
            return Slot("store", seat, 0)
        case "marble" | "workers":
            return Slot(reason, seat)
    return _source(timeline, event)


def _fly_points(
    timeline: Timeline,
    seat: int,
    track: str,
    face: Sprite,
    source: Slot,
    before: Picture,
    after: Picture,
) -> Reached:
    start, target = timeline.clock, Slot(track, seat)
    arrival = timeline.send(face, source, target, start)
    if target in before and target in after:
        first, last = int(before[target].what), int(after[target].what)
        timeline.moves.append(Tick(arrival, target, first, last))
    timeline.clock = start + OVERLAP
    reached = dict.fromkeys(changed_slots(before, after, *COUNTED), arrival)
    ran = timeline.run(f"{track}-field", seat, before, after, arrival)
    return {**reached, **ran, target: arrival + TICK}


def _shine(timeline: Timeline, seat: int, cell: str) -> None:
    """Light passes over a region."""
    duchy = timeline.state.seats[seat].land
    cells = tuple(Slot("cell", seat, each) for each in region_of(duchy, cell))
    timeline.moves.append(Sweep(timeline.clock, cells, SWEEP))


def on_bonus(timeline: Timeline, event: Bonus, before: Picture, after: Picture) -> Reached:
    """The marker of who has covered a colour comes onto its bonus, and the points fly."""
    seat, start = event["seat"], timeline.clock
    bonus = Slot("colour-bonus", None, f"{event['colour']}.{event['rank']}")
    timeline.send(Sprite("marker", str(seat)), timeline.laid or bonus, bonus, start)
    face = Sprite("points", f"green:{event['points']}")
    timeline.clock = start + FLY
    reached = _fly_points(timeline, seat, "green", face, bonus, before, after)
    return {**reached, **dict.fromkeys(changed_slots(before, after, "colour-bonus"), start + FLY)}


def on_yield(timeline: Timeline, event: Yield, before: Picture, after: Picture) -> Reached:
    """A yield card is turned up and lies there large for a moment."""
    start = timeline.clock
    face, back = Sprite("yield-card", event["card"]), Sprite("yield-card", "back")
    arrival = timeline.send(back, Slot("yields"), TURNED_UP, start, TURN_UP)
    timeline.change(arrival, TURNED_UP, face)
    timeline.turned_up = arrival
    timeline.clock = arrival + OVERLAP
    return dict.fromkeys(changed_slots(before, after, "yield-card"), timeline.clock)


EVENTS: Mapping[EventType, Setting[Timeline]] = {
    "gain": on_gain,
    "points": on_points,
    "bonus": on_bonus,
    "yield": on_yield,
}
