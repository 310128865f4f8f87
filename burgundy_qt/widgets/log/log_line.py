"""A line of the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True)
class Deed:
    """What an action of the type `kind` was about, as a picture: the sprite `piece`."""

    kind: str
    piece: str


@dataclass(frozen=True)
class LogLine:
    """One line. A `heading` opens a phase or round, an `action` belongs to a seat, a `detail` to
    the line above it.

    `picture` is the sprite beside it: the die used, else the piece it is about; a heading that has
    one stands below those without. `opens_turn`: the first of a turn. `event` is the number of the
    event that it begins with, counted from the game's first. `opens_phase`: the first heading of a
    phase. `parts` are what a detail gathers, as they stand in the middle of a sentence.
    `is_common`: in teams it concerns both, though the events tell it of one seat. `piece` is a
    second sprite, behind the words: a tile whose name is but a number. `deed`: what the seat did
    here of its own will, where a picture can tell it. `points` are what all of it brought the seat,
    its details included.
    """

    kind: Literal["heading", "action", "detail"]
    text: str
    seat: int | None = None
    picture: str | None = None
    opens_turn: bool = False
    event: int = field(default=0, compare=False)
    opens_phase: bool = False
    parts: tuple[str, ...] = ()
    is_common: bool = False
    piece: str | None = None
    deed: Deed | None = None
    points: int = 0
