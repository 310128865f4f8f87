"""How goods travel: lifted by a ship and loaded, and sold."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.rules.burgundy.protocol import action_types, event_types, printed
from burgundy_qt.rules.burgundy.protocol.event_types import Acted
from burgundy_qt.widgets.games.burgundy.animation.timeline import Timeline
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import MOST_COINS, STAGGER, Reached


def do_load(
    timeline: Timeline, event: Acted[action_types.Load], before: Picture, after: Picture
) -> Reached:
    """The goods that a ship loads are lifted from their depots."""
    for good in event["action"]["goods"]:
        lift(timeline, before, good, event["action"]["depots"])
    return {}


def lift(
    timeline: Timeline, before: Picture, good: int, depots: Sequence[int] = printed.DEPOTS
) -> None:
    """Lift the goods of a type from depots: they fly where the next event says that they are
    loaded."""
    timeline.cargo += [
        (spot, face)
        for spot, face in before.items()
        if spot.kind == "trough" and spot.owner in depots and face.what == str(good)
    ]


def on_loaded(
    timeline: Timeline, event: event_types.Loaded, before: Picture, after: Picture
) -> Reached:
    """What was lifted flies to its piles, one after the other."""
    seat = timeline.state.home(event["seat"])
    reached: Reached = {}
    piles = {face.what: spot for spot, face in after.items() if spot[:2] == ("goods", seat)}
    start = timeline.clock
    for index, (source, face) in enumerate(timeline.cargo):
        target = piles.get(face.what)
        if target is not None:
            reached[target] = timeline.clock = timeline.fly(
                face, source, target, start + index * STAGGER
            )
    timeline.cargo = []
    return reached


def do_sell(
    timeline: Timeline, event: Acted[action_types.Sell], before: Picture, after: Picture
) -> Reached:
    """The goods of a pile fly to those sold before, one after the other."""
    seat, good = timeline.state.home(event["seat"]), str(event["action"]["good"])
    piles = [spot for spot in before if spot[:2] == ("goods", seat) and before[spot].what == good]
    target = Slot("sold", seat)
    start = timeline.clock
    for source in piles:
        for index in range(min(before[source].many, MOST_COINS)):
            timeline.clock = timeline.fly(
                Sprite("good", good), source, target, start + index * STAGGER
            )
    return {target: timeline.clock}
