"""Tests of trade routes on the cards of the other seats: they are readable by number and shape,
without colour, and described in words."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QSizeF
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from burgundy_qt.rules.burgundy.components import COMPONENTS
from burgundy_qt.rules.burgundy.known_seat import SeatState
from burgundy_qt.widgets.games.burgundy import estate_picture
from burgundy_qt.widgets.games.burgundy.accessibility import slot_name
from burgundy_qt.widgets.games.burgundy.estate_shape import ModuleRoom
from burgundy_qt.widgets.games.burgundy.hover_modules import route_rows
from burgundy_qt.widgets.games.burgundy.layout import table_layout
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.game_table import NARROW
from burgundy_qt.widgets.theme import sprite_files

SIZES = (1200, 700), (1280, 764), (1366, 690), (1920, 1031), (3840, 2111)
READABLE = 12  # smallest side in pixels of a space with a readable number
GOODS = range(1, 7)
NAMES = ["Anna", "Margaux", "Benoît", "Colette"]
pytestmark = pytest.mark.usefixtures("qapp")


def in_grey(name, width):
    """Return the grey values of a sprite on a medium grey background."""
    image = (
        sprite_files.pixmap(name, width).toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    )
    rows = np.asarray(image.constBits()).reshape(image.height(), image.width(), 4).astype(float)
    alpha = rows[..., 3] / 255
    return (rows[..., :3] @ [0.2126, 0.7152, 0.0722]) * alpha + 128 * (1 - alpha)


def difference(one, other):
    """Return the mean difference of two pictures, on a scale of 255."""
    return float(np.abs(one - other).mean())


def empty_spaces_in_grey():
    """Return the empty space of a small route for each of the goods."""
    found = {}
    for number, tile in enumerate(COMPONENTS["trade_routes"]["tiles"], 1):
        picture = in_grey(estate_picture.route_art(number, small=True), 3 * READABLE)
        for at, (good, _) in enumerate(tile):
            found[good] = picture[:, READABLE * at : READABLE * (at + 1)][2:-2, 2:-2]
    return found


def test_the_required_goods_look_different_without_colour():
    found = empty_spaces_in_grey()
    assert set(found) == set(GOODS)
    assert (
        min(difference(found[one], found[other]) for one in GOODS for other in GOODS if one < other)
        > 8
    )


def test_placed_goods_look_different_from_required_ones_without_colour():
    lying = {
        good: in_grey(estate_picture.laid_art(good, small=True), READABLE)[2:-2, 2:-2]
        for good in GOODS
    }
    wanted = empty_spaces_in_grey()
    assert min(difference(lying[good], wanted[good]) for good in GOODS) > 80
    assert (
        min(difference(lying[one], lying[other]) for one in GOODS for other in GOODS if one < other)
        > 8
    )


def test_a_match_looks_different_from_a_miss_without_colour():
    match, miss = (
        in_grey(estate_picture.covered_space_art(f"{kind}-silver", small=True), 12)
        for kind in ("match", "miss")
    )
    assert difference(match, miss) > 80


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_numbers_are_large_enough_and_do_not_overlap(size, players):
    assert size[0] >= NARROW
    layout = table_layout(
        QSizeF(*size), players, 0, 1.0, ModuleRoom(True, True, True, routes=(1,) * players)
    )
    for card in layout.others:
        spaces = [place.rect for slot, place in card.places.items() if slot.kind == "space"]
        rest = [
            place.rect
            for slot, place in card.places.items()
            if place.shown and slot.kind in ("cell", "goods", "storage", "die", "silver", "workers")
        ]
        assert len(spaces) == 3 * layout.modules.route_tiles
        assert min(space.width() for space in spaces) >= min(READABLE, READABLE * layout.u)
        for space in spaces:
            assert card.rect.adjusted(4, 4, -4, -4).contains(space)
            assert not any(
                space.intersects(other) for other in [*rest, *spaces] if other is not space
            )


def test_hovering_over_a_space_of_another_seat_names_the_required_goods(a_table):
    table = a_table(players=3, edition="2019", modules=["trade-routes"], estates=["1", "2", "3"])
    table.play_on(6)
    other = (table.scene.seat_shown + 1) % 3
    slot = Slot("space", other, 4)
    pointed = []
    table.scene.pointed.connect(pointed.append)
    QTest.mouseMove(table.view.viewport(), QPoint(3, 3))
    QTest.mouseMove(
        table.view.viewport(), table.view.mapFromScene(table.scene.place_of(slot).rect.center())
    )
    assert pointed[-1] == slot
    assert ", needs: " in table.scene.explanation(slot).aside
    assert slot_name(slot, table.scene.state, NAMES).startswith("Trade route, space 5, for ")


def test_in_a_narrow_window_the_chip_names_the_next_goods_of_the_route(a_table):
    table = a_table(edition="2019", modules=["trade-routes"], estates=["1", "2"], size=(1024, 643))
    table.play_on(6)
    other = 1 - table.scene.seat_shown
    pointed = []
    table.scene.pointed.connect(pointed.append)
    QTest.mouseMove(table.view.viewport(), QPoint(3, 3))
    slot = Slot("points", other)
    QTest.mouseMove(
        table.view.viewport(), table.view.mapFromScene(table.scene.place_of(slot).rect.center())
    )
    assert pointed[-1] == slot
    told = dict(table.scene.explanation(slot).rows)
    first = COMPONENTS["trade_routes"]["tiles"][table.scene.state.seats[other].route[0] - 1][0][0]
    names = {1: "Fish", 2: "Grapes", 3: "Silk", 4: "Jugs", 5: "Barrels", 6: "Cheese"}
    assert table.scene.state.seats[other].laid or told["Its trade route needs"] == names[first]


def test_a_full_route_and_a_game_without_routes_need_no_goods():
    assert route_rows(SeatState()) == []
    assert route_rows(SeatState(route=(1,), laid=(2, 2, 2))) == []
    assert route_rows(SeatState(route=(1,), laid=(2, 2))) == [("Its trade route needs", "Fish")]
