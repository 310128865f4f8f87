"""DiceRuleset: what can be asked for in the Dice Game, how it is made, told and shown."""

from collections.abc import Collection, Mapping
from typing import ClassVar

from burgundy_qt.rules.dice.components.sheets import BONUSES, LETTERS
from burgundy_qt.rules.dice.position import DiceGame
from burgundy_qt.rules.dice.protocol import action_objects, event_objects, replaying, requests, view
from burgundy_qt.rules.dice.protocol.names import CELL_NUMBER, SET_UPS
from burgundy_qt.rules.dice.protocol_types import Action, Event
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.ruleset import GameObject, OutlookObject, RecordLine, RulesOf, StateObject


class DiceRuleset(RulesOf[DiceGame, Action, Event]):
    """Answer for the Burgundy Dice Game."""

    version = 2
    """2: a worker taken in secret is seen by its own seat at once."""
    LATER_KEYS: ClassVar[Mapping[str, Collection[str]]] = {"phase": ("open",), "bonus": ("left",)}

    def describe(self) -> GameObject:
        """Return the game as the protocol's `hello` lists it."""
        return requests.describe()

    def filled_in(self, request: RequestObject, fresh_seed: int) -> RequestObject:
        """Return the request with every default."""
        return requests.filled_in(request, fresh_seed)

    def give_set_up(self, position: DiceGame, recorded: list[RecordLine]) -> None:
        """Bring the chance of the set-up to what a record says."""
        replaying.give_set_up(position, recorded)

    def give_chance(self, position: DiceGame, recorded: list[RecordLine]) -> None:
        """Bring the chance that waits to what a record says."""
        replaying.give_chance(position, recorded)

    def events(self, position: DiceGame) -> list[Event]:
        """Return what a listening position has heard since the last call."""
        return event_objects.events(position)

    def pack(self, action: object) -> int:
        """Return the code of an action."""
        return action_objects.pack(action)

    def unpack(self, code: int) -> Action:
        """Return the action of a code."""
        return action_objects.unpack(code)

    def unheard_position(self, request: RequestObject) -> DiceGame:
        """Return a position for a filled-in request."""
        agreed = -1 if request["castle"] is None else CELL_NUMBER[request["castle"]]
        letter, set_up = LETTERS.index(request["sheet"]), SET_UPS.index(request["setup"])
        return DiceGame(request["players"], request["seed"], letter, set_up, agreed)

    def state(self, position: DiceGame, request: RequestObject, seat: int | None) -> StateObject:
        """Return the protocol's state of a position."""
        return dict(view.state_object(position, seat))

    def price(self, position: DiceGame, seat: int, code: int) -> Mapping[str, int]:
        """Return the bonus that a legal action of the seat crosses out: by kind 1 or 0."""
        paid = position.price(seat, code)
        return {name: int(paid == bonus) for bonus, name in enumerate(BONUSES)}

    def outlook(self, position: DiceGame) -> list[OutlookObject]:
        """Return nothing: the state tells it."""
        return []


ANSWER = DiceRuleset()
