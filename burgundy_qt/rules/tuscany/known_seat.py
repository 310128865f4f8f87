"""What one viewer knows of a seat of Tuscany: its duchy, storage, hand, stacks and points.

The counts and cells of a seat never change: equal ones are shared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from burgundy_qt.rules.ruleset import Immutable, with_item
from burgundy_qt.rules.tuscany.components import BONUSES, OWN, TILES
from burgundy_qt.rules.tuscany.protocol import DuchyObject, SeatObject, Step
from burgundy_qt.rules.tuscany.state import DRAWN, STACK, STACKS, STORAGE

Counts = Mapping[str, int]
NONE: Counts = {}
CASTLE = "castle"


class Duchy(NamedTuple):
    """Boards from left to right; which of them are turned; the steps of the others from their left
    neighbours: half a hex `down` or `up`."""

    boards: tuple[str, ...]
    turned: tuple[bool, ...]
    steps: tuple[Step, ...]


def duchy_of(data: DuchyObject) -> Duchy:
    """Return the duchy of a state, an action or an event."""
    return Duchy(tuple(data["boards"]), tuple(data["turned"]), tuple(data["steps"]))


def plain_duchy(boards: Sequence[str]) -> Duchy:
    """Return boards A, B, C arranged as in the quick start."""
    return Duchy(tuple(boards), (False, False, False), ("down", "up"))


def added(counts: Counts, name: str, many: int = 1) -> Counts:
    """Return counts with `many` more of a name, fewer if it is below 0."""
    count = counts.get(name, 0) + many
    if count:
        return {**counts, name: count}
    return {each: had for each, had in counts.items() if each != name}


def total(counts: Counts) -> int:
    """Return how many there are of all names together."""
    return sum(counts.values())


@dataclass(frozen=True)
class SeatState(Immutable):
    """A seat's possessions.

    `boards` as dealt; `duchy` their arrangement and `cells` the tiles on it, None and empty while
    the viewer may not know them; `stored` sorted; `cards` the hand by colour, None if the viewer
    may not know it; `stacks` the number of tiles left in each, `to_come` those tiles together. In
    no state: the space of the castle of the `start`, and the contents of every storage space.
    """

    boards: tuple[str, ...] = ()
    duchy: Duchy | None = None
    cells: Mapping[str, str] = field(default_factory=dict)
    stored: tuple[str, ...] = ()
    bonus: Counts = field(default_factory=dict)
    marble: int = 0
    workers: int = 0
    hand: int = 0
    cards: Counts | None = None
    stacks: tuple[int, ...] = (STACK,) * STACKS
    to_come: Counts = field(default_factory=lambda: OWN)
    green: int = 0
    red: int = 0
    start: str | None = field(default=None, compare=False)
    storage: tuple[str | None, ...] = field(default=(None,) * STORAGE, compare=False)

    @property
    def land(self) -> Duchy:
        """The arrangement of its boards, or that of the quick start."""
        return self.duchy or plain_duchy(self.boards)

    @property
    def laid_out(self) -> int:
        """The number of its stack tiles that have come into the display."""
        return STACKS * STACK - sum(self.stacks)

    @property
    def draws(self) -> int:
        """The number of cards that one action draws."""
        return DRAWN + self.bonus.get("card", 0)

    @classmethod
    def from_object(cls, data: SeatObject, before: SeatState) -> SeatState:
        """Read a seat of a state."""
        duchy, cells, stored = data["duchy"], dict(data["cells"]), tuple(data["storage"])
        spaces = STORAGE + data["bonus"].count("storage")
        return cls(
            boards=tuple(data["boards"]),
            duchy=duchy_of(duchy) if duchy else None,
            cells=cells,
            stored=stored,
            bonus=dict(Counter(data["bonus"])),
            marble=data["marble"],
            workers=data["workers"],
            hand=data["hand"],
            cards=None if data["cards"] is None else dict(data["cards"]),
            stacks=tuple(data["stacks"]),
            to_come=dict(data["to_come"]),
            green=data["green"],
            red=data["red"],
            start=before.start if before.start in cells else first_castle(cells),
            storage=before.storage
            if before.stored == stored and len(before.storage) == spaces
            else (*stored, *[None] * (spaces - len(stored))),
        )

    def to_object(self) -> SeatObject:
        """Write the seat as a state does."""
        return {
            "boards": list(self.boards),
            "duchy": duchy_object(self.duchy) if self.duchy else None,
            "cells": dict(self.cells),
            "storage": list(self.stored),
            "bonus": [kind for kind in BONUSES for _ in range(self.bonus.get(kind, 0))],
            "marble": self.marble,
            "workers": self.workers,
            "hand": self.hand,
            "cards": None if self.cards is None else dict(self.cards),
            "stacks": list(self.stacks),
            "to_come": dict(self.to_come),
            "green": self.green,
            "red": self.red,
        }

    def laid_out_as(self, duchy: Duchy, castle: str | None) -> SeatState:
        """Return the seat with nothing but its start castle on a duchy; None for no castle yet."""
        return self.evolve(duchy=duchy, start=castle, cells={castle: CASTLE} if castle else {})

    def with_stored(self, thing: str) -> SeatState:
        """Return the seat with one more thing, in the first free storage space."""
        stored = tuple(sorted((*self.stored, thing), key=TILES.index))
        return self.evolve(stored=stored, storage=exchanged(self.storage, None, thing))

    def without_stored(self, thing: str) -> SeatState:
        """Return the seat without a stored thing."""
        at = self.stored.index(thing)
        stored = (*self.stored[:at], *self.stored[at + 1 :])
        return self.evolve(stored=stored, storage=exchanged(self.storage, thing, None))

    def with_cards(self, cards: Iterable[str], many: int) -> SeatState:
        """Return the seat with `many` more of each of these cards in its hand, if it is known."""
        held = self.cards
        if held is None:
            return self
        for card in cards:
            held = added(held, card, many)
        return self.evolve(cards=held)


def exchanged(
    spaces: tuple[str | None, ...], old: str | None, new: str | None
) -> tuple[str | None, ...]:
    """Return spaces of which the first with one thing has another."""
    return with_item(spaces, spaces.index(old), new)


def first_castle(cells: Mapping[str, str]) -> str | None:
    """Return a space with a castle: no state shows which was the first."""
    return next((cell for cell, tile in cells.items() if tile == CASTLE), None)


def duchy_object(duchy: Duchy) -> DuchyObject:
    """Write a duchy as a state does."""
    boards, turned, steps = duchy
    return {"boards": list(boards), "turned": list(turned), "steps": list(steps)}
