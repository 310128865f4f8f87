"""How a phase and a round begin, and how the order of play changes."""

from __future__ import annotations

from burgundy_qt.rules.burgundy.protocol import event_types
from burgundy_qt.widgets.games.burgundy.animation.timeline import Timeline
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import REFILL_MOST, REFILL_STEP, ROLL, TRAVEL, Reached, Roll


def on_phase(
    timeline: Timeline, event: event_types.Phase, before: Picture, after: Picture
) -> Reached:
    """What is left in the depots leaves; new tiles and goods come, one after the other."""
    start = timeline.clock
    old = [spot for spot in before if spot.kind == "market"]
    for spot in old:
        timeline.leave(before[spot], spot, start)
        timeline.change(start, spot, None)
    start += TRAVEL if old else 0
    new = [
        spot for spot, face in after.items() if spot.kind == "market" or is_good_to_come(spot, face)
    ]
    step = min(REFILL_STEP, (REFILL_MOST - TRAVEL) / max(1, len(new) - 1))
    reached: Reached = {}
    for index, spot in enumerate(new):
        source = Slot("phase", event["phase"])
        reached[spot] = timeline.travel(after[spot], source, spot, start + int(index * step), after)
    timeline.clock = max([start, *reached.values()])
    return reached


def is_good_to_come(spot: Slot, face: Sprite) -> bool:
    """Whether a good lies on a round space."""
    return spot.kind == "round" and face.kind == "good"


def on_round(
    timeline: Timeline, event: event_types.Round, before: Picture, after: Picture
) -> Reached:
    """All dice roll; then the good of the round travels to the depot that the white one shows."""
    start = timeline.clock
    reached: Reached = {}
    for spot, face in after.items():
        if face.kind == "die":
            timeline.moves.append(Roll(start, spot, tumbling(face)))
            reached[spot] = start
    reached[Slot("white-depot")] = start + ROLL
    source = Slot("round", event["round"])
    good = Sprite("good", str(event["good"]))
    depot = event["white"]
    target = Slot("trough", depot, len(timeline.state.troughs[depot]) - 1)
    if before.get(source) != good:
        timeline.change(start, source, good)
    arrival = timeline.travel(good, source, target, start + ROLL, after)
    for spot in after:
        if spot[:2] == ("trough", depot):
            reached[spot] = arrival
    reached[source] = start + ROLL
    timeline.clock = arrival
    return reached


def tumbling(face: Sprite) -> tuple[Sprite, ...]:
    """Three faces that a die shows before it lies still, and that one."""
    owner, last = face.what.split("-")
    others = [(int(last) + step - 1) % 6 + 1 for step in (2, 5, 3)]
    return (*(face._replace(what=f"{owner}-{number}", faded=False) for number in others), face)


def on_order(
    timeline: Timeline, event: event_types.Order, before: Picture, after: Picture
) -> Reached:
    """The marker of who has laid a ship goes on over the bridge."""
    mover = str(timeline.state.last_seat)
    marker = Sprite("marker", mover)
    source = next(
        (spot for spot, face in before.items() if spot.kind == "bay" and face == marker), None
    )
    target = next(
        (spot for spot, face in after.items() if spot.kind == "bay" and face == marker), None
    )
    if source is None or target is None or source == target:
        return {}
    return {target: timeline.travel(marker, source, target, timeline.clock, after)}
