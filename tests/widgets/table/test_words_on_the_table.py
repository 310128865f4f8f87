"""Tests of the words and numbers on the table: they grow with the text size where there is room,
and none is cut off or covered."""

from __future__ import annotations

import math
import random
from itertools import combinations
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF, QSizeF
from shiboken6 import delete, isValid

from burgundy_qt.assets import ART
from burgundy_qt.language.translation import NAMES, spoken, tr
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.advice.hint_marks import HintMarks, Pen
from burgundy_qt.widgets.games.carcassonne.picture import steps_of
from burgundy_qt.widgets.games.tuscany import picture
from burgundy_qt.widgets.sprites import brush
from burgundy_qt.widgets.sprites.scene_items import PieceItem, item_class
from burgundy_qt.widgets.sprites.sprite_pixmaps import art_name, count_badge, sprite_pixmap
from burgundy_qt.widgets.table import tabletop
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.theme import theme
from tests.widgets.games import view_of

NARROW, USUAL, LARGE = (1024, 613), (1280, 764), (1920, 1031)
MODULES = ["extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields"]
TABLES = {
    "two": {"players": 2},
    "four with modules": {"edition": "2019", "players": 4, "modules": MODULES},
    "teams": {"edition": "2019", "players": 4, "modules": ["team"]},
    "alone": {"edition": "2019", "players": 1, "modules": ["solo"]},
}
TILES = {"tiles": {"game": "carcassonne", "players": 3}}
OTHERS = {
    "sheets": {"game": "burgundy-dice", "players": 2},
    "duchies": {"game": "tuscany", "players": 2},
    **TILES,
}
OFFERED = {"sheets": "mark", "duchies": "place", "tiles": "place"}
"""By table an action that is offered when signs are shown; on the others it is a sale."""
CAPITALS = 0.727  # the height of Inter's capitals, as a part of its size
BESIDE_WORDS = "die", "storage", "shared", "goods", "market", "cell", "phase", "round"


class Line(NamedTuple):
    text: str
    pixels: int
    ink: QRectF


@pytest.fixture
def lines_of(qapp, monkeypatch):
    """Return a function that draws a table and returns its lines with the scene:
    `lines_of("two", NARROW, 150, "pl")`.

    The game has just begun, or an action of the kind `offered` is possible.
    """
    found, scenes = [], []

    def put_away():
        """Delete the scenes: otherwise they would be laid out again for every other text size."""
        for scene in scenes:
            if isValid(scene):
                delete(scene)
        scenes.clear()

    corner_of = brush.baseline_corner

    def baseline_corner(rect, align, text, metrics):
        corner = corner_of(rect, align, text, metrics)
        top = corner.y() + metrics.ascent() - metrics.capHeight()
        ink = QRectF(corner.x(), top, metrics.horizontalAdvance(text), metrics.capHeight())
        found.append((text, ink, metrics))
        return corner

    monkeypatch.setattr(brush, "baseline_corner", baseline_corner)

    def build(table, size, percent, language="en", offered=None):
        put_away()
        spoken.change(language)
        theme.set_scale(percent / 100)
        monkeypatch.setattr(tabletop, "painted", tabletop.PaintedBackgrounds())
        # everything is drawn and recorded again
        monkeypatch.setattr(tabletop.Tabletop, "_drawn_for", ())
        scene = TableScene()
        scenes.append(scene)
        scene.resize(QSizeF(*size), 1.0)
        found.clear()
        game = Game({"seed": 7, **{**TABLES, **OTHERS}[table]})
        luck = random.Random(7)
        while offered and not any(each["type"] == offered for each in game.legal()["actions"]):
            game.apply(luck.choice(game.legal()["actions"]))
        scene.show_view(view_of(game, 0), game.legal()["seat"])
        return [
            Line(text, round(metrics.capHeight() / CAPITALS), ink)
            for text, ink, metrics in found
            if text
        ], scene

    yield build
    put_away()
    theme.set_scale(1.0)
    spoken.change("en")


LOOKS = [(NARROW, "en"), (NARROW, "pl"), (USUAL, "de"), (LARGE, "hu")]


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_large_words_are_complete_and_cover_nothing(lines_of, table, size, language):
    lines, scene = lines_of(table, size, 150, language)
    assert not [line.text for line in lines if "…" in line.text]
    for one, other in combinations(lines, 2):
        assert not one.ink.intersects(other.ink), (one, other)
    for slot in (slot for slot in scene.tabletop.shown if slot.kind in BESIDE_WORDS):
        place = scene.place_of(slot)
        if place is not None and place.shown:
            assert not [
                line for line in lines if line.ink.intersects(place.rect.adjusted(1, 1, -1, -1))
            ], slot


