"""Test of a slice of the campaign that counts points of the solo Dice Game."""

import pytest

from burgundy_qt.ai.levels import is_compiled
from lab import dice_alone

pytestmark = pytest.mark.skipif(
    not is_compiled(), reason="nothing is compiled here, because there is no compiler"
)


def test_each_sheet_is_played_in_turn_and_its_points_are_added_up():
    figures = dice_alone.run(4, 8)
    for sheet in dice_alone.LETTERS:
        points = figures[f"{sheet}: points"]
        assert figures[f"{sheet}: games"] == 1
        assert figures[f"{sheet}: squared points"] == points * points
        assert figures[f"{sheet}: good or better"] == (points >= dice_alone.GOOD)
        assert 30 < points < 100
