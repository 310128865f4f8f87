"""The story of a dice game: its lines, and what its events leave to be remembered."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.rules.dice.protocol.names import CELL_NAME
from burgundy_qt.widgets.games.dice.words.actions import kind_at
from burgundy_qt.widgets.games.dice.words.regions import region_of
from burgundy_qt.widgets.log.log_builder import LogBuilder
from burgundy_qt.widgets.look.seating import Seating


class Story(LogBuilder):
    """`sheet` is the letter that all play, "" where it is not known; `marked` the space that was
    marked last; `in_turn`: whose turn of this round is being told; `is_sold_next`: the event to
    come is a sale."""

    def __init__(self, names: Sequence[str], seating: Seating, sheet: str) -> None:
        super().__init__(names, seating)
        self.sheet = sheet
        self.marked: str | None = None
        self.in_turn: int | None = None
        self.is_sold_next = False

    @property
    def is_alone(self) -> bool:
        """Whether one seat plays alone."""
        return len(self.names) == 1

    @property
    def size(self) -> int | None:
        """How many spaces the region has that was marked last; None where nothing tells."""
        known = self.marked in CELL_NAME and self.sheet
        return len(region_of(self.sheet, str(self.marked))) if known else None

    @property
    def kind(self) -> str:
        """The colour of the space that was marked last; "" where nothing tells."""
        return kind_at(self.sheet, self.marked) if self.sheet and self.marked else ""

    def turn_of(self, seat: int) -> None:
        """What comes next is told of this seat's turn."""
        self.opens_turn = self.opens_turn or seat != self.in_turn
        self.in_turn = seat
