"""Who has won, in words, and what decided where the points are equal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgundy_qt.widgets.wording import does

CELLS = 37


def winning_words(state: Mapping[str, Any], names: Sequence[str]) -> tuple[str, str]:
    """A title ("Margaux wins by 7") and, after a tie, the sentence that says what broke it. `state` is a final one."""
    points, places = state["result"]["points"], state["result"]["places"]
    winner, second = places.index(1), places.index(2)
    wins = does(names[winner], "wins")
    ahead = points[winner] - points[second]
    if ahead:
        return f"{wins} by {ahead}", ""
    empty = [CELLS - len(seat["cells"]) for seat in state["seats"]]
    if empty[winner] != empty[second]:
        why = f"{empty[winner]} empty estate spaces against {empty[second]}: the more decide."
    else:
        why = "As many empty estate spaces: who acted later in the last round is ahead."
    return f"{wins} the tie at {points[winner]}", why
