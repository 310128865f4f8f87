"""Tests of crests, which show the person or bot of a seat in the colour of the seat."""

import re

import pytest
from PySide6.QtGui import QColor

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.assets import ART
from burgundy_qt.session.line_up import COLOURS, SeatPlan
from burgundy_qt.widgets.keys.key_commands import COMMANDS
from burgundy_qt.widgets.new_game.seat_list import NAMES
from burgundy_qt.widgets.phrases.wording import default_seat_name
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import (
    AVATARS,
    COLOUR_NAMES,
    DARK,
    LIGHT,
    SEAT,
    crest,
    seat_styles_of,
)

SHAPE = re.compile(r'<path d="([^"]+)"')


@pytest.mark.parametrize("colour", COLOURS)
def test_every_seat_has_all_its_pieces_a_colour_name_and_a_default_name(qapp, colour):
    seat_styles = seat_styles_of([SeatPlan("Anna", colour=colour, avatar="owl")])
    dice = [seat_styles.die(0, number) for number in range(1, 7)]
    pieces = [seat_styles.marker(0), seat_styles.flag(0), *dice]
    for sprite in [*pieces, crest(colour, None), *seat_styles.crest(0).split("+")]:
        assert not sprite_files.pixmap(sprite, 32).isNull()
    assert COLOUR_NAMES[colour] and default_seat_name(colour)[1] == f"Player {colour + 1}"
    assert NAMES[colour] and f"estate {colour + 1}" in COMMANDS


def test_no_two_seats_have_the_same_sign_even_without_their_colours(qapp):
    signs = [(ART / f"pieces/sign-{colour}.svg").read_text("utf-8") for colour in COLOURS]
    assert len({SHAPE.search(sign)[1] for sign in signs}) == len(COLOURS)


@pytest.mark.parametrize("figure", [*AVATARS, *(level.name for level in LEVELS)])
@pytest.mark.parametrize("width", [18, 24, 40])
def test_every_figure_is_drawn_in_the_ring_of_its_colour(qapp, figure, width):
    image = sprite_files.pixmap(crest(1, figure, width), width, 1.0).toImage()
    ring = image.pixelColor(width // 2, round(width * 0.075))
    wanted = QColor(SEAT[1])
    assert abs(ring.hue() - wanted.hue()) < 12 and ring.alpha() > 150


def test_no_two_figures_look_the_same_at_24_pixels(qapp):
    pictures = [
        sprite_files.pixmap(crest(0, figure, 24), 24, 1.0).toImage() for figure in crest_figures()
    ]
    for number, first in enumerate(pictures):
        for second in pictures[:number]:
            assert difference(first, second) > 0.02


def crest_figures():
    return [None, *AVATARS, *(level.name for level in LEVELS)]


def difference(first, second):
    """Return the mean difference of two pictures over their pixels, from 0 to 1."""
    one, other = bytes(first.constBits()), bytes(second.constBits())
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one) / 255


def test_an_unknown_figure_is_replaced_by_the_sign_of_the_colour():
    assert crest(2, "unicorn") == crest(2, None) == "pieces/marker-2"


def test_a_narrow_crest_has_no_sign():
    assert "sign" in crest(2, "owl", 40) and "sign" not in crest(2, "owl", 18)


def test_pieces_follow_the_colour_of_the_seat():
    seat_styles = seat_styles_of([SeatPlan("Anna", None, 3, "fox"), SeatPlan("Bot", "duke", 0)])
    assert seat_styles.die(0, 4) == "dice/seat3-4" and seat_styles.marker(1) == "pieces/marker-0"
    assert seat_styles.hue(0) == SEAT[3] == seat_styles.line(0, LIGHT) != seat_styles.line(0, DARK)
    assert "people/duke" in seat_styles.crest(1)
