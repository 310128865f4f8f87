"""How followers come onto the map, castles rise, and all go home with their points."""

from __future__ import annotations

from burgundy_qt.rules.carcassonne.protocol_types import (
    Acted,
    Castle,
    CastleScores,
    Complete,
    Meeple,
    Points,
)
from burgundy_qt.widgets.games.carcassonne.animation.of_final_scoring import is_of_the_end, shine
from burgundy_qt.widgets.games.carcassonne.animation.timeline import (
    DROP,
    HOME,
    RISE,
    Timeline,
)
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import (
    OVERLAP,
    POINTS,
    STAGGER,
    SWEEP,
    TICK,
    Reached,
    Tick,
    Travel,
    changed_slots,
)

SHINING = SWEEP // 2
"""After this long the followers of a feature that shines set out for home."""
COUNTED = "points", "card-points", "lead", "card-lead"
AT_HOME = "meeples", "card-meeples", "bust", "card-bust"


def meeple(timeline: Timeline, event: Acted[Meeple], before: Picture, after: Picture) -> Reached:
    """A follower drops onto its place."""
    seat = event["seat"]
    target = Slot("meeple", seat, event["action"]["on"])
    source = Slot("meeples", seat)
    timeline.clock = timeline.carry(after[target], source, target, timeline.clock, DROP)
    return {target: timeline.clock}


def castle(timeline: Timeline, event: Acted[Castle], before: Picture, after: Picture) -> Reached:
    """A castle rises on its town, and the knight of the town goes onto it."""
    seat, start = event["seat"], timeline.clock
    target = Slot("castle", None, event["action"]["city"])
    timeline.clock = timeline.carry(after[target], Slot("castles", seat), target, start, RISE)
    for knight in changed_slots(before, after, "meeple"):
        if knight in before:
            timeline.send(before[knight], knight, target, start, RISE)
    return {target: timeline.clock}


def on_complete(timeline: Timeline, event: Complete, before: Picture, after: Picture) -> Reached:
    """The light goes over the feature, and its followers go home."""
    start = timeline.clock
    timeline.sweep(start, event["feature"], event["places"])
    timeline.clock = leaves = start + SHINING
    reached: Reached = {}
    for late, spot in enumerate(changed_slots(before, after, "meeple")):
        sets_out = leaves + late * STAGGER
        home = Slot("meeples", spot.owner)
        timeline.send(before[spot], spot, home, sets_out, HOME)
        reached[spot] = sets_out
    return reached | dict.fromkeys(changed_slots(before, after, *AT_HOME), leaves + HOME)


def on_castle(timeline: Timeline, event: CastleScores, before: Picture, after: Picture) -> Reached:
    """The light goes over what completes a castle; its lord goes home."""
    seat, start = event["seat"], timeline.clock
    timeline.sweep(start, event["feature"])
    timeline.clock = leaves = start + SHINING
    source = Slot("castle", None, event["castle"])
    timeline.send(Sprite("knight", str(seat)), source, Slot("meeples", seat), leaves, HOME)
    return {source: leaves} | dict.fromkeys(changed_slots(before, after, *AT_HOME), leaves + HOME)


def on_points(timeline: Timeline, event: Points, before: Picture, after: Picture) -> Reached:
    """Points fly from their feature to the seat; those of a sale from who pays to who is paid."""
    if is_of_the_end(event):
        shine(timeline, event)
    seat, start = event["seat"], timeline.clock
    points = Slot("points", seat)
    arrival = start
    if event["for"] != "bazaar":
        source = Slot("castle" if event["for"] == "castle" else "feature", None, event["feature"])
        badge = Sprite("badge", f"+{event['points']}")
        timeline.moves.append(Travel(start, badge, source, points, fades=True, length=POINTS))
        arrival = start + POINTS
    now = timeline.state.seats[seat].points
    timeline.moves.append(Tick(arrival, points, now - event["points"], now))
    timeline.clock = start + OVERLAP
    return dict.fromkeys(changed_slots(before, after, *COUNTED), arrival) | {points: arrival + TICK}
