"""Tests of the colours of Tuscany, which everyone can distinguish."""

from itertools import combinations

import pytest

from burgundy_qt.rules.tuscany.catalogue import COLOURS
from burgundy_qt.widgets.games.tuscany.pieces import (
    CELL_COLOURS,
    GROUND,
    TILE_COLOURS,
)
from tests.widgets.theme.test_palette import EYES, ciede2000, contrast, lab

POINT_COLOURS = {"green": "#49984B", "red": "#96190F"}
"""The colours in the pictures of points."""
TRACKS = {theme: {"green": ground.green, "red": ground.red} for theme, ground in GROUND.items()}
SETS = {
    "tiles and cards": (TILE_COLOURS, 14),
    "empty spaces by day": (CELL_COLOURS["light"], 14),
    "empty spaces at night": (CELL_COLOURS["dark"], 14),
    "tracks by day": (TRACKS["light"], 20),
    "tracks at night": (TRACKS["dark"], 20),
    "points": (POINT_COLOURS, 18),
}


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("name", SETS)
def test_all_colours_of_a_set_are_far_enough_apart(name, eye):
    colours, least = SETS[name]
    for one, other in combinations(colours, 2):
        assert ciede2000(lab(colours[one], eye), lab(colours[other], eye)) >= least, (one, other)


def test_every_colour_of_the_rules_has_tiles_and_spaces():
    assert tuple(TILE_COLOURS) == COLOURS
    assert all(tuple(cells) == COLOURS for cells in CELL_COLOURS.values())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_numbers_of_the_course_have_enough_contrast(theme):
    ground = GROUND[theme]
    assert contrast(ground.number, ground.green) >= 3
