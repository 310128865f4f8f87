"""Which dice a mark uses: one of the numbers and one of the colours, as the rules allow pairs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from burgundy_qt.rules.dice.components.printed import cells_of
from burgundy_qt.rules.dice.known_state import Dice, DiceState

NUMBERS, COLOURS = (1, 2), (3, 4)
"""The dice of the tray by their places; 0 is the hourglass."""
Pair = tuple[int, int]


def pairs_for(dice: Dice, number: int, colour: str) -> list[Pair]:
    """Every pair of dice that writes a number on a space of a colour; where a bonus changes one of
    them, both of its kind would do."""
    return list(
        product(_showing(dice.numbers, number, NUMBERS), _showing(dice.colours, colour, COLOURS))
    )


def _showing(faces: Sequence[object], wanted: object, places: Sequence[int]) -> Sequence[int]:
    found = [place for place, face in zip(places, faces, strict=True) if face == wanted]
    return found or places


def without(used: Pair | None, pairs: list[Pair]) -> list[Pair]:
    """The pairs but for the one that has been used in this round."""
    return [pair for pair in pairs if pair != used]


def used_dice(state: DiceState) -> Pair | None:
    """The dice of the tray that the first mark of a round has used, while its seat may write a
    second."""
    if state.dice is None or state.revealing:
        return None
    for seat in state.asked.waiting:
        for action in state.seats[seat].chosen:
            if action["type"] == "mark":
                colour = cells_of(state.letter)[action["cell"]].colour
                return pairs_for(state.dice, action["number"], colour)[0]
    return None


def rests(state: DiceState) -> bool:
    """Whether the seat that looks on needs the dice no more, while others still write."""
    return not state.revealing and any(
        seat.chosen and number not in state.asked.waiting for number, seat in enumerate(state.seats)
    )
