"""The vocabulary of a table: a slot is a place where something can lie, a sprite is what lies
there, a picture is the sprite on every slot; a click target is what a click means, a highlight how
a target is lit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple


class Slot(NamedTuple):
    """One place of the table: of which `kind`, whose, and which of them, in the words of its game
    (of Burgundy: widgets/games/burgundy/picture)."""

    kind: str
    owner: int | str | None = None
    at: int | str | None = None


class Sprite(NamedTuple):
    """What lies on a slot: of which `kind`, and which of them, in the words of its game. `many`
    stands on a badge where it is above 1; `of` says among how many the slot must share its room; a
    `faded` piece is used up."""

    kind: str
    what: str
    many: int = 1
    of: int = 1
    faded: bool = False


Picture = dict[Slot, Sprite]
"""What can be seen of a table: the sprite on every slot where something lies."""


class ClickTarget(NamedTuple):
    """A place or piece of the table: of which `kind`, where and what it is, in its game's words
    (of Burgundy: widgets/games/burgundy/clicks). Of every game: `choice` (place = the text of a
    choice asked at the slot, what = its picture), `end`, `pass`, and `another`, the answer that
    lies nowhere on the table."""

    kind: str
    place: int | str | None = None
    what: str | None = None


@dataclass(frozen=True)
class Highlight:
    """How a target is lit now: what it would cost, whether it is already chosen, and what it would
    score at once.

    `costs`: how many of what would be paid, in its game's words and without zeros; `dice`: those
    that it would use; `pays`: the things of the table that it would use up, which rise while it is
    pointed at; `glow`: the ring that is round it before it is chosen, "" for none; `trial`: what is
    written there while it is chosen and not settled yet; `gains`: each outcome that is left open,
    the best first, as points by source; `brings`: all that an answer would bring, in words, where
    it would not be clear else."""

    costs: tuple[tuple[str, int], ...] = ()
    chosen: bool = False
    dice: tuple[int, ...] = ()
    pays: tuple[ClickTarget, ...] = ()
    glow: str = "legal"
    trial: str = ""
    gains: tuple[tuple[tuple[str, int], ...], ...] = ()
    brings: str = ""

    def cost(self, kind: str) -> int:
        """Return how many of a kind it would cost."""
        return dict(self.costs).get(kind, 0)


def costs_of(price: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Return what a price of the rules asks for, in its order."""
    return tuple((kind, count) for kind, count in price.items() if count)
