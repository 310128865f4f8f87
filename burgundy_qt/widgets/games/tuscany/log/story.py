"""The story of a game of Tuscany: its lines, and what its events leave to be remembered."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.rules.tuscany.components.boards import PLACES, hexes
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.log.log_builder import LogBuilder
from burgundy_qt.widgets.theme.seat_colours import SeatStyles


class Story(LogBuilder):
    """`boards` are those that each seat was dealt, an A, a B and a C; empty if not known.
    `is_drawing`: a seat has begun to draw, and no card has been told yet. `is_phase_over`: the next
    round opens a phase. `is_final_scoring`: the points at the end of the game are being told."""

    def __init__(
        self, names: Sequence[str], seating: SeatStyles, state: TuscanyState | None
    ) -> None:
        super().__init__(names, seating)
        self.boards: list[Sequence[str]] = [seat.boards for seat in state.seats] if state else []
        self.is_drawing = False
        self.is_phase_over = False
        self.is_final_scoring = False

    def colour_at(self, seat: int, cell: str) -> str:
        """The colour of a space of a seat's duchy, whose boards are known."""
        kind, _, place = cell.partition(".")
        board = next(name for name in self.boards[seat] if name.startswith(kind))
        return hexes(board)[PLACES.index(place)]
