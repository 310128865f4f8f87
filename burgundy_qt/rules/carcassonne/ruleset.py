"""Carcassonne as a Ruleset: what can be asked for, how it is made, told and shown."""

from collections.abc import Collection, Mapping
from typing import Any

from burgundy_qt.rules.carcassonne import ruleset as this_module
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
from burgundy_qt.rules.ruleset import RulesOf

Request = dict[str, Any]
VERSION = 1
LATER_KEYS: Mapping[str, Collection[str]] = {"complete": ["places"], "action": ["places"]}

describe = requests.describe
filled_in = requests.filled_in
give_set_up = replaying.give_set_up
give_chance = replaying.give_chance
events = event_objects.events
pack = action_objects.pack
unpack = action_objects.unpack


def new_position(request: Request) -> CarcassonneGame:
    """A position for a filled-in request, listening, before its set-up begins."""
    position = unheard_position(request)
    position.listen()
    return position


def unheard_position(request: Request) -> CarcassonneGame:
    """The same that keeps no journal of what happens."""
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


def state(position: CarcassonneGame, request: Request, seat: int | None) -> dict[str, Any]:
    """The protocol's state of a position; all seats know the same."""
    return dict(view.state_object(position, request))


def outlook(position: CarcassonneGame) -> list[dict[str, Any]]:
    """What is still open on the map: one entry for all seats."""
    return [dict(map_outlook.outlook(position))]


def price(position: CarcassonneGame, seat: int, code: int) -> Mapping[str, int]:
    """Nothing costs more than its action says."""
    return {}


RULES: RulesOf[CarcassonneGame, Action, Event] = this_module
