"""Who has won, in words, and what decided where the points are equal; alone what the points are
called."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.known_state import DiceState, Result
from burgundy_qt.widgets.games.dice.words.verdicts import next_above, verdict_name, verdict_told
from burgundy_qt.widgets.words.winning import wins_by, wins_tie
from burgundy_qt.widgets.words.wording import is_you, listed, points


def winning_words(state: DiceState, names: Sequence[str]) -> tuple[str, str]:
    """A title ("Margaux wins by 7") and, after a tie, the sentence that says what broke it. `state`
    is a final one."""
    result = state.result
    assert result is not None
    if len(names) == 1:
        return alone_words(result)
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    if len(winners) > 1:
        return shared_words(result, [names[seat] for seat in winners], winners[0])
    return won_words(result, names, winners[0])


def alone_words(result: Result) -> tuple[str, str]:
    """The verdict, and how near the next one was."""
    total = result.points[0]
    above = next_above(total)
    if above is None:
        return verdict_told(total, result.verdict), ""
    verdict, least = above
    told = later("Winning", "{verdict} begins at {least}: {points} more.")
    more = points(least - total)
    why = tr("Winning", told, verdict=verdict_name(verdict), least=least, points=more)
    return verdict_told(total, result.verdict), why


def shared_words(result: Result, winners: Sequence[str], first: int) -> tuple[str, str]:
    """That several have won together."""
    total, left = result.points[first], result.bonuses[first]
    others = [name for name in winners if not is_you(name)]
    if len(others) < len(winners):
        title = tr("Winning", "You share the victory with {names}", names=listed(others))
    else:
        title = tr("Winning", "{names} share the victory", names=listed(others))
    told = later("Winning", "{points} each, and as many bonuses left: {left}.")
    return title, tr("Winning", told, points=points(total), left=left)


def won_words(result: Result, names: Sequence[str], winner: int) -> tuple[str, str]:
    """That one has won, and why where another has as many points."""
    total, left = result.points, result.bonuses
    second = result.places.index(2)
    if total[winner] != total[second]:
        return wins_by(names[winner], total[winner] - total[second]), ""
    told = later("Winning", "{more} bonuses left against {fewer}: the larger number wins.")
    why = tr("Winning", told, more=left[winner], fewer=left[second])
    return wins_tie(names[winner], total[winner]), why
