"""The rating: what moves it, how sure it is, and that it finds the strength of somebody who has
one."""

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


def test_two_of_one_strength_are_expected_to_win_as_often():
    assert expected(1500, 1500) == 0.5
    assert expected(1900, 1500) == 10 / 11


def test_winning_raises_and_losing_lowers_by_as_much_against_an_equal():
    up, down = rated_after(STEADY, [(1500, 1.0)]), rated_after(STEADY, [(1500, 0.0)])
    assert up.elo > 1500 > down.elo
    assert abs(up.elo + down.elo - 3000) < 1e-9


def test_winning_against_the_stronger_tells_more():
    assert rated_after(STEADY, [(1800, 1.0)]).elo > rated_after(STEADY, [(1200, 1.0)]).elo


def test_steps_shrink_and_the_range_narrows_as_the_rating_grows_sure():
    ratings = [Rating(), *course([[(1200, float(game % 2))] for game in range(60)])]
    assert all(later.deviation < earlier.deviation for earlier, later in pairwise(ratings[:20]))
    steps = [abs(later.elo - earlier.elo) for earlier, later in pairwise(ratings)]
    assert max(steps[-10:]) < steps[0] / 4
    assert ratings[-1].give_or_take < ratings[0].give_or_take == round(1.96 * UNSURE)


def test_bots_of_one_table_weigh_as_much_as_one_opponent():
    one, three = rated_after(STEADY, [(1600, 1.0)]), rated_after(STEADY, [(1600, 1.0)] * 3)
    assert abs(one.elo - three.elo) < 1e-9
    assert abs(one.deviation - three.deviation) < 1e-9


def test_no_game_leaves_the_start():
    assert course([]) == []
    assert Rating() == Rating(START, UNSURE)


def test_true_strength_lies_in_the_range_nearly_always():
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
