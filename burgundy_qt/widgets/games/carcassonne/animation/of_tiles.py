"""How tiles come from the pile into the hand, onto the map and into a bazaar, and bridges onto
them."""

from __future__ import annotations

from burgundy_qt.rules.carcassonne.protocol_types import (
    Acted,
    Bazaar,
    Bridge,
    Built,
    Discard,
    Discarded,
    Place,
    Tile,
)
from burgundy_qt.widgets.games.carcassonne.animation.timeline import (
    DEAL_STEP,
    LAY,
    TURN_OVER,
    UNROLL,
    Timeline,
)
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import (
    LANDING,
    TRAVEL,
    Flip,
    Landing,
    Reached,
    changed_slots,
)

HAND, PILE, BACK = Slot("hand-tile"), Slot("pile"), Sprite("pile", "1")
TOWERS_LATER = 60
"""So long after a tile towers hide the joints of its walls."""


def on_tile(timeline: Timeline, event: Tile, before: Picture, after: Picture) -> Reached:
    """The drawn tile turns over on the pile and comes into the hand; a bought one comes from the
    card of its seat, or the last one of all from its stall."""
    start = timeline.clock
    face = after.get(HAND, Sprite("tile", f"{event['tile']}.0"))
    timeline.change(start, HAND, None)
    source = PILE
    if event["from"] == "pile":
        timeline.moves.append(Flip(start, PILE, BACK, face, TURN_OVER))
        start += TURN_OVER
    else:
        bought = Slot("bought", event["seat"])
        source = bought if bought in before else _stall_of(event["tile"], before) or PILE
    timeline.clock = timeline.carry(face, source, HAND, start, TRAVEL)
    return {HAND: timeline.clock, Slot("fits"): timeline.clock}


def _stall_of(tile: str, before: Picture) -> Slot | None:
    """The stall where such a tile lies."""
    return next(
        (s for s, face in before.items() if s.kind == "stall" and face.what == f"{tile}.0"), None
    )


def on_discard(timeline: Timeline, event: Discarded, before: Picture, after: Picture) -> Reached:
    """The tile that fits nowhere leaves the game."""
    timeline.clock = timeline.leave(Sprite("tile", f"{event['tile']}.0"), HAND, timeline.clock)
    return {}


def put_aside(
    timeline: Timeline, event: Acted[Discard], before: Picture, after: Picture
) -> Reached:
    """The same by choice."""
    if HAND in before:
        timeline.clock = timeline.leave(before[HAND], HAND, timeline.clock)
    return {}


def place(timeline: Timeline, event: Acted[Place], before: Picture, after: Picture) -> Reached:
    """The tile comes from the hand onto its cell; where it was tried there it settles."""
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
    timeline: Timeline, event: Acted[Bridge] | Built, before: Picture, after: Picture
) -> Reached:
    """A bridge is built: by choice, or because the tile needs it."""
    built = event["action"] if event["event"] == "action" else event
    target = Slot("bridge", None, built["cell"])
    source = Slot("bridges", event["seat"])
    timeline.clock = timeline.carry(after[target], source, target, timeline.clock, UNROLL)
    return {target: timeline.clock}


def on_bazaar(timeline: Timeline, event: Bazaar, before: Picture, after: Picture) -> Reached:
    """The tiles of a bazaar come from the pile, one after another."""
    reached: Reached = {}
    stalls = [spot for spot in after if spot.kind == "stall" and spot not in before]
    for late, stall in enumerate(stalls):
        start = timeline.clock + late * DEAL_STEP
        reached[stall] = timeline.carry(after[stall], PILE, stall, start, TRAVEL)
    timeline.clock = max(reached.values(), default=timeline.clock)
    return reached
