"""Tests of the texts that name the players who must decide."""

from dataclasses import replace

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.play.game_input import waiting_heading

SEATS = SeatPlan("Anna"), SeatPlan("Ben", "page"), SeatPlan("Cleo", "page")


def begun(**request):
    """Return the view of a game of three that has just begun."""
    return RunningGame.begin(LineUp(SEATS, {"seed": 7, **request})).view


def test_in_turns_the_prompt_names_the_player_whose_turn_it_is():
    view = begun(game="burgundy")
    assert waiting_heading(replace(view, legal={**view.legal, "seat": 1})) == "Ben’s turn"


def test_when_all_decide_at_once_the_prompt_names_those_who_have_not_decided():
    view = begun(game="burgundy-dice")
    later = replace(view, state={**view.state, "waiting": [1, 2]})
    assert waiting_heading(later) == "Waiting for Ben and Cleo"
    assert waiting_heading(replace(later, decided_bots=frozenset({1}))) == "Waiting for Cleo"
    assert waiting_heading(replace(later, decided_bots=frozenset({1, 2}))) == "Everyone is ready"
