"""Tests of the first game of Tuscany, step by step."""

from __future__ import annotations

import random

import pytest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import write_save
from burgundy_qt.widgets.games.tuscany.tuscany_help import FIRST_GAME, pointed_rects
from burgundy_qt.widgets.rulebook.tutorial_veil import round_target
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.widgets.games.first_games import led
from tests.widgets.games.tuscany.played import any_action, begun


@pytest.mark.parametrize("luck", range(8))
def test_each_step_describes_the_table(luck):
    before, done = {}, {}
    for game, step, wanted in led(FIRST_GAME, random.Random(luck)):
        before[step.title] = game.state(0)["seats"][0]
        done[step.title] = dict(wanted[0]) if wanted else {}
    assert before["Take a tile"]["cards"]["quarry"] == 2
    assert done["Place the tile"]["cards"] == ["quarry", "quarry"]
    assert done["One more action"]["by"] == "marble"
    assert before["Pay with a pair"]["cards"] == {"cart": 1, "village": 2}
    assert done["Pay with a pair"]["cards"] == ["cart", "village", "village"]
    points = before["Pay with a pair"]["green"], before["A full region and a surprise"]["green"]
    assert points[0] == 0 and points[1] >= 1


def test_the_learner_begins_and_draws_one_more_card():
    for game, step, _wanted in led(FIRST_GAME, random.Random(1)):
        if step.title == "One of three actions":
            assert game.state(0)["order"] == [0, 1]
        if step.title == "Green and red":
            drawn = [event for event in game.events if event["event"] == "draw"]
            mine = [event for event in drawn if event["seat"] == 0 and event["for"] == "draw"]
            assert [event["count"] for event in mine] == [4]


def test_the_step_points_at_the_storage_space_of_the_tile(at, tmp_path):
    game, luck = begun(2, seed=17, setup="fixed"), random.Random(17)
    for _ in range(10):
        game.apply(any_action(game, luck))
    lines = LineUp((SeatPlan("Anna"), SeatPlan("Bruno", "page")), game.request)
    running = RunningGame(game, lines, "20200101-120000-000001", "2020-01-01T12:00:00+00:00")
    write_save(tmp_path / "played.burgundy", running.save())
    at.session.open(tmp_path / "played.burgundy")
    at.wait_until(lambda: at.session.view is not None and at.page.decision.is_open)
    seat = at.page.scene.state.seats[0]
    assert seat.storage == ("village", "agriculture:grain+grapes") != seat.stored
    lay = next(each for each in at.session.view.legal["actions"] if each["type"] == "place")
    space = ClickTarget("store", seat.storage.index(lay["tile"]))
    assert pointed_rects("meant", at.page, [lay])[0] == round_target(at.page, space)
