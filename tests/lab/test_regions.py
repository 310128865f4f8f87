"""Tests of the campaign of regions: which regions are within reach of a seat, and which of them it
completes."""

import pytest

from burgundy_qt.rules.game import Game
from lab.regions import Played, page_lines, play, regions_offered, share_completed

SOME = (0, frozenset({"1.1"})), (0, frozenset({"1.2", "1.3"})), (1, frozenset({"1.1"}))


def test_a_level_completes_most_regions_within_reach_and_random_play_does_not():
    steward, random = play("steward", 1), play("random", 1)
    assert steward.completed <= steward.within_reach and share_completed([steward]) > 0.8
    assert random.completed < random.within_reach and share_completed([random]) < 0.8
    assert {seat for seat, _ in steward.completed} == {0, 1}


def test_an_action_that_completes_a_region_is_recognized_by_its_points():
    game = Game({"edition": "2011", "players": 2, "estates": ["1", "1"], "seed": 3})
    offered = {}
    while not offered:
        actions = game.legal()["actions"]
        game.apply(next((action for action in actions if action["type"] == "place"), actions[0]))
        offered = regions_offered(game, game.legal())
    seat = game.legal()["seat"]
    code, (owner, cells) = next(iter(offered.items()))
    action = game.rules.decode_action(code)
    before = game.state()["seats"][seat]["cells"]
    assert owner == seat and cells - set(before) == {action["cell"]}
    assert "region" in {event.get("for") for event in game.apply(action, seat)}


@pytest.mark.parametrize(("completed", "told"), [(2, "66.7 %"), (3, "100.0 %")])
def test_the_table_shows_the_share_of_all_regions(completed, told):
    games = [Played(set(SOME), set(SOME[:completed]), 1.0)]
    assert page_lines({"page": games})[-1] == f"| page | 1 | 1.5 | {completed / 2:.1f} | {told} |"
