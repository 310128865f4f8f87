"""The story of a game of Carcassonne: its lines, and what its events leave to be remembered."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.rules.carcassonne.protocol_types import StateObject
from burgundy_qt.widgets.log.log_builder import LogBuilder
from burgundy_qt.widgets.phrases.wording import capitalize
from burgundy_qt.widgets.theme.seat_colours import SeatStyles


class Story(LogBuilder):
    """`is_bidding`: a lot lies out, so that a pass is one in an auction. `is_final_scoring`:
    the points at the end of the game are being told. `following` is the kind of the next event, ""
    where it is not known yet."""

    def __init__(
        self, names: Sequence[str], seating: SeatStyles, state: StateObject | None
    ) -> None:
        super().__init__(names, seating)
        bazaar = state["bazaar"] if state else None
        self.is_bidding = bool(bazaar and bazaar["lot"])
        self.is_final_scoring = False
        self.following = ""

    def follows(self, seat: int, text: str, picture: str) -> None:
        """Something that came of what was done: under it where the same seat did it, else as a line
        of its own with a picture."""
        if self.acting == seat and self.lines:
            self.detail(seat, text)
        else:
            self.action(seat, capitalize(text), picture)

    def keeps_silent(self) -> None:
        """Somebody did something that is not told: what comes of it stands by itself."""
        self.acting = None
