"""What lies with a seat: its dice, stores, goods and estate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from burgundy_qt.rules.burgundy.protocol.action_types import Action, store_in
from burgundy_qt.widgets.games.burgundy.board import printed
from burgundy_qt.widgets.games.burgundy.board.laying import Slots
from burgundy_qt.widgets.games.burgundy.board.printed_modules import SHARED


@dataclass
class Die:
    """A rolled die of a seat."""

    face: int
    used: bool = False


@dataclass
class SeatBoard:
    """The belongings of one seat; storage and goods have three places each, alone six goods, empty
    ones are None. `start`: the cell of the first castle, once it lies there.

    What a team has in common lies with its first member, who is the `home` of both: estate, goods,
    silver, workers, and the store that they have `shared`. Without teams every seat is its own
    home.

    With the 2019 modules: `worn`, by castle the shield on it; `named`, the seat that shield 6 has
    named; `route` and `laid`, the tiles of the trade route and the goods on it; `posts`, by joined
    pair the points it brought.
    """

    estate: str | None = None
    cells: dict[str, str] = field(default_factory=dict)
    storage: Slots = field(default_factory=lambda: [None] * printed.STORAGE)
    goods: list[tuple[int, int] | None] = field(
        default_factory=lambda: [None] * printed.GOODS_TYPES
    )
    sold: Counter[int] = field(default_factory=Counter)
    silver: int = 0
    workers: int = 0
    points: int = 0
    dice: list[Die] = field(default_factory=list)
    step: int = 0
    worn: dict[str, int] = field(default_factory=dict)
    named: int | None = None
    route: list[int] = field(default_factory=list)
    laid: list[int] = field(default_factory=list)
    posts: dict[tuple[str, str], int] = field(default_factory=dict)
    shared: Slots = field(default_factory=list)
    start: str | None = None
    home: SeatBoard = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.home = self

    def store_of(self, action: Action) -> Slots:
        """The store that an action means: the one that a team shares where it says so, else the
        seat's own."""
        return self.home.shared if store_in(action) == SHARED else self.storage

    def use_die(self, face: int | None) -> None:
        """Mark the first unused die with this face as used."""
        for die in self.dice:
            if die.face == face and not die.used:
                die.used = True
                return

    def store_goods(self, goods: Mapping[str, int]) -> None:
        """Add goods to the piles of their types, a new type to the first empty place."""
        for name, count in goods.items():
            types = [pile[0] if pile else None for pile in self.goods]
            kind = int(name)
            if kind in types:
                index = types.index(kind)
                self.goods[index] = (kind, (self.goods[index] or (0, 0))[1] + count)
            elif None in types:
                self.goods[types.index(None)] = (kind, count)
