"""Tests of a slice of the campaign about laying out duchies."""

import pytest

from burgundy_qt.ai.levels import is_compiled
from lab import tuscany_layouts

pytestmark = pytest.mark.skipif(
    not is_compiled(), reason="nothing is compiled here, because there is no compiler"
)


def test_choosing_a_duchy_gains_points():
    figures = tuscany_layouts.run(20)
    assert figures["points more than a layout by lot"] > 0
    assert figures["games won against a layout by lot"] > 20


def test_a_preferred_duchy_is_of_the_deal_and_wins_more_than_a_random_one():
    best = tuscany_layouts.preferred(37, worlds=8, games=4)
    assert best.won > best.by_lot
    assert tuscany_layouts.DEALS[37][0] in tuscany_layouts.in_words(37, best.duchy)
