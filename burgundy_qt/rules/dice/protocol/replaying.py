"""Chance as a record tells it: the dice of the next round."""

from burgundy_qt.rules.dice.components.sheets import COLOURS, HOURGLASSES
from burgundy_qt.rules.dice.position import DiceGame
from burgundy_qt.rules.errors import InvalidRecord
from burgundy_qt.rules.ruleset import Event

NUMBERS = range(1, 7)


def give_set_up(position: DiceGame, recorded: list[Event]) -> None:
    """No chance before the game begins."""


def give_chance(position: DiceGame, recorded: list[Event]) -> None:
    """The dice of the record's next round; nothing where the record ends before."""
    event = next((event for event in recorded if event.get("event") == "round"), None)
    if event is None:
        return
    numbers, colours, hourglass = event["numbers"], event["colours"], event["hourglass"]
    require(len(numbers) == 2 and all(type(each) is int and each in NUMBERS for each in numbers))
    require(len(colours) == 2 and all(colour in COLOURS for colour in colours))
    require(type(hourglass) is int and hourglass in HOURGLASSES)
    position.give_dice(numbers, [COLOURS.index(colour) for colour in colours], hourglass)


def require(possible: bool) -> None:
    """Raise InvalidRecord where the dice cannot be."""
    if not possible:
        raise InvalidRecord("the dice cannot be")
