"""CarcassonneRuleset: what can be asked for in Carcassonne, how it is made, told and shown."""

from collections.abc import Collection, Mapping
from typing import ClassVar

from burgundy_qt.rules.carcassonne.components.tiles import NAMES
from burgundy_qt.rules.carcassonne.position import CarcassonneGame
from burgundy_qt.rules.carcassonne.protocol import (
    action_objects,
    event_objects,
    map_outlook,
    replaying,
    requests,
    view,
)
from burgundy_qt.rules.carcassonne.protocol.names import MODULES
from burgundy_qt.rules.carcassonne.protocol_types import Action, Event
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.ruleset import GameObject, OutlookObject, RecordLine, RulesOf, StateObject


class CarcassonneRuleset(RulesOf[CarcassonneGame, Action, Event]):
    """Answer for Carcassonne."""

    version = 1
    LATER_KEYS: ClassVar[Mapping[str, Collection[str]]] = {
        "complete": ["places"],
        "action": ["places"],
    }

    def describe(self) -> GameObject:
        """Return the game as the protocol's `hello` lists it."""
        return requests.describe()

    def filled_in(self, request: RequestObject, fresh_seed: int) -> RequestObject:
        """Return the request with every default."""
        return requests.filled_in(request, fresh_seed)

    def give_set_up(self, position: CarcassonneGame, recorded: list[RecordLine]) -> None:
        """Bring the chance of the set-up to what a record says."""
        replaying.give_set_up(position, recorded)

    def give_chance(self, position: CarcassonneGame, recorded: list[RecordLine]) -> None:
        """Bring the chance that waits to what a record says."""
        replaying.give_chance(position, recorded)

    def events(self, position: CarcassonneGame) -> list[Event]:
        """Return what a listening position has heard since the last call."""
        return event_objects.events(position)

    def pack(self, action: object) -> int:
        """Return the code of an action."""
        return action_objects.pack(action)

    def unpack(self, code: int) -> Action:
        """Return the action of a code."""
        return action_objects.unpack(code)

    def unheard_position(self, request: RequestObject) -> CarcassonneGame:
        """Return a position for a filled-in request."""
        return CarcassonneGame(
            request["players"],
            request["seed"],
            sum(MODULES[name] for name in request["modules"]),
            request["auction"],
            request["small_city"],
            request["occupied_castles"],
            request["bid_limit"],
            [NAMES.index(kind) for kind in request["tiles"] or []],
            request["pile"] or 0,
            -1 if request["first"] is None else request["first"],
        )

    def state(
        self, position: CarcassonneGame, request: RequestObject, seat: int | None
    ) -> StateObject:
        """Return the protocol's state of a position; all seats know the same."""
        return dict(view.state_object(position, request))

    def outlook(self, position: CarcassonneGame) -> list[OutlookObject]:
        """Return what is still open on the map: one entry for all seats."""
        return [dict(map_outlook.outlook(position))]

    def price(self, position: CarcassonneGame, seat: int, code: int) -> Mapping[str, int]:
        """Return nothing: an action costs what it says."""
        return {}


ANSWER = CarcassonneRuleset()
