"""The team game (2019, p. 13): two against two, each pair on one estate of two halves."""

import pytest

from burgundy_qt.rules.errors import BadArgument
from burgundy_qt.rules.game import Game

SHARED = ("estate", "silver", "workers", "goods", "sold", "cells", "bonuses", "shared")


def a_team_game(seed=1, estates=("12a", "12a"), **asked):
    return Game({"modules": ["team"], "seed": seed, "estates": [*estates, *estates], **asked})


def starts(game):
    return [event for event in game.events if event["event"] == "start"]


def choose(game, **wanted):
    """Apply the first action offered that has all these values; returns what happened."""
    return game.apply(next(action for action in game.legal()["actions"] if wanted.items() <= action.items()))


# What can be asked for.


def test_a_team_game_is_for_four_on_12a_if_nothing_else_is_said():
    request = Game({"modules": ["team"]}).request
    assert (request["players"], request["estates"], request["setup"]) == (4, ["12a"] * 4, "fixed")


@pytest.mark.parametrize(
    "asked",
    [
        {"players": 3},
        {"players": 2},
        {"setup": "open"},
        {"setup": "secret"},
        {"modules": ["team", "shields"]},
        {"modules": ["trade-routes", "team"]},
        {"modules": ["team", "border-posts"]},
        {"estates": ["1", "1", "1", "1"]},
        {"estates": ["12a", "12b", "12b", "12a"]},
        {"estates": ["12b"] * 4, "castles": ["1.2", None, None, None]},
        {"castles": ["4.4", None, "4.4", None]},
    ],
)
def test_what_does_not_go_with_a_team_game_is_refused(asked):
    with pytest.raises(BadArgument):
        Game({"modules": ["team"], **asked})


@pytest.mark.parametrize("estate", ["12a", "12b"])
def test_a_team_estate_is_for_teams_only(estate):
    with pytest.raises(BadArgument):
        Game({"players": 4, "estates": [estate] * 4})


def test_the_old_edition_has_no_team_game():
    with pytest.raises(BadArgument):
        Game({"edition": "2011", "modules": ["team"]})


# The start.


@pytest.mark.parametrize("seed", range(8))
def test_the_order_of_the_first_round_is_a1_b1_a2_b2(seed):
    order = a_team_game(seed).state()["order"]
    assert [seat % 2 for seat in order] in ([0, 1, 0, 1], [1, 0, 1, 0])


@pytest.mark.parametrize("seed", range(8))
def test_the_team_that_acts_first_starts_with_3_workers_the_other_with_5_each_with_2_silver_and_3_goods(seed):
    game = a_team_game(seed)
    told = starts(game)
    assert [start["seat"] for start in told] == game.state()["order"][:2]
    assert [start["workers"] for start in told] == [3, 5]
    assert [start["silver"] for start in told] == [2, 2]
    assert [sum(start["goods"].values()) for start in told] == [3, 3]


def test_the_castle_of_12a_lies_on_the_space_in_the_middle():
    game = a_team_game()
    assert [start["castle"] for start in starts(game)] == ["4.7", "4.7"]
    assert all(seat["cells"] == {"4.7": "castle"} for seat in game.state()["seats"])


def test_on_12b_the_member_who_acts_first_chooses_a_castle_space_numbered_1_or_6():
    game = a_team_game(3, ("12b", "12b"))
    first, second = game.state()["order"][:2]
    assert game.legal()["seat"] == first
    assert {action["castle"] for action in game.legal()["actions"]} == {"2.2", "6.5", "1.8", "4.13"}
    game.apply(game.legal()["actions"][-1])
    assert game.legal()["seat"] == second


# What a team shares.


@pytest.mark.parametrize("seed", range(4))
def test_members_of_a_team_have_the_same_but_for_dice_points_and_own_store(seed):
    game = a_team_game(seed, ("12a", "12b"))
    while not game.is_over:
        actions = game.legal()["actions"]
        laying = [action for action in actions if action["type"] == "place"]
        game.apply((laying or actions)[-1])
        seats = game.state()["seats"]
        if "cells" in seats[0]:
            assert all(seats[team][key] == seats[team + 2][key] for team in (0, 1) for key in SHARED)
    assert game.state()["teams"] == [[0, 2], [1, 3]]


# The end.


@pytest.mark.parametrize("seed", range(4))
def test_the_team_with_more_points_wins_together(seed):
    game = a_team_game(seed)
    while not game.is_over:
        game.apply(game.legal()["actions"][-1])
    result = game.state()["result"]
    points = result["points"]
    assert result["team_points"] == [points[0] + points[2], points[1] + points[3]]
    winner = result["team_points"].index(max(result["team_points"]))
    if result["team_points"][0] != result["team_points"][1]:
        assert result["places"] == [[1, 2, 1, 2], [2, 1, 2, 1]][winner]
    assert game.position.utilities() == [2.0 - place for place in result["places"]]
    assert game.events[-1] == {"event": "end", **result}


def test_a_record_of_a_team_game_leads_where_it_led():
    game = a_team_game(5, ("12b", "12a"))
    while not game.is_over:
        game.apply(game.legal()["actions"][0])
    loaded = Game.from_record(game.record())
    assert loaded.record() == game.record() and loaded.state() == game.state()
