"""What the card says about a die of the tray, and about the combination that is chosen."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.widgets.games.dice.words.names import hue_name, kinds_name
from burgundy_qt.widgets.pieces.spots import Face, Spot
from burgundy_qt.widgets.scene.explanation import Explanation

HOURGLASS = 0
PAIR = later("Dice table", "A number die and a colour die make a mark; any two go together.")


def die(spot: Spot, state: DiceState, names: list[str]) -> Explanation | None:
    """One of the five dice, which all seats share."""
    if state.dice is None:
        return None
    shared = tr("Dice table", "Shared by all")
    at = int(spot.at or 0)
    if at == HOURGLASS:
        return _hourglass(state)
    if at in (1, 2):
        number = state.dice.numbers[at - 1]
        title = tr("Dice table", "Number {number}", number=number)
        return Explanation(
            Face("dice-die", f"number-{number}"), title, shared, tr("Dice table", PAIR)
        )
    colour = state.dice.colours[at - 3]
    title = tr("Dice table", "Colour {hue}", hue=hue_name(colour))
    sentence = later("Dice table", "Marks {spaces}. Any number die goes with it.")
    words = tr("Dice table", sentence, spaces=kinds_name(colour))
    return Explanation(Face("dice-die", f"colour-{colour}"), title, shared, words)


def _hourglass(state: DiceState) -> Explanation:
    assert state.dice is not None
    many = state.dice.hourglasses
    face = Face("dice-die", f"hourglass-{many}")
    title = tr("Dice table", "Hourglass die")
    if state.is_alone:
        words = later("Dice table", "Every round crosses one box, whatever it shows.")
    else:
        words = later("Dice table", "Crosses as many boxes of time as it shows hourglasses.")
    sale = later("Dice table", "Two hourglasses sell all goods: each for 2 points and 1 silver.")
    return Explanation(face, title, "", tr("Dice table", words), (), tr("Dice table", sale))


def well(spot: Spot, state: DiceState, names: list[str]) -> Explanation | None:
    """The two dice that are chosen."""
    return Explanation(None, tr("Dice table", "Your combination"), "", tr("Dice table", PAIR))
