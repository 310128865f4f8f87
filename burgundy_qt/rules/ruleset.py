"""What the program knows of a game besides its position: Ruleset, the interface of the rules, and
KnownState, what one viewer knows of a game.

Every game of the registry has an object, `ANSWER` in rules/GAME/GAME_ruleset.py, whose class
derives from RulesOf and overrides only what differs from it. Objects are the protocol's
(docs/engine-protocol.md); codes are a position's ints for actions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypedDict, TypeVar

from burgundy_qt.rules.chance import Outcome, Places, check_outcome, events_of
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.position import Position

Action = Mapping[str, Any]
"""An action of any game as the protocol writes it; every game has its own types."""
Event = Mapping[str, Any]
"""An event of any game as the protocol writes it; every game has its own types."""
GameAction = Any
"""An action of the game in play: shared code reads it as an Action and passes it to the game's own
code, which knows its exact type."""
GameEvent = Any
"""An event of the game in play, in the same way."""
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
    """The decision in the protocol's `legal`."""

    seat: Any
    """The seat to decide; None when the game is over. It is Any because most callers know that
    there is a seat."""
    waiting: list[int]
    actions: list[GameAction]


class RulesOf(ABC, Generic[OwnPosition, OwnAction, OwnEvent]):
    """The rules of a game for the program: its options, and how a game is made and shown."""

    version: ClassVar[int]
    """The version of the rules: raised when a correction leads an old record to another
    position."""
    LATER_KEYS: ClassVar[Mapping[str, Collection[str]]] = {}
    """By type of event its newer keys: an old record may lack them."""
    HAND_EVENTS: ClassVar[Collection[str]] = ()
    """The events that show a hand to its seat alone: in a game of the box they can be left open."""
    OPENED_KEYS: ClassVar[Mapping[str, Collection[str]]] = {}
    """By type of event its keys that show every hand: a record that leaves hands open lacks
    them."""

    @abstractmethod
    def describe(self) -> GameObject:
        """Return the game as the protocol's `hello` lists it: its name, its title, and by edition
        all options."""

    @abstractmethod
    def complete_request(self, request: RequestObject, fresh_seed: int) -> RequestObject:
        """Return the request of a new game with every default; unchanged if it is complete.

        Raises InvalidArgument with the key and its possible values.
        """

    @abstractmethod
    def silent_position(self, request: RequestObject) -> OwnPosition:
        """Return a position without a journal for a filled-in request, before its set-up begins."""

    def new_position(self, request: RequestObject) -> OwnPosition:
        """Return the same, with a journal."""
        position = self.silent_position(request)
        position.start_journal()
        return position

    @abstractmethod
    def replay_set_up(self, position: OwnPosition, recorded: list[RecordLine]) -> None:
        """Set the chance of the set-up, before the game begins, to the events of a record, as far
        as the record has it. Parts hidden in a seat's record stay as the seed has them, if later
        events allow it. Raises InvalidRecord for an impossible record."""

    @abstractmethod
    def replay_chance(self, position: OwnPosition, recorded: list[RecordLine]) -> None:
        """Do the same for the next chance; `recorded` are the events from here on."""

    def set_up_places(self, position: OwnPosition, request: RequestObject) -> Places:
        """Return what the chance of the set-up decides, for a new position before `begin`: the
        places that a person fills who records a game of the box. Empty if nothing is left to
        chance."""
        return ()

    def chance_places(self, position: OwnPosition) -> Places:
        """Return what the next chance of a position decides, in the same way. Empty if no chance is
        drawn next, or if it cannot be chosen in this game."""
        return ()

    def places_seen_by(self, position: OwnPosition, places: Places, seat: int) -> Places:
        """Return those of these places that a person can fill who sees the hand of one seat only,
        with everything that may come if the other hands are left open."""
        return [
            place for place in places if place.event not in self.HAND_EVENTS or place.seat == seat
        ]

    def open_draw(self, position: OwnPosition) -> list[dict[str, Any]]:
        """Return the events of the next chance of a position if it goes to a hand that is left
        open."""
        return []

    def open_legal(
        self, position: OwnPosition, recorded: list[RecordLine], seat: int
    ) -> list[tuple[int, OwnPosition]]:
        """Return the actions of a seat whose hand is left open: all that some hand allows with
        which the recorded events can happen, each with a position in which it is legal."""
        return [(code, position) for code in position.legal(seat)]

    def chance_events(
        self, position: OwnPosition, places: Places, values: Outcome
    ) -> list[dict[str, Any]]:
        """Return the events of an outcome of `set_up_places` or `chance_places`, for
        `replay_set_up` or `replay_chance`. Raises InvalidArgument for one that cannot come."""
        return events_of(places, check_outcome(places, values))

    @abstractmethod
    def events(self, position: OwnPosition) -> list[OwnEvent]:
        """Return what a listening position has recorded since the last call. An event with `"to"`
        is private to these seats."""

    @abstractmethod
    def state(self, position: OwnPosition, request: RequestObject, seat: int | None) -> StateObject:
        """Return the state as `seat` knows it (None: the public part)."""

    @abstractmethod
    def encode_action(self, action: object) -> int:
        """Return the code of an action. Raises IllegalAction for no action of this game."""

    @abstractmethod
    def decode_action(self, code: int) -> OwnAction:
        """Return the action of a code: the inverse of `encode_action`."""

    @abstractmethod
    def price(self, position: OwnPosition, seat: int, code: int) -> Mapping[str, int]:
        """Return the price of a legal action of the seat by resource, the same resources for every
        action."""

    @abstractmethod
    def scoring_potential(self, position: OwnPosition) -> list[OutlookObject]:
        """Return for each seat what it may still score, if the state does not have it."""


