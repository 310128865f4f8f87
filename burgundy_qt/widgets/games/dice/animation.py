"""The motions of an event in the Dice Game: the pencil writes, dice roll, points and bonuses fly to
their places. Every seat has its own clock, because all write at the same time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from burgundy_qt.rules.dice import codec, known_state, protocol, sheets
from burgundy_qt.rules.ruleset import Asked
from burgundy_qt.widgets.games.dice import picture
from burgundy_qt.widgets.sprites.places import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import ROLL, Change, Grow, Reached, Roll, StateTimeline

WRITE, CROSS, LOOP, REGION, FLY = 220, 180, 200, 380, 260
"""Durations: the pencil writes a number, makes a cross, draws a loop, goes round a region, and
something flies."""
NEXT_SEAT = 110
"""The delay between the marks of two seats."""
OfASheet = protocol.Acted | protocol.Started | protocol.Points | protocol.Gain
"""The events of a seat that may follow from a secret choice."""


class Timeline(StateTimeline[known_state.DiceState]):
    """The motions so far.

    `asked`: the seats that write after the step. Until it is over the table shows those from before
    it; but a secret choice is over at once, and in a new round all write. `at_once`: the seat whose
    marks are visible already, because they were on trial.
    """

    def __init__(
        self, state: known_state.DiceState, asked: Asked, at_once: int | None = None
    ) -> None:
        self.asked, self.writing = asked, state.asked
        super().__init__(state, self.picture_now)
        self.at_once = at_once
        self.clocks: dict[int, int] = {}  # by seat the start of its next event
        self.marked: dict[int, Slot] = {}  # by seat its last marked cell

    def picture_now(self, state: known_state.DiceState) -> Picture:
        """Return the picture of a state while events are animated."""
        return picture.picture_of(state.evolve(asked=self.writing))

    def begin(self, event: protocol.Event) -> None:
        if "to" in event:
            self.writing = self.asked
        elif event["event"] == "round":
            self.writing = Asked(waiting=tuple(range(len(self.state.seats))))

    def start_of(self, event: protocol.Event) -> int:
        """Return the time when an event begins: when its seat is ready for it. Visible marks and
        the consequences of a secret mark take no time."""
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
        """Return whether the event reports to all seats a secret mark that its own seat can see
        already."""
        return "to" not in event and self.state.seats[event["seat"]].open is not None

    def clock_of(self, seat: int) -> int:
        """Return the time when the next event of a seat begins; each seat is a little later than
        the one before."""
        if seat not in self.clocks:
            self.clocks[seat] = self.clock + NEXT_SEAT * len(self.clocks)
        return self.clocks[seat]

    def wait_for_all(self) -> None:
        """Let the next event begin when all seats are done."""
        self.clock = max([self.clock, *self.clocks.values()])
        self.clocks.clear()

    def draw(self, start: int, over: Slot, strokes: Sprite, length: int) -> int:
        """Let the pencil draw strokes over a slot; return when they are complete."""
        stroke = Slot("stroke", over.owner, f"{over.kind}:{over.at}")
        start = max(start, self._changed.get(stroke, -1) + 1)
        self._changed[stroke] = start + length
        self.moves += [
            Change(start, stroke, strokes),
            Grow(start, stroke, length),
            Change(start + length, stroke, None),
        ]
        return start + length

    def send(
        self, sprite: Sprite, source: Slot, target: Slot, start: int, length: int = FLY
    ) -> int:
        return super().send(sprite, source, target, start, length)


AnyEvent = TypeVar("AnyEvent")
Setting = Callable[[Timeline, AnyEvent, Picture, Picture], Reached]
"""A function that animates events of one type, which lead from the first picture to the second. It
returns the times when slots change to their new contents, if not at the start of the event."""


# Marks: the two dice fly to the space, the pencil writes, and it goes round full regions


AFTER_MARK = 60
"""The delay between a mark and its gains."""


def on_action(
    timeline: Timeline, event: protocol.Acted, before: Picture, after: Picture
) -> Reached:
    """Cross out the paid bonus, then write the number."""
    seat, action = event["seat"], event["action"]
    if action["type"] != "mark" or timeline.is_seen(event):
        return {}
    return write_mark(timeline, seat, action["cell"], action["number"], before, after)


def on_start(
    timeline: Timeline, event: protocol.Started, before: Picture, after: Picture
) -> Reached:
    """Cross the start castle."""
    if timeline.is_seen(event):
        return {}
    return write_mark(timeline, event["seat"], event["castle"], 0, before, after)


def write_mark(
    timeline: Timeline, seat: int, cell: str, number: int, before: Picture, after: Picture
) -> Reached:
    """Write a mark and everything beside it; the seat's clock moves on to the end of the mark."""
    start, slot = timeline.clock_of(seat), Slot("cell", seat, cell)
    timeline.marked[seat] = slot
    written = start
    if seat != timeline.at_once:
        begin = fly_dice(timeline, slot, number, start)
        written = timeline.draw(begin, slot, picture.strokes_of_number(cell, number), WRITE)
    reached: Reached = {slot: written, Slot("fresh", seat, cell): written}
    reached |= circle_regions(timeline, seat, before, after, written)
    reached |= pencil_circles(timeline, seat, before, after, start)
    timeline.clocks[seat] = written + AFTER_MARK
    return reached


