"""Tests of the six colours of the Dice Game: everyone can distinguish them, and all writing is
readable."""

from itertools import combinations

import pytest

from burgundy_qt.rules.dice.sheets import COLOURS
from burgundy_qt.widgets.games.dice.duchy_picture import (
    CELL_COLOURS,
    DIE_COLOURS,
    PAPER,
    paper_of,
)
from burgundy_qt.widgets.theme.palette import HIGH_DARK, HIGH_LIGHT
from tests.widgets.theme.test_palette import EYES, ciede2000, contrast, lab

SAND, SAND_OF_TWO = "#E3A93C", "#2C6FC2"
"""Colours in the pictures of one hourglass, and of two for the sale of goods."""
SETS = {
    "dice and written cells": (DIE_COLOURS, 18),
    "printed cells by day": (CELL_COLOURS["light"], 14),
    "printed cells at night": (CELL_COLOURS["dark"], 14),
    "one and two hourglasses": ({1: SAND, 2: SAND_OF_TWO}, 50),
}


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("name", SETS)
def test_all_colours_of_a_set_are_far_enough_apart(name, eye):
    colours, least = SETS[name]
    for one, other in combinations(colours, 2):
        assert ciede2000(lab(colours[one], eye), lab(colours[other], eye)) >= least, (one, other)


def test_every_colour_of_the_rules_has_a_colour_on_the_sheet():
    assert tuple(DIE_COLOURS) == COLOURS
    assert all(tuple(cells) == COLOURS for cells in CELL_COLOURS.values())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pencil_and_chalk_have_enough_contrast(theme):
    paper = PAPER[theme]
    assert contrast(paper.mark, paper.box) >= 7
    assert contrast(paper.mark, paper.ground) >= 7


@pytest.mark.parametrize("palette", [HIGH_LIGHT, HIGH_DARK], ids=lambda palette: palette.name)
def test_with_high_contrast_printed_lines_have_enough_contrast(palette):
    paper = paper_of(palette)
    for line in (paper.print, paper.rule, paper.box_line):
        assert contrast(line, paper.ground) >= 4.5
        assert contrast(line, paper.box) >= 4.5
