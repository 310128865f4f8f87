"""The moves of a step of the Dice Game: every seat has its own clock, for all write at the same
time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.rules.dice.protocol_types import Acted, Event, Gain, Points, Started
from burgundy_qt.rules.known_state import Asked
from burgundy_qt.widgets.games.dice.picture.picture import picture_of
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot
from burgundy_qt.widgets.scene.moves import Change, Grow
from burgundy_qt.widgets.scene.timeline import Reached, StateTimeline

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
        self.marked: dict[int, Spot] = {}  # by seat the cell that it marked last

    def picture_now(self, state: DiceState) -> Picture:
        """What the table shows of a state while events are set in motion."""
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
        """Whether all are told by an event what its seat sees already, as it has written it in
        secret."""
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

    def draw(self, start: int, over: Spot, strokes: Face, length: int) -> int:
        """Let the pencil draw strokes over a spot; returns when they are drawn."""
        stroke = Spot("stroke", over.owner, f"{over.kind}:{over.at}")
        start = max(start, self._changed.get(stroke, -1) + 1)
        self._changed[stroke] = start + length
        self.moves += [
            Change(start, stroke, strokes),
            Grow(start, stroke, length),
            Change(start + length, stroke, None),
        ]
        return start + length

    def send(self, face: Face, source: Spot, target: Spot, start: int, length: int = FLY) -> int:
        return super().send(face, source, target, start, length)


Told = TypeVar("Told")
Setting = Callable[[Timeline, Told, Picture, Picture], Reached]
"""Sets an event of one type in motion, which has led from the first picture to the second; returns
when spots show what lies there afterwards, where that is not when the event begins."""
