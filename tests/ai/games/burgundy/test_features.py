"""Tests of the input of networks: complete rows, nothing hidden, and the same from every seat."""

import pytest

from burgundy_qt.ai.games.burgundy import feature_rows
from burgundy_qt.ai.games.burgundy.burgundy_bots import OLD_BOX, BurgundyBox, random_box
from burgundy_qt.ai.games.burgundy.features import BurgundyFeatures
from burgundy_qt.ai.games.burgundy.region_rows import kinds
from burgundy_qt.rules.burgundy import requests
from burgundy_qt.rules.sealed_bids.sealed_bids_position import SealedBidsPosition
from tests.ai.small_networks import an_evaluator, positions, random_start
from tests.contract.turning import turned_burgundy

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
EVERYTHING = BurgundyBox("2019", requests.modules_of("2019"))
BOXES = pytest.mark.parametrize(
    "box_of",
    [lambda seed: OLD_BOX, random_box, lambda seed: EVERYTHING],
    ids=["2011", "by lot", "everything"],
)


@BOXES
@SEATS
def test_rows_are_within_the_first_layer(seats, box_of):
    features = BurgundyFeatures(seats)
    for position in positions(seats, 1, 300, chance_too=True, box_of=box_of):
        for viewer in range(seats):
            rows = features.rows(position, viewer)
            assert rows and min(rows) >= 0 and max(rows) < features.inputs


@BOXES
@SEATS
def test_features_contain_nothing_hidden(seats, box_of):
    features = BurgundyFeatures(seats)
    for key, position in enumerate(positions(seats, 2, 100, chance_too=True, box_of=box_of)):
        for viewer in range(seats):
            world = position.copy()
            world.determinize_for(viewer, key)
            assert features.rows(world, viewer) == features.rows(position, viewer)


@BOXES
@SEATS
def test_turning_the_table_turns_features_and_values(seats, box_of):
    features, evaluator = BurgundyFeatures(seats), an_evaluator(seats)
    for at, position in enumerate(positions(seats, 3, 60, box_of=box_of)):
        by = 1 + at % (seats - 1)
        other = turned_burgundy(position, by)
        for viewer in range(seats):
            assert features.rows(other, (viewer + by) % seats) == features.rows(position, viewer)
            win, points = evaluator.evaluation(position, viewer)
            turned_win, turned_points = evaluator.evaluation(other, (viewer + by) % seats)
            assert [turned_win[(seat + by) % seats] for seat in range(seats)] == win
            assert [turned_points[(seat + by) % seats] for seat in range(seats)] == points


def test_a_step_of_the_game_changes_the_features():
    features = BurgundyFeatures(2)
    for position in positions(2, 4, 60):
        seat = position.waiting_seats()[0]
        seen = [features.rows(position, seat)]
        for action in position.legal():
            after = position.copy()
            after.act_only(action, seat)
            if after.is_over():
                return
            seen.append(features.rows(after, seat))
        assert all(rows != seen[0] for rows in seen[1:])


def test_every_region_of_every_estate_has_rows_of_its_kind():
    assert sum(size for _, size in kinds()) == 101


def rows_of_2019(seats):
    """Return by number the rows that do not occur in the 2011 edition."""
    table = seats * feature_rows.SEAT_ROWS
    return range(table + feature_rows.OF_2019_AT, table + feature_rows.TABLE_ROWS)


def test_a_game_of_2011_has_no_row_of_2019():
    features, added = BurgundyFeatures(3), set(rows_of_2019(3))
    for position in positions(3, 5, 100, chance_too=True):
        assert added.isdisjoint(features.rows(position, 0))


def test_random_games_reach_nearly_all_rows_of_the_modules():
    features, seen = BurgundyFeatures(2), set()
    for position in positions(2, 6, 12_000, chance_too=True, box_of=lambda seed: EVERYTHING):
        seen.update(features.rows(position, 0))
    start = rows_of_2019(2).start - feature_rows.OF_2019_AT
    rare = {feature_rows.WHITE_CASTLES_AT + 2, feature_rows.ON_ROUTE_AT + 4}
    rare |= {*range(feature_rows.JOINED_AT + 1, feature_rows.ON_ROUTE_AT)}
    assert {row - start for row in rows_of_2019(2) if row not in seen} <= rare
    assert len(seen & {row + start for row in rare}) > 8


def test_unsupported_positions_are_refused():
    unbegun = random_start(2, 3, given_castles=0.0)
    for position in (unbegun, random_start(3, 1, given_castles=1.0)):
        with pytest.raises(ValueError, match="do not tell this position"):
            BurgundyFeatures(2).rows(position, 0)
    with pytest.raises(TypeError, match="where BurgundyPosition is played"):
        BurgundyFeatures(2).rows(SealedBidsPosition(2, 1), 0)
