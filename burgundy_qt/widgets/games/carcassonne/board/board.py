"""What lies where on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from burgundy_qt.widgets.games.carcassonne.board.bazaar import Bazaar
from burgundy_qt.widgets.games.carcassonne.board.seat_board import SeatBoard

FOLLOWERS = 7
"""So many of them each seat has."""
Feature = Mapping[str, Any]
"""A feature as View.outlook tells it."""


class LaidTile(NamedTuple):
    """A tile on the map, and by how many quarters it is turned."""

    kind: str
    rotation: int


class Castle(NamedTuple):
    """A castle on the two cells of its town: whose, and whether it can still score."""

    cells: tuple[str, ...]
    seat: int
    is_occupied: bool


class Ghost(NamedTuple):
    """The drawn tile as it would lie: turned so, the rotations that fit there, and the bridge that
    it needs as a cell and an axis."""

    cell: str
    kind: str
    rotation: int
    fits: tuple[int, ...]
    bridge: tuple[str, str] | None = None


class Trial(NamedTuple):
    """What is offered and chosen but not settled: the ghost, the other cells that the tile could be
    laid on and why they are dashed ("turn", "bridge" or ""), how it is turned in the hand, the
    bridges that could be built and the places for a follower, what is chosen of them, and the
    number of the stepper."""

    ghost: Ghost | None = None
    cells: tuple[tuple[str, str], ...] = ()
    rotation: int = 0
    bridges: tuple[tuple[str, str], ...] = ()
    bridge: tuple[str, str] | None = None
    places: tuple[str, ...] = ()
    place: str | None = None
    bid: int | None = None


NO_TRIAL = Trial()


@dataclass
class Board:
    """The whole table. `tiles` lie in the order in which they were laid, `laid_by` tells by whom;
    `meeples`: whose stands on a place; `castles` by their towns. `tile`: the one of this turn,
    `cell`: where it was laid. `unseen`: by kind the tiles that nobody has seen.

    What is only known from a state and no event tells is not compared: who decides what, and what
    the rules tell of features and cells; nor `all_tiles`, how many the game has."""

    seats: list[SeatBoard]
    modules: tuple[str, ...] = ()
    tiles: dict[str, LaidTile] = field(default_factory=dict)
    laid_by: dict[str, int] = field(default_factory=dict)
    bridges: dict[str, str] = field(default_factory=dict)
    meeples: dict[str, int] = field(default_factory=dict)
    castles: dict[str, Castle] = field(default_factory=dict)
    turn: int | None = None
    tile: str | None = None
    cell: str | None = None
    pile: int = 0
    unseen: dict[str, int] = field(default_factory=dict)
    bazaar: Bazaar | None = None
    is_over: bool = False
    trial: Trial = NO_TRIAL
    auction: bool = field(default=True, compare=False)
    occupied_castles: int = field(default=0, compare=False)
    deciding: int | None = field(default=None, compare=False)
    decision: str | None = field(default=None, compare=False)
    about: str | None = field(default=None, compare=False)
    options: Mapping[str, tuple[int, ...]] = field(default_factory=dict, compare=False)
    features: Mapping[str, Feature] = field(default_factory=dict, compare=False)
    cells: Mapping[str, Feature] = field(default_factory=dict, compare=False)
    all_tiles: int = field(default=0, compare=False)

    @classmethod
    def empty(cls, seats: int) -> Board:
        """A table before the first tile."""
        return cls([SeatBoard() for _ in range(seats)])

    @property
    def last_laid(self) -> str | None:
        """The cell of the tile that was laid last by a seat."""
        return next(reversed(self.laid_by), None)

    @property
    def acting(self) -> int | None:
        """Who decides, else whose turn it is."""
        return self.turn if self.deciding is None else self.deciding

    @property
    def has_stage(self) -> bool:
        """Whether tiles of a bazaar are sold or chosen now."""
        bazaar = self.bazaar
        if bazaar is None:
            return False
        if self.auction:
            return bool(bazaar.on_table) or bazaar.lot is not None
        return self.decision == "choose"

    @property
    def lot_fits(self) -> list[str]:
        """The cells where the tile would fit that is sold now."""
        bazaar = self.bazaar
        if bazaar is None or bazaar.lot is None:
            return []
        kind = bazaar.drawn[bazaar.lot]
        return [cell for cell, told in self.cells.items() if kind in told["kinds"]]

    def feature_at(self, place: str) -> Feature | None:
        """The feature of a place."""
        return next((one for one in self.features.values() if place in one["places"]), None)

    def with_trial(self, trial: Trial) -> Board:
        """The table with other things on trial."""
        return self if trial == self.trial else replace(self, trial=trial)
