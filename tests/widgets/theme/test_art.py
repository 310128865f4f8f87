"""Tests of the sprites: each can be drawn, every piece of the box has one, and a pixmap is created
only once."""

import os
import re
import subprocess
import sys

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from burgundy_qt.assets import ART
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import CELL, GOODS, SEAT, TILE

NAMES = sorted(path.relative_to(ART).with_suffix("").as_posix() for path in ART.rglob("*.svg"))
TILES = [
    "castle",
    "mine",
    "ship",
    *(f"building:{kind}" for kind in sprite_files.BUILDINGS),
    *(
        f"animal:{species}:{heads}"
        for species in ("cow", "sheep", "pig", "chicken")
        for heads in (2, 3, 4)
    ),
    *(f"monastery:{number}" for number in range(1, 27)),
]
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def messages_of_qt():
    """Record the messages of Qt during a test."""
    said: list[str] = []
    before = qInstallMessageHandler(
        lambda kind, _, words: said.append(words) if kind != QtMsgType.QtDebugMsg else None
    )
    yield said
    qInstallMessageHandler(before)


def is_blank(image: QImage) -> bool:
    first = image.pixel(0, 0)
    return all(
        image.pixel(x, y) == first for x in range(image.width()) for y in range(image.height())
    )


def looks(name: str, width: float = 64) -> bytes:
    return bytes(
        sprite_files.pixmap(name, width)
        .toImage()
        .convertToFormat(QImage.Format.Format_ARGB32)
        .constBits()
    )


@pytest.mark.parametrize("folder", sorted({name.split("/")[0] for name in NAMES}))
def test_every_sprite_draws_something_without_a_message_of_qt(folder, messages_of_qt):
    for name in NAMES:
        if name.startswith(f"{folder}/"):
            image = sprite_files.pixmap(name, 24).toImage()
            assert not is_blank(image), name
            assert not messages_of_qt, (name, messages_of_qt)


def test_every_tile_of_2011_has_a_different_picture_in_both_sizes():
    faces = {
        looks(sprite_files.tile_art(tile, small=small)) for tile in TILES for small in (False, True)
    }
    assert len(faces) == 2 * len(TILES)


def test_the_three_changed_knowledge_tiles_have_a_picture_for_each_edition():
    for number in range(1, 27):
        same = sprite_files.tile_art(f"monastery:{number}", "2011") == sprite_files.tile_art(
            f"monastery:{number}", "2019"
        )
        assert same == (number not in (6, 15, 26))
    for number in (6, 15, 26):
        assert looks(sprite_files.tile_art(f"monastery:{number}", "2019")) != looks(
            sprite_files.tile_art(f"monastery:{number}", "2011")
        )


def test_every_cell_shows_colour_number_and_theme():
    cells = {
        looks(sprite_files.cell_art(colour, die, theme, small))
        for colour in TILE
        for die in range(1, 7)
        for theme in CELL
        for small in (False, True)
    }
    assert len(cells) == 6 * 6 * 2 * 2


def test_every_bonus_tile_shows_colour_size_and_points():
    tiles = {
        looks(sprite_files.bonus_art(c, s, n))
        for c in TILE
        for s in ("large", "small")
        for n in (2, 3, 4)
    }
    assert len(tiles) == 6 * 2 * 3


def test_every_piece_of_the_box_has_a_picture():
    pieces = [f"goods/{good}" for good in GOODS] + [
        "pieces/silverling",
        "pieces/worker",
        "tiles/back-black",
    ]
    for face in range(1, 7):
        pieces += [f"dice/white-{face}", *(f"dice/seat{seat}-{face}" for seat in range(len(SEAT)))]
    pieces += [f"pieces/marker-{seat}" for seat in range(len(SEAT))]
    assert len({looks(name) for name in pieces}) == len(pieces)


def test_the_clock_has_a_sign_for_every_phase_and_round():
    for theme in CELL:
        for state in ("past", "now", "next"):
            assert len({looks(f"tracks/phase-{phase}-{state}-{theme}") for phase in "ABCDE"}) == 5
            assert (
                len({looks(f"tracks/round-{number}-{state}-{theme}") for number in range(1, 6)})
                == 5
            )


def test_every_state_of_a_hex_differs_from_the_others():
    states = "legal", "hover", "selected", "pending", "hint", "focus"
    for theme in CELL:
        assert len({looks(f"hex/{state}-{theme}") for state in states}) == len(states)


def test_a_pixmap_is_sharp_at_any_pixel_ratio_and_keeps_the_ratio_of_its_drawing():
    for dpr in (1.0, 1.25, 1.5, 2.0):
        made = sprite_files.pixmap("tiles/bank", 64, dpr)
        assert made.width() == round(64 * dpr)
        assert made.height() == pytest.approx(made.width() * 256 / 222, abs=1)
        assert made.deviceIndependentSize().width() == pytest.approx(64, abs=1)


def test_a_background_fills_its_box():
    for name in ("market-light", "market-dark", "estate-light", "estate-dark"):
        made = sprite_files.background_pixmap(name, 400, 500, 1.5)
        assert (made.width(), made.height()) == (600, 750)
        image = made.toImage()
        assert {image.pixelColor(x, y).alpha() for x in (0, 300, 599) for y in (0, 375, 749)} == {
            255
        }


