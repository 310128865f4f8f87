"""Tests of the pictures of the 2019 modules: every piece looks different from all others, large and
small."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from burgundy_qt.rules.burgundy.components import COMPONENTS
from burgundy_qt.widgets.games.burgundy import estate_picture
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import GOODS, IVORY, mix

TILES = (
    "building:crane",
    "building:white-castle",
    "animal:geese:2",
    "inn",
    "monastery:27",
    "monastery:28",
    "monastery:29",
)
SHIELDS = range(1, 19)
ROUTES = range(1, 13)
BONUSES = {bonus for tile in COMPONENTS["trade_routes"]["tiles"] for _, bonus in tile}
"""The bonuses of the spaces of all trade routes."""
pytestmark = pytest.mark.usefixtures("qapp")


def looks(name: str, width: float = 48) -> bytes:
    return bytes(
        sprite_files.pixmap(name, width)
        .toImage()
        .convertToFormat(QImage.Format.Format_ARGB32)
        .constBits()
    )


def test_every_new_tile_has_a_unique_picture_in_both_sizes():
    faces = {
        looks(sprite_files.tile_art(tile, "2019", small))
        for tile in TILES
        for small in (False, True)
    }
    assert len(faces) == 2 * len(TILES)


@pytest.mark.parametrize("small", [False, True])
def test_every_shield_differs_from_the_others_even_at_26_pixels(small):
    assert len({looks(estate_picture.shield_art(number, small), 26) for number in SHIELDS}) == len(
        SHIELDS
    )


@pytest.mark.parametrize("small", [False, True])
def test_a_castle_shows_the_shield_that_it_wears(small):
    castle = sprite_files.tile_art("castle", small=small)
    worn = {
        looks(f"{castle}+{estate_picture.worn_shield_art(number, small)}") for number in SHIELDS
    }
    assert len(worn | {looks(castle)}) == len(SHIELDS) + 1


def test_a_worn_shield_fills_the_box_of_its_castle():
    for number in SHIELDS:
        for small in (False, True):
            assert sprite_files.svg_size(
                estate_picture.worn_shield_art(number, small)
            ) == sprite_files.svg_size("tiles/castle")


def test_a_post_shows_if_it_is_joined_and_a_seal_shows_its_points():
    assert looks(estate_picture.POST) != looks(estate_picture.JOINED_POST)
    points = COMPONENTS["phase_points"]
    assert len({looks(estate_picture.seal_art(each)) for each in points}) == len(points)


def test_every_trade_route_tile_differs_from_the_others():
    assert len({looks(estate_picture.route_art(tile), 90) for tile in ROUTES}) == len(ROUTES)


def picture(name: str, width: int) -> np.ndarray:
    """Return the pixels of a sprite on white as rows of red, green and blue."""
    image = QImage(sprite_files.pixmap(name, width).size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, sprite_files.pixmap(name, width))
    painter.end()
    return (
        np.frombuffer(image.constBits(), np.uint8)
        .reshape(image.height(), image.width(), 4)[:, :, 2::-1]
        .astype(int)
    )


@pytest.mark.parametrize("tile", ROUTES)
def test_a_route_tile_shows_the_goods_and_bonuses_of_its_spaces(tile):
    plates = {
        bonus: picture(estate_picture.route_sign_art(bonus), 94)[5:-5, 5:-5] for bonus in BONUSES
    }
    whole = picture(estate_picture.route_art(tile), 300)
    for place, (good, bonus) in enumerate(COMPONENTS["trade_routes"]["tiles"][tile - 1]):
        left = 100 * place
        shown = whole[97:147, left + 3 : left + 97][5:-5, 5:-5]
        assert min(plates, key=lambda name: abs(plates[name] - shown).sum()) == bonus
        well = whole[16:84, left + 48 : left + 86].reshape(-1, 3)
        tints = {
            each: np.array(QColor(mix(GOODS[each], IVORY, 0.58)).getRgb()[:3]) for each in GOODS
        }
        assert max(tints, key=lambda each: (abs(well - tints[each]).sum(axis=1) < 6).sum()) == good


def test_a_covered_space_shows_whether_its_good_matched():
    plates = {
        looks(estate_picture.route_plate_art(bonus, is_match))
        for bonus in BONUSES
        for is_match in (False, True)
    }
    assert len(plates) == 2 * len(BONUSES)
    assert looks(estate_picture.next_space_art("light")) != looks(
        estate_picture.next_space_art("dark")
    )


def test_the_plate_of_a_missed_space_hides_the_open_one_below_it():
    """Both are above the tile, and the open plate would be visible through a half transparent
    one."""
    tile = sprite_files.pixmap(estate_picture.route_art(2), 300).toImage()
    plate = sprite_files.pixmap(
        estate_picture.route_plate_art("silver", is_match=False), 100
    ).toImage()
    assert plate.pixelColor(50, 138).alpha() == 255
    assert plate.pixelColor(50, 50).alpha() == 0 != tile.pixelColor(50, 50).alpha()


def test_every_bonus_of_a_route_has_a_unique_sign():
    assert len({looks(estate_picture.route_sign_art(bonus)) for bonus in BONUSES}) == len(BONUSES)


def test_the_stall_of_the_inns_and_an_inn_look_different():
    assert looks(estate_picture.STALL) != looks(sprite_files.tile_art("inn"))
