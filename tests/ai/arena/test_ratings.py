"""Tests of ratings: they find the strengths from which matches were drawn, within their error
bars."""

import random
from itertools import combinations

import pytest

from burgundy_qt.ai.arena.elo import rate
from tests.ai.arena.results import a_match

STRENGTHS = {"strong": 150.0, "middle": 20.0, "weak": -170.0}


def drawn(seats, pairs, seed):
    """Return matches whose winner is drawn by strength among all seats."""
    chance, matches = random.Random(seed), {}
    for a, b in combinations(STRENGTHS, 2):
        ratio = (seats - 1) * 10 ** ((STRENGTHS[b] - STRENGTHS[a]) / 400)
        scores = [
            sum(chance.random() < 1 / (1 + ratio) for _ in range(seats)) / seats
            for _ in range(pairs)
        ]
        matches[a, b] = a_match(scores, seats)
    return matches


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_strengths_are_found_within_their_intervals(seats):
    held = width = 0.0
    for seed in range(30):
        ratings = rate(drawn(seats, 60, seed))
        assert sum(middle for _, middle, _ in ratings.values()) == pytest.approx(0, abs=1e-6)
        held += sum(low <= STRENGTHS[name] <= high for name, (low, _, high) in ratings.items())
        width += sum(high - low for low, _, high in ratings.values())
    assert held >= 0.88 * 90
    assert width / 90 < 110


def test_the_strongest_comes_first():
    assert list(rate(drawn(2, 200, 1))) == ["strong", "middle", "weak"]


def test_equals_are_equal_and_a_clean_sweep_is_finite():
    even = rate(
        {
            ("a", "b"): a_match([0.5] * 20),
            ("a", "c"): a_match([0.0, 1.0] * 10),
            ("b", "c"): a_match([0.5] * 20),
        }
    )
    assert [middle for _, middle, _ in even.values()] == pytest.approx([0, 0, 0], abs=1e-6)
    swept = rate(
        {
            ("a", "b"): a_match([1.0] * 20),
            ("a", "c"): a_match([1.0] * 20),
            ("b", "c"): a_match([1.0] * 20),
        }
    )
    assert list(swept) == ["a", "b", "c"]
    assert 300 < swept["a"][1] < 900
    assert swept["a"][0] < swept["a"][1] - 150
