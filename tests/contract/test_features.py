"""Tests of row 8: the features of the games that have networks: rows that fit, the same from every
seat.

tests/ai/test_game_bots.py checks with whole self-play games that boundaries come to an end and that
samples have room for them."""

import random
from itertools import islice

import pytest

from burgundy_qt.ai.arena.match_setup import starting_position
from burgundy_qt.ai.game_bots import bots_of, features_of, tables_of
from burgundy_qt.ai.networks.floats import MAX_ROWS
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.ai.training.samples import HORIZON_STEPS, SAMPLE_ROWS
from burgundy_qt.rules.registry import GAMES
from tests.contract.turning import TURNED


def is_for_each(game, table):
    """Return whether several seats play at the table, without teams."""
    features = features_of(game, table)
    return features.seats > 1 and features.sides == features.seats


WITH_NETWORKS = [(game, table) for game in GAMES for table in tables_of(game)]
EVERY_TABLE = pytest.mark.parametrize(("game", "table"), WITH_NETWORKS, ids=str)
EACH_FOR_ITSELF = pytest.mark.parametrize(
    ("game", "table"), [(game, table) for game, table in WITH_NETWORKS if is_for_each(game, table)]
)
SOME = 40


def encodable_positions(game, features, table):
    """Yield positions of random games that the features can encode, one of every few."""
    for seed in range(4):
        position = starting_position(bots_of(game).random_box(seed, table), features.seats, seed)
        yield from islice(
            every_encodable_position(features, position, random.Random(seed)), 0, 5 * SOME, 5
        )


def every_encodable_position(features, position, chance):
    while goes_on(position):
        if can_be_encoded(features, position):
            yield position
        seat = chance.choice(position.waiting_seats())
        position.act_only(chance.choice(position.legal(seat)), seat)


def goes_on(position):
    """Return whether somebody decides after chance was drawn."""
    while position.is_chance_node():
        position.draw_chance()
    return not position.is_over()


def can_be_encoded(features, position):
    """Return whether a position belongs neither to the set-up nor to the end."""
    try:
        return bool(features.rows(position, 0))
    except ValueError:
        return False


def rows_are_right(features, position):
    """Return whether the rows of every seat fit into the first layer, into the list for them and
    into a sample."""
    seen = [features.rows(position, viewer) for viewer in range(position.seats)]
    return all(
        min(rows) >= 0
        and max(rows) < features.for_points
        and len(rows) <= min(MAX_ROWS, SAMPLE_ROWS)
        for rows in seen
    )


@EVERY_TABLE
def test_rows_and_boundaries_fit(game, table):
    features = features_of(game, table)
    assert 0 < features.horizon_steps < HORIZON_STEPS
    assert all(
        rows_are_right(features, each) for each in encodable_positions(game, features, table)
    )


@EACH_FOR_ITSELF
def test_features_are_the_same_from_another_chair(game, table):
    """In teams the chairs differ: what two seats share belongs to one of them. The games with teams
    test those features."""
    assert game in TURNED, f"add {game} to tests/contract/turning.py"
    features, tried = features_of(game, table), 0
    for position in encodable_positions(game, features, table):
        for by in range(1, features.seats):
            assert sees_the_same(features, position, TURNED[game](position, by), by)
            tried += 1
    assert tried >= SOME


def sees_the_same(features, position, turned, by):
    """Return whether each seat now has the rows that it had from its former chair."""
    return all(
        features.rows(turned, (viewer + by) % features.seats) == features.rows(position, viewer)
        for viewer in range(features.seats)
    )


class Crowded(Features):
    """Features with a row that the network does not have."""

    def rows(self, position, viewer):
        return [0, self.for_points]


class OfTheFirstSeat(Features):
    """Features that depend on the chair of the viewer."""

    def rows(self, position, viewer):
        return [viewer]


def test_a_row_too_many_and_a_row_that_depends_on_the_chair_are_found():
    position = starting_position(bots_of("burgundy").plain_box(2), 2, 1)
    assert not rows_are_right(Crowded("burgundy", type(position), 2, 7, 5, 1), position)
    of_the_first = OfTheFirstSeat("burgundy", type(position), 2, 7, 5, 1)
    assert not sees_the_same(of_the_first, position, position.copy(), 1)
