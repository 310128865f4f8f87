"""Tests of hover cards: everything on the table has an explanation, which is shown beside it."""

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest

from burgundy_qt.rules.burgundy.components import COMPONENTS
from burgundy_qt.widgets.games.burgundy import tile_rules
from burgundy_qt.widgets.games.burgundy.burgundy_table import ANSWER as TABLE
from burgundy_qt.widgets.games.burgundy.hover import explain
from burgundy_qt.widgets.games.burgundy.picture import picture_of
from burgundy_qt.widgets.games.burgundy.tile_rules import tile_words
from burgundy_qt.widgets.sprites.places import Highlight, Slot, Sprite
from burgundy_qt.widgets.table.hover_card import beside
from tests.widgets.games import positions, view_of

LEFT = Qt.MouseButton.LeftButton
NAMES = ["Anna", "Margaux", "Benoît", "Colette"]
BOX = COMPONENTS["tiles"]
EVERY_TILE = [
    *("castle", "mine", "ship"),
    *(f"animal:{species}:{heads}" for species in BOX["animal"]["species"] for heads in (2, 3, 4)),
    *(f"building:{kind}" for kind in BOX["building"]["kinds"]),
    *(f"monastery:{number}" for number in range(1, BOX["monastery"]["numbers"] + 1)),
]


@pytest.mark.parametrize("tile", EVERY_TILE)
def test_every_tile_of_the_box_says_what_it_does(tile):
    words = tile_words(tile)
    assert 25 < len(words.sentence) < 160 and words.sentence.endswith(".")
    assert not words.ruling or words.ruling.endswith(".")


def test_no_two_knowledge_tiles_say_the_same():
    sentences = [words.sentence for words in tile_rules.KNOWLEDGE.values()]
    assert len(set(sentences)) == len(sentences) == 26


@pytest.mark.parametrize("seed", range(3))
def test_every_spot_with_a_piece_on_it_explains_it(seed):
    for number, game in enumerate(positions(seed)):
        if number % 40 or game.state()["phase"] is None:
            continue
        state = TABLE.state_of(view_of(game))
        for slot, sprite in picture_of(state).items():
            if slot.kind in ("covered", "turn"):
                continue
            told = explain(slot, state, NAMES)
            assert told is not None, slot
            assert told.title and told.sentence and "{" not in told.sentence
            if sprite.kind == "tile":
                assert told.sprite == Sprite("tile", sprite.what)


def test_an_offer_says_what_it_would_cost(a_table):
    table = a_table()
    state = table.scene.state
    seat = table.scene.seat_shown
    told = explain(Slot("cell", seat, "4.3"), state, NAMES, Highlight((("workers", 2),), dice=(4,)))
    assert ("Cost", "the 4 and 2 workers") in told.rows


def test_an_empty_space_names_its_type_and_the_points_of_its_region(a_table):
    table = a_table(estates=["1", "1"])
    told = explain(Slot("cell", 0, "1.4"), table.scene.state, NAMES)
    assert told.title == "Knowledge space" and "3" in told.sentence
    assert ("If completed in phase A", "+6 and +10") in told.rows


@pytest.mark.parametrize("seat", range(2))
def test_the_card_is_beside_the_piece_and_inside_the_window(a_table, seat):
    table = a_table()
    table.scene.enlarge(seat)
    view, card = table.view, table.view.hover_card
    for slot, place in table.scene.layout.places.items():
        if not place.shown or table.scene.explanation(slot) is None:
            continue
        table.scene.point_at(place.rect.center())
        card._appear()
        if card.content is None:
            continue
        assert view.rect().contains(card._card.toAlignedRect()), slot
        if place.rect.width() < 400:
            assert not card._card.intersects(card._piece.adjusted(1, 1, -1, -1)), slot
        table.scene.point_at(None)
        assert not card.isVisible()


def test_a_chosen_tile_has_no_card_until_the_pointer_has_left_it(a_table):
    table = a_table()
    target = next(target for target in table.offer() if target.kind == "market")
    view, point = table.view.viewport(), table.middle_of(target)
    QTest.mouseMove(view, point)
    assert table.view.hover_card.content is not None
    QTest.mouseClick(view, LEFT, pos=point)
    table.scene.offer({target: Highlight(chosen=True)})
    QTest.mouseMove(view, point + QPoint(1, 1))
    assert table.view.hover_card.content is None
    QTest.mouseMove(view, table.corner())
    QTest.mouseMove(view, point)
    assert table.view.hover_card.content is not None


def test_a_click_on_something_that_cannot_be_taken_keeps_the_card_open(a_table):
    table = a_table()
    table.offer()
    view, point = (
        table.view.viewport(),
        table.view.mapFromScene(table.scene.place_of(Slot("phase", "A")).rect.center()),
    )
    QTest.mouseMove(view, point)
    QTest.mouseClick(view, LEFT, pos=point)
    assert table.view.hover_card.content is not None


def test_a_card_without_space_beside_the_piece_stays_inside_the_window():
    area = QRectF(0, 0, 300, 200)
    assert area.contains(beside(QRectF(100, 60, 100, 80), QSizeF(250, 150), area, 10))


def test_a_card_never_covers_the_prompt():
    area, prompt = QRectF(0, 0, 600, 500), QRectF(150, 400, 300, 90)
    for x, y in ((160, 330), (300, 360), (10, 450), (560, 450), (300, 20)):
        piece = QRectF(x, y, 30, 30)
        card = beside(piece, QSizeF(200, 150), area, 10, [prompt])
        assert area.contains(card) and not card.intersects(prompt), piece
        assert not card.intersects(piece), piece
    assert beside(QRectF(10, 10, 5, 5), QSizeF(200, 450), area, 10, [area]).isEmpty()
