"""The timeline of a step: its moves, event by event, from state to state, on a clock of
milliseconds. Module motion plays it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from burgundy_qt.rules.ruleset import KnownState
from burgundy_qt.widgets.sprites.places import Picture, Slot, Sprite

# Moves: the change of a piece or a number, its start, and its length, in milliseconds.


TRAVEL, LANDING, ROLL, TICK, POINTS, SWEEP, GROW = 280, 90, 420, 130, 330, 380, 500
REFILL_STEP, REFILL_MOST = 35, 700
AWAY = Slot("away")  # the place of pieces that leave the table
PRICE = Slot("price")  # the place of paid silver
COIN, WORKER = Sprite("piece", "silverling"), Sprite("piece", "worker")


@dataclass(frozen=True)
class Change:
    """A slot that shows another sprite at once, or nothing."""

    start: int
    slot: Slot
    sprite: Sprite | None
    length: int = 0


@dataclass(frozen=True)
class Travel:
    """A piece that flies from one slot to another; it `fades` if it does not stay there."""

    start: int
    sprite: Sprite
    source: Slot
    target: Slot
    of: int = 1
    fades: bool = False
    length: int = TRAVEL


@dataclass(frozen=True)
class Landing:
    """A piece that has just arrived settles."""

    start: int
    slot: Slot
    length: int = LANDING


@dataclass(frozen=True)
class Tick:
    """A number that counts from `first` to `last`."""

    start: int
    slot: Slot
    first: int
    last: int
    length: int = TICK


@dataclass(frozen=True)
class Roll:
    """A die that rolls over some faces and ends with the last."""

    start: int
    slot: Slot
    sprites: tuple[Sprite, ...]
    length: int = ROLL


@dataclass(frozen=True)
class Flip:
    """A piece with its `back` up that turns over."""

    start: int
    slot: Slot
    back: Sprite
    sprite: Sprite
    length: int


@dataclass(frozen=True)
class Sweep:
    """Light that passes once over the cells of a completed region."""

    start: int
    cells: tuple[Slot, ...]
    length: int = SWEEP


@dataclass(frozen=True)
class Grow:
    """A band that grows from one end to the other."""

    start: int
    slot: Slot
    length: int = GROW


Move = Change | Travel | Landing | Tick | Roll | Flip | Sweep | Grow


def end_of(moves: list[Move]) -> int:
    """Return the time when the last of the moves is over."""
    return max((move.start + move.length for move in moves), default=0)


MOST_COINS = 6  # the most pieces of a kind that fly
STAGGER = 70  # between the pieces of a row
OVERLAP = 150  # the delay until the next gain may start
FLY = 320  # the time that a piece flies if it does not stay
Reached = dict[Slot, int]
"""The times when slots change to their new contents; unnamed slots change at the start of the
event."""
State = TypeVar("State", bound=KnownState)


class StateTimeline(Generic[State]):
    """The moves of a step: `state` is the one after the current event, `shown` the table after the
    moves so far, `clock` the start of the next event.

    A game's own timeline adds facts about earlier events, and overrides `begin`, `start_of` and
    `end` if its events do not simply follow each other.
    """

    def __init__(self, state: State, picture_of: Callable[[State], Picture]) -> None:
        self.state, self.picture_of = state, picture_of
        self.shown = dict(picture_of(state))
        self.moves: list[Move] = []
        self.clock = 0
        self._changed: dict[Slot, int] = {}  # the last change of a slot

    # The course of a step

    def follow(self, events: Iterable[Any], settings: Mapping[Any, Setting[Any]]) -> None:
        """Animate events, one after another."""
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
        """Finish the moves that the last event has left open."""

    def lead_to(self, state: State) -> None:
        """Show the state of the step's view, when all events are over."""
        self.state = state
        self.show(self.shown, self.picture_of(state), self.clock, {})

    # Moves

    def show(self, before: Picture, after: Picture, start: int, reached: Reached) -> None:
        """Let the differences between two pictures appear when they are reached, or at the
        start."""
        for slot in dict.fromkeys([*changed_slots(before, after), *reached]):
            self.change(reached.get(slot, start), slot, after.get(slot))

    def change(self, start: int, slot: Slot, sprite: Sprite | None) -> None:
        """Let a slot show another sprite from then on, or as soon as it has shown its previous
        ones."""
        self._changed[slot] = max(start, self._changed.get(slot, -1) + 1)
        self.moves.append(Change(self._changed[slot], slot, sprite))
        if sprite is None:
            self.shown.pop(slot, None)
        else:
            self.shown[slot] = sprite

    def carry(
        self, sprite: Sprite, source: Slot, target: Slot, start: int, length: int, of: int = 1
    ) -> int:
        """Let a piece fly and settle; return its time of arrival."""
        self.moves.append(Travel(start, sprite, source, target, of=of, length=length))
        self.moves.append(Landing(start + length, target))
        return start + length

    def travel(self, sprite: Sprite, source: Slot, target: Slot, start: int, after: Picture) -> int:
        """Let a piece fly at the usual speed, at the size of its target; return its time of
        arrival."""
        lies = after.get(target)
        return self.carry(sprite, source, target, start, TRAVEL, of=lies.of if lies else 1)

    def send(
        self, sprite: Sprite, source: Slot, target: Slot, start: int, length: int = FLY
    ) -> int:
        """Let a piece fly to a place where it does not stay; return its time of arrival."""
        self.moves.append(Travel(start, sprite, source, target, fades=True, length=length))
        return start + length

    def fly(self, sprite: Sprite, source: Slot, target: Slot, start: int) -> int:
        """Let a piece fly at the usual speed to a place where it does not stay; return its time of
        arrival."""
        return self.send(sprite, source, target, start, TRAVEL)

    def leave(self, sprite: Sprite, source: Slot, start: int) -> int:
        """Let a piece leave the table; return the time when it has gone."""
        return self.fly(sprite, source, AWAY, start)

    def count_up(self, slot: Slot, before: Picture, after: Picture, start: int) -> None:
        """Let a number count from its old value to its new one."""
        first, last = int(before[slot].what), int(after[slot].what)
        self.moves.append(Tick(start, slot, first, last))


Line = TypeVar("Line", bound=StateTimeline[Any])
Setting = Callable[[Line, Any, Picture, Picture], Reached]
"""A function that animates events of one type, which lead from the first picture to the second. It
returns the times when slots change to their new contents, if not at the start of the event."""


def changed_slots(before: Picture, after: Picture, *kinds: str) -> list[Slot]:
    """Return the slots of these kinds (by default all) that differ afterwards."""
    return [
        slot
        for slot in {**before, **after}
        if before.get(slot) != after.get(slot) and (not kinds or slot.kind in kinds)
    ]
