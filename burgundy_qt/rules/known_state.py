"""KnownState: what one viewer knows of a game. Its `after` is the only place in the program that
says what an event means.

Every game has its own class in its module `known_state`. Fields are of three kinds: the table,
which events change and `==` compares; `asked`, which only a decision point has; and what a table
remembers though no state includes it (the storage space that a tile is in, the cards that were paid
last), which is declared with `compare=False`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

Own = TypeVar("Own", bound="KnownState")
StateObject = Mapping[str, Any]
"""A state as the protocol writes it."""


@dataclass(frozen=True)
class Asked:
    """Who must decide now: the seat that is asked first, all that may choose, and what is pending
    before anything else."""

    seat: int | None = None
    waiting: tuple[int, ...] = ()
    pending: tuple[str, ...] = ()


NOBODY = Asked()
"""While things happen nobody is asked."""


Item = TypeVar("Item")


def with_item(row: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """Return a row with another item in one place."""
    return (*row[:at], item, *row[at + 1 :])


Copied = TypeVar("Copied", bound="Immutable")


class Immutable:
    """What nobody changes, such as a state and its parts: `evolve` makes the next."""

    def evolve(self: Copied, **changes: Any) -> Copied:
        """Return a copy with other values of some fields.

        Fourteen times as quick as `dataclasses.replace`, which calls the constructor. There must
        be no `cached_property`: its value would be copied as well.
        """
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__, **changes)
        return copy


@dataclass(frozen=True)
class KnownState(Immutable, ABC):
    """Hold what one viewer knows of a game."""

    asked: Asked

    _followed: ClassVar[tuple[Any, tuple[Any, ...], Any] | None] = None
    """Of the game that was followed last its beginning, its events, and where these have led."""

    @classmethod
    @abstractmethod
    def beginning(cls: type[Own], told: StateObject) -> Own:
        """Return the state before the first event of the game that `told` is a state of, as the
        same viewer knows it."""

    @classmethod
    @abstractmethod
    def from_object(cls: type[Own], told: StateObject, before: Own | None = None) -> Own:
        """Read a state of the protocol. What it does not tell is taken from `before`, as far as
        it agrees with what is told."""

    @abstractmethod
    def to_object(self) -> StateObject:
        """Write the state as the protocol does: the inverse of `from_object`."""

    @abstractmethod
    def after(self: Own, event: Any) -> Own:
        """Return the state after one event; nobody is asked in it."""

    @classmethod
    def of(cls: type[Own], told: StateObject, events: Iterable[Any]) -> Own:
        """Return the state that all events of a game have led to, and that `told` tells.

        A window asks for it several times a turn, of a game that only goes on: the last one is
        remembered, and what is new in it is followed alone. To follow 400 events takes 2 ms.
        """
        begun, heard = cls.beginning(told), tuple(events)
        known, followed = begun, 0
        if cls._followed is not None:
            before, was_heard, reached = cls._followed
            if heard[: len(was_heard)] == was_heard and before == begun:
                known, followed = reached, len(was_heard)
        known = known.after_all(heard[followed:])
        cls._followed = begun, heard, known
        return cls.from_object(told, known)

    def after_all(self: Own, events: Iterable[Any]) -> Own:
        """Return the state after some events, one after another."""
        state = self
        for event in events:
            state = state.after(event)
        return state
