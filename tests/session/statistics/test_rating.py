"""Tests of the rating: its changes, its uncertainty, and that it approaches a player's true
strength."""

import random
from itertools import pairwise

from burgundy_qt.session.statistics.finished_game import elo_of
from burgundy_qt.session.statistics.summary import (
    START,
    UNSURE,
    Rating,
    course,
    expected,
    rated_after,
)
from tests.contract.games import registered

STEADY = Rating(1500, 40)


def test_two_players_of_equal_strength_are_expected_to_win_equally_often():
    assert expected(1500, 1500) == 0.5
    assert expected(1900, 1500) == 10 / 11


def test_a_win_and_a_loss_against_an_equal_change_the_rating_equally():
    up, down = rated_after(STEADY, [(1500, 1.0)]), rated_after(STEADY, [(1500, 0.0)])
    assert up.elo > 1500 > down.elo
    assert abs(up.elo + down.elo - 3000) < 1e-9


def test_a_win_against_a_stronger_player_counts_more():
    assert rated_after(STEADY, [(1800, 1.0)]).elo > rated_after(STEADY, [(1200, 1.0)]).elo


def test_changes_and_range_shrink_as_the_rating_becomes_more_certain():
    ratings = [Rating(), *course([[(1200, float(game % 2))] for game in range(60)])]
    assert all(later.deviation < earlier.deviation for earlier, later in pairwise(ratings[:20]))
    steps = [abs(later.elo - earlier.elo) for earlier, later in pairwise(ratings)]
    assert max(steps[-10:]) < steps[0] / 4
    assert ratings[-1].give_or_take < ratings[0].give_or_take == round(1.96 * UNSURE)


def test_the_bots_of_one_game_weigh_as_much_as_one_opponent():
    one, three = rated_after(STEADY, [(1600, 1.0)]), rated_after(STEADY, [(1600, 1.0)] * 3)
    assert abs(one.elo - three.elo) < 1e-9
    assert abs(one.deviation - three.deviation) < 1e-9


def test_without_games_the_rating_is_the_starting_value():
    assert course([]) == []
    assert Rating() == Rating(START, UNSURE)


def test_true_strength_is_nearly_always_in_the_range():
    luck, within = random.Random(5), 0
    for _ in range(100):
        truth = luck.gauss(1300, 200)
        opponents = [luck.choice((1000, 1200, 1350, 1500, 1600, 1800)) for _ in range(150)]
        played = [[(elo, float(luck.random() < expected(truth, elo)))] for elo in opponents]
        last = course(played)[-1]
        within += abs(last.elo - truth) <= last.give_or_take
    assert within >= 90


def test_a_level_has_no_strength_in_a_game_where_it_was_not_measured():
    with registered():
        assert elo_of("page", game="sealed-bids") is None
    assert elo_of("page", game="burgundy") == elo_of("page") is not None
