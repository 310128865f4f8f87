"""Tests of the enabled commands of the menus, by game and moment."""

from __future__ import annotations

import random

import pytest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.window.window_state import enabled_commands, has_workers
from tests.session.short_games import act_at_random

DECIDING = "pass", "end", "seats", "do advised"
LOOKING = "review", "game review", "hint", "score", "save"


def begun(game="burgundy"):
    seats = SeatPlan("You"), SeatPlan("Margaux")
    return RunningGame.begin(LineUp(seats, {"game": game, "players": 2, "seed": 7}))


def test_after_the_end_of_a_game_commands_to_look_are_enabled_and_others_not():
    running = begun()
    during = enabled_commands(running.view, False)
    act_at_random(running, 10_000, random.Random(1))
    after = enabled_commands(running.view, False)
    assert all(during[command] for command in (*DECIDING, *LOOKING, "workers"))
    assert not any(after[command] for command in (*DECIDING, "workers", "move now", "skip"))
    assert all(after[command] for command in LOOKING)


def test_in_the_past_no_command_decides_anything():
    past = enabled_commands(begun().view, True)
    assert not any(past[command] for command in (*DECIDING, "workers", "undo"))
    assert all(past[command] for command in LOOKING)


@pytest.mark.parametrize(
    ("game", "workers"),
    [("burgundy", True), ("burgundy-dice", True), ("tuscany", True), ("carcassonne", False)],
)
def test_workers_can_be_taken_only_in_games_that_have_them(game, workers):
    view = begun(game).view
    assert (has_workers(view), enabled_commands(view, False)["workers"]) == (workers, workers)
