"""Which commands of the menus can be used, in which game, and when."""

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


def test_once_a_game_is_over_it_can_be_looked_at_and_nothing_is_decided():
    running = begun()
    during = enabled_commands(running.view, False)
    act_at_random(running, 10_000, random.Random(1))
    after = enabled_commands(running.view, False)
    assert all(during[command] for command in (*DECIDING, *LOOKING, "workers"))
    assert not any(after[command] for command in (*DECIDING, "workers", "move now", "skip"))
    assert all(after[command] for command in LOOKING)


def test_in_the_past_nothing_is_decided():
    past = enabled_commands(begun().view, True)
    assert not any(past[command] for command in (*DECIDING, "workers", "undo"))
    assert all(past[command] for command in LOOKING)


@pytest.mark.parametrize(
    ("game", "workers"),
    [("burgundy", True), ("burgundy-dice", True), ("tuscany", True), ("carcassonne", False)],
)
def test_workers_are_taken_only_where_a_game_has_some(game, workers):
    view = begun(game).view
    assert (has_workers(view), enabled_commands(view, False)["workers"]) == (workers, workers)
