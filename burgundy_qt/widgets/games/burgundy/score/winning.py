"""Who has won, in words, and what decided where the points are equal."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.printed import cells_of
from burgundy_qt.rules.burgundy.protocol.state_types import Result
from burgundy_qt.rules.known_state import StateObject
from burgundy_qt.widgets.games.burgundy.score.solo_counts import rounds_used
from burgundy_qt.widgets.words.winning import team_wins_by, team_wins_tie, wins_by, wins_tie
from burgundy_qt.widgets.words.wording import is_you

CELLS = 37


def winning_words(told: StateObject, names: Sequence[str]) -> tuple[str, str]:
    """A title ("Margaux wins by 7") and, after a tie, the sentence that says what broke it. `told`
    is a final state."""
    state = BurgundyState.from_object(told)
    result = state.result
    if result is None:
        raise ValueError("nobody has won a game that goes on")
    if "team_points" in result:
        return _winning_team(state, result, result["team_points"], names)
    if "won" in result:
        return _end_alone(state, result["won"], names[0])
    points, places = result["points"], result["places"]
    winner, second = places.index(1), places.index(2)
    ahead = points[winner] - points[second]
    if ahead:
        return wins_by(names[winner], ahead), ""
    empty = [CELLS - len(seat.cells) for seat in state.seats]
    if empty[winner] != empty[second]:
        why = tr(
            "Winning",
            "{more} empty estate spaces against {fewer}: the larger number wins.",
            more=empty[winner],
            fewer=empty[second],
        )
    else:
        why = tr(
            "Winning",
            "Empty estate spaces are equal too: whoever acted later in the last round is ahead.",
        )
    return wins_tie(names[winner], points[winner]), why


def _winning_team(
    state: BurgundyState, result: Result, points: Sequence[int], names: Sequence[str]
) -> tuple[str, str]:
    """The same in teams: their points count, then the spaces that they left empty."""
    teams = state.teams
    first = next(number for number, team in enumerate(teams) if result["places"][team[0]] == 1)
    won, lost = points[first], points[1 - first]
    winners = [names[seat] for seat in teams[first]]
    if won != lost:
        return team_wins_by(winners, won - lost), ""
    fewer, more = sorted(len(state.seats[team[0]].cells) for team in teams)
    if fewer != more:
        told = later(
            "Winning",
            "The teams are level on points: the one with fewer covered spaces wins, {fewer} "
            "against {more}.",
        )
        return team_wins_tie(winners, won), tr("Winning", told, fewer=fewer, more=more)
    why = tr(
        "Winning",
        "Points and covered spaces are equal: the team whose marker is last of all is ahead.",
    )
    return team_wins_tie(winners, won), why


def _end_alone(state: BurgundyState, is_won: bool, name: str) -> tuple[str, str]:
    """Whether whoever plays alone has won, and how near it was."""
    (seat,) = state.seats
    covered, spaces = len(seat.cells), len(cells_of(state.edition, str(seat.estate)))
    if not is_won:
        told = tr(
            "Winning", "Not this time: {covered} of {spaces} spaces", covered=covered, spaces=spaces
        )
        return told, tr("Winning", "The 25 rounds are over. A lower target makes the game easier.")
    title = tr("Winning", "You win!") if is_you(name) else tr("Winning", "{name} wins!", name=name)
    why = later("Winning", "All {spaces} spaces are covered, in round {round} of 25.")
    return title, tr("Winning", why, spaces=spaces, round=rounds_used(state))
