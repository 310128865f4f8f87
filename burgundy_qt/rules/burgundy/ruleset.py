"""Burgundy as a Ruleset: what can be asked for, how a game is made, told and shown."""

from collections.abc import Collection, Mapping
from typing import Any

from burgundy_qt.rules.burgundy import ruleset as this_module
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.components.components import EDITIONS, module_set
from burgundy_qt.rules.burgundy.protocol import (
    action_objects,
    event_objects,
    replaying,
    requests,
    view,
)
from burgundy_qt.rules.burgundy.protocol import outlook as outlooks
from burgundy_qt.rules.burgundy.protocol.action_types import Action
from burgundy_qt.rules.burgundy.protocol.event_types import Event
from burgundy_qt.rules.burgundy.state import USUAL_TARGET
from burgundy_qt.rules.ruleset import RulesOf

VERSION = 3
"""2: shield 14 or 15 won at a phase's end acts there; tribute for which nothing is left is not
asked. 3: starts are chosen after goods, shields and trade routes are known; a record of before is
played as it was."""
LATER_KEYS: Mapping[str, Collection[str]] = {}

filled_in = requests.filled_in
give_set_up = replaying.give_set_up
give_chance = replaying.give_chance
events = event_objects.events
pack = action_objects.pack
unpack = action_objects.unpack


def outlook(position: Burgundy) -> list[dict[str, Any]]:
    """For each seat what it may still score."""
    return [{**seat} for seat in outlooks.outlook(position)]


def describe() -> dict[str, Any]:
    """The game as the protocol's `hello` lists it."""
    editions: list[requests.EditionObject] = [
        {
            "edition": edition,
            "players": list(requests.players_of(edition)),
            "estates": requests.estates_of(edition),
            "modules": list(requests.all_modules_of(edition)),
            "setups": list(requests.SET_UPS),
        }
        for edition in EDITIONS
    ]
    return {"game": "burgundy", "title": "The Castles of Burgundy", "editions": editions}


def new_position(request: dict[str, Any]) -> Burgundy:
    """A position for a filled-in request, listening, before its set-up begins."""
    position = unheard_position(request)
    position.listen()
    return position


def unheard_position(request: dict[str, Any]) -> Burgundy:
    """The same that keeps no journal of what happens."""
    estates, castles = requests.start_of(request)
    set_up = requests.SET_UPS.index(request["setup"])
    edition, modules = EDITIONS.index(request["edition"]), module_set(request["modules"])
    target = request.get("target", USUAL_TARGET)
    return Burgundy(
        request["players"], request["seed"], set_up, estates, castles, edition, modules, target
    )


def price(position: Burgundy, seat: int, code: int) -> dict[str, int]:
    """The workers and the silver that a legal action of the seat costs."""
    workers, silver = position.price(seat, code)
    return {"workers": workers, "silver": silver}


def state(position: Burgundy, request: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The protocol's state of a position."""
    return {**view.state_object(position, seat)}


RULES: RulesOf[Burgundy, Action, Event] = this_module
