"""Who has won, in words, and what decided where the points are equal."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.components.layouts import CELL_NAME
from burgundy_qt.rules.tuscany.known_seat import SeatState
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.words.winning import wins_by, wins_tie
from burgundy_qt.widgets.words.wording import is_you, listed, points


def winning_words(state: TuscanyState, names: Sequence[str]) -> tuple[str, str]:
    """A title ("Margaux wins by 7") and, after a tie, the sentence that says what broke it. `state`
    is a final one."""
    assert state.result is not None
    total, places = state.result
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) > 1:
        return shared_words([names[seat] for seat in winners], total[winners[0]])
    winner, second = winners[0], places.index(2)
    if total[winner] != total[second]:
        return wins_by(names[winner], total[winner] - total[second]), ""
    why = tie_words(state.seats[winner], state.seats[second])
    return wins_tie(names[winner], total[winner]), why


def shared_words(winners: Sequence[str], total: int) -> tuple[str, str]:
    """That several have won together."""
    others = [name for name in winners if not is_you(name)]
    if len(others) < len(winners):
        title = tr("Winning", "You share the victory with {names}", names=listed(others))
    else:
        title = tr("Winning", "{names} share the victory", names=listed(others))
    told = later("Winning", "{points} each; empty spaces and green points are equal too.")
    return title, tr("Winning", told, points=points(total))


def tie_words(winner: SeatState, second: SeatState) -> str:
    """What puts one seat before another with as many points: empty spaces, then green points."""
    more, fewer = empty_spaces(winner), empty_spaces(second)
    if more != fewer:
        told = later("Winning", "{more} empty spaces against {fewer}: the larger number wins.")
        return tr("Winning", told, more=more, fewer=fewer)
    told = later(
        "Winning",
        "Empty spaces are equal too; {more} green points against {fewer}: the larger number wins.",
    )
    return tr("Winning", told, more=winner.green, fewer=second.green)


def empty_spaces(seat: SeatState) -> int:
    """How many spaces of a seat's duchy are not covered."""
    return len(CELL_NAME) - len(seat.cells)
