"""BurgundyRuleset: the options of Burgundy, and how a game is made and shown."""

from typing import Any

from burgundy_qt.rules.burgundy import codec, record_chance, requests, state_codec
from burgundy_qt.rules.burgundy import potential as outlooks
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition
from burgundy_qt.rules.burgundy.components import EDITIONS, module_set
from burgundy_qt.rules.burgundy.protocol import Action, Event
from burgundy_qt.rules.burgundy.state import USUAL_TARGET
from burgundy_qt.rules.chance import Outcome, Places
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.ruleset import GameObject, OutlookObject, RecordLine, RulesOf, StateObject


class BurgundyRuleset(RulesOf[BurgundyPosition, Action, Event]):
    """The ruleset of The Castles of Burgundy."""

    version = 3
    """2: shield 14 or 15 won at a phase's end acts there; a tribute with nothing left to pay for is
    skipped. 3: starts are chosen after goods, shields and trade routes are known. An older record
    is replayed with the rules it was played by."""

    def complete_request(self, request: RequestObject, fresh_seed: int) -> RequestObject:
        """Return the request with every default filled in."""
        return requests.complete_request(request, fresh_seed)

    def replay_set_up(self, position: BurgundyPosition, recorded: list[RecordLine]) -> None:
        """Set the chance of the set-up to the events of a record."""
        record_chance.replay_set_up(position, recorded)

    def replay_chance(self, position: BurgundyPosition, recorded: list[RecordLine]) -> None:
        """Set the next chance to the events of a record."""
        record_chance.replay_chance(position, recorded)

    def set_up_places(self, position: BurgundyPosition, request: RequestObject) -> Places:
        """Return the first seat, and the estates, goods, routes and shields that are dealt."""
        return record_chance.set_up_places(position)

    def chance_places(self, position: BurgundyPosition) -> Places:
        """Return the tiles and goods of a phase, or the dice of a round."""
        return record_chance.chance_places(position)

    def chance_events(
        self, position: BurgundyPosition, places: Places, values: Outcome
    ) -> list[dict[str, Any]]:
        """Return the events of a set-up or a chance."""
        return record_chance.chance_events(position, places, values)

    def events(self, position: BurgundyPosition) -> list[Event]:
        """Return what a listening position has recorded since the last call."""
        return codec.events(position)

    def encode_action(self, action: object) -> int:
        """Return the code of an action."""
        return codec.encode_action(action)

    def decode_action(self, code: int) -> Action:
        """Return the action of a code."""
        return codec.decode_action(code)

    def scoring_potential(self, position: BurgundyPosition) -> list[OutlookObject]:
        """Return for each seat the points that it may still score."""
        return [{**seat} for seat in outlooks.scoring_potential(position)]

    def describe(self) -> GameObject:
        """Return the game as the protocol's `hello` lists it."""
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

    def silent_position(self, request: RequestObject) -> BurgundyPosition:
        """Return a position for a filled-in request."""
        estates, castles = requests.start_of(request)
        set_up = requests.SET_UPS.index(request["setup"])
        edition, modules = EDITIONS.index(request["edition"]), module_set(request["modules"])
        target = request.get("target", USUAL_TARGET)
        return BurgundyPosition(
            request["players"], request["seed"], set_up, estates, castles, edition, modules, target
        )

    def price(self, position: BurgundyPosition, seat: int, code: int) -> dict[str, int]:
        """Return the workers and the silver that a legal action of the seat costs."""
        workers, silver = position.price(seat, code)
        return {"workers": workers, "silver": silver}

    def state(
        self, position: BurgundyPosition, request: RequestObject, seat: int | None
    ) -> StateObject:
        """Return the protocol's state of a position."""
        return {**state_codec.state_object(position, seat)}


ANSWER = BurgundyRuleset()
