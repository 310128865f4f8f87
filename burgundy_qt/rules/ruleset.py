"""What the program knows of a game beside its position: Ruleset, by which the rules answer, and
KnownState, what one viewer knows of a game.

Every game of the registry answers with an object, `ANSWER` in rules/GAME/GAME_ruleset.py, whose
class derives from RulesOf and overrides only what differs from here. Objects are the protocol's
(docs/engine-protocol.md); codes are the ints by which a position knows its actions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypedDict, TypeVar

from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.position import Position

Action = Mapping[str, Any]
"""An action of any game as the protocol writes it; every game has its own types."""
Event = Mapping[str, Any]
"""An event of any game as the protocol writes it; every game has its own types."""
GameAction = Any
"""An action of the game that is played: shared code reads it as an Action, and hands it to the
game's own code, which takes it for one of its own types."""
GameEvent = Any
"""An event of the game that is played, in the same way."""
StateObject = Mapping[str, Any]
"""A state as the protocol writes it."""
RecordLine = Mapping[str, Any]
"""A line of a record: the first is the game's request, every other one an event."""
OutlookObject = Mapping[str, Any]
"""What one seat may still score, as the protocol's `outlook` lists it."""
GameObject = Mapping[str, Any]
"""A game, or one of its editions, as the protocol's `hello` describes it."""
OwnPosition = TypeVar("OwnPosition", bound=Position)
OwnAction = TypeVar("OwnAction")
OwnEvent = TypeVar("OwnEvent")
Own = TypeVar("Own", bound="KnownState")
Copied = TypeVar("Copied", bound="Immutable")
Item = TypeVar("Item")


class LegalObject(TypedDict):
    """What may be decided, as the protocol's `legal` answers."""

    seat: Any
    """Who is asked, a seat; None when the game is over, which those who count on a seat know."""
    waiting: list[int]
    actions: list[GameAction]


class RulesOf(ABC, Generic[OwnPosition, OwnAction, OwnEvent]):
    """Answer for a game: what can be asked for, how it is made, told and shown."""

    version: ClassVar[int]
    """What a record of it means: raised when a correction lets an old record lead to another
    position."""
    LATER_KEYS: ClassVar[Mapping[str, Collection[str]]] = {}
    """By type of event the keys that it gained later: a record may lack them."""

    @abstractmethod
    def describe(self) -> GameObject:
        """Return the game as the protocol's `hello` lists it: its name, its title, and by edition
        all that can be chosen."""

    @abstractmethod
    def filled_in(self, request: RequestObject, fresh_seed: int) -> RequestObject:
        """Return the request of a new game with every default, the same again when it is filled in
        once more.

        Raises InvalidArgument with the key and what it may be."""

    @abstractmethod
    def unheard_position(self, request: RequestObject) -> OwnPosition:
        """Return a position for a filled-in request, before its set-up begins, that keeps no
        journal of what happens."""

    def new_position(self, request: RequestObject) -> OwnPosition:
        """Return the same, listening."""
        position = self.unheard_position(request)
        position.listen()
        return position

    @abstractmethod
    def give_set_up(self, position: OwnPosition, recorded: list[RecordLine]) -> None:
        """Bring the chance of the set-up, before the game begins, to what the events of a record
        say; nothing where they do not say it. A seat's record does not tell what others hide: that
        stays as the seed has it, as far as what is told later allows. Raises InvalidRecord for what
        cannot be."""

    @abstractmethod
    def give_chance(self, position: OwnPosition, recorded: list[RecordLine]) -> None:
        """Do the same for the chance that waits; `recorded` are the events that follow from here
        on."""

    @abstractmethod
    def events(self, position: OwnPosition) -> list[OwnEvent]:
        """Return what a listening position has heard since the last call. An event with `"to"` is
        private to these seats."""

    @abstractmethod
    def state(self, position: OwnPosition, request: RequestObject, seat: int | None) -> StateObject:
        """Return the state as `seat` knows it (None: as everybody does)."""

    @abstractmethod
    def pack(self, action: object) -> int:
        """Return the code of an action; raise IllegalAction for no action of this game."""

    @abstractmethod
    def unpack(self, code: int) -> OwnAction:
        """Return the action of a code: the inverse of `pack`."""

    @abstractmethod
    def price(self, position: OwnPosition, seat: int, code: int) -> Mapping[str, int]:
        """Return what a legal action of the seat costs: by resource how many, the same resources
        for every action."""

    @abstractmethod
    def outlook(self, position: OwnPosition) -> list[OutlookObject]:
        """Return for each seat what it may still score, where the state does not tell it."""


Ruleset = RulesOf[Any, GameAction, GameEvent]
"""The rules of any game, for code that works with all of them."""


# KnownState. Its `after` is the only place in the program that says what an event means. Every game
# has its own class in its module `known_state`. Fields are of three kinds: the table, which events
# change and `==` compares; `asked`, which only a decision point has; and what a table remembers
# though no state includes it (the storage space that a tile is in, the cards that were paid last),
# which is declared with `compare=False`.


@dataclass(frozen=True)
class Asked:
    """Who must decide now: the seat that is asked first, all that may choose, and what is pending
    before anything else."""

    seat: int | None = None
    waiting: tuple[int, ...] = ()
    pending: tuple[str, ...] = ()


NOBODY = Asked()
"""While things happen nobody is asked."""


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


def with_item(row: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """Return a row with another item in one place."""
    return (*row[:at], item, *row[at + 1 :])


def point_reason(event: Event) -> str | None:
    """Return what an event's points are for, by the protocol's name, or None where it brings none:
    the same in every game that has such bonuses."""
    kind: str = event["event"]
    if kind == "points":
        reason: str = event["for"]
        return reason
    return kind if kind == "bonus" else None
