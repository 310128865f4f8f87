"""Tests of the score by which bots compare seats."""

import random

from burgundy_qt.rules.game import Game


def played(seed, decisions, **asked):
    """Return a position reached by random play."""
    game, chance = Game({"edition": "2019", "seed": seed} | asked), random.Random(seed)
    for _ in range(decisions):
        game.apply(chance.choice(game.legal()["actions"]))
    return game.position


def test_without_teams_each_seats_points_count():
    position = played(1, 90, players=3)
    assert position.bot_scores() == position.scores()
    assert (position.counts(), position.opponents(1)) == ("points", [0, 2])


def test_a_teams_points_count_together():
    position = played(2, 120, modules=["team"])
    own, other = sum(position.scores()[::2]), sum(position.scores()[1::2])
    assert position.bot_scores() == [own, other, own, other]
    assert (position.counts(), position.opponents(0), position.opponents(2)) == (
        "team points",
        [1, 3],
        [1, 3],
    )


def test_in_a_solo_game_covered_spaces_count():
    position = played(3, 60, modules=["solo"])
    assert position.bot_scores() == [
        sum(tile > 0 for tile in position.raw()["seats"][0]["tile_on"])
    ]
    assert (position.counts(), position.opponents(0)) == ("cells", [])


def test_a_solo_game_is_either_won_or_lost():
    position, chance = played(4, 0, modules=["solo"]), random.Random(4)
    while not position.is_over():
        position.apply(chance.choice(position.legal()))
    assert position.utilities() == [0.0]
