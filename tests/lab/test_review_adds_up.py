"""Tests of the campaign of reviews that add up: its arithmetic, on five games and on made-up
ones."""

import random

import pytest

from lab.game_kinds import KINDS
from lab.review_adds_up import (
    ADDED,
    WIN,
    Accounted,
    accounted,
    adds_up,
    correlation,
    figures_of,
    is_bounded,
    is_zero_sum,
    page_lines,
    steps,
)


def made_up(seed, luck=0.0, off=0.0):
    """Make up a game of two in which the first seat has this much luck, and this much is
    unexplained."""
    chance = random.Random(seed)
    parts = [[0.5, 50.0], [luck, luck], [chance.gauss(0, 0.2), 2.0], [0.1, 1.0], [0.05, 3.0]]
    mine = dict(zip(ADDED, parts, strict=True))
    result = [sum(part[unit] for part in parts) + off for unit in (0, 1)]
    return Accounted(seed, [{**mine, "error": [0.06, 1.0], "result": result}] * 2, 0.0)


@pytest.mark.parametrize("kind", ["dice", "dice-3", "burgundy-solo", "burgundy", "carcassonne"])
def test_five_games_add_up(kind):
    game = accounted(kind, "accounts", 3)
    assert adds_up(game) and is_bounded(game) and is_zero_sum(game)
    assert len(game.accounts) == KINDS[kind].seats
    if kind != "burgundy-solo":
        assert sum(one["result"][WIN] for one in game.accounts) == pytest.approx(1)


def test_an_account_that_does_not_add_up_is_found():
    assert adds_up(made_up(1)) and not adds_up(made_up(1, off=0.001))
    assert "in all but 1." in " ".join(
        page_lines({"dice": [made_up(1), made_up(2, off=0.1)]}, "quick")
    )


def test_a_part_of_more_than_a_win_is_found_and_so_is_luck_that_both_have():
    lucky = made_up(1, luck=1.2)
    assert is_bounded(made_up(1)) and not is_bounded(lucky) and not is_zero_sum(lucky)
    told = " ".join(page_lines({"dice": [lucky]}, "quick"))
    assert "more than a whole win in 1;" in told and "the other loses in 1." in told


def test_luck_that_is_always_good_is_reported():
    fair = [made_up(seed, luck=0.1 * (-1) ** seed) for seed in range(20)]
    lucky = [made_up(seed, luck=0.1 + 0.01 * (seed % 2)) for seed in range(20)]
    assert page_lines({"dice": fair}, "quick")[-1].endswith("in 4 of 4.")
    assert page_lines({"dice": lucky}, "quick")[-1].endswith("in 0 of 4.")


def test_figures_are_means_over_seats_and_games():
    figures = figures_of([made_up(seed) for seed in range(9)], WIN)
    assert figures.remainder == (pytest.approx(0.05), pytest.approx(0, abs=1e-9))
    assert figures.told == pytest.approx(0.06)
    assert figures.inside == 1 and figures_of([made_up(1)], 1).inside == 0
    assert figures.correlation == pytest.approx(1)


def test_correlation_has_a_sign_and_is_0_for_constant_numbers():
    assert correlation([1, 2, 3], [2, 4, 6]) == pytest.approx(1)
    assert correlation([1, 2, 3], [6, 4, 2]) == pytest.approx(-1)
    assert correlation([1, 1], [0, 1]) == 0


def test_all_kinds_advance_together():
    assert steps(25) == [10, 20, 25] and steps(10) == [10] and steps(3) == [3]
