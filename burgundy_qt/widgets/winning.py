"""Who has won, in words, and what decided where the points are equal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.wording import is_you

CELLS = 37


def winning_words(state: Mapping[str, Any], names: Sequence[str]) -> tuple[str, str]:
    """A title ("Margaux wins by 7") and, after a tie, the sentence that says what broke it. `state` is a final one."""
    points, places = state["result"]["points"], state["result"]["places"]
    winner, second = places.index(1), places.index(2)
    ahead = points[winner] - points[second]
    if ahead:
        return wins_by(names[winner], ahead), ""
    empty = [CELLS - len(seat["cells"]) for seat in state["seats"]]
    if empty[winner] != empty[second]:
        why = tr(
            "Winning",
            "{more} empty estate spaces against {fewer}: the more decide.",
            more=empty[winner],
            fewer=empty[second],
        )
    else:
        why = tr("Winning", "As many empty estate spaces: who acted later in the last round is ahead.")
    return wins_tie(names[winner], points[winner]), why


def wins_by(name: str, points: int) -> str:
    """That somebody wins, by so many points."""
    if is_you(name):
        return tr("Winning", "You win by {n}", n=points)
    return tr("Winning", "{name} wins by {n}", n=points, name=name)


def wins_tie(name: str, points: int) -> str:
    """That somebody wins, though another has as many points."""
    if is_you(name):
        return tr("Winning", "You win the tie at {points}", points=points)
    return tr("Winning", "{name} wins the tie at {points}", name=name, points=points)
