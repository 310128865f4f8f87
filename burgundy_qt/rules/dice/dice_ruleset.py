"""DiceRuleset: the options of the Dice Game, and how a game is made and shown."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import ClassVar

from burgundy_qt.rules.chance import ChancePlace, Places
from burgundy_qt.rules.dice import codec
from burgundy_qt.rules.dice.codec import CELL_NAME, CELL_NUMBER, EDITION, GAME, SET_UPS, TITLE
from burgundy_qt.rules.dice.dice_position import DicePosition
from burgundy_qt.rules.dice.protocol import Action, Event
from burgundy_qt.rules.dice.sheets import BONUSES, COLOURS, HOURGLASSES, LETTERS, hexes
from burgundy_qt.rules.dice.state import SEATS
from burgundy_qt.rules.errors import InvalidRecord, RequestObject, choice_value, seed
from burgundy_qt.rules.ruleset import GameObject, OutlookObject, RecordLine, RulesOf, StateObject

# The options of a new dice game


PLAYERS = range(1, SEATS + 1)
PLAYERS_ALL_DIFFERENT = range(1, 5)
"""One seat for each of the four castles of a sheet."""


def players_for(set_up: str) -> range:
    """Return the possible numbers of seats of a set-up."""
    return PLAYERS_ALL_DIFFERENT if set_up == "different" else PLAYERS


def castles_for(set_up: str, sheet: str) -> list[str | None]:
    """Return the possible castles of a request: None lets the seats choose."""
    return [None, *castles_of(sheet)] if set_up == "same" else [None]


def castles_of(sheet: str) -> list[str]:
    """Return the castles of a sheet."""
    drawn = zip(CELL_NAME, hexes(sheet), strict=True)
    return [cell for cell, each in drawn if each.startswith("castle")]


# The dice from a record


NUMBERS = range(1, 7)


def require(possible: bool) -> None:
    """Raise InvalidRecord if the dice are impossible."""
    if not possible:
        raise InvalidRecord("the dice cannot be")


class DiceRuleset(RulesOf[DicePosition, Action, Event]):
    """The ruleset of the Burgundy Dice Game."""

    version = 2
    """2: a seat sees at once the worker that it takes in secret."""
    LATER_KEYS: ClassVar[Mapping[str, Collection[str]]] = {"phase": ("open",), "bonus": ("left",)}

    def describe(self) -> GameObject:
        """Return the game as the protocol's `hello` lists it."""
        edition = {
            "edition": EDITION,
            "players": [PLAYERS[0], PLAYERS[-1]],
            "sheets": list(LETTERS),
            "modules": [],
            "setups": list(SET_UPS),
        }
        return {"game": GAME, "title": TITLE, "editions": [edition]}

    def complete_request(self, request: RequestObject, fresh_seed: int) -> RequestObject:
        """Return the request with every default. Raises InvalidArgument with the key and its
        possible values."""
        set_up = choice_value(request, "setup", SET_UPS, SET_UPS[0])
        sheet = choice_value(request, "sheet", LETTERS, LETTERS[0])
        return {
            "cmd": "new",
            "game": GAME,
            "edition": choice_value(request, "edition", [EDITION], EDITION),
            "players": choice_value(request, "players", players_for(set_up), 2),
            "setup": set_up,
            "sheet": sheet,
            "castle": choice_value(request, "castle", castles_for(set_up, sheet), None),
            "modules": choice_value(request, "modules", [[]], []),
            "seed": seed(request, fresh_seed),
        }

    def replay_set_up(self, position: DicePosition, recorded: list[RecordLine]) -> None:
        """Do nothing: there is no chance before the game begins."""

    def replay_chance(self, position: DicePosition, recorded: list[RecordLine]) -> None:
        """Roll the dice of the record's next round; do nothing if the record ends before."""
        event = next((event for event in recorded if event.get("event") == "round"), None)
        if event is None:
            return
        numbers, colours, hourglass = event["numbers"], event["colours"], event["hourglass"]
        require(
            len(numbers) == 2 and all(type(each) is int and each in NUMBERS for each in numbers)
        )
        require(len(colours) == 2 and all(colour in COLOURS for colour in colours))
        require(type(hourglass) is int and hourglass in HOURGLASSES)
        position.give_dice(numbers, [COLOURS.index(colour) for colour in colours], hourglass)

    def chance_places(self, position: DicePosition) -> Places:
        """Return the five dice of the next round."""
        if not position.is_chance_node():
            return ()
        faces, colours = dict.fromkeys(NUMBERS, 1), dict.fromkeys(COLOURS, 1)
        return (
            *(ChancePlace("round", ("numbers", die), faces) for die in range(2)),
            *(ChancePlace("round", ("colours", die), colours) for die in range(2)),
            ChancePlace("round", ("hourglass",), Counter(HOURGLASSES)),
        )

    def events(self, position: DicePosition) -> list[Event]:
        """Return what a listening position has recorded since the last call."""
        return codec.events(position)

    def encode_action(self, action: object) -> int:
        """Return the code of an action."""
        return codec.encode_action(action)

    def decode_action(self, code: int) -> Action:
        """Return the action of a code."""
        return codec.decode_action(code)

    def silent_position(self, request: RequestObject) -> DicePosition:
        """Return a position for a filled-in request."""
        agreed = -1 if request["castle"] is None else CELL_NUMBER[request["castle"]]
        letter, set_up = LETTERS.index(request["sheet"]), SET_UPS.index(request["setup"])
        return DicePosition(request["players"], request["seed"], letter, set_up, agreed)

    def state(
        self, position: DicePosition, request: RequestObject, seat: int | None
    ) -> StateObject:
        """Return the protocol's state of a position."""
        return dict(codec.state_object(position, seat))

    def price(self, position: DicePosition, seat: int, code: int) -> Mapping[str, int]:
        """Return the bonus that a legal action of the seat crosses out: by kind 1 or 0."""
        paid = position.price(seat, code)
        return {name: int(paid == bonus) for bonus, name in enumerate(BONUSES)}

    def scoring_potential(self, position: DicePosition) -> list[OutlookObject]:
        """Return nothing: the state has it."""
        return []


ANSWER = DiceRuleset()
