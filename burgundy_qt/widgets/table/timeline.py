"""The timeline of a step: what moves when, event by event, from state to state, on a clock of
milliseconds. motion plays it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from burgundy_qt.rules.ruleset import KnownState
from burgundy_qt.widgets.sprites.places import Picture, Slot, Sprite

# Moves: what happens to a piece or a number, when, and for how long, in milliseconds.


TRAVEL, LANDING, ROLL, TICK, POINTS, SWEEP, GROW = 280, 90, 420, 130, 330, 380, 500
REFILL_STEP, REFILL_MOST = 35, 700
AWAY = Slot("away")  # where pieces go that leave the table
PRICE = Slot("price")  # where silver is paid
COIN, WORKER = Sprite("piece", "silverling"), Sprite("piece", "worker")


@dataclass(frozen=True)
class Change:
    """A slot shows another sprite at once, or nothing."""

    start: int
    spot: Slot
    face: Sprite | None
    length: int = 0


@dataclass(frozen=True)
class Travel:
    """A piece flies from one slot to another; `fades` where it does not stay there."""

    start: int
    face: Sprite
    source: Slot
    target: Slot
    of: int = 1
    fades: bool = False
    length: int = TRAVEL


@dataclass(frozen=True)
class Landing:
    """A piece that has just arrived settles."""

    start: int
    spot: Slot
    length: int = LANDING


@dataclass(frozen=True)
class Tick:
    """A number counts from `first` to `last`."""

    start: int
    spot: Slot
    first: int
    last: int
    length: int = TICK


@dataclass(frozen=True)
class Roll:
    """A die tumbles over some faces and lies still with the last."""

    start: int
    spot: Slot
    faces: tuple[Sprite, ...]
    length: int = ROLL


@dataclass(frozen=True)
class Flip:
    """What lies on a slot with its `back` up turns over."""

    start: int
    spot: Slot
    back: Sprite
    face: Sprite
    length: int


@dataclass(frozen=True)
class Sweep:
    """Light passes once over the cells of a completed region."""

    start: int
    cells: tuple[Slot, ...]
    length: int = SWEEP


@dataclass(frozen=True)
class Grow:
    """A band grows from one end to the other."""

    start: int
    spot: Slot
    length: int = GROW


Move = Change | Travel | Landing | Tick | Roll | Flip | Sweep | Grow


def end_of(moves: list[Move]) -> int:
    """When the last of the moves is over."""
    return max((move.start + move.length for move in moves), default=0)


MOST_COINS = 6  # so many pieces of a kind fly at most
STAGGER = 70  # between the pieces of a row
OVERLAP = 150  # after this long the next gain may start
FLY = 320  # how long what does not stay flies
Reached = dict[Slot, int]
"""When a slot shows what lies there afterwards; one that is not named does so when the event
begins."""
State = TypeVar("State", bound=KnownState)


class StateTimeline(Generic[State]):
    """Hold the moves of a step: `state` is the one after the event that is set in motion, `shown`
    what the table shows after the moves so far, `clock` when the next event begins to move.

    A game's own timeline adds what the setting of an event must know of those before it, and
    overrides `begin`, `start_of` and `end` where its events do not simply follow each other.
    """

    def __init__(self, state: State, picture_of: Callable[[State], Picture]) -> None:
        self.state, self.picture_of = state, picture_of
        self.shown = dict(picture_of(state))
        self.moves: list[Move] = []
        self.clock = 0
        self._changed: dict[Slot, int] = {}  # when a slot has changed last

    # The course of a step

    def follow(self, events: Iterable[Any], settings: Mapping[Any, Setting[Any]]) -> None:
        """Set events in motion, one after another."""
        before = self.picture_of(self.state)
        for event in events:
            self.begin(event)
            self.state = self.state.after(event)
            after = self.picture_of(self.state)
            start, setting = self.start_of(event), settings.get(event["event"])
            reached = setting(self, event, before, after) if setting else {}
            self.show(before, after, start, reached)
            before = after
        self.end()

    def begin(self, event: Any) -> None:
        """Prepare for an event: `state` is still the one before it."""

    def start_of(self, event: Any) -> int:
        """Return when an event begins to move."""
        return self.clock

    def end(self) -> None:
        """Finish what the last event has left open."""

    def lead_to(self, state: State) -> None:
        """Show the state that the step's view tells, as soon as all events are over."""
        self.state = state
        self.show(self.shown, self.picture_of(state), self.clock, {})

    # Moves

    def show(self, before: Picture, after: Picture, start: int, reached: Reached) -> None:
        """Let what has changed between two pictures change when it is reached, or at the start."""
        for spot in dict.fromkeys([*changed_slots(before, after), *reached]):
            self.change(reached.get(spot, start), spot, after.get(spot))

    def change(self, start: int, spot: Slot, face: Sprite | None) -> None:
        """Let a slot show something else from then on, or as soon as it has shown what came
        before."""
        self._changed[spot] = max(start, self._changed.get(spot, -1) + 1)
        self.moves.append(Change(self._changed[spot], spot, face))
        if face is None:
            self.shown.pop(spot, None)
        else:
            self.shown[spot] = face

    def carry(
        self, face: Sprite, source: Slot, target: Slot, start: int, length: int, of: int = 1
    ) -> int:
        """Let a piece travel and settle; returns when it arrives."""
        self.moves.append(Travel(start, face, source, target, of=of, length=length))
        self.moves.append(Landing(start + length, target))
        return start + length

    def travel(self, face: Sprite, source: Slot, target: Slot, start: int, after: Picture) -> int:
        """Let a piece travel at the usual pace, as large as what lies there afterwards; returns
        when it arrives."""
        lies = after.get(target)
        return self.carry(face, source, target, start, TRAVEL, of=lies.of if lies else 1)

    def send(self, face: Sprite, source: Slot, target: Slot, start: int, length: int = FLY) -> int:
        """Let a piece fly to where it does not stay; returns when it is there."""
        self.moves.append(Travel(start, face, source, target, fades=True, length=length))
        return start + length

    def fly(self, face: Sprite, source: Slot, target: Slot, start: int) -> int:
        """Let a piece fly at the usual pace of what travels; returns when it is there."""
        return self.send(face, source, target, start, TRAVEL)

    def leave(self, face: Sprite, source: Slot, start: int) -> int:
        """Let a piece leave the table; returns when it has gone."""
        return self.fly(face, source, AWAY, start)

    def count_up(self, spot: Slot, before: Picture, after: Picture, start: int) -> None:
        """Let a number count from what it was to what it is."""
        first, last = int(before[spot].what), int(after[spot].what)
        self.moves.append(Tick(start, spot, first, last))


Line = TypeVar("Line", bound=StateTimeline[Any])
Setting = Callable[[Line, Any, Picture, Picture], Reached]
"""Sets an event of one type in motion, which has led from the first picture to the second. Returns
when slots show what lies there afterwards, where that is not when the event begins."""


def changed_slots(before: Picture, after: Picture, *kinds: str) -> list[Slot]:
    """Return the slots of these kinds (of all, where none is named) that show something else
    afterwards."""
    return [
        spot
        for spot in {**before, **after}
        if before.get(spot) != after.get(spot) and (not kinds or spot.kind in kinds)
    ]
