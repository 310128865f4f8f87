"""Tests of the table of Tuscany: shown in both themes, tried, paid with raised cards, and with
boards that are dragged."""

import gc
import logging
import random

import pytest
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsView

from burgundy_qt.session.view import ViewStep
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Slot, Sprite
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.theme import theme
from tests.widgets.games.tuscany.played import any_action, begun, seen_by

SIZE = QSizeF(1280, 764)
CARDS = [ClickTarget("card", 0), ClickTarget("card", 1)]


@pytest.fixture(autouse=True)
def usual_theme(qapp):
    yield
    gc.collect(1)  # collects old scenes, which a new theme would lay out again
    theme.set_theme("light")


def a_game(players=2, decisions=40, **request):
    game, luck = begun(players, seed=9, **request), random.Random(9)
    for _ in range(decisions):
        game.apply(any_action(game, luck))
    return game


def a_scene(game, seat=0):
    scene = TableScene()
    scene.resize(SIZE, 1.0)
    scene.show_view(seen_by(game, seat), seat)
    return scene


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_table_is_shown_in_both_themes(name, players):
    theme.set_theme(name)
    scene = a_scene(a_game(players, setup="fixed"))
    assert {"market", "bench", "large"} <= set(scene.tabletop.backgrounds.laid)
    cards = {part for part in scene.tabletop.backgrounds.laid if part.startswith("seat")}
    assert len(cards) == players - 1


def test_every_animation_ends_in_the_state_of_the_view(caplog):
    game, luck = begun(2, seed=5), random.Random(5)
    scene = a_scene(game)
    with caplog.at_level(logging.WARNING):
        while not game.is_over:
            before, seat = len(game.events), game.legal()["seat"]
            action = any_action(game, luck)
            game.apply(action)
            events = tuple(game.events_for(0, before))
            scene.play(ViewStep(seen_by(game, 0), seat, action, events))
            scene.skip()
    assert not [record for record in caplog.records if "differed" in record.message]


def own_turn():
    """Return a game in which the first seat decides and has cards."""
    game, luck = begun(2, seed=9, setup="fixed"), random.Random(9)
    for _ in range(30):
        game.apply(any_action(game, luck))
    while game.legal()["seat"] != 0 or game.state(0)["seats"][0]["hand"] < 4:
        game.apply(any_action(game, luck))
    return game


def height_of(scene, target):
    [slot] = scene.slots(target)
    return scene.tabletop.item(slot).pos().y()


def test_chosen_cards_rise_and_have_a_ring():
    scene = a_scene(own_turn())
    before = [height_of(scene, card) for card in CARDS]
    scene.offer({card: Highlight(chosen=True) for card in CARDS})
    assert all(height_of(scene, card) < low for card, low in zip(CARDS, before, strict=True))
    assert set(scene.lights.lit()) == {Slot("card", 0, 0), Slot("card", 0, 1)}
    scene.offer({})
    assert [height_of(scene, card) for card in CARDS] == before


def test_the_payment_for_a_space_rises_while_the_pointer_is_over_it():
    scene = a_scene(own_turn())
    cell = next(s for s in scene.layout.places if s.kind == "cell" and s.owner == 0)
    target = scene.target_of(cell)
    before = height_of(scene, CARDS[0])
    scene.offer({target: Highlight(pays=(CARDS[0],))})
    scene.point_at(scene.layout.places[cell].rect.center())
    assert height_of(scene, CARDS[0]) < before
    assert scene.lights.beside() == 1
    scene.point_at(None)
    assert height_of(scene, CARDS[0]) == before


def scene_with_set_up():
    """Return a scene with the set-up of the first seat, in which the duchy A, B, C is tried."""
    scene = a_scene(begun(2, seed=4))
    boards = ",".join(scene.state.seats[0].boards)
    arranged = {ClickTarget("duchy"): Highlight(chosen=True, trial=f"{boards} down,up C.M1")}
    scene.offer(arranged | {ClickTarget("turn", kind): Highlight(glow="") for kind in "ABC"})
    return scene


def test_a_tried_duchy_is_drawn_with_its_castle():
    scene = scene_with_set_up()
    assert scene.tabletop.shown[Slot("cell", 0, "C.M1")] == Sprite("tile", "start-0")
    assert {"boards", "regions", "around", "shop"} == set(scene.tabletop.backgrounds.laid)


def test_a_board_can_be_dragged_onto_another(qtbot):
    scene = scene_with_set_up()
    view = QGraphicsView(scene)
    view.setSceneRect(0, 0, SIZE.width(), SIZE.height())
    view.resize(1300, 790)
    qtbot.addWidget(view)
    dropped = []
    scene.dropped.connect(lambda piece, place: dropped.append((piece, place)))

    def at(kind):
        middle = scene.layout.places[Slot("cell", 0, f"{kind}.M3")].rect.center()
        return view.mapFromScene(QPointF(middle))

    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at("A"))
    qtbot.mouseMove(view.viewport(), at("B"))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at("B"))
    assert dropped == [(ClickTarget("turn", "A"), ClickTarget("turn", "B"))]