def fly_dice(timeline: Timeline, slot: Slot, number: int, start: int) -> int:
    """Fly the dice of a mark to their space; return when they arrive, the start time if no dice
    fly."""
    dice = timeline.state.dice
    if dice is None or not number:
        return start
    colour = codec.cells_of(timeline.state.letter)[str(slot.at)].colour
    for die in dice.pairs_for(number, colour)[0]:
        source = Slot("die", None, die)
        arrival = timeline.send(timeline.shown[source], source, slot, start)
    return arrival


def circle_regions(
    timeline: Timeline, seat: int, before: Picture, after: Picture, start: int
) -> Reached:
    """Let the pencil go round regions that have become full."""
    full = [slot for slot in after if slot[:2] == ("region", seat) and slot not in before]
    timeline.moves += [Grow(start, slot, REGION) for slot in full]
    return dict.fromkeys(full, start)


def pencil_circles(
    timeline: Timeline, seat: int, before: Picture, after: Picture, start: int
) -> Reached:
    """Draw loops round the circles of earned bonuses, and cross out used ones."""
    reached: Reached = {}
    for slot, sprite in after.items():
        if slot[:2] != ("circle", seat) or before.get(slot) == sprite:
            continue
        if slot in before:
            reached[slot] = timeline.draw(start, slot, picture.strokes_of_cross(sprite), CROSS)
        else:
            reached[slot] = timeline.draw(start, slot, picture.strokes_of_loop(sprite), LOOP)
    return reached


COUNTED = "points", "column", "total", "goal"
"""The kinds of slots that show points."""


def on_points(
    timeline: Timeline, event: protocol.Points, before: Picture, after: Picture
) -> Reached:
    """Fly points from the space, or from the sold goods, to their column."""
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
    """Fly points to the column of the phase and write them there."""
    start = timeline.clock_of(seat)
    column = next(
        (
            slot
            for slot, sprite in after.items()
            if slot[:2] == ("column", seat) and before.get(slot) != sprite
        ),
        Slot("points", seat),
    )
    arrival = timeline.send(Sprite("badge", f"+{points}"), source or column, column, start)
    timeline.clocks[seat] = start + NEXT_SEAT
    changed = {
        slot
        for slot in {**before, **after}
        if slot.kind in COUNTED and before.get(slot) != after.get(slot)
    }
    return dict.fromkeys(changed, arrival)


