"""Ruleset: what the rest of the program asks of a game, beside its position.

The package of every game of the registry has a module `ruleset` with these names, and with the line
by which mypy compares them with these: `RULES: RulesOf[...]`, the module itself. Objects are the
protocol's (docs/engine-protocol.md); codes are the ints by which a position knows its actions.
"""

from collections.abc import Collection, Mapping
from typing import Any, Protocol, TypeVar

from burgundy_qt.rules.position import Position

Action = dict[str, Any]
Event = dict[str, Any]


OwnPosition = TypeVar("OwnPosition", bound=Position)
OwnAction = TypeVar("OwnAction", covariant=True)
OwnEvent = TypeVar("OwnEvent")


class RulesOf(Protocol[OwnPosition, OwnAction, OwnEvent]):
    """A game: what can be asked for, how it is made, told and shown."""

    @property
    def VERSION(self) -> int:  # noqa: N802
        """What a record of it means: raised when a correction lets an old record lead to another
        position."""

    @property
    def LATER_KEYS(self) -> Mapping[str, Collection[str]]:  # noqa: N802
        """By type of event the keys that it gained later: a record may lack them."""

    def describe(self) -> dict[str, Any]:
        """The game as the protocol's `hello` lists it: its name, its title, and by edition all that
        can be chosen."""

    def filled_in(self, request: dict[str, Any], fresh_seed: int) -> dict[str, Any]:
        """The request of a new game with every default, the same again when it is filled in once
        more.

        Raises BadArgument with the key and what it may be."""

    def new_position(self, request: dict[str, Any]) -> OwnPosition:
        """A position for a filled-in request, listening, before its set-up begins."""

    def give_set_up(self, position: OwnPosition, recorded: list[Event]) -> None:
        """Bring the chance of the set-up, before the game begins, to what the events of a record
        say; nothing where they do not say it. A seat's record does not tell what others hide: that
        stays as the seed has it, as far as what is told later allows. Raises BadRecord for what
        cannot be."""

    def give_chance(self, position: OwnPosition, recorded: list[Event]) -> None:
        """The same for the chance that waits; `recorded` are the events that follow from here
        on."""

    def events(self, position: OwnPosition) -> list[OwnEvent]:
        """What a listening position has heard since the last call. An event with `"to"` is private
        to these seats."""

    def state(
        self, position: OwnPosition, request: dict[str, Any], seat: int | None
    ) -> dict[str, Any]:
        """The state as `seat` knows it (None: as everybody does)."""

    def pack(self, action: object) -> int:
        """The code of an action; raises IllegalAction for no action of this game."""

    def unpack(self, code: int) -> OwnAction:
        """The action of a code: the inverse of `pack`."""

    def price(self, position: OwnPosition, seat: int, code: int) -> Mapping[str, int]:
        """What a legal action of the seat costs: by resource how many, the same resources for every
        action."""

    def outlook(self, position: OwnPosition) -> list[dict[str, Any]]:
        """For each seat what it may still score."""


Ruleset = RulesOf[Position, Action, Event]
"""The rules of any game, for code that works with all of them."""
