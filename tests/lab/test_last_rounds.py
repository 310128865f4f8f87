"""Tests of a slice of the campaign that solves the last rounds of a solo Dice Game."""

import pytest

from burgundy_qt.ai.levels import is_compiled
from lab import last_rounds

pytestmark = pytest.mark.skipif(
    not is_compiled(), reason="nothing is compiled here, because there is no compiler"
)


def test_the_strongest_level_loses_little_in_the_last_rounds():
    figures = last_rounds.run(3)
    assert figures["turns"] == 3 * last_rounds.LAST
    assert figures["points lost"] <= 0.3 * figures["positions"]


def test_a_turn_that_wastes_points_is_found():
    evaluator = last_rounds.shipped_evaluator()
    outlook = last_rounds.DiceExpectimax(evaluator)
    position = last_rounds.at_last_rounds(last_rounds.FIRST_SEED, evaluator)
    position.draw_chance()
    worths = [outlook.expected(end, 1) for end in last_rounds.ends(position)]
    assert max(worths) - min(worths) > 1.0