def test_the_cloth_pattern_repeats_without_a_seam():
    for dpr in (1.0, 2.0):
        brush = sprite_files.cloth("light", dpr)
        canvas = QImage(round(112 * dpr), round(144 * dpr), QImage.Format.Format_RGB32)
        canvas.setDevicePixelRatio(dpr)
        painter = QPainter(canvas)
        painter.fillRect(0, 0, 112, 144, brush)
        painter.end()
        step = round(28 * dpr), round(48 * dpr)
        for x, y in ((0, 0), (5, 9), (27, 47)):
            assert (
                canvas.pixel(x, y) == canvas.pixel(x + step[0], y) == canvas.pixel(x, y + step[1])
            )


def test_a_pixmap_is_rendered_once():
    assert (
        sprite_files.pixmap("tiles/bank", 70, 2.0).cacheKey()
        == sprite_files.pixmap("tiles/bank", 70, 2.0).cacheKey()
    )
    assert (
        sprite_files.pixmap("tiles/bank", 70).cacheKey()
        != sprite_files.pixmap("tiles/bank", 71).cacheKey()
    )


def test_the_cache_never_exceeds_its_limit():
    cache = sprite_files._PixmapCache(3 * 40 * 40 * 4)
    for width in range(20, 41):
        cache.put(("x", width), sprite_files.pixmap("goods/1", width))
        assert (
            cache.weight
            == sum(p.width() * p.height() * 4 for p in cache.pixmaps.values())
            <= cache.bound
        )
    assert cache.find(("x", 40)) is not None
    assert cache.find(("x", 20)) is None


@pytest.mark.parametrize("name", ["tiles/unicorn", "../style", ""])
def test_a_name_without_a_picture_is_named_in_the_error(name):
    with pytest.raises(sprite_files.MissingArt, match=re.escape(repr(name))):
        sprite_files.pixmap(name, 64)


