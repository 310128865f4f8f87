"""Tests that the second reading of the rules agrees with every finished record, and notices a
changed one."""

import copy
from functools import cache

import pytest

from burgundy_qt.rules.game import Game
from tests.rules.burgundy.random_play import play_eagerly, request_of
from tests.rules.burgundy.score_checker import complaint, final_scores

SEEDS = range(63)


@cache
def finished(seed: int) -> list[dict]:
    game = Game(request_of(seed))
    play_eagerly(game, seed)
    return game.record()


@pytest.mark.parametrize("seed", SEEDS)
def test_final_scores_equal_those_computed_from_the_record(seed):
    assert complaint(finished(seed)) is None


def test_the_points_in_the_record_are_ignored():
    record = finished(5)
    counted = final_scores(record)
    bare = [
        line
        for line in record
        if line.get("event") not in ("points", "gain", "bonus", "order", "loaded")
    ]
    assert final_scores(bare) == counted


def another_result(record: list[dict]) -> None:
    record[-1]["points"][0] += 1


def a_sale_left_out(record: list[dict]) -> None:
    sale = next(line for line in record if line.get("action", {}).get("type") == "sell")
    record.remove(sale)


def more_goods_at_the_start(record: list[dict]) -> None:
    start = next(line for line in record if line.get("event") == "start")
    start["goods"] = {good: number + 1 for good, number in start["goods"].items()}


def more_silver_at_the_start(record: list[dict]) -> None:
    next(line for line in record if line.get("event") == "start")["silver"] += 1


def a_watchtower_for_a_bank(record: list[dict]) -> None:
    lays = [line["action"] for line in record if line.get("action", {}).get("type") == "place"]
    next(action for action in lays if action["tile"] == "building:watchtower")["tile"] = (
        "building:bank"
    )


TAMPERINGS = [
    another_result,
    a_sale_left_out,
    more_goods_at_the_start,
    more_silver_at_the_start,
    a_watchtower_for_a_bank,
]


@pytest.mark.parametrize("tamper", TAMPERINGS)
def test_a_tampered_record_is_noticed(tamper):
    for seed in (2, 5, 8, 11):
        record = copy.deepcopy(finished(seed))
        tamper(record)
        assert complaint(record) is not None


def test_a_record_with_an_unknown_space_cannot_be_followed():
    record = finished(3)
    next(line["action"] for line in record if line.get("action", {}).get("type") == "place")[
        "cell"
    ] = "9.9"
    assert "cannot be followed" in str(complaint(record))
