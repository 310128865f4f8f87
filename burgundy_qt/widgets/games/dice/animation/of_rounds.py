"""How a round begins: the dice roll, and time is crossed off."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.dice.components.sheets import COLOURS
from burgundy_qt.rules.dice.protocol_types import Round
from burgundy_qt.widgets.games.dice.animation.timeline import CROSS, Timeline
from burgundy_qt.widgets.games.dice.picture import marks
from burgundy_qt.widgets.pieces.spots import Face, Picture
from burgundy_qt.widgets.scene.moves import ROLL, Roll
from burgundy_qt.widgets.scene.timeline import Reached

SIDES: Mapping[str, tuple[str, ...]] = {
    "number": tuple("123456"),
    "colour": COLOURS,
    "hourglass": ("1", "2"),
}
"""By kind of die what its sides show."""
TUMBLING = 2, 5, 3
"""So many sides further are those that a die shows before it lies still."""


def on_round(timeline: Timeline, event: Round, before: Picture, after: Picture) -> Reached:
    """All dice roll; then as many boxes are crossed as the hourglass says."""
    timeline.wait_for_all()
    start = timeline.clock
    reached: Reached = {}
    for spot, face in after.items():
        if spot.kind == "die":
            timeline.moves.append(Roll(start, spot, tumbling(face)))
            reached[spot] = start
    clock = start + ROLL
    for spot, face in after.items():
        if spot.kind == "box" and spot not in before:
            clock = timeline.draw(clock, spot, marks.strokes_of_cross(face), CROSS)
            reached[spot] = clock
    timeline.clock = clock
    return reached


def tumbling(face: Face) -> tuple[Face, ...]:
    """Three other sides of a die, and the one that lies up in the end."""
    kind, _, last = face.what.partition("-")
    sides = SIDES[kind]
    others = [sides[(sides.index(last) + step) % len(sides)] for step in TUMBLING]
    return (*(face._replace(what=f"{kind}-{side}") for side in others), face)
