"""Tests of the rings of a map's cells: they are inside the cell, and thicker in larger cells."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.sprites.highlight_rings import MARGIN, cell_ring, highlight_ring
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.theme.palette import DARK, HIGH_LIGHT, LIGHT

STATES = "legal", "priced", "selected", "hover", "focus", "pending", "last"
pytestmark = pytest.mark.usefixtures("qapp")


def look_of(palette=LIGHT, dpr=1.0) -> PaintStyle:
    return PaintStyle(palette, "", 1.0, dpr)


def drawn(
    state: str, across: float = 84, style: PaintStyle | None = None, seat: int = 0
) -> np.ndarray:
    image = cell_ring(across, state, style or look_of(), seat).toImage()
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return np.array(image.constBits()).reshape(image.height(), image.width(), 4)


@pytest.mark.parametrize("palette", [LIGHT, DARK, HIGH_LIGHT], ids=["light", "dark", "high"])
def test_every_state_has_its_own_ring(palette):
    seen = {drawn(state, style=look_of(palette)).tobytes() for state in STATES}
    assert len(seen) == len(STATES)


@pytest.mark.parametrize("state", ["legal", "priced"])
def test_the_ring_of_an_offer_stays_inside_its_cell(state):
    picture = drawn(state, 100)
    beyond = (picture.shape[0] - 100) // 2
    assert beyond == round(100 * MARGIN)
    picture[beyond:-beyond, beyond:-beyond] = 0
    assert not picture.any()


def test_a_larger_cell_has_a_thicker_ring():
    def thickness(across: float) -> int:
        picture = drawn("selected", across)
        row = picture[picture.shape[0] // 2, : picture.shape[1] // 2, 3]
        return int((row > 200).sum())

    assert thickness(160) > thickness(84) > thickness(44)


def test_the_ring_of_a_priced_cell_is_dashed():
    def gaps(state: str) -> int:
        picture = drawn(state, 84)
        inside = (picture.shape[0] - 84) // 2 + 5
        row = picture[inside, inside + 5 : -inside - 5, 3] > 150
        return int(np.abs(np.diff(row.astype(int))).sum())

    assert gaps("priced") > 6 > gaps("legal")


def test_the_ring_of_the_last_move_has_the_colour_of_its_seat():
    assert (drawn("last", seat=0) != drawn("last", seat=1)).any()
    assert (drawn("pending", seat=0) == drawn("pending", seat=1)).all()


def test_slots_in_cells_have_these_rings():
    place = SlotPlace(QRectF(10, 20, 84, 84), "cell")
    assert highlight_ring(place, "legal", look_of()).cacheKey() == (
        cell_ring(84, "legal", look_of()).cacheKey()
    )


def test_an_unknown_state_is_refused():
    with pytest.raises(ValueError, match="no ring"):
        cell_ring(84, "dancing", look_of())
