"""A planned turn on the table: the space of each mark with its number, and the dice or the bonus
that it takes."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.rules.dice.known_state import Dice, DiceState
from burgundy_qt.rules.dice.protocol.action_objects import START
from burgundy_qt.rules.dice.protocol_types import Action, Mark
from burgundy_qt.widgets.advice.parts import Step
from burgundy_qt.widgets.games.dice.picture.dice_used import Pair, pairs_for, used_dice, without
from burgundy_qt.widgets.games.dice.picture.marks import written_face
from burgundy_qt.widgets.games.dice.words.actions import kind_at
from burgundy_qt.widgets.pieces.spots import Spot


def steps(plan: Iterable[Action], state: DiceState, seat: int) -> list[Step]:
    """The actions of the seat's plan that can be shown; the end of a round cannot."""
    found: list[Step] = []
    used = used_dice(state)
    for number, action in enumerate(plan, start=1):
        match action["type"]:
            case "start":
                found.append(written(number, seat, state, action["castle"], START, ()))
            case "worker":
                found.append(Step(number, (Spot("bonus", seat, "worker"),)))
            case "mark":
                beside, used = taken(state, seat, action, used)
                cell = action["cell"]
                found.append(written(number, seat, state, cell, action["number"], beside))
    return found


def written(
    number: int, seat: int, state: DiceState, cell: str, mark: int, beside: tuple[Spot, ...]
) -> Step:
    """A step that writes on a space."""
    spot = Spot("cell", seat, cell)
    return Step(number, (spot, *beside), written_face(state.letter, cell, mark), None, spot)


def taken(
    state: DiceState, seat: int, action: Mark, used: Pair | None
) -> tuple[tuple[Spot, ...], Pair | None]:
    """What a mark takes besides its space: dice that show it, else the bonus that changes one; and
    the pair of dice."""
    if state.dice is None:
        return (), used
    colour = kind_at(state.letter, action["cell"])
    pairs = without(used, pairs_for(state.dice, action["number"], colour))
    if not pairs:
        return (), used
    pair = pairs[0]
    return tuple(spots_for(pair, state.dice, action["number"], colour, seat)), pair


def spots_for(pair: Pair, dice: Dice, number: int, colour: str, seat: int) -> Iterable[Spot]:
    """The dice of a pair that show what is written, and the bonus in place of one that does not."""
    die, other = pair
    is_number = dice.numbers[die - 1] == number
    is_colour = dice.colours[other - 1 - len(dice.numbers)] == colour
    yield Spot("die", None, die) if is_number else Spot("bonus", seat, "worker")
    yield Spot("die", None, other) if is_colour else Spot("bonus", seat, "monk")
