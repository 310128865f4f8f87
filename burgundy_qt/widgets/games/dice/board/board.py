"""What lies where on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from burgundy_qt.rules.dice.components.sheets import COLOURS, LETTERS, PHASES
from burgundy_qt.rules.dice.protocol.names import VALUES
from burgundy_qt.widgets.games.dice.board import printed
from burgundy_qt.widgets.games.dice.board.dice_used import Pair
from burgundy_qt.widgets.games.dice.board.seat_board import SeatBoard


class Dice(NamedTuple):
    """The five dice as they were rolled."""

    numbers: tuple[int, int]
    colours: tuple[str, str]
    hourglasses: int


def first_values() -> dict[str, str | None]:
    """By colour what the next to complete it gets, before anybody has."""
    return dict.fromkeys(COLOURS, VALUES[0])


@dataclass
class Board:
    """The whole table. `boxes`: how many of each track are crossed, `newest` how many of them in
    this round. `open`: by colour the value that the next to complete it gets, None where both are
    gone. `waiting`: the seats that have not decided yet; `used`: the dice of the tray that the
    first mark of a round has used, while a second may follow; `rests`: the seat that looks on needs
    the dice no more; `revealing`: the marks of this round are told."""

    seats: list[SeatBoard]
    letter: str = LETTERS[0]
    set_up: str = "secret"
    phase: str | None = None
    round: int | None = None
    dice: Dice | None = None
    boxes: list[int] = field(default_factory=lambda: [0] * len(PHASES))
    newest: int = 0
    open: dict[str, str | None] = field(default_factory=first_values)
    waiting: tuple[int, ...] = ()
    used: Pair | None = None
    rests: bool = False
    revealing: bool = False
    is_over: bool = False

    @property
    def is_alone(self) -> bool:
        """Whether it is the table of a solo game."""
        return len(self.seats) == 1

    @property
    def track(self) -> int:
        """How many boxes of a track are in use."""
        return printed.boxes_of(len(self.seats))

    @property
    def column(self) -> int:
        """The column into which points are written now."""
        return PHASES.index(self.phase) if self.phase else 0

    @classmethod
    def empty(cls, seats: int, letter: str, set_up: str = "secret") -> Board:
        """A table before the set-up."""
        return cls([SeatBoard(letter) for _ in range(seats)], letter, set_up)