Ruleset = RulesOf[Any, GameAction, GameEvent]
"""The rules of any game, for code that works with all of them."""


# KnownState. Its `after` is the only place in the program that defines the effect of an event.
# Every game has its own class in its module `known_state`. Fields are of three kinds: the table,
# which events change and `==` compares; `asked`, which only a decision point has; and memory that
# no protocol state includes (the storage space of a tile, the cards that were paid last), declared
# with `compare=False`.


@dataclass(frozen=True)
class Asked:
    """The seat that must decide first, all that may choose, and the pending decisions."""

    seat: int | None = None
    waiting: tuple[int, ...] = ()
    pending: tuple[str, ...] = ()


NOBODY = Asked()
"""No decision, as between two events."""


class Immutable:
    """An object that never changes, such as a state and its parts: `evolve` makes the next."""

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
    """What one viewer knows of a game."""

    asked: Asked

    _followed: ClassVar[tuple[Any, tuple[Any, ...], Any] | None] = None
    """The game that was followed last: its beginning, its events, and the state after them."""

    @classmethod
    @abstractmethod
    def beginning(cls: type[Own], data: StateObject) -> Own:
        """Return the state before the first event of the game of `data`, for the same viewer."""

    @classmethod
    @abstractmethod
    def from_object(cls: type[Own], data: StateObject, before: Own | None = None) -> Own:
        """Read a state of the protocol. What it lacks is taken from `before`, as far as both
        agree."""

    @abstractmethod
    def to_object(self) -> StateObject:
        """Write the state as the protocol does: the inverse of `from_object`."""

    @abstractmethod
    def after(self: Own, event: Any) -> Own:
        """Return the state after one event; in it no seat has to decide."""

    @classmethod
    def of(cls: type[Own], data: StateObject, events: Iterable[Any]) -> Own:
        """Return the state after all events of a game, which must agree with `data`.

        A window calls it several times a turn for a growing game: the last result is cached, and
        only new events are followed. To follow 400 events takes 2 ms.
        """
        begun, heard = cls.beginning(data), tuple(events)
        known, followed = begun, 0
        if cls._followed is not None:
            before, was_heard, reached = cls._followed
            if heard[: len(was_heard)] == was_heard and before == begun:
                known, followed = reached, len(was_heard)
        known = known.after_all(heard[followed:])
        cls._followed = begun, heard, known
        return cls.from_object(data, known)

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
    """Return the reason of an event's points, by the protocol's name, or None if it brings none:
    the same in every game with such bonuses."""
    kind: str = event["event"]
    if kind == "points":
        reason: str = event["for"]
        return reason
    return kind if kind == "bonus" else None