def on_gain(timeline: Timeline, event: protocol.Gain, before: Picture, after: Picture) -> Reached:
    """Fly bonuses to their box, and draw loops round their circles; after a secret mark draw only
    the loops."""
    seat = event["seat"]
    if timeline.is_seen(event):
        return {}
    if "to" in event:
        return pencil_circles(timeline, seat, before, after, timeline.clock)
    start = timeline.clock_of(seat)
    [bonus] = (bonus for bonus in sheets.BONUSES if bonus in event)
    target = Slot("bonus", seat, bonus)
    source = gained_from(timeline, event)
    arrival = timeline.send(Sprite("token", bonus), source, target, start)
    timeline.clocks[seat] = start + NEXT_SEAT
    return {
        target: arrival,
        Slot("token", seat, bonus): arrival,
        **pencil_circles(timeline, seat, before, after, arrival),
    }


def gained_from(timeline: Timeline, event: protocol.Gain) -> Slot:
    """Return the source of a bonus: the marked space, the sold goods, or the dice that fit
    nowhere."""
    if event["for"] == "sale":
        return Slot("bonus", event["seat"], "goods")
    if event["for"] == "worker":
        return Slot("die", None, 2)
    return timeline.marked.get(event["seat"], Slot("die", None, 2))


def on_sale(timeline: Timeline, event: protocol.Sale, before: Picture, after: Picture) -> Reached:
    """Cross out the circles of goods."""
    seat = event["seat"]
    return pencil_circles(timeline, seat, before, after, timeline.clock_of(seat))


def on_bonus(
    timeline: Timeline, event: protocol.Completed, before: Picture, after: Picture
) -> Reached:
    """Draw a loop round the value of a colour on its owner's sheet and cross it out on the others;
    its points fly to their column."""
    seat = event["seat"]
    timeline.wait_for_all()
    start = timeline.clock_of(seat)
    reached: Reached = {}
    for slot, sprite in after.items():
        if slot.kind != "value" or before.get(slot) == sprite:
            continue
        strokes, length = (
            (picture.strokes_of_loop(sprite), LOOP)
            if slot.owner == seat
            else (picture.strokes_of_cross(sprite), CROSS)
        )
        reached[slot] = timeline.draw(start, slot, strokes, length)
    timeline.clocks[seat] = start + LOOP
    value = Slot("value", seat, f"{event['colour']}.{event['size']}")
    return reached | write_points(timeline, seat, event["points"], value, before, after)


# Rounds: the dice roll, and the pencil crosses off time


SIDES: Mapping[str, tuple[str, ...]] = {
    "number": tuple("123456"),
    "colour": sheets.COLOURS,
    "hourglass": ("1", "2"),
}
"""The sides of each kind of die."""
TUMBLING = 2, 5, 3
"""The offsets of the sides that a rolling die shows first."""


def on_round(timeline: Timeline, event: protocol.Round, before: Picture, after: Picture) -> Reached:
    """Roll all dice, then cross the number of boxes that the hourglass shows."""
    timeline.wait_for_all()
    start = timeline.clock
    reached: Reached = {}
    for slot, sprite in after.items():
        if slot.kind == "die":
            timeline.moves.append(Roll(start, slot, tumbling(sprite)))
            reached[slot] = start
    clock = start + ROLL
    for slot, sprite in after.items():
        if slot.kind == "box" and slot not in before:
            clock = timeline.draw(clock, slot, picture.strokes_of_cross(sprite), CROSS)
            reached[slot] = clock
    timeline.clock = clock
    return reached


def tumbling(sprite: Sprite) -> tuple[Sprite, ...]:
    """Return three other sides of a die, and its final side."""
    kind, _, last = sprite.what.partition("-")
    sides = SIDES[kind]
    others = [sides[(sides.index(last) + step) % len(sides)] for step in TUMBLING]
    return (*(sprite._replace(what=f"{kind}-{side}") for side in others), sprite)
