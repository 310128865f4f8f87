"""Tests of the outline of a slot in any orientation, and of the rings that fit it."""

from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.sprites.highlight_rings import highlight_ring
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.theme.palette import DARK, HIGH_LIGHT, LIGHT

STATES = "legal", "priced", "selected", "hover", "pending", "last", "focus", "hint"
MIDDLE = QPointF(100, 100)
UPRIGHT = SlotPlace(places.hex_bounds(MIDDLE, 40), "hex")
FLAT = SlotPlace(places.flat_hex_bounds(MIDDLE, 40), "flat")
CARD = QRectF(80, 60, 40, 80)


def test_a_hex_is_hit_only_inside_its_outline():
    for place in (UPRIGHT, FLAT):
        outline = place.hexagon()
        box = place.rect.adjusted(-6, -6, 6, 6)
        points = product(range(int(box.left()), int(box.right())), range(50, 150, 3))
        for x, y in points:
            point = QPointF(x + 0.5, y + 0.5)
            near_the_edge = not hexes_agree(place, point)
            assert near_the_edge or place.contains(point) == outline.contains(point)


def hexes_agree(place, point):
    """Return whether a point is clearly inside or outside."""
    return place.hexagon(1.03).contains(point) == place.hexagon(0.97).contains(point)


def test_a_hex_with_a_flat_side_up_is_wider_than_high():
    assert FLAT.rect.width() > FLAT.rect.height()
    assert UPRIGHT.rect.width() < UPRIGHT.rect.height()
    assert FLAT.is_hex and UPRIGHT.is_hex


def test_a_turned_card_is_hit_where_it_is_drawn():
    straight, turned = SlotPlace(CARD, "leaf"), SlotPlace(CARD, "leaf", turn=90)
    beside, above = MIDDLE + QPointF(35, 0), MIDDLE + QPointF(0, -35)
    assert straight.contains(above) and not straight.contains(beside)
    assert turned.contains(beside) and not turned.contains(above)
    slightly = SlotPlace(CARD, "leaf", turn=8)
    assert slightly.contains(QPointF(122, 63)) and not straight.contains(QPointF(122, 63))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("palette", [LIGHT, DARK, HIGH_LIGHT])
@pytest.mark.parametrize("state", STATES)
def test_every_state_has_a_ring_round_a_flat_hex(palette, state):
    pixmap = highlight_ring(FLAT, state, PaintStyle(palette, "", 1.0, 1.0))
    assert pixmap.width() >= FLAT.rect.width()
    assert pixmap.height() >= FLAT.rect.height()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("state", ["legal", "selected", "hover", "focus"])
def test_cards_of_a_hand_have_rings(state):
    assert (
        highlight_ring(SlotPlace(CARD, "leaf"), state, PaintStyle(LIGHT, "", 1.0, 1.0)).width()
        > CARD.width()
    )
