"""How marks are written: the two dice fly to the space, the pencil writes, and full regions are
gone round."""

from __future__ import annotations

from burgundy_qt.rules.dice.components import printed
from burgundy_qt.rules.dice.protocol_types import Acted, Started
from burgundy_qt.widgets.games.dice.animation.timeline import (
    CROSS,
    LOOP,
    REGION,
    WRITE,
    Timeline,
)
from burgundy_qt.widgets.games.dice.picture import marks
from burgundy_qt.widgets.pieces.spots import Picture, Spot
from burgundy_qt.widgets.scene.moves import Grow
from burgundy_qt.widgets.scene.timeline import Reached

AFTER_MARK = 60
"""So soon after a mark stands what it brings begins to move."""


def on_action(timeline: Timeline, event: Acted, before: Picture, after: Picture) -> Reached:
    """What is paid is crossed out; then the number is written."""
    seat, action = event["seat"], event["action"]
    if action["type"] != "mark" or timeline.is_seen(event):
        return {}
    return write(timeline, seat, action["cell"], action["number"], before, after)


def on_start(timeline: Timeline, event: Started, before: Picture, after: Picture) -> Reached:
    """The start castle is crossed."""
    if timeline.is_seen(event):
        return {}
    return write(timeline, event["seat"], event["castle"], 0, before, after)


def write(
    timeline: Timeline, seat: int, cell: str, number: int, before: Picture, after: Picture
) -> Reached:
    """A mark and what the pencil does beside it; the seat's clock goes on to where it stands."""
    start, spot = timeline.clock_of(seat), Spot("cell", seat, cell)
    timeline.marked[seat] = spot
    written = start
    if seat != timeline.at_once:
        begin = fly_dice(timeline, spot, number, start)
        written = timeline.draw(begin, spot, marks.strokes_of_number(cell, number), WRITE)
    reached: Reached = {spot: written, Spot("fresh", seat, cell): written}
    reached |= go_round(timeline, seat, before, after, written)
    reached |= pencil_circles(timeline, seat, before, after, start)
    timeline.clocks[seat] = written + AFTER_MARK
    return reached


def fly_dice(timeline: Timeline, spot: Spot, number: int, start: int) -> int:
    """The dice of a mark fly to their space; returns when they are there, at once where none
    do."""
    dice = timeline.state.dice
    if dice is None or not number:
        return start
    colour = printed.cells_of(timeline.state.letter)[str(spot.at)].colour
    for die in dice.pairs_for(number, colour)[0]:
        source = Spot("die", None, die)
        arrival = timeline.send(timeline.shown[source], source, spot, start)
    return arrival


def go_round(timeline: Timeline, seat: int, before: Picture, after: Picture, start: int) -> Reached:
    """The pencil goes round regions that have become full."""
    full = [spot for spot in after if spot[:2] == ("region", seat) and spot not in before]
    timeline.moves += [Grow(start, spot, REGION) for spot in full]
    return dict.fromkeys(full, start)


def pencil_circles(
    timeline: Timeline, seat: int, before: Picture, after: Picture, start: int
) -> Reached:
    """Circles of bonuses are gone round where they are earned, and crossed out where they are
    used."""
    reached: Reached = {}
    for spot, face in after.items():
        if spot[:2] != ("circle", seat) or before.get(spot) == face:
            continue
        if spot in before:
            reached[spot] = timeline.draw(start, spot, marks.strokes_of_cross(face), CROSS)
        else:
            reached[spot] = timeline.draw(start, spot, marks.strokes_of_loop(face), LOOP)
    return reached
