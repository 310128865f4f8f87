"""From events of the Dice Game to motion: the pencil writes, dice roll, points and bonuses come to
where they are written. Every seat has its own clock, for all write at the same time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from burgundy_qt.rules.dice import catalogue
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.rules.dice.protocol import (
    Acted,
    Completed,
    Event,
    Gain,
    Points,
    Round,
    Sale,
    Started,
)
from burgundy_qt.rules.dice.sheets import BONUSES, COLOURS
from burgundy_qt.rules.ruleset import Asked
from burgundy_qt.widgets.games.dice.picture import (
    picture_of,
    strokes_of_cross,
    strokes_of_loop,
    strokes_of_number,
)
from burgundy_qt.widgets.sprites.places import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import ROLL, Change, Grow, Reached, Roll, StateTimeline

WRITE, CROSS, LOOP, REGION, FLY = 220, 180, 200, 380, 260
"""How long the pencil writes a number, makes a cross, draws a loop, goes round a region, and how
long something flies."""
NEXT_SEAT = 110
"""So long after another seat the next one's marks begin."""
OfASheet = Acted | Started | Points | Gain
"""What tells of a seat what it may have chosen in secret."""


class Timeline(StateTimeline[DiceState]):
    """The moves so far.

    `asked`: who writes after the step. Until it is over the table shows who wrote before it, but
    a choice in secret is over at once, and in a new round all write. `at_once`: the seat whose
    marks are seen already, for they were written on trial."""

    def __init__(self, state: DiceState, asked: Asked, at_once: int | None = None) -> None:
        self.asked, self.writing = asked, state.asked
        super().__init__(state, self.picture_now)
        self.at_once = at_once
        self.clocks: dict[int, int] = {}  # by seat when its next event begins to move
        self.marked: dict[int, Slot] = {}  # by seat the cell that it marked last

    def picture_now(self, state: DiceState) -> Picture:
        """Return what the table shows of a state while events are set in motion."""
        return picture_of(state.evolve(asked=self.writing))

    def begin(self, event: Event) -> None:
        if "to" in event:
            self.writing = self.asked
        elif event["event"] == "round":
            self.writing = Asked(waiting=tuple(range(len(self.state.seats))))

    def start_of(self, event: Event) -> int:
        """An event of a seat begins when that seat is ready for it, but what is seen already, or
        only comes of what a seat writes in secret, takes no time."""
        match event["event"]:
            case "action" | "start":
                return self.clock if self.is_seen(event) else self.clock_of(event["seat"])
            case "points" | "gain":
                quiet = self.is_seen(event) or "to" in event
                return self.clock if quiet else self.clock_of(event["seat"])
            case "sale" | "bonus":
                return self.clock_of(event["seat"])
        return self.clock

    def end(self) -> None:
        self.wait_for_all()
        self.writing = self.asked

    def is_seen(self, event: OfASheet) -> bool:
        """Return whether all are told by an event what its seat sees already, as it has written it
        in secret."""
        return "to" not in event and self.state.seats[event["seat"]].open is not None

    def clock_of(self, seat: int) -> int:
        """When the next event of a seat begins to move; each seat a little later than the one
        before."""
        if seat not in self.clocks:
            self.clocks[seat] = self.clock + NEXT_SEAT * len(self.clocks)
        return self.clocks[seat]

    def wait_for_all(self) -> None:
        """What comes next begins when all seats are done."""
        self.clock = max([self.clock, *self.clocks.values()])
        self.clocks.clear()

    def draw(self, start: int, over: Slot, strokes: Sprite, length: int) -> int:
        """Let the pencil draw strokes over a spot; returns when they are drawn."""
        stroke = Slot("stroke", over.owner, f"{over.kind}:{over.at}")
        start = max(start, self._changed.get(stroke, -1) + 1)
        self._changed[stroke] = start + length
        self.moves += [
            Change(start, stroke, strokes),
            Grow(start, stroke, length),
            Change(start + length, stroke, None),
        ]
        return start + length

    def send(self, face: Sprite, source: Slot, target: Slot, start: int, length: int = FLY) -> int:
        return super().send(face, source, target, start, length)


Told = TypeVar("Told")
Setting = Callable[[Timeline, Told, Picture, Picture], Reached]
"""Sets an event of one type in motion, which has led from the first picture to the second; returns
when spots show what lies there afterwards, where that is not when the event begins."""


# Marks: the two dice fly to the space, the pencil writes, and full regions are gone round


AFTER_MARK = 60
"""So soon after a mark stands what it brings begins to move."""


def on_action(timeline: Timeline, event: Acted, before: Picture, after: Picture) -> Reached:
    """Return what is paid is crossed out; then the number is written."""
    seat, action = event["seat"], event["action"]
    if action["type"] != "mark" or timeline.is_seen(event):
        return {}
    return write_mark(timeline, seat, action["cell"], action["number"], before, after)


def on_start(timeline: Timeline, event: Started, before: Picture, after: Picture) -> Reached:
    """The start castle is crossed."""
    if timeline.is_seen(event):
        return {}
    return write_mark(timeline, event["seat"], event["castle"], 0, before, after)


def write_mark(
    timeline: Timeline, seat: int, cell: str, number: int, before: Picture, after: Picture
) -> Reached:
    """Return a mark and what the pencil does beside it; the seat's clock goes on to where it
    stands."""
    start, spot = timeline.clock_of(seat), Slot("cell", seat, cell)
    timeline.marked[seat] = spot
    written = start
    if seat != timeline.at_once:
        begin = fly_dice(timeline, spot, number, start)
        written = timeline.draw(begin, spot, strokes_of_number(cell, number), WRITE)
    reached: Reached = {spot: written, Slot("fresh", seat, cell): written}
    reached |= go_round(timeline, seat, before, after, written)
    reached |= pencil_circles(timeline, seat, before, after, start)
    timeline.clocks[seat] = written + AFTER_MARK
    return reached


