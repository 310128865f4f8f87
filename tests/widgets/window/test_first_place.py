"""The window opens where it has room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from burgundy_qt.widgets.window.first_place import FIRST_SIZE, first_place

LEAST = QSize(960, 620)


@pytest.mark.parametrize(
    "free", [QRect(0, 0, 1366, 728), QRect(0, 25, 1280, 775), QRect(1920, 0, 1024, 700)]
)
def test_on_a_small_screen_the_window_lies_inside_with_its_frame(free):
    place = first_place(free, LEAST)
    assert place is not None and free.contains(place.adjusted(-8, -40, 8, 8))
    assert place.height() > free.height() - 60


@pytest.mark.parametrize("free", [QRect(0, 0, 1920, 1040), QRect(0, 0, 1296, 848)])
def test_where_there_is_room_the_system_places_it_at_its_usual_size(free):
    assert first_place(free, LEAST) is None


def test_it_is_never_smaller_than_it_can_be():
    place = first_place(QRect(0, 0, 800, 600), LEAST)
    assert place is not None and place.size() == LEAST and place.size() != FIRST_SIZE
