"""The vocabulary of motion: what happens to pieces and numbers, when, and for how long. Times are
milliseconds."""

from __future__ import annotations

from dataclasses import dataclass

from burgundy_qt.widgets.sprites.slots import Slot, Sprite

TRAVEL, LANDING, ROLL, TICK, POINTS, SWEEP, GROW = 280, 90, 420, 130, 330, 380, 500
REFILL_STEP, REFILL_MOST = 35, 700
AWAY = Slot("away")  # where pieces go that leave the table
PRICE = Slot("price")  # where silver is paid
COIN, WORKER = Sprite("piece", "silverling"), Sprite("piece", "worker")


@dataclass(frozen=True)
class Change:
    """A spot shows another face at once, or nothing."""

    start: int
    spot: Slot
    face: Sprite | None
    length: int = 0


@dataclass(frozen=True)
class Travel:
    """A piece flies from one spot to another; `fades` where it does not stay there."""

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
    """What lies on a spot with its `back` up turns over."""

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
