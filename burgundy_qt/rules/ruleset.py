"""Ruleset: what the rest of the program asks of a game, beside its position.

Every game of the registry answers with an object, `ANSWER` in rules/GAME/GAME_ruleset.py, whose
class derives from this one and overrides only what differs from here. Objects are the protocol's
(docs/engine-protocol.md); codes are the ints by which a position knows its actions.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Generic, TypedDict, TypeVar

from burgundy_qt.rules.known_state import StateObject
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.requests import RequestObject

Action = Mapping[str, Any]
"""An action of any game as the protocol writes it; every game has its own types."""
Event = Mapping[str, Any]
"""An event of any game as the protocol writes it; every game has its own types."""
GameAction = Any
"""An action of the game that is played: shared code reads it as an Action, and hands it to the
game's own code, which takes it for one of its own types."""
GameEvent = Any
"""An event of the game that is played, in the same way."""
RecordLine = Mapping[str, Any]
"""A line of a record: the first is the game's request, every other one an event."""
OutlookObject = Mapping[str, Any]
"""What one seat may still score, as the protocol's `outlook` lists it."""
GameObject = Mapping[str, Any]
"""A game, or one of its editions, as the protocol's `hello` describes it."""
OwnPosition = TypeVar("OwnPosition", bound=Position)
OwnAction = TypeVar("OwnAction")
OwnEvent = TypeVar("OwnEvent")


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

        Raises BadArgument with the key and what it may be."""

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
        stays as the seed has it, as far as what is told later allows. Raises BadRecord for what
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
