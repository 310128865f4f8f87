"""Tests of prices, which are beside their targets and cover no other piece where there is room."""

import pytest
from PySide6.QtCore import QRectF, QSizeF

from burgundy_qt.widgets.sprites.highlights import covers, price_tag_position
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.theme import theme

SCENE = QRectF(0, 0, 1024, 643)
HEX, PRICE = SlotPlace(QRectF(200, 200, 52, 60), "hex"), QSizeF(27, 18)


def prices_on(table):
    """Return the centre and size of every visible price."""
    badges = table.scene.lights._badges
    return [
        (badge.sceneBoundingRect().center(), badge.sceneBoundingRect().size()) for badge in badges
    ]


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_price_covers_a_piece(a_table, players, percent):
    theme.set_scale(percent / 100)
    try:
        table = a_table(players=players, size=(1024, 643), seed=3)
        seen = 0
        for _ in range(8):
            table.play_on(4, "workers", "take")
            table.offer()
            pieces = table.scene._pieces()
            for middle, size in prices_on(table):
                seen += 1
                assert sum(covers(middle, size, piece) > 2 for piece in pieces) == 0
        assert seen
    finally:
        theme.set_scale(1.0)


def test_a_price_is_placed_where_its_neighbours_leave_room():
    above = SlotPlace(QRectF(226, 155, 52, 60), "hex")
    free = price_tag_position(HEX, PRICE, [HEX], SCENE)
    assert free.x() > HEX.rect.center().x() and free.y() < HEX.rect.center().y()
    pushed = price_tag_position(HEX, PRICE, [HEX, above], SCENE)
    assert pushed != free
    assert covers(pushed, PRICE, HEX) < 0.5 and covers(pushed, PRICE, above) < 0.5


def test_a_price_stays_in_the_scene():
    corner = SlotPlace(QRectF(968, 4, 52, 60), "hex")
    middle = price_tag_position(corner, PRICE, [corner], SCENE)
    assert SCENE.contains(QRectF(middle.x() - 13.5, middle.y() - 9, 27, 18))
