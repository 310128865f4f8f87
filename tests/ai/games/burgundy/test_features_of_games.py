"""Tests of the input of the networks for the team game and the solo game."""

import shutil
from math import exp

import pytest

from burgundy_qt.ai.game_bots import features_of, network_table, table_of
from burgundy_qt.ai.games.burgundy import feature_rows
from burgundy_qt.ai.games.burgundy.burgundy_bots import (
    SOLO,
    TEAM,
    grown_into_team,
    plain_box,
    random_box,
)
from burgundy_qt.ai.games.burgundy.region_rows import (
    rows_like_a_seat_s,
    side_colour_starts,
    side_starts,
)
from burgundy_qt.ai.networks.installed_networks import (
    load_network,
    new_network,
    read_manifest,
    shipped_file,
)
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.training.campaign import Campaign, Plan
from burgundy_qt.ai.training.samples import SAMPLE_ROWS
from burgundy_qt.ai.turn_search.beam import Beam
from tests.ai.small_networks import CHECKPOINTS, are_alike, positions

BOTH = pytest.mark.parametrize("table", [SOLO, TEAM])


def some(table, seed, number):
    """Return positions along random games, with random modules."""
    return positions(
        network_table("burgundy", table).seats,
        seed,
        number,
        chance_too=True,
        box_of=lambda one: random_box(one, table),
    )


def an_evaluator(table, objective="win"):
    features = features_of("burgundy", table)
    return Evaluator(features, Network(features.sides, features.inputs, 16, 8, 1), objective)


@BOTH
def test_rows_are_within_the_first_layer_and_can_be_learnt_from(table):
    features = features_of("burgundy", table)
    for position in some(table, 1, 200):
        assert table_of(position) == ("burgundy", table)
        for viewer in range(position.seats):
            rows = features.rows(position, viewer)
            assert min(rows) >= 0 and max(rows) < features.for_points and len(rows) < SAMPLE_ROWS


@BOTH
def test_features_contain_nothing_hidden(table):
    features = features_of("burgundy", table)
    for key, position in enumerate(some(table, 2, 80)):
        for viewer in range(position.seats):
            world = position.copy()
            world.determinize_for(viewer, key)
            assert features.rows(world, viewer) == features.rows(position, viewer)


def test_rows_of_a_teams_regions_and_colours_fill_their_block():
    rows = vars(feature_rows)
    assert max(map(max, side_starts())) + rows["LARGEST"] == rows["SIDE_REACHED_AT"] - 1
    assert side_colour_starts()[-1] + 24 == rows["SHARED_AT"] - rows["SIDE_COLOURS_AT"] - 1


def test_both_members_of_a_team_see_one_estate():
    """Both members get the same rows for what the team shares; only the rows for their own things
    differ."""
    features, rows = features_of("burgundy", TEAM), vars(feature_rows)
    first = features.inputs - 1 - 462 - 2 * rows["SIDE_ROWS"]
    estate = range(first // 2, first // 2 + rows["SHARED_TILES_AT"])
    for position in some(TEAM, 3, 40):
        told = [
            [row for row in features.rows(position, seat) if row in estate] for seat in range(4)
        ]
        assert told[0] == told[2] and told[1] == told[3]


def test_values_of_a_search_are_those_of_a_new_evaluation():
    """The block of the other team is not computed again where it cannot have changed."""
    evaluator = an_evaluator(TEAM)
    for position in some(TEAM, 9, 12):
        if position.is_chance_node():
            continue
        seat = position.waiting_seats()[0]
        for value, actions in Beam(evaluator, position, 2, 2).turns(position, seat):
            end = position.copy()
            for action in actions:
                end.act_only(action, seat)
            win, points = evaluator.evaluation(end, seat)
            lead = (points[seat] - points[(seat + 1) % 4]) / vars(feature_rows)["TEAM_MARGIN"]
            assert value == pytest.approx(0.7 * win[seat] + 0.3 / (1 + exp(-lead)), abs=1e-4)


def test_a_network_for_teams_grows_from_one_for_two_seats():
    like = rows_like_a_seat_s()
    assert (
        max(like) < vars(feature_rows)["SHARED_AT"]
        and max(like.values()) < vars(feature_rows)["FRONTIER_AT"]
    )
    parent = new_network("burgundy", 2, key=5)
    evaluator = Evaluator(features_of("burgundy", TEAM), grown_into_team(parent))
    position = next(some(TEAM, 10, 1))
    win, points = evaluator.evaluation(position, 0)
    assert 0 < win[0] < 1 and points[0] == pytest.approx(points[2])


def test_a_solo_network_sees_every_cell():
    position = next(some(SOLO, 4, 1))
    start = features_of("burgundy", SOLO).inputs - 1 - vars(feature_rows)["SOLO_ROWS"]
    rows = [row - start for row in features_of("burgundy", SOLO).rows(position, 0)]
    covered = sum(0 <= row < vars(feature_rows)["OPEN_AT"] for row in rows)
    assert covered == position.bot_scores()[0]


@BOTH
@pytest.mark.parametrize("objective", ["win", "points"])
def test_a_position_is_judged_by_sides(table, objective):
    evaluator = an_evaluator(table, objective)
    for position in some(table, 5, 10):
        for viewer in range(position.seats):
            win, points = evaluator.evaluation(position, viewer)
            assert win[:2] == win[2:] or table == SOLO
            assert points[:2] == points[2:] or table == SOLO
            assert 0 < win[0] < 1


@BOTH
def test_a_shipped_network_fits_and_can_be_trained_further(table, tmp_path):
    file, features, folder = (
        shipped_file("burgundy", table),
        features_of("burgundy", table),
        tmp_path / "copy",
    )
    evaluator = Evaluator(features, load_network(file, features))
    assert file.stat().st_size < 500_000
    for position in some(table, 6, 20):
        win, points = evaluator.evaluation(position, 0)
        assert 0 < win[0] < 1 and 0 < points[0] < (45 if table == SOLO else 900)
    shutil.copytree(CHECKPOINTS / str(table), folder)
    campaign = Campaign.resumed(Plan(table, 10**6, folder), lambda line: None)
    assert campaign.games == read_manifest(file)["games"]
    assert are_alike(campaign.network.numbers(), evaluator.network.numbers(), rel=1e-3, abs=1e-4)


@BOTH
def test_a_small_campaign_trains_and_measures_itself(table, tmp_path, monkeypatch):
    for name, number in {"CHUNK": 2, "UCT_GAMES": 4, "GATE_GAMES": 4}.items():
        monkeypatch.setattr(f"burgundy_qt.ai.training.campaign.{name}", number)
    campaign = Campaign(Plan(table, 16, tmp_path, 1, seed=3, rival=2), lambda line: None)
    campaign.run()
    assert campaign.games == 16 and campaign.curve[-1]["points"] > 0
    assert (
        load_network(tmp_path / f"burgundy-{table}.network", features_of("burgundy", table)).seats
        == 2
    )


def test_random_set_ups_fit_together():
    for table in (SOLO, TEAM):
        for seed in range(40):
            box = random_box(seed, table)
            box.check()
            assert box.alone == (table == SOLO) and box.in_teams == (table == TEAM)
            assert (box.target is None) == (table == TEAM)
        assert network_table("burgundy", table).seats in plain_box(table).seats
