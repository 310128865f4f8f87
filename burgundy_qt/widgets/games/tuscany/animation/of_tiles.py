"""How tiles go: from display to storage, from storage to the duchy, and how gaps are filled."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.tuscany.protocol_types import (
    Acted,
    Action,
    ActionType,
    BonusTile,
    Chosen,
    EventType,
    Place,
    Refill,
    Take,
)
from burgundy_qt.rules.tuscany.protocol_types import Sweep as Swept
from burgundy_qt.widgets.games.tuscany.animation.of_cards import pay_cards
from burgundy_qt.widgets.games.tuscany.animation.timeline import (
    FILL,
    PAY,
    PULSE,
    REFILL_STEP,
    RISE,
    STONE,
    Timeline,
)
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import (
    AWAY,
    FLY,
    TRAVEL,
    Reached,
    Setting,
    Sweep,
    changed_slots,
)

MARBLE, WORKER = Sprite("gain", "marble"), Sprite("gain", "worker")


def on_action(
    timeline: Timeline, event: Acted[Action] | Chosen, before: Picture, after: Picture
) -> Reached:
    """What it costs is paid; then comes the deed itself."""
    timeline.laid = None
    paid = timeline.clock + RISE + PAY
    if "to" not in event:
        _pay(timeline, event, before)
    setting = ACTIONS.get(event["action"]["type"])
    reached = setting(timeline, event, before, after) if setting else {}
    return {**reached, **dict.fromkeys(changed_slots(before, after, "discards"), paid)}


def _pay(timeline: Timeline, event: Acted[Action], before: Picture) -> None:
    seat, action, start = event["seat"], event["action"], timeline.clock
    if event["paid"]["marble"]:
        timeline.send(MARBLE, Slot("marble", seat), AWAY, start)
    if action["type"] != "place":
        return
    for index in range(action.get("workers", 0)):
        target = Slot("cell", seat, action["cell"])
        timeline.send(WORKER, Slot("workers", seat), target, start + index * REFILL_STEP)
    if cards := action.get("cards"):
        timeline.clock = pay_cards(timeline, seat, cards, before)


def take(timeline: Timeline, event: Acted[Take], before: Picture, after: Picture) -> Reached:
    """What makes room leaves; the tile comes into storage."""
    start = timeline.clock
    source = _slot_left(before, after)
    target = next((spot for spot in changed_slots(before, after, "store") if spot in after), None)
    if source is None or target is None:
        return {}
    if event["action"]["discard"] and target in before:
        timeline.send(before[target], target, AWAY, start, PAY)
        timeline.change(start, target, None)
    timeline.clock = timeline.carry(before[source], source, target, start, TRAVEL)
    return {target: timeline.clock}


def _slot_left(before: Picture, after: Picture) -> Slot | None:
    """The slot of the display from which a tile was taken."""
    return next(
        (spot for spot in changed_slots(before, after, "display") if before.get(spot) is not None),
        None,
    )


def place(timeline: Timeline, event: Acted[Place], before: Picture, after: Picture) -> Reached:
    """The tile comes from storage, or by a castle from the display, onto its space."""
    start, action = timeline.clock, event["action"]
    cell = Slot("cell", event["seat"], action["cell"])
    timeline.laid = cell
    source = (
        _slot_left(before, after)
        if action.get("by") == "castle"
        else next(iter(changed_slots(before, after, "store")), None)
    )
    if source is None or cell not in after:
        return {}
    timeline.clock = timeline.carry(after[cell], source, cell, start, TRAVEL)
    return dict.fromkeys(changed_slots(before, after, "cell", "covered"), timeline.clock)


def bonus_tile(
    timeline: Timeline, event: Acted[BonusTile], before: Picture, after: Picture
) -> Reached:
    """A bonus tile comes from the supply."""
    seat, kind = event["seat"], event["action"]["tile"]
    target = Slot("bonus", seat, kind)
    face = Sprite("bonus-tile", kind)
    timeline.clock = timeline.send(face, Slot("supply", None, kind), target, timeline.clock)
    return dict.fromkeys(changed_slots(before, after, "bonus", "store", "draws"), timeline.clock)


ACTIONS: Mapping[ActionType, Setting[Timeline]] = {
    "take": take,
    "place": place,
    "bonus-tile": bonus_tile,
}


def on_refill(timeline: Timeline, event: Refill, before: Picture, after: Picture) -> Reached:
    """A gap is filled from a stack, and a stone of the clock."""
    start, slot = timeline.clock, Slot("display", None, event["slot"])
    if slot not in after:
        return {}
    arrival = timeline.carry(after[slot], _stack(event, before, after), slot, start, FILL)
    clock = dict.fromkeys(changed_slots(before, after, "stone"), arrival + STONE)
    if event["from"] != "neutral":
        clock |= timeline.run("clock", event["from"], before, after, arrival)
    timeline.clock = start + REFILL_STEP if timeline.sweeps else arrival
    return {slot: arrival, **clock}


def _stack(event: Refill, before: Picture, after: Picture) -> Slot:
    """The stack from which a gap is filled."""
    seat = event["from"]
    if seat == "neutral":
        return Slot("neutral-stack")
    stacks = (spot for spot in changed_slots(before, after, "stack", "left") if spot.owner == seat)
    return Slot("stack", seat, next((spot.at for spot in stacks), 0))


def on_sweep(timeline: Timeline, event: Swept, before: Picture, after: Picture) -> Reached:
    """All tiles of a colour pulse once and go."""
    start = timeline.clock
    slots = [Slot("display", None, slot) for slot in event["slots"]]
    swept = [slot for slot in slots if slot in before]
    timeline.moves.append(Sweep(start, tuple(swept), PULSE))
    for index, slot in enumerate(swept):
        timeline.send(before[slot], slot, AWAY, start + PULSE + index * REFILL_STEP, FLY)
    timeline.clock = start + PULSE + FLY
    timeline.sweeps = True
    return dict.fromkeys(slots, start + PULSE)


EVENTS: Mapping[EventType, Setting[Timeline]] = {
    "action": on_action,
    "refill": on_refill,
    "sweep": on_sweep,
}
