"""A landscape covers its window whole and unstretched, follows the theme, and is drawn once for a
size."""

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
    """The light theme; afterwards what was chosen before."""
    before = theme.chosen()
    theme.set_theme("light")
    yield
    theme.set_theme(before)


@pytest.fixture
def drawn(monkeypatch):
    """The names under which the valley is rendered; the table of an earlier test that is not yet
    freed may have its own pictures rendered too."""
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
    """The valley in a window, drawn."""
    shown = Scenery("welcome")
    qtbot.addWidget(shown)
    shown.resize(480, 300)
    shown.show()
    qtbot.waitUntil(lambda: shown.picture is not None)
    return shown


def colour(widget: QWidget) -> str:
    """The colour of the sky in its upper left corner."""
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
def test_of_what_is_too_high_the_sky_goes_first_and_never_more_than_it(size):
    place = covering(QSizeF(*size), DRAWING)
    above, below = -place.top(), place.bottom() - size[1]
    assert above <= SKY * place.height()
    assert below <= 1 or above == pytest.approx(SKY * place.height(), abs=1)


def test_what_is_too_wide_is_cut_alike_at_both_sides():
    place = covering(QSizeF(960, 900), DRAWING)
    assert -place.left() == pytest.approx(place.right() - 960, abs=1)


def test_a_landscape_is_painted_from_one_picture_as_long_as_nothing_changes(scenery, drawn):
    for _ in range(3):
        scenery.repaint()
    QTest.qWait(2 * REST_MS)
    assert drawn == ["ground/welcome-light"]


def test_a_landscape_follows_the_theme_at_once(scenery, drawn):
    by_day = colour(scenery)
    theme.set_theme("dark")
    assert drawn == ["ground/welcome-light", "ground/welcome-dark"]
    assert colour(scenery) != by_day


def test_while_a_window_is_resized_the_last_picture_grows_with_it(qtbot, scenery, drawn):
    last = scenery.picture
    for width in range(500, 640, 20):
        scenery.resize(width, 400)
        assert colour(scenery) != theme.current().table.lower()
        assert scenery.picture is last
    qtbot.waitUntil(lambda: len(drawn) == 2)
    assert scenery.picture.deviceIndependentSize().toSize() == QSize(712, 400)


def test_a_landscape_that_was_never_rested_on_is_not_drawn(qtbot, light, drawn):
    shown = Scenery("welcome")
    qtbot.addWidget(shown)
    shown.show()
    shown.repaint()
    shown.hide()
    QTest.qWait(2 * REST_MS)
    assert drawn == []


def test_out_of_view_a_landscape_holds_no_picture(scenery):
    scenery.hide()
    assert scenery.picture is None
