"""What one seat has: duchy, storage, hand, stacks, bonus tiles, points."""

from __future__ import annotations

from dataclasses import dataclass, field

from burgundy_qt.widgets.games.tuscany.board import printed
from burgundy_qt.widgets.games.tuscany.board.arranging import Duchy, plain_duchy
from burgundy_qt.widgets.games.tuscany.board.counts import Counts


@dataclass
class SeatBoard:
    """The belongings of one seat.

    `boards` as dealt; `duchy` how they lie, None while nobody may know. `start`: the space of the
    start castle. `cells`: what lies where. `storage`: by storage space what lies in it. `cards`:
    the hand by colour, None where the viewer may not know it; `hand`: how many cards. `stacks`: how
    many tiles are left in each, `to_come`: which they hold together.
    """

    boards: tuple[str, ...] = ()
    duchy: Duchy | None = None
    start: str | None = None
    cells: dict[str, str] = field(default_factory=dict)
    storage: list[str | None] = field(default_factory=lambda: [None])
    bonus: Counts = field(default_factory=dict)
    marble: int = 0
    workers: int = 0
    hand: int = 0
    cards: Counts | None = None
    stacks: list[int] = field(default_factory=lambda: list(printed.STACKS))
    to_come: Counts = field(default_factory=lambda: dict(printed.OWN_TILES))
    green: int = 0
    red: int = 0

    @property
    def land(self) -> Duchy:
        """How its boards lie, or as the quick start would lay them."""
        return self.duchy or plain_duchy(self.boards)

    @property
    def laid_out(self) -> int:
        """How many of its own tiles have been laid out: 0 to 21."""
        return sum(printed.STACKS) - sum(self.stacks)

    @property
    def draws(self) -> int:
        """How many cards it draws."""
        return printed.DRAWN + self.bonus.get("card", 0)

    @property
    def known_cards(self) -> list[str]:
        """The hand, card by card, sorted by colour; empty where the viewer may not know it."""
        cards = self.cards or {}
        return [colour for colour in printed.COLOURS for _ in range(cards.get(colour, 0))]

    def store(self, thing: str) -> int | None:
        """Lay something into the first storage space that is free; tells which, None where there is
        none."""
        if None not in self.storage:
            return None
        at = self.storage.index(None)
        self.storage[at] = thing
        return at

    def unstore(self, thing: str) -> int | None:
        """Take something out of its storage space; tells which, None where it lies in none."""
        if thing not in self.storage:
            return None
        at = self.storage.index(thing)
        self.storage[at] = None
        return at
