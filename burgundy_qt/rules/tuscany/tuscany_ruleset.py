"""TuscanyRuleset: what can be asked for in Tuscany, how it is made, told and shown."""

from collections.abc import Collection, Mapping
from typing import ClassVar

from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.ruleset import GameObject, OutlookObject, RecordLine, RulesOf, StateObject
from burgundy_qt.rules.tuscany.components.boards import KINDS
from burgundy_qt.rules.tuscany.components.layouts import FIXED, FIXED_CASTLE
from burgundy_qt.rules.tuscany.position import TuscanyGame
from burgundy_qt.rules.tuscany.protocol import (
    action_objects,
    event_objects,
    replaying,
    requests,
    view,
)
from burgundy_qt.rules.tuscany.protocol.action_objects import DEALS, cost_of
from burgundy_qt.rules.tuscany.protocol_types import Action, Event


class TuscanyRuleset(RulesOf[TuscanyGame, Action, Event]):
    """Answer for The Castles of Tuscany."""

    version = 1
    LATER_KEYS: ClassVar[Mapping[str, Collection[str]]] = {"end": ("hands",)}

    def describe(self) -> GameObject:
        """Return the game as the protocol's `hello` lists it."""
        return requests.describe()

    def filled_in(self, request: RequestObject, fresh_seed: int) -> RequestObject:
        """Return the request with every default."""
        return requests.filled_in(request, fresh_seed)

    def give_set_up(self, position: TuscanyGame, recorded: list[RecordLine]) -> None:
        """Bring the chance of the set-up to what a record says."""
        replaying.give_set_up(position, recorded)

    def give_chance(self, position: TuscanyGame, recorded: list[RecordLine]) -> None:
        """Bring the chance that waits to what a record says."""
        replaying.give_chance(position, recorded)

    def events(self, position: TuscanyGame) -> list[Event]:
        """Return what a listening position has heard since the last call."""
        return event_objects.events(position)

    def pack(self, action: object) -> int:
        """Return the code of an action."""
        return action_objects.pack(action)

    def unpack(self, code: int) -> Action:
        """Return the action of a code."""
        return action_objects.unpack(code)

    def unheard_position(self, request: RequestObject) -> TuscanyGame:
        """Return a position for a filled-in request."""
        fixed = len(KINDS) * FIXED + FIXED_CASTLE if request["setup"] == "fixed" else -1
        deals = [DEALS.index(boards) for boards in request["boards"] or []]
        return TuscanyGame(request["players"], request["seed"], fixed, deals)

    def state(self, position: TuscanyGame, request: RequestObject, seat: int | None) -> StateObject:
        """Return the protocol's state of a position."""
        return dict(view.state_object(position, seat))

    def price(self, position: TuscanyGame, seat: int, code: int) -> Mapping[str, int]:
        """Return the cards, workers and marble that an action costs."""
        paid = cost_of(code)
        return {"cards": paid["cards"], "workers": paid["workers"], "marble": paid["marble"]}

    def outlook(self, position: TuscanyGame) -> list[OutlookObject]:
        """Return nothing: the state tells it."""
        return []


ANSWER = TuscanyRuleset()
