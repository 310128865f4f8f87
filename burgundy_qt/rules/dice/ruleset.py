"""The Burgundy Dice Game as a Ruleset: what can be asked for, how it is made, told and shown."""

from collections.abc import Collection, Mapping
from typing import Any

from burgundy_qt.rules.dice import ruleset as this_module
from burgundy_qt.rules.dice.components.sheets import BONUSES, LETTERS
from burgundy_qt.rules.dice.position import DiceGame
from burgundy_qt.rules.dice.protocol import action_objects, event_objects, replaying, requests, view
from burgundy_qt.rules.dice.protocol.names import CELL_NUMBER, SET_UPS
from burgundy_qt.rules.dice.protocol_types import Action, Event
from burgundy_qt.rules.ruleset import RulesOf

VERSION = 2
"""2: a worker taken in secret is seen by its own seat at once."""
LATER_KEYS: Mapping[str, Collection[str]] = {"phase": ("open",), "bonus": ("left",)}

describe = requests.describe
filled_in = requests.filled_in
give_set_up = replaying.give_set_up
give_chance = replaying.give_chance
events = event_objects.events
pack = action_objects.pack
unpack = action_objects.unpack


def new_position(request: dict[str, Any]) -> DiceGame:
    """A position for a filled-in request, listening, before its set-up begins."""
    position = unheard_position(request)
    position.listen()
    return position


def unheard_position(request: dict[str, Any]) -> DiceGame:
    """The same that keeps no journal of what happens."""
    agreed = -1 if request["castle"] is None else CELL_NUMBER[request["castle"]]
    letter, set_up = LETTERS.index(request["sheet"]), SET_UPS.index(request["setup"])
    return DiceGame(request["players"], request["seed"], letter, set_up, agreed)


def state(position: DiceGame, request: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The protocol's state of a position."""
    return dict(view.state_object(position, seat))


def price(position: DiceGame, seat: int, code: int) -> Mapping[str, int]:
    """The bonus that a legal action of the seat crosses out: by kind 1 or 0."""
    paid = position.price(seat, code)
    return {name: int(paid == bonus) for bonus, name in enumerate(BONUSES)}


def outlook(position: DiceGame) -> list[dict[str, Any]]:
    """Nothing that the state does not tell."""
    return []


RULES: RulesOf[DiceGame, Action, Event] = this_module
