"""DiceChance: the five dice of a round, to be chosen. It is short: a die has few faces."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.chance import ChancePlace, Value
from burgundy_qt.widgets.games.dice.dice_texts import hue_name
from burgundy_qt.widgets.play.game_chance import GameChance
from burgundy_qt.widgets.sprites.places import Sprite


class DiceChance(GameChance):
    """The chance of the Dice Game."""

    def row(self, place: ChancePlace, names: Sequence[str]) -> str:
        """Return the kind of die."""
        match place.path[0]:
            case "numbers":
                return tr("Chance", "Number dice")
            case "colours":
                return tr("Chance", "Colour dice")
        return tr("Chance", "Hourglass die")

    def value(self, place: ChancePlace, value: Value) -> str:
        """Return the name of a face."""
        match place.path[0]:
            case "numbers":
                return str(value)
            case "colours":
                return hue_name(value)
        return tr("Chance", "{n} hourglass(es)", n=value)

    def sprite(self, place: ChancePlace, value: Value) -> Sprite:
        """Return the die with a face up."""
        kinds = {"numbers": "number", "colours": "colour"}
        return Sprite("dice-die", f"{kinds.get(str(place.path[0]), 'hourglass')}-{value}")


ANSWER = DiceChance()
