"""Tests of the landscape behind a window: it covers the window without distortion, follows the
theme, and is drawn once for each size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, QSizeF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.illustrations import REST_MS, SKY, Scenery, covering

DRAWING = QSizeF(1920, 1080)
ROOMS = (
    (960, 580),
    (1024, 660),
    (1280, 764),
    (1440, 864),
    (1920, 1044),
    (2560, 1404),
    (3440, 1404),
    (3840, 1044),
)


@pytest.fixture
def light(qapp):
    """Set the light theme, and restore the former one afterwards."""
    before = theme.chosen()
    theme.set_theme("light")
    yield
    theme.set_theme(before)


@pytest.fixture
def drawn(monkeypatch):
    """Record the names of the rendered landscapes.

    Other pictures do not count: the table of an earlier test that is not deleted yet may render
    some.
    """
    names = []
    render = sprite_files._image

    def rendered(name, *size, **how):
        if name.startswith("ground/welcome-"):
            names.append(name)
        return render(name, *size, **how)

    monkeypatch.setattr(sprite_files, "_image", rendered)
    monkeypatch.setattr(sprite_files, "_cache", sprite_files._PixmapCache(sprite_files.CACHE_BYTES))
    return names


@pytest.fixture
def scenery(qtbot, light, drawn):
    """Return a window with the landscape, completely drawn."""
    shown = Scenery("welcome")
    qtbot.addWidget(shown)
    shown.resize(480, 300)
    shown.show()
    qtbot.waitUntil(lambda: shown.picture is not None)
    return shown


def colour(widget: QWidget) -> str:
    """Return the colour of the sky in the upper left corner."""
    return widget.grab().toImage().pixelColor(1, 1).name()


@pytest.mark.parametrize("size", ROOMS)
def test_a_landscape_covers_every_window_and_keeps_its_ratio(size):
    room = QSizeF(*size)
    place = covering(room, DRAWING)
    assert place.left() <= 0 and place.top() <= 0
    assert place.right() >= room.width() and place.bottom() >= room.height()
    assert place.width() / place.height() == pytest.approx(
        DRAWING.width() / DRAWING.height(), abs=0.004
    )
    assert min(place.width() - room.width(), place.height() - room.height()) <= 1


@pytest.mark.parametrize("size", ROOMS)
def test_in_a_low_window_the_sky_is_cut_off_first_and_nothing_else_at_the_top(size):
    place = covering(QSizeF(*size), DRAWING)
    above, below = -place.top(), place.bottom() - size[1]
    assert above <= SKY * place.height()
    assert below <= 1 or above == pytest.approx(SKY * place.height(), abs=1)


def test_in_a_narrow_window_both_sides_are_cut_off_equally():
    place = covering(QSizeF(960, 900), DRAWING)
    assert -place.left() == pytest.approx(place.right() - 960, abs=1)


def test_a_landscape_is_drawn_once_as_long_as_nothing_changes(scenery, drawn):
    for _ in range(3):
        scenery.repaint()
    QTest.qWait(2 * REST_MS)
    assert drawn == ["ground/welcome-light"]


def test_a_landscape_follows_the_theme_at_once(scenery, drawn):
    by_day = colour(scenery)
    theme.set_theme("dark")
    assert drawn == ["ground/welcome-light", "ground/welcome-dark"]
    assert colour(scenery) != by_day


def test_during_resizing_the_last_picture_is_scaled(qtbot, scenery, drawn):
    last = scenery.picture
    for width in range(500, 640, 20):
        scenery.resize(width, 400)
        assert colour(scenery) != theme.current().table.lower()
        assert scenery.picture is last
    qtbot.waitUntil(lambda: len(drawn) == 2)
    assert scenery.picture.deviceIndependentSize().toSize() == QSize(712, 400)


def test_a_landscape_that_is_shown_only_briefly_is_not_drawn(qtbot, light, drawn):
    shown = Scenery("welcome")
    qtbot.addWidget(shown)
    shown.show()
    shown.repaint()
    shown.hide()
    QTest.qWait(2 * REST_MS)
    assert drawn == []


def test_a_hidden_landscape_keeps_no_picture(scenery):
    scenery.hide()
    assert scenery.picture is None
