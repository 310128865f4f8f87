"""Tests of the words for the winner, a seat or a team of two."""

import pytest

from burgundy_qt.widgets.log.game_log import log_of
from tests.widgets.games import empty_table, with_seat

LOG = log_of("burgundy")
NAMES = ["You", "Margaux", "Benoît", "Colette"]
TEAMS = [[0, 2], [1, 3]]


def end_of_teams(ours, theirs, places, covered=(30, 30)):
    """Return a final state of two teams with these points together and this many covered spaces."""
    result = {"points": [ours, theirs, 0, 0], "places": places, "team_points": [ours, theirs]}
    state = empty_table(4, TEAMS, phase="E", round=5, result=result)
    for team in range(2):
        cells = {str(number): "mine" for number in range(covered[team])}
        state = with_seat(state, team, cells=cells)
    return state.to_object()


WE, THEY = [1, 2, 1, 2], [2, 1, 2, 1]


@pytest.mark.parametrize(
    ("state", "title", "why"),
    [
        (end_of_teams(120, 113, WE), "Your team wins by 7", ""),
        (end_of_teams(113, 120, THEY), "Team Margaux and Colette wins by 7", ""),
        (
            end_of_teams(90, 90, WE, covered=(31, 35)),
            "Your team wins the tie at 90",
            "31 against 35",
        ),
        (
            end_of_teams(90, 90, THEY),
            "Team Margaux and Colette wins the tie at 90",
            "the last marker in the order of play",
        ),
    ],
)
def test_a_team_wins_by_its_points_and_a_tie_names_the_tie_breaker(state, title, why):
    told, reason = LOG.winning(state, NAMES)
    assert told == title
    assert why in reason and bool(why) == bool(reason)
