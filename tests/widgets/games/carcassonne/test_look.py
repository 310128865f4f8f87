"""Tests of the look of the map: everyone can distinguish its colours, pieces are in their places,
and a map can be drawn as a small picture."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from burgundy_qt.widgets.games.carcassonne import map_sprites
from burgundy_qt.widgets.games.carcassonne.map_overlay import map_picture
from burgundy_qt.widgets.games.carcassonne.map_picture import (
    MapPicture,
    Scene,
    map_bounds,
)
from burgundy_qt.widgets.games.carcassonne.table_state import state_of
from burgundy_qt.widgets.games.carcassonne.tile_shapes import BED, CITY, LAND, MARK_ON, extent_of
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.theme.palette import DARK, LIGHT, PLAIN, SEAT, palette_named
from tests.widgets.games.carcassonne.positions import moments, view_of
from tests.widgets.theme.test_palette import EYES, ciede2000, contrast, lab

pytestmark = pytest.mark.usefixtures("qapp")
LEAST = {"usual": 18, "protan": 10, "deutan": 5.5, "tritan": 17}
"""The least distance of colours; it can be small because walls and roofs separate fields from
cities."""
SEATS_APART = 15


@pytest.fixture(scope="module")
def late():
    """Return the view of a late game for three."""
    wanted = (game for game in moments(4, players=3) if len(game.state()["board"]) > 45)
    return view_of(next(wanted))


def look_of(palette=LIGHT, dpr=1.0) -> PaintStyle:
    return PaintStyle(palette, "2010", 1.0, dpr)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("name", ["light", "dark"])
def test_fields_cities_and_roads_can_be_distinguished(name, eye):
    colours = {"field": LAND[name].field, "city": CITY, "road": BED}
    for one, other in combinations(colours.values(), 2):
        far = ciede2000(lab(one, eye), lab(other, eye))
        assert far >= LEAST.get(str(eye), 5.5), (one, other)


@pytest.mark.parametrize("eye", EYES)
def test_six_seats_can_be_distinguished_on_one_map(eye):
    for one, other in combinations(SEAT, 2):
        assert ciede2000(lab(one, eye), lab(other, eye)) >= SEATS_APART


def test_marks_have_enough_contrast_on_the_colours_of_seats():
    for mark, seat in zip(MARK_ON, SEAT, strict=True):
        assert contrast(mark, seat) >= 3


def painted(kind: str, what: str, size: float, style: PaintStyle) -> np.ndarray:
    image = map_sprites.PAINTED[kind](what, size, style).toImage()
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return np.array(image.constBits()).reshape(image.height(), image.bytesPerLine() // 4, 4)


FACES = [
    *(("tile", "V.2"), ("tile", "V.2@3,-4"), ("ghost", "D.1@0,0"), ("tower", "")),
    *(("castle", "0"), ("castle", "done"), ("bridge-ghost", "ew"), ("bridge-ghost", "ns")),
    *(("bridge-chosen", "ew"), ("bridge-chosen", "ns"), ("sign", "turn"), ("sign", "bridge")),
    *(("round-key", "left"), ("round-key", "right"), ("dots", "1:02"), ("seal", "1:4")),
    *(
        (("post", f"{role}:5:3:{state}"))
        for role in ("knight", "farmer")
        for state in ("", "chosen")
    ),
]


@pytest.mark.parametrize(("kind", "what"), FACES)
@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_every_sprite_of_the_map_is_painted(kind, what, palette):
    assert painted(kind, what, 84, look_of(palette, 1.5)).std() > 5


def test_every_kind_of_sprite_is_tested_here():
    assert {kind for kind, _ in FACES} == set(map_sprites.PAINTED)


@pytest.mark.parametrize("what", ["", "V", "V.", "V.2@", "V.2@1", "V.7x"])
def test_an_invalid_tile_is_refused(what):
    with pytest.raises(ValueError, match="no tile"):
        map_sprites.parse_tile(what)


def test_dots_show_the_rotation_and_the_ones_that_fit():
    pictures = {
        painted("dots", f"{shown}:{fit}", 60, look_of()).tobytes()
        for shown in "0123"
        for fit in ("0", "02", "0123")
    }
    assert len(pictures) == 12


def test_a_knight_stays_at_the_castle_until_it_has_scored():
    waits, done = (painted("castle", whose, 160, look_of()) for whose in ("0", "done"))
    lower = slice(waits.shape[0] * 2 // 3, None)
    red = (waits[lower, :, 2].astype(int) - waits[lower, :, 0] > 100).sum()
    assert red > 3 * (done[lower, :, 2].astype(int) - done[lower, :, 0] > 100).sum() + 50


def test_the_extent_of_a_standing_piece_contains_its_place():
    for kind, what in (("knight", ""), ("castle", ""), ("bridge", "ew"), ("tower", "")):
        for far in (False, True):
            box = extent_of(kind, what, far)
            assert box.contains(QPointF(0, 0)), kind
    assert extent_of("bridge", "ew").width() > 1 < extent_of("bridge", "ns").height()


def test_a_map_fills_its_picture_and_knows_the_places_of_its_pieces(late):
    state = late.state
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    rect = QRectF(10, 10, 580, 380)
    picture = MapPicture.of(Scene.of_state(state["board"], state["castles"]), rect)
    picture.paint(painter, palette_named("light"), 1.0, PLAIN)
    painter.end()
    for cell in state["board"]:
        box = picture.cell(cell)
        assert rect.adjusted(-1, -1, 1, 1).contains(box)
        assert image.pixelColor(box.center().toPoint()) != QColor(Qt.GlobalColor.white)
        meeple = state["board"][cell]["meeple"]
        if meeple:
            assert box.contains(picture.place(f"{cell}/{meeple['on']}"))


@pytest.mark.parametrize("size", [(260, 160), (900, 700)])
def test_small_and_large_pictures_show_the_same_followers(late, size):
    """The picture has the colour of its seat near each follower."""
    state = late.state
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    rect = QRectF(0, 0, *size)
    picture = MapPicture.of(Scene.of_state(state["board"], ()), rect)
    picture.paint(painter, palette_named("light"), 1.0, PLAIN)
    painter.end()
    followers = Scene.of_state(state["board"]).followers
    assert followers
    for place, seat in followers:
        at = picture.place(place).toPoint()
        around = [
            image.pixelColor(at.x() + dx, at.y() + dy).name()
            for dx in range(-9, 10)
            for dy in range(-9, 10)
            if image.rect().contains(at.x() + dx, at.y() + dy)
        ]
        assert SEAT[seat].lower() in around, place


def test_bounds_contain_exactly_the_cells():
    assert map_bounds(["0,0", "-2,1", "1,-3"]) == QRectF(-2, -3, 4, 5)


def test_the_small_map_has_the_requested_size(late):
    table, style = state_of(late), look_of(DARK, 2.0)
    whole = map_bounds(table.tiles).adjusted(-1, -1, 1, 1)
    picture = map_picture(table, whole, QSizeF(150, 104), style)
    assert (picture.width(), picture.height()) == (300, 208)
    assert picture.toImage().pixelColor(0, 0).alpha() == 0
    unit = MapPicture.of(Scene(()), QRectF(0, 0, 150, 104), whole).unit
    assert unit == pytest.approx(min(150 / whole.width(), 104 / whole.height()))


def test_the_same_small_map_is_painted_once(late):
    table, style = state_of(late), look_of(DARK, 2.0)
    whole, size = map_bounds(table.tiles), QSizeF(150, 104)
    once, again, other = (
        map_picture(state, whole, size, style).cacheKey()
        for state in (table, table.evolve(pile=0), table.evolve(meeples={}))
    )
    assert once == again != other


def test_maps_are_drawn_without_widgets():
    """The terminal, the pages and the tests draw maps without a window."""
    asked = (
        "import sys\n"
        "import burgundy_qt.widgets.games.carcassonne.map_picture\n"
        "assert 'PySide6.QtWidgets' not in sys.modules"
    )
    told = subprocess.run((sys.executable, "-c", asked), capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
