"""Which dice a mark uses: one of the numbers and one of the colours, as the rules allow pairs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

NUMBERS, COLOURS = (1, 2), (3, 4)
"""The dice of the tray by their places; 0 is the hourglass."""
Pair = tuple[int, int]


def pairs_for(dice: Mapping[str, Any], number: int, colour: str) -> list[Pair]:
    """Every pair of dice that writes a number on a space of a colour; where a bonus changes one of
    them, both of its kind would do."""
    return list(
        product(
            _showing(dice["numbers"], number, NUMBERS), _showing(dice["colours"], colour, COLOURS)
        )
    )


def _showing(faces: Sequence[object], wanted: object, places: Sequence[int]) -> Sequence[int]:
    found = [place for place, face in zip(places, faces, strict=True) if face == wanted]
    return found or places


def without(used: Pair | None, pairs: list[Pair]) -> list[Pair]:
    """The pairs but for the one that has been used in this round."""
    return [pair for pair in pairs if pair != used]
