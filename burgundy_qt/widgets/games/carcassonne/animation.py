"""The motions of an event: every piece travels from its old place to its new one. `picture` gives
the places before and after."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from burgundy_qt.rules.carcassonne import protocol
from burgundy_qt.widgets.games.carcassonne.picture import final_steps, picture_of
from burgundy_qt.widgets.games.carcassonne.table_state import NO_TRIAL, Ghost, TableState
from burgundy_qt.widgets.sprites.places import Picture, Slot, Sprite
from burgundy_qt.widgets.table import timeline
from burgundy_qt.widgets.table.timeline import (
    LANDING,
    OVERLAP,
    POINTS,
    STAGGER,
    SWEEP,
    TICK,
    TRAVEL,
    Flip,
    Landing,
    Reached,
    StateTimeline,
    Sweep,
    Tick,
    Travel,
    changed_slots,
)

# The motions of a row of events, with facts for the next event.


TURN_OVER, LAY, DROP, HOME, UNROLL, RISE = 220, 260, 180, 320, 240, 260
"""Durations: the drawn tile turns over, a tile comes onto the map, a follower comes onto it, a
follower goes home, a bridge unrolls, and a castle rises."""
DEAL_STEP = 90
"""The delay between two tiles of a bazaar that come from the pile."""
FINAL_STEP = 260
"""The delay between two features of the final scoring."""


class Timeline(StateTimeline[TableState]):
    """The motions so far. `ghost`: the trial tile before it was placed; `counted`: the highlighted
    feature of the final scoring."""

    def __init__(self, state: TableState, features: Mapping[str, protocol.FeatureObject]) -> None:
        super().__init__(state, picture_of)
        self.features = features  # of the view after the step, for the light on them
        self.ghost: Ghost | None = state.trial.ghost
        self.counted: str | None = None
        self.state = state.with_trial(NO_TRIAL)
        self.show(self.shown, picture_of(self.state), self.clock, {})

    def sweep(self, start: int, feature: str, places: Iterable[str] = ()) -> None:
        """Let the light pass over a feature, tile by tile; without `places` they are looked up."""
        known = self.features.get(feature)
        found = tuple(places) or tuple(known["places"] if known is not None else (feature,))
        slots = tuple(Slot("feature", None, place) for place in found)
        self.moves.append(Sweep(start, slots, SWEEP))


Setting = timeline.Setting[Timeline]


# Bids, and tiles for their buyers.


def bid(
    timeline: Timeline, event: protocol.Acted[protocol.Bid], before: Picture, after: Picture
) -> Reached:
    """Bring the tag with a bid from the points of its seat."""
    tag = Slot("bid", event["seat"])
    if tag not in after:
        return {}
    source = Slot("points", event["seat"])
    timeline.clock = timeline.carry(after[tag], source, tag, timeline.clock, UNROLL)
    return {tag: timeline.clock}


def on_sold(timeline: Timeline, event: protocol.Sold, before: Picture, after: Picture) -> Reached:
    """Move a tile to the card of its buyer."""
    start, seat = timeline.clock, event["seat"]
    stall = next(iter(changed_slots(before, after, "stall")), None)
    if stall is None:
        return {}
    sprite, bought = Sprite("tile", f"{event['tile']}.0"), Slot("bought", seat)
    arrival = timeline.carry(sprite, stall, bought, start, TRAVEL)
    timeline.clock = start + OVERLAP
    return dict.fromkeys(
        changed_slots(before, after, "stall", "buyer", "stall-words", "bought"), arrival
    )


def choose(
    timeline: Timeline, event: protocol.Acted[protocol.Choose], before: Picture, after: Picture
) -> Reached:
    """Give the tile to the seat at once if there is no auction."""
    is_taken = Slot("bought", event["seat"]) in changed_slots(before, after, "bought")
    tile = event["action"]["tile"]
    sold: protocol.Sold = {"event": "sold", "seat": event["seat"], "tile": tile, "points": 0}
    return on_sold(timeline, sold, before, after) if is_taken else {}


# The final scoring: roads, cities, monasteries, then fields, each feature highlighted once.


PARTS = {
    "road-left": "roads",
    "city-left": "cities",
    "monastery-left": "monasteries",
    "field": "fields",
}
"""The parts of the final scoring by the reason of points, in their order."""


def is_of_the_end(event: protocol.Points) -> bool:
    """Return whether points belong to the final scoring."""
    return event["for"] in PARTS


def in_parts(events: Sequence[protocol.Event]) -> list[protocol.Event]:
    """Return the events of a step in the order of the animation."""
    order = list(PARTS)
    scored = [event for event in events if event["event"] == "points" and is_of_the_end(event)]
    scored.sort(key=lambda event: order.index(event["for"]))
    others = [event for event in events if event["event"] != "points" or not is_of_the_end(event)]
    return [*others[:-1], *scored, *others[-1:]] if scored else others


def shine(timeline: Timeline, event: protocol.Points) -> None:
    """Highlight the next feature: the light passes over it, and the head shows the part."""
    if timeline.counted == event["feature"]:
        return
    timeline.counted = event["feature"]
    timeline.clock += FINAL_STEP
    timeline.sweep(timeline.clock, event["feature"])
    sprites = final_steps(timeline.state, PARTS[event["for"]])
    steps = {Slot("step", None, at): sprite for at, sprite in enumerate(sprites)}
    shown = {slot: sprite for slot, sprite in timeline.shown.items() if slot.kind == "step"}
    for slot in changed_slots(shown, steps):
        timeline.change(timeline.clock, slot, steps.get(slot))


# Followers come onto the map, castles rise, and all followers go home with their points.


SHINING = SWEEP // 2
"""The delay until the followers of a highlighted feature leave for home."""
COUNTED = "points", "card-points", "lead", "card-lead"
AT_HOME = "meeples", "card-meeples", "bust", "card-bust"


def meeple(
    timeline: Timeline, event: protocol.Acted[protocol.Meeple], before: Picture, after: Picture
) -> Reached:
    """Drop a follower onto its place."""
    seat = event["seat"]
    target = Slot("meeple", seat, event["action"]["on"])
    source = Slot("meeples", seat)
    timeline.clock = timeline.carry(after[target], source, target, timeline.clock, DROP)
    return {target: timeline.clock}


def castle(
    timeline: Timeline, event: protocol.Acted[protocol.Castle], before: Picture, after: Picture
) -> Reached:
    """Raise a castle on its town, and move the knight of the town onto it."""
    seat, start = event["seat"], timeline.clock
    target = Slot("castle", None, event["action"]["city"])
    timeline.clock = timeline.carry(after[target], Slot("castles", seat), target, start, RISE)
    for knight in changed_slots(before, after, "meeple"):
        if knight in before:
            timeline.send(before[knight], knight, target, start, RISE)
    return {target: timeline.clock}


def on_complete(
    timeline: Timeline, event: protocol.Complete, before: Picture, after: Picture
) -> Reached:
    """Let the light pass over the feature, then send its followers home."""
    start = timeline.clock
    timeline.sweep(start, event["feature"], event["places"])
    timeline.clock = leaves = start + SHINING
    reached: Reached = {}
    for late, slot in enumerate(changed_slots(before, after, "meeple")):
        sets_out = leaves + late * STAGGER
        home = Slot("meeples", slot.owner)
        timeline.send(before[slot], slot, home, sets_out, HOME)
        reached[slot] = sets_out
    return reached | dict.fromkeys(changed_slots(before, after, *AT_HOME), leaves + HOME)


def on_castle(
    timeline: Timeline, event: protocol.CastleScores, before: Picture, after: Picture
) -> Reached:
    """Let the light pass over the feature that completes a castle, then send its lord home."""
    seat, start = event["seat"], timeline.clock
    timeline.sweep(start, event["feature"])
    timeline.clock = leaves = start + SHINING
    source = Slot("castle", None, event["castle"])
    timeline.send(Sprite("knight", str(seat)), source, Slot("meeples", seat), leaves, HOME)
    return {source: leaves} | dict.fromkeys(changed_slots(before, after, *AT_HOME), leaves + HOME)


def on_points(
    timeline: Timeline, event: protocol.Points, before: Picture, after: Picture
) -> Reached:
    """Fly points from their feature to the seat; those of a sale from the payer to the receiver."""
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


# Tiles come from the pile into the hand, onto the map and into a bazaar; bridges come onto tiles.


HAND, PILE, BACK = Slot("hand-tile"), Slot("pile"), Sprite("pile", "1")
TOWERS_LATER = 60
"""The delay after a tile until towers hide the joints of its walls."""


def on_tile(timeline: Timeline, event: protocol.Tile, before: Picture, after: Picture) -> Reached:
    """Turn over the drawn tile on the pile and bring it into the hand; a bought tile comes from the
    card of its seat, or the last of them from its stall."""
    start = timeline.clock
    sprite = after.get(HAND, Sprite("tile", f"{event['tile']}.0"))
    timeline.change(start, HAND, None)
    source = PILE
    if event["from"] == "pile":
        timeline.moves.append(Flip(start, PILE, BACK, sprite, TURN_OVER))
        start += TURN_OVER
    else:
        bought = Slot("bought", event["seat"])
        source = bought if bought in before else _stall_of(event["tile"], before) or PILE
    timeline.clock = timeline.carry(sprite, source, HAND, start, TRAVEL)
    return {HAND: timeline.clock, Slot("fits"): timeline.clock}


def _stall_of(tile: str, before: Picture) -> Slot | None:
    """Return the stall of such a tile."""
    return next(
        (s for s, sprite in before.items() if s.kind == "stall" and sprite.what == f"{tile}.0"),
        None,
    )


def on_discard(
    timeline: Timeline, event: protocol.Discarded, before: Picture, after: Picture
) -> Reached:
    """Remove the tile that fits nowhere."""
    timeline.clock = timeline.leave(Sprite("tile", f"{event['tile']}.0"), HAND, timeline.clock)
    return {}


def put_aside(
    timeline: Timeline, event: protocol.Acted[protocol.Discard], before: Picture, after: Picture
) -> Reached:
    """Remove the tile that the player puts aside."""
    if HAND in before:
        timeline.clock = timeline.leave(before[HAND], HAND, timeline.clock)
    return {}


def place(
    timeline: Timeline, event: protocol.Acted[protocol.Place], before: Picture, after: Picture
) -> Reached:
    """Move the tile from the hand onto its cell; a trial tile there settles."""
    start, cell = timeline.clock, Slot("tile", None, event["action"]["cell"])
    if timeline.ghost is not None and timeline.ghost.cell == cell.at:
        timeline.moves.append(Landing(start, cell))
        timeline.clock = start + LANDING
        return _with_towers(before, after, start)
    timeline.clock = timeline.carry(after[cell], HAND, cell, start, LAY)
    return _with_towers(before, after, timeline.clock) | {cell: timeline.clock}


def _with_towers(before: Picture, after: Picture, laid: int) -> Reached:
    return dict.fromkeys(changed_slots(before, after, "tower"), laid + TOWERS_LATER)


def bridge(
    timeline: Timeline,
    event: protocol.Acted[protocol.Bridge] | protocol.Built,
    before: Picture,
    after: Picture,
) -> Reached:
    """Build a bridge, by choice or because the tile needs it."""
    built = event["action"] if event["event"] == "action" else event
    target = Slot("bridge", None, built["cell"])
    source = Slot("bridges", event["seat"])
    timeline.clock = timeline.carry(after[target], source, target, timeline.clock, UNROLL)
    return {target: timeline.clock}


def on_bazaar(
    timeline: Timeline, event: protocol.Bazaar, before: Picture, after: Picture
) -> Reached:
    """Bring the tiles of a bazaar from the pile, one after another."""
    reached: Reached = {}
    stalls = [slot for slot in after if slot.kind == "stall" and slot not in before]
    for late, stall in enumerate(stalls):
        start = timeline.clock + late * DEAL_STEP
        reached[stall] = timeline.carry(after[stall], PILE, stall, start, TRAVEL)
    timeline.clock = max(reached.values(), default=timeline.clock)
    return reached


ACTIONS: Mapping[str, Setting] = {
    "place": place,
    "discard": put_aside,
    "bridge": bridge,
    "meeple": meeple,
    "castle": castle,
    "bid": bid,
    "choose": choose,
}


def on_action(
    timeline: Timeline, event: protocol.Acted[protocol.Action], before: Picture, after: Picture
) -> Reached:
    """Animate an action; most actions move nothing."""
    setting = ACTIONS.get(event["action"]["type"])
    return setting(timeline, event, before, after) if setting else {}


EVENTS: Mapping[str, Setting] = {
    "action": on_action,
    "tile": on_tile,
    "discard": on_discard,
    "bridge": bridge,
    "bazaar": on_bazaar,
    "complete": on_complete,
    "castle": on_castle,
    "points": on_points,
    "sold": on_sold,
}