@pytest.mark.parametrize(("language", "percent"), [("en", 100), ("de", 100), ("de", 150)])
@pytest.mark.parametrize("size", [NARROW, USUAL], ids=str)
@pytest.mark.parametrize("table", [*TABLES, *OTHERS])
def test_signs_of_a_review_cover_no_word_and_no_number(
    lines_of, monkeypatch, table, size, language, percent
):
    lines, scene = lines_of(table, size, percent, language, OFFERED.get(table, "sell"))
    signs = []
    monkeypatch.setattr(Pen, "_plate", lambda _pen, rect, *_colours: signs.append(rect))
    marks, seat = HintMarks(scene), scene.view.legal["seat"]
    for action in scene.view.legal["actions"]:
        marks.show([action], {}, seat)
        marks.show([], {tr("Game review", "Played"): action}, seat)
    assert signs
    for sign in signs:
        assert scene.sceneRect().contains(sign)
        assert not [line.text for line in lines if line.ink.intersects(sign)]


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("table", TABLES)
def test_no_word_is_smaller_with_larger_text_and_most_are_larger(lines_of, table, language):
    usual, _ = lines_of(table, NARROW, 100, language)
    large, _ = lines_of(table, NARROW, 150, language)
    assert [line.text for line in usual] == [line.text for line in large]
    shares = sorted(
        after.pixels / before.pixels for before, after in zip(usual, large, strict=True)
    )
    assert shares[0] >= 1 and shares[len(shares) // 2] > 1.2
    assert min(line.pixels for line in large) >= 9


@pytest.mark.parametrize("language", NAMES)
def test_silver_workers_and_storage_are_readable_in_a_small_window(lines_of, language):
    lines, _ = lines_of("two", NARROW, 150, language)
    wanted = {tr("Bench", word) for word in ("silver", "workers", "Storage")}
    assert all(line.pixels >= 13 for line in lines if line.text in wanted)
    assert wanted <= {line.text for line in lines}


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("size", [NARROW, USUAL, LARGE])
def test_the_depot_of_the_white_die_has_the_chosen_text_size(lines_of, size, language):
    def depot(percent):
        lines, _ = lines_of("two", size, percent, language)
        return next(line.pixels for line in lines if line.text.startswith("→"))

    usual, large = depot(100), depot(150)
    assert large >= math.floor(1.5 * usual)


@pytest.mark.parametrize("table", TABLES)
def test_every_piece_with_a_number_shows_it_larger_with_larger_text(lines_of, table):
    _, scene = lines_of(table, USUAL, 150)
    usual, large = (scene.paint_style._replace(text=text) for text in (1.0, 1.5))
    seen = 0
    for slot, sprite in scene.tabletop.shown.items():
        place = scene.place_of(slot)
        if place is None or not place.shown or item_class(sprite) is not PieceItem:
            continue
        is_sprite = sprite.kind not in usual.sprite_painter.painted and sprite.kind != "badge"
        if not is_sprite or "data-grows" not in source(art_name(sprite, usual, place.small)):
            continue
        seen += 1
        size = place.rect.size()
        assert (
            sprite_pixmap(sprite, size, large, place.small).toImage()
            != sprite_pixmap(sprite, size, usual, place.small).toImage()
        ), sprite
    assert seen > 10


def source(name):
    return "".join((ART / f"{layer}.svg").read_text(encoding="utf-8") for layer in name.split("+"))


@pytest.mark.parametrize("many", [2, 11])
def test_a_count_on_a_pile_grows_with_the_text_size_and_stays_on_it(lines_of, many):
    _, scene = lines_of("two", USUAL, 100)
    piece = QSizeF(30, 30)
    heights = []
    for text in (1.0, 1.2, 1.5):
        badge, corner = count_badge(many, piece, scene.paint_style._replace(text=text))
        size = badge.deviceIndependentSize()
        heights.append(size.height())
        assert size.height() <= piece.height()
        assert abs(corner.x() + size.width() * 0.72 - 15) < 0.01
    assert heights[0] < heights[1] <= heights[2]


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize(("size", "language"), [*LOOKS, (USUAL, "en")], ids=str)
def test_the_steps_of_a_turn_are_complete_and_have_one_text_size(lines_of, size, language, percent):
    lines, scene = lines_of("tiles", size, percent, language)
    names = {sprite.what.partition(":")[2] for sprite in steps_of(scene.state)}
    steps = [line for line in lines if line.text in names]
    assert {line.text for line in steps} == names
    assert len({line.pixels for line in steps}) == 1


@pytest.mark.parametrize(
    ("paint", "what"), [(picture.yield_deck_picture, "26"), (picture.pile_picture, "neutral:24")]
)
def test_the_number_on_a_pile_of_tuscany_is_complete_with_large_text(lines_of, paint, what):
    _, scene = lines_of("two", USUAL, 100)
    for text in (1.0, 1.3, 1.5):
        image = paint(what, 70, scene.paint_style._replace(text=text)).toImage()
        edge = [image.pixelColor(image.width() - 1, y).alpha() for y in range(image.height())]
        assert max(edge) < 128, text
