"""What lies where on the table, as one viewer knows it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from burgundy_qt.widgets.games.tuscany.board import printed
from burgundy_qt.widgets.games.tuscany.board.arranging import Arrangement
from burgundy_qt.widgets.games.tuscany.board.counts import Counts
from burgundy_qt.widgets.games.tuscany.board.seat_board import SeatBoard

START = "start"
SHOWN_DISCARDS = 2
"""So many of the cards paid last are seen on the discards."""


def no_display() -> list[str | None]:
    """A display of holes."""
    return [None] * printed.SLOTS


@dataclass
class Board:
    """The whole table. `neutral`: by slot of the display whether the tile's back is neutral.
    `paid_last`: the uppermost discarded cards, the last one last. `won`: by colour the seats that
    have taken its bonuses, in order. `to_act`: the seats that still play this round, the acting one
    first. What is only known from a state and no event tells is not compared."""

    seats: list[SeatBoard]
    set_up: str = "secret"
    phase: int | None = None
    round: int | None = None
    last: bool = False
    emptied: bool = False
    order: tuple[int, ...] = ()
    to_act: tuple[int, ...] = ()
    display: list[str | None] = field(default_factory=no_display)
    neutral: list[bool] = field(default_factory=lambda: [False] * printed.SLOTS)
    neutral_stack: Counts = field(default_factory=lambda: dict(printed.NEUTRAL_TILES))
    neutral_discards: Counts = field(default_factory=dict)
    deck: int = printed.CARDS
    discards: Counts = field(default_factory=dict)
    paid_last: tuple[str, ...] = ()
    yield_deck: Counts = field(default_factory=lambda: dict(printed.YIELD_CARDS))
    yield_discards: Counts = field(default_factory=dict)
    last_yield: str | None = None
    bonus_tiles: Counts = field(default_factory=lambda: dict(printed.BONUS_TILES))
    won: dict[str, tuple[int, ...]] = field(default_factory=dict)
    is_over: bool = False
    waiting: tuple[int, ...] = field(default=(), compare=False)
    pending: str | None = field(default=None, compare=False)

    @property
    def is_laid_out_in_secret(self) -> bool:
        """Whether the seats lay out their duchies now."""
        return self.pending == START and self.phase is None

    @property
    def acting(self) -> int | None:
        """The seat whose turn it is."""
        return self.to_act[0] if self.to_act else None

    def bonuses_left(self, colour: str) -> tuple[int, ...]:
        """The colour bonuses that are still to be had, the next one first."""
        return printed.COLOUR_BONUSES[colour][len(self.won.get(colour, ())) :]

    @classmethod
    def empty(cls, seats: int, set_up: str = "secret") -> Board:
        """A table before the set-up."""
        return cls([SeatBoard() for _ in range(seats)], set_up)

    def with_arrangement(self, seat: int, arrangement: Arrangement) -> Board:
        """The table with a seat's duchy arranged so."""
        duchy, castle = arrangement
        cells = {castle: printed.CASTLE} if castle else {}
        laid = replace(self.seats[seat], duchy=duchy, start=castle, cells=cells)
        return replace(self, seats=[*self.seats[:seat], laid, *self.seats[seat + 1 :]])