def test_a_tinted_glyph_has_only_the_requested_colour():
    image = sprite_files.tinted("glyphs/castle", "#A83253", 40).toImage()
    colours = {
        image.pixelColor(x, y).name().upper()
        for x in range(40)
        for y in range(40)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert colours == {"#A83253"}


def test_a_shadow_is_dark_soft_and_larger_than_its_piece():
    cast = sprite_files.shadow("tiles/bank", 60, 1.0, blur=4).toImage()
    assert cast.width() == 60 + 4 * 4
    middle, edge = cast.pixelColor(38, cast.height() // 2), cast.pixelColor(6, cast.height() // 2)
    assert middle.alpha() > edge.alpha() > cast.pixelColor(0, 0).alpha()


@pytest.mark.parametrize("kind", ["count", "workers", "silver", "points"])
def test_a_badge_grows_with_its_text(kind):
    short, long = sprite_files.badge("1", kind, 20, 2.0), sprite_files.badge("123", kind, 20, 2.0)
    assert short.deviceIndependentSize().height() == 20
    assert short.width() < long.width()


def test_a_badge_of_an_unknown_kind_is_refused():
    with pytest.raises(ValueError, match="medal"):
        sprite_files.badge("1", "medal", 20)


ICON_WIDTHS = """
from PySide6.QtGui import QGuiApplication
from burgundy_qt.widgets.theme import sprite_files
application = QGuiApplication([])
icon = sprite_files.icon("undo", "#2B2118", 20)
print(sorted(size.width() for size in icon.availableSizes()))
"""


@pytest.mark.parametrize(("scale", "widths"), [("1", "[20]"), ("2", "[20, 30, 40, 60]")])
def test_icons_are_drawn_at_the_usual_pixel_ratios_if_a_screen_is_dense(scale, widths):
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
    command = [sys.executable, "-c", ICON_WIDTHS]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert told.stdout.strip() == widths, told.stderr


def test_the_icon_of_the_program_can_be_large():
    assert not sprite_files.app_icon().pixmap(256, 256).isNull()


def test_every_drawing_is_valid_and_small():
    for name in NAMES:
        path = ART / f"{name}.svg"
        assert path.stat().st_size < 40_000, name
        assert QSvgRenderer(str(path)).isValid(), name
    assert sum(path.stat().st_size for path in ART.rglob("*.svg")) < 3_000_000


def test_backgrounds_of_any_size_stay_in_the_cache(qapp, monkeypatch):
    monkeypatch.setattr(sprite_files, "_cache", sprite_files._PixmapCache(bound=1000))
    market, estate = (
        sprite_files.background_pixmap(f"{part}-light", 120, 80, 2.0)
        for part in ("market", "estate")
    )
    sprite_files.pixmap("tiles/ship", 100)
    assert sprite_files.background_pixmap("market-light", 120, 80, 2.0) is market
    assert sprite_files.background_pixmap("estate-light", 120, 80, 2.0) is estate


def test_a_background_of_usual_size_stays_in_the_cache_after_others(qapp, monkeypatch):
    monkeypatch.setattr(sprite_files, "_cache", sprite_files._PixmapCache(sprite_files.CACHE_BYTES))
    market = sprite_files.background_pixmap("market-light", 120, 80)
    for name in ("estate-light", "estate-dark", "welcome-light"):
        sprite_files.background_pixmap(name, 120, 80)
    assert sprite_files.background_pixmap("market-light", 120, 80) is market


WITH_FIGURES = (
    r"tracks/(phase|round)-.*",
    r"tuscany/tracks/phase-.*",
    r"tiles/(mini-)?(cow|sheep|pig|chicken|geese)-.*",
    r"tiles/monastery-.*",
    r"tiles/mini-monastery-(0[7-9]|1[0-2]|1[5-9]|2[0-69]).*",
    r"tiles/(watchtower|boarding-house|inn)",
    r"shields/(worn-)?\d\d",
    r"shields/mini-(worn-)?0\d",
    r"(tuscany/)?bonus/.*-(large|small|first|second).*",
    r"posts/seal-.*",
    r"routes/(plate|match|miss)-(points|workers)",
    r"goods/\d",
    r"cells/.*-\d-(light|dark)",
    r"dice-game/values/.*",
    r"dice-game/cells/(?!mini-|chip-).*",
    r"tuscany/yields/(red|green|card-and-red)",
    r"tuscany/bonus/tile-storage",
)
"""The sprites with a number that the player reads and that has room to grow."""
GROWN = re.compile(r'data-grows="(\S+) (\S+) (\S+)"')
STROKE = 2.5  # half a line of the sprites, in their units


def has_figures(name: str) -> bool:
    return any(re.fullmatch(each, name) for each in WITH_FIGURES)


def source(name: str) -> str:
    return (ART / f"{name}.svg").read_text(encoding="utf-8")


def figures_of(name: str, times: float) -> list[QRectF]:
    """Return where the figures of a sprite are painted, in its units."""
    count = 0

    def grown(about):
        nonlocal count
        count += 1
        x, y, most = map(float, about.groups())
        by = min(times, most)
        return f'id="figure-{count}" transform="matrix({by} 0 0 {by} {x - x * by} {y - y * by})"'

    renderer = QSvgRenderer(GROWN.sub(grown, source(name)).encode())
    names = [f"figure-{number + 1}" for number in range(count)]
    return [
        renderer.transformForElement(each).mapRect(renderer.boundsOnElement(each)) for each in names
    ]


def test_every_sprite_with_a_number_states_how_far_it_can_grow():
    marked = {name for name in NAMES if "data-grows" in source(name)}
    assert marked == {name for name in NAMES if has_figures(name)}


@pytest.mark.parametrize("kind", WITH_FIGURES)
def test_a_figure_grows_with_the_text_size_and_stays_complete_on_its_sprite(kind):
    names = [name for name in NAMES if re.fullmatch(kind, name)]
    assert names
    for name in names:
        check_growing_figures(name)


def check_growing_figures(name: str) -> None:
    box = QSvgRenderer(str(ART / f"{name}.svg")).viewBoxF()
    usual, larger, largest = (figures_of(name, times) for times in (1.0, 1.02, 1.5))
    for before, some, most in zip(usual, larger, largest, strict=True):
        assert before.height() < some.height() <= most.height(), name
        room = box.adjusted(-STROKE, -STROKE, STROKE, STROKE).united(before)
        assert room.contains(most), (name, most, box)
    assert (
        sprite_files.pixmap(name, 96, 1.0, 1.5).toImage() != sprite_files.pixmap(name, 96).toImage()
    )


def opacity_of(name: str, text: float) -> np.ndarray:
    image = sprite_files.pixmap(name, 111, 1.0, text).toImage()
    mask = image.convertToFormat(QImage.Format.Format_Alpha8)
    rows = np.frombuffer(mask.constBits(), np.uint8).reshape(mask.height(), mask.bytesPerLine())
    return rows[:, : mask.width()].copy()


CLEAR, SEEN = 8, 96  # from 0 to 255


@pytest.mark.parametrize(
    "name",
    [
        *(f"tiles/{tile}" for tile in ("cow-4", "mini-pig-3", "monastery-29", "watchtower", "inn")),
        *("cells/castle-6-dark", "cells/mini-mine-1-light", "goods/5", "posts/seal-10"),
        *("tracks/phase-A-now-light", "tracks/round-5-next-dark", "routes/plate-workers"),
        *("bonus/ship-large-4p", "bonus/ship-small-2p", "tuscany/bonus/inn-first"),
        *("tuscany/yields/red", "tuscany/tracks/phase-III-next-dark", "shields/mini-08"),
        *("dice-game/values/town-first", "dice-game/cells/castle-goods-written-light"),
    ],
)
def test_a_figure_never_grows_beyond_its_piece(name):
    usual, large = opacity_of(name, 1.0), opacity_of(name, 1.5)
    assert not np.any((usual < CLEAR) & (large > SEEN))


def test_a_sprite_does_not_change_with_small_text():
    assert sprite_files.pixmap("tiles/cow-3", 77, 1.0, 0.8) is sprite_files.pixmap(
        "tiles/cow-3", 77
    )
