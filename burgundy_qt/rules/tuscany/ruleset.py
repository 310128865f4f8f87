"""The Castles of Tuscany as a Ruleset: what can be asked for, how it is made, told and shown."""

from collections.abc import Collection, Mapping
from typing import Any

from burgundy_qt.rules.ruleset import RulesOf
from burgundy_qt.rules.tuscany import ruleset as this_module
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

VERSION = 1
LATER_KEYS: Mapping[str, Collection[str]] = {"end": ("hands",)}

describe = requests.describe
filled_in = requests.filled_in
give_set_up = replaying.give_set_up
give_chance = replaying.give_chance
events = event_objects.events
pack = action_objects.pack
unpack = action_objects.unpack


def new_position(request: dict[str, Any]) -> TuscanyGame:
    """A position for a filled-in request, listening, before its set-up begins."""
    position = unheard_position(request)
    position.listen()
    return position


def unheard_position(request: dict[str, Any]) -> TuscanyGame:
    """The same that keeps no journal of what happens."""
    fixed = len(KINDS) * FIXED + FIXED_CASTLE if request["setup"] == "fixed" else -1
    deals = [DEALS.index(boards) for boards in request["boards"] or []]
    return TuscanyGame(request["players"], request["seed"], fixed, deals)


def state(position: TuscanyGame, request: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The protocol's state of a position."""
    return dict(view.state_object(position, seat))


def price(position: TuscanyGame, seat: int, code: int) -> Mapping[str, int]:
    """The cards, workers and marble that an action costs."""
    paid = cost_of(code)
    return {"cards": paid["cards"], "workers": paid["workers"], "marble": paid["marble"]}


def outlook(position: TuscanyGame) -> list[dict[str, Any]]:
    """Nothing that the state does not tell."""
    return []


RULES: RulesOf[TuscanyGame, Action, Event] = this_module
