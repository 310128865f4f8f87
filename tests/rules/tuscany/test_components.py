"""Tests of the boards, tiles and cards against the printed ones. ("Components")"""

from collections import Counter
from itertools import permutations, product

import pytest

from burgundy_qt.rules.tuscany import components
from tests.rules.tuscany import printed

DUCHIES = [
    (order, turned, steps)
    for order in permutations(range(3))
    for turned in product((False, True), repeat=3)
    if not turned[order.index(0)]
    for steps in product(("down", "up"), repeat=2)
]


@pytest.mark.parametrize("board", components.BOARDS)
def test_a_board_is_as_printed(board):
    assert dict(zip(components.PLACES, components.hexes(board), strict=True)) == printed.hexes(
        board
    )


def test_there_are_four_boards_of_each_kind_with_as_many_hexes_of_each_colour():
    for kind, counts in printed.FACTS["region_tiles"]["colour_count_per_kind"].items():
        assert components.of_kind(kind) == printed.boards(kind) and len(printed.boards(kind)) == 4
        assert all(Counter(components.hexes(board)) == counts for board in components.of_kind(kind))


@pytest.mark.parametrize("which", range(0, 64, 7))
def test_no_region_of_any_duchy_has_more_than_three_spaces_and_all_have_the_same_colours(which):
    """This checks nine of the 64 deals."""
    dealt = [f"{kind}{1 + which // 4**at % 4}" for at, kind in enumerate("ABC")]
    for order, turned, steps in DUCHIES:
        duchy = printed.duchy(tuple(dealt[at] for at in order), turned, steps)
        assert max(map(len, duchy.region.values())) <= 3
        assert {colour: len(cells) for colour, cells in duchy.of_colour.items()} == printed.FACTS[
            "region_tiles"
        ]["colour_total_per_player_30"]


def test_there_are_96_duchies_of_three_boards_and_288_starts():
    assert len(DUCHIES) == 96 == len(components.LAYOUTS)
    assert len(printed.starts(("A1", "B2", "C3"))) == 288


@pytest.mark.parametrize("layout", components.LAYOUTS)
def test_cells_of_a_duchy_touch_as_in_the_facts(layout):
    order = components.order_of(layout)
    duchy = printed.duchy(
        tuple(f"{'ABC'[kind]}1" for kind in order),
        tuple(components.turned_of(layout)),
        tuple(components.steps_of(layout)),
    )
    touching = {
        components.CELL_NAME[cell]: {components.CELL_NAME[other] for other in others}
        for cell, others in enumerate(components.neighbours(layout))
    }
    assert touching == duchy.beside


@pytest.mark.parametrize("step", ["down", "up"])
def test_three_hexes_meet_three_along_the_long_edges(step):
    duchy = printed.duchy(("A1", "B1", "C1"), (False,) * 3, (step, step))
    joined = printed.FACTS["region_tiles"][f"join_right_tile_half_hex_{step}"]
    assert sorted([left, right] for left, right in joined) == sorted(
        [cell[2:], other[2:]]
        for cell in duchy.beside
        for other in duchy.beside[cell]
        if (cell[0], other[0]) == ("A", "B")
    )


def test_the_box_has_these_tiles_and_cards():
    assert printed.own_tiles() == components.OWN and sum(components.OWN.values()) == 21
    assert printed.neutral_tiles() == components.NEUTRAL and sum(components.NEUTRAL.values()) == 32
    neutral = Counter(printed.colour_of(tile) for tile in printed.neutral_tiles().elements())
    assert set(neutral.values()) == {4} and len(neutral) == 8


def test_counts_without_a_source_are_the_assumed_ones():
    assert components.REGION_CARDS == printed.REGION_CARDS
    assert sum(components.REGION_CARDS.values()) == printed.FACTS["region_cards"]["total"]
    assert (
        components.YIELD_CARDS == printed.YIELD_CARDS and sum(components.YIELD_CARDS.values()) == 27
    )


def test_regions_and_colours_score_the_printed_points():
    assert {size: components.REGION_POINTS[size] for size in (1, 2, 3)} == printed.REGION_POINTS
    assert {
        colour: list(values) for colour, values in components.COLOUR_BONUSES.items()
    } == printed.COLOUR_BONUSES
    assert printed.BONUS_TILES == components.BONUSES
    assert (
        len(components.BONUSES) * components.TILES_OF_A_BONUS
        == printed.FACTS["bonus_tiles"]["total"]
    )
