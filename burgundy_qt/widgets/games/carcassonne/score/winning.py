"""Who has won, in words: equal points share the victory."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.protocol_types import StateObject
from burgundy_qt.widgets.words.winning import wins_by
from burgundy_qt.widgets.words.wording import is_you, listed, points


def winning_words(state: StateObject, names: Sequence[str]) -> tuple[str, str]:
    """A title ("Margaux wins by 7") and, after a tie, the sentence that says that nothing breaks
    it. `state` is a final one."""
    result = state["result"]
    assert result is not None
    total, places = result["points"], result["places"]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) > 1:
        return shared_words([names[seat] for seat in winners], total[winners[0]])
    winner, second = winners[0], places.index(2)
    return wins_by(names[winner], total[winner] - total[second]), ""


def shared_words(winners: Sequence[str], total: int) -> tuple[str, str]:
    """That several have won together."""
    others = [name for name in winners if not is_you(name)]
    if len(others) < len(winners):
        title = tr("Winning", "You share the victory with {names}", names=listed(others))
    else:
        title = tr("Winning", "{names} share the victory", names=listed(others))
    told = later("Winning", "{points} each; equal points share the place.")
    return title, tr("Winning", told, points=points(total))