def fly_dice(timeline: Timeline, spot: Slot, number: int, start: int) -> int:
    """Return the dice of a mark fly to their space; returns when they are there, at once where none
    do."""
    dice = timeline.state.dice
    if dice is None or not number:
        return start
    colour = catalogue.cells_of(timeline.state.letter)[str(spot.at)].colour
    for die in dice.pairs_for(number, colour)[0]:
        source = Slot("die", None, die)
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
            reached[spot] = timeline.draw(start, spot, strokes_of_cross(face), CROSS)
        else:
            reached[spot] = timeline.draw(start, spot, strokes_of_loop(face), LOOP)
    return reached


COUNTED = "points", "column", "total", "goal"
"""Kinds of spots that tell points."""


def on_points(timeline: Timeline, event: Points, before: Picture, after: Picture) -> Reached:
    """Points fly from the space, or from the goods that were sold, to their column."""
    if timeline.is_seen(event) or "to" in event:
        return {}
    seat = event["seat"]
    source = Slot("bonus", seat, "goods") if event["for"] == "sale" else timeline.marked.get(seat)
    return write_points(timeline, seat, event["points"], source, before, after)


def write_points(
    timeline: Timeline,
    seat: int,
    points: int,
    source: Slot | None,
    before: Picture,
    after: Picture,
) -> Reached:
    """Points fly to the column of the phase and are written there."""
    start = timeline.clock_of(seat)
    column = next(
        (
            spot
            for spot, face in after.items()
            if spot[:2] == ("column", seat) and before.get(spot) != face
        ),
        Slot("points", seat),
    )
    arrival = timeline.send(Sprite("badge", f"+{points}"), source or column, column, start)
    timeline.clocks[seat] = start + NEXT_SEAT
    changed = {
        spot
        for spot in {**before, **after}
        if spot.kind in COUNTED and before.get(spot) != after.get(spot)
    }
    return dict.fromkeys(changed, arrival)


def on_gain(timeline: Timeline, event: Gain, before: Picture, after: Picture) -> Reached:
    """Bonuses fly to their box, and their circles are gone round; what comes of a mark in secret is
    only gone round."""
    seat = event["seat"]
    if timeline.is_seen(event):
        return {}
    if "to" in event:
        return pencil_circles(timeline, seat, before, after, timeline.clock)
    start = timeline.clock_of(seat)
    [bonus] = (bonus for bonus in BONUSES if bonus in event)
    target = Slot("bonus", seat, bonus)
    source = gained_from(timeline, event)
    arrival = timeline.send(Sprite("token", bonus), source, target, start)
    timeline.clocks[seat] = start + NEXT_SEAT
    return {
        target: arrival,
        Slot("token", seat, bonus): arrival,
        **pencil_circles(timeline, seat, before, after, arrival),
    }


def gained_from(timeline: Timeline, event: Gain) -> Slot:
    """Return where a bonus comes from: the space that was marked, the goods that were sold, or the
    dice that fitted nowhere."""
    if event["for"] == "sale":
        return Slot("bonus", event["seat"], "goods")
    if event["for"] == "worker":
        return Slot("die", None, 2)
    return timeline.marked.get(event["seat"], Slot("die", None, 2))


def on_sale(timeline: Timeline, event: Sale, before: Picture, after: Picture) -> Reached:
    """The circles of goods are crossed out."""
    seat = event["seat"]
    return pencil_circles(timeline, seat, before, after, timeline.clock_of(seat))


def on_bonus(timeline: Timeline, event: Completed, before: Picture, after: Picture) -> Reached:
    """The value of a colour is gone round on the sheet of who gets it and crossed out on the
    others; its points fly to their column."""
    seat = event["seat"]
    timeline.wait_for_all()
    start = timeline.clock_of(seat)
    reached: Reached = {}
    for spot, face in after.items():
        if spot.kind != "value" or before.get(spot) == face:
            continue
        strokes, length = (
            (strokes_of_loop(face), LOOP) if spot.owner == seat else (strokes_of_cross(face), CROSS)
        )
        reached[spot] = timeline.draw(start, spot, strokes, length)
    timeline.clocks[seat] = start + LOOP
    value = Slot("value", seat, f"{event['colour']}.{event['size']}")
    return reached | write_points(timeline, seat, event["points"], value, before, after)


# Rounds: the dice roll, and time is crossed off


SIDES: Mapping[str, tuple[str, ...]] = {
    "number": tuple("123456"),
    "colour": COLOURS,
    "hourglass": ("1", "2"),
}
"""By kind of die what its sides show."""
TUMBLING = 2, 5, 3
"""So many sides further are those that a die shows before it lies still."""


def on_round(timeline: Timeline, event: Round, before: Picture, after: Picture) -> Reached:
    """Return all dice roll; then as many boxes are crossed as the hourglass says."""
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
            clock = timeline.draw(clock, spot, strokes_of_cross(face), CROSS)
            reached[spot] = clock
    timeline.clock = clock
    return reached


def tumbling(face: Sprite) -> tuple[Sprite, ...]:
    """Three other sides of a die, and the one that lies up in the end."""
    kind, _, last = face.what.partition("-")
    sides = SIDES[kind]
    others = [sides[(sides.index(last) + step) % len(sides)] for step in TUMBLING]
    return (*(face._replace(what=f"{kind}-{side}") for side in others), face)
