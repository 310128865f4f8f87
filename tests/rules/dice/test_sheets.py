"""Tests of the four sheets against the printed ones. ("Components")"""

from collections import Counter

import pytest

from burgundy_qt.rules.dice.sheets import (
    BONUSES,
    COLOUR_POINTS,
    HOURGLASSES,
    LETTERS,
    REGION_POINTS,
    ROWS,
    hexes,
    neighbours,
    regions,
)

EVERY_DUCHY = {"river": 6, "mine": 4, "town": 9, "monastery": 7, "castle": 4, "pasture": 7}
SIZES = {
    "A": "river 2 2 2, mine 2 2, town 4 3 1 1, monastery 2 2 2 1, pasture 2 2 2 1",
    "B": "pasture 2 2 2 1, monastery 3 3 1, mine 2 2, town 4 3 2, river 3 2 1",
    "C": "town 3 3 2 1, monastery 2 2 2 1, mine 2 2, pasture 2 2 2 1, river 2 2 2",
    "D": "pasture 2 2 1 1 1, town 4 2 1 1 1, monastery 3 2 1 1, mine 2 2, river 2 2 2",
}
DONE_IN_PHASE_1 = {"A": 109, "B": 116, "C": 107, "D": 103}


@pytest.mark.parametrize("letter", LETTERS)
def test_every_duchy_has_37_hexes_with_the_same_number_of_each_colour(letter):
    drawn = [each.partition(":")[0] for each in hexes(letter)]
    assert len(drawn) == sum(ROWS) == 37 and Counter(drawn) == EVERY_DUCHY


@pytest.mark.parametrize("letter", LETTERS)
def test_the_four_castles_show_the_four_bonuses(letter):
    shown = [each.partition(":")[2] for each in hexes(letter) if each.startswith("castle")]
    assert sorted(shown) == sorted(BONUSES)


@pytest.mark.parametrize("letter", LETTERS)
def test_regions_have_their_printed_sizes_and_every_castle_is_a_region(letter):
    found: dict[str, list[int]] = {}
    for region in regions(letter):
        colour = hexes(letter)[region[0]].partition(":")[0]
        found.setdefault(colour, []).append(len(region))
    told = dict(each.split(" ", 1) for each in SIZES[letter].split(", "))
    expected = {colour: list(map(int, sizes.split())) for colour, sizes in told.items()}
    expected["castle"] = [1, 1, 1, 1]
    assert {colour: sorted(sizes, reverse=True) for colour, sizes in found.items()} == expected


@pytest.mark.parametrize("letter", LETTERS)
def test_a_sheet_filled_in_phase_1_has_the_known_total(letter):
    points = sum(first for first, _ in COLOUR_POINTS.values())
    for region in regions(letter):
        twice = hexes(letter)[region[0]] == "pasture"
        points += REGION_POINTS[len(region) - 1][0] * (1 + twice)
    assert points == DONE_IN_PHASE_1[letter]


def test_hexes_touch_their_neighbours():
    beside = neighbours()
    assert all(cell in beside[other] for cell in range(37) for other in beside[cell])
    assert [len(cells) for cells in beside].count(6) == 19
    assert beside[18] == [11, 12, 17, 19, 24, 25]  # in the middle
    assert beside[0] == [1, 4, 5] and beside[36] == [31, 32, 35]


def test_two_of_six_faces_of_the_hourglass_die_are_double():
    assert sorted(HOURGLASSES) == [1, 1, 1, 1, 2, 2]
