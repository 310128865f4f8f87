"""Tests that every sprite of the Dice Game can be painted, in all themes and at every size."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.widgets.games.dice import pencil, picture
from burgundy_qt.widgets.games.dice.dice_table import sheet_picture, sheet_style
from burgundy_qt.widgets.games.dice.layout import layout_of
from burgundy_qt.widgets.games.dice.pencil import PAINTED, band_of
from burgundy_qt.widgets.games.dice.picture import picture_of
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.sprites.scene_items import item_class
from burgundy_qt.widgets.theme.palette import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT
from tests.widgets.games.dice.played import random_game

PALETTES = [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK]
pytestmark = pytest.mark.usefixtures("qapp")


def image(pixmap) -> QImage:
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def states(seats=1):
    *_, game = random_game(seats, "secret", "D", rounds=99)
    return DiceState.of(game.state(None), game.events)


@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)
def test_every_sprite_of_a_game_is_painted(palette):
    state, style = states(4), sheet_style(palette)
    laid = layout_of(QSizeF(1280, 764), state, 0)
    for slot, sprite in picture_of(state).items():
        place = laid.place(slot)
        if place is None or not place.shown:
            continue
        item = item_class(sprite)()
        item.set_sprite(sprite, place, style)
        assert not item.boundingRect().isEmpty() or sprite.what == "", (slot, sprite)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_handwriting_is_the_same_in_one_cell_and_different_in_another(palette):
    def written(cell, width):
        sprite = picture.written_sprite("A", cell, 5)
        return image(PAINTED["written"](sprite.what, width, sheet_style(palette)))

    for width in (30, 74):
        assert written("1.1", width) == written("1.1", width) != written("1.2", width)


def test_the_lines_of_a_pencil_can_grow():
    state, style = states(), sheet_style(LIGHT)
    laid = layout_of(QSizeF(1280, 764), state, 0)
    cell = laid.place(Slot("stroke", 0, "cell:4.4"))
    box = laid.place(Slot("stroke", None, "box:I.3"))
    circle = laid.place(Slot("stroke", 0, "circle:monk.0"))
    used = picture.circle_sprite("monk", True, 0)
    for sprite, place in (
        (picture.strokes_of_number("4.4", 3), cell),
        (picture.strokes_of_number("4.4", 0), cell),
        (picture.strokes_of_cross(picture.box_sprite("I", 3, True)), box),
        (picture.strokes_of_cross(used), circle),
        (picture.strokes_of_loop(used), circle),
        (picture.region_sprite(("1.1", "1.2")), laid.place(Slot("region", 0, "1.1"))),
    ):
        path = band_of(sprite, place, style).path
        assert place.rect.adjusted(-6, -6, 6, 6).contains(path.boundingRect())
        assert 0 < path.trimmed(0, 0.5).length() < path.length()


def test_the_pencil_can_write_every_digit():
    assert all(not pencil.number_strokes(str(figure), 1).isEmpty() for figure in range(10))
    assert pencil.number_strokes("12", 1).boundingRect().width() > 1.5 * pencil.APART


def test_the_picture_of_a_sheet_has_the_requested_size():
    state, empty = states(2), DiceState.empty(1, "D")
    for size in (QSizeF(300, 160), QSizeF(1400, 760)):
        for seat in (0, 1):
            drawn = sheet_picture(state, seat, size, sheet_style(), "Margaux")
            assert drawn.size() == size.toSize()
            assert image(drawn) != image(sheet_picture(empty, 0, size, sheet_style(), "Margaux"))
