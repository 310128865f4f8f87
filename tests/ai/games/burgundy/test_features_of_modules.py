"""Tests of the input of networks in games with modules: a tile without a row of its kind uses no
row of another kind."""

import pytest

from burgundy_qt.ai.games.burgundy import feature_rows as rows
from burgundy_qt.ai.games.burgundy.burgundy_bots import BurgundyBox
from burgundy_qt.ai.games.burgundy.features import BurgundyFeatures
from tests.ai.small_networks import positions

TILES = BurgundyBox("2019", ("extra-tiles", "white-castles"))


def between(listed: list[int], first: int, after: int) -> int:
    """Return how many of the rows are in a block of the viewer's."""
    return sum(first <= row < after for row in listed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_extra_tiles_and_white_castles_use_no_rows_of_goods_dice_or_mines(seats):
    features = BurgundyFeatures(seats)
    for position in positions(seats, 1, 300, chance_too=True, box_of=lambda _: TILES):
        for viewer in range(seats):
            listed, own = features.rows(position, viewer), position.raw_seat(viewer)
            assert min(listed) >= 0 and max(listed) < features.inputs
            assert between(listed, rows.GOODS_AT, rows.GOODS_TYPES_AT) == sum(
                min(n, 4) for n in own["goods"]
            )
            assert between(listed, rows.DICE_AT, rows.DICE_LEFT_AT) == sum(
                die > 0 for die in own["dice"]
            )
            for first, after in (
                (rows.GOODS_TYPES_AT, rows.SOLD_TYPES_AT),
                (rows.MINES_AT, rows.BUILDINGS_AT),
                (rows.STEP_AT, rows.RANK_AT),
                (rows.RANK_AT, rows.LOAD_AT),
            ):
                assert between(listed, first, after) == 1
