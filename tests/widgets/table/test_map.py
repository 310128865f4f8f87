"""Tests of a map that is larger than the view: zooming, moving, fitting, following, and clicks on
it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest

from burgundy_qt.session.view import ViewStep
from burgundy_qt.widgets.sprites import scene_items
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Sprite
from burgundy_qt.widgets.table import stage
from burgundy_qt.widgets.table.camera import LEAST, MOST, Camera
from burgundy_qt.widgets.table.game_table import table_of_game
from tests.widgets.table.maps import HAND, MAPS, of_map, tile
from tests.widgets.table.test_zooming import CTRL, hold, turn

BLOCK = [(x, y) for x in range(12) for y in range(7)]
CORNER = tile(11, 6)


@pytest.fixture
def table(a_table, monkeypatch):
    """Return a table with 84 tiles."""
    monkeypatch.setattr(
        stage, "table_of_game", lambda game: MAPS if game == "maps" else table_of_game(game)
    )
    table = a_table()
    table.port = table.view.viewport()
    table.scene.show_view(of_map(table, BLOCK), 0)
    table.panning, table.plane = table.scene.panning, table.scene.tabletop.plane
    return table


def seen(table, slot):
    return table.scene.seen(table.scene.place_of(slot))


def at_rest(table, qtbot):
    qtbot.waitUntil(lambda: table.panning.is_resting and not table.scene.sharpening.is_running)


def near(point, other, by=1.0):
    way = point - other
    return abs(way.x()) <= by and abs(way.y()) <= by


def test_a_map_opens_completely_in_view(table):
    room, camera = table.scene.layout.map, table.scene.layout.camera
    assert not table.panning.is_in and table.panning.camera is None
    assert all(room.contains(seen(table, tile(*cell))) for cell in BLOCK)
    assert camera.unit == round(camera.unit) <= 120


def test_the_map_of_another_game_is_shown_at_once_without_drawing_the_first(table, monkeypatch):
    drawn = []
    set_sprite = scene_items.PieceItem.set_sprite
    monkeypatch.setattr(
        scene_items.PieceItem,
        "set_sprite",
        lambda item, sprite, place, style: (
            drawn.append(sprite.what),
            set_sprite(item, sprite, place, style),
        ),
    )
    other = of_map(table, [(x, y) for x in range(3) for y in range(3)])
    faces = {slot: Sprite("tile", f"other-{slot.at}") for slot in other.state["faces"]}
    other = replace(other, game_id="other", state={**other.state, "faces": faces})
    table.scene.show_view(other, 0)
    assert table.panning.is_resting and table.plane.camera == table.scene.layout.camera
    assert drawn and all(what.startswith("other") for what in drawn)


def test_the_point_under_the_pointer_stays_there_while_zooming(table, qtbot):
    at = QPoint(400, 250)
    before = table.plane.camera.tiles(QPointF(at), table.plane.room)
    turn(table, 45, at, CTRL)
    assert table.plane.camera.unit > table.scene.layout.camera.unit
    assert near(table.plane.camera.point(before, table.plane.room), QPointF(at), 0.01)
    at_rest(table, qtbot)
    assert table.scene.layout.camera == table.plane.camera == table.panning.camera
    assert near(table.plane.camera.point(before, table.plane.room), QPointF(at), 12)


def test_nothing_is_laid_out_before_the_map_stops(table, qtbot):
    laid, item = table.scene.layout, table.scene.tabletop.item(CORNER)
    where = item.pos()
    table.panning.by(2)
    table.panning.pan(QPointF(-80, 0))
    assert table.scene.layout is laid and item.pos() == where
    at_rest(table, qtbot)
    assert table.scene.layout is not laid and table.scene.tabletop.item(CORNER) is item
    assert item.pixmap().width() == table.scene.layout.camera.unit == 2 * laid.camera.unit


def test_a_piece_in_its_old_place_is_not_updated(table, qtbot):
    hand = table.scene.tabletop.item(HAND)
    hand.setScale(3)  # updating the item would correct this scale
    table.panning.by(1.5)
    at_rest(table, qtbot)
    assert table.scene.tabletop.item(HAND) is hand and hand.scale() == 3


def test_the_zoom_is_limited_to_the_sizes_for_which_tiles_are_drawn(table):
    table.panning.by(100)
    assert table.plane.camera.unit == MOST and table.panning.percent == 150
    table.panning.by(0.001)
    assert table.plane.camera.unit == LEAST and not table.panning.is_in


@pytest.mark.parametrize("direction", ["left", "right", "up", "down"])
def test_keys_move_the_map_but_never_out_of_view(table, direction):
    for _ in range(40):
        table.panning.go(direction)
    assert table.scene.layout.whole.contains(table.plane.camera.middle)
    assert table.plane.camera.seen(table.plane.room).intersects(table.scene.layout.whole)


def test_during_a_move_of_the_map_a_click_hits_the_visible_tile(table):
    clicked, at = [], seen(table, CORNER).center()
    table.scene.clicked.connect(clicked.append)
    table.panning.pan(QPointF(-90, -60))
    now = seen(table, CORNER).center()
    assert near(now, at + QPointF(-90, -60))
    QTest.mouseClick(table.port, Qt.MouseButton.LeftButton, pos=now.toPoint())
    assert clicked == [ClickTarget("tile", "11,6")]
    assert table.scene.rect_of(ClickTarget("tile", "11,6")).contains(now)


def test_tiles_outside_the_frame_of_the_map_cannot_be_clicked(table):
    table.panning.by(3)
    rect = seen(table, tile(0, 0))
    beyond = QPointF(max(rect.left(), 2.0), max(rect.top(), 2.0))
    assert not table.plane.room.contains(beyond)
    assert table.scene.tabletop.slot_at(beyond) in (None, HAND)


def test_highlights_and_backgrounds_of_the_map_move_with_it(table):
    table.scene.offer({ClickTarget("tile", "11,6"): Highlight(), ClickTarget("hand"): Highlight()})
    ring = table.scene.lights._rings[CORNER][1]
    ground = table.scene.tabletop.backgrounds.laid["meadow"][1]
    before = ring.sceneBoundingRect().center(), ground.sceneBoundingRect().topLeft()
    assert near(before[0], seen(table, CORNER).center())
    assert near(before[1], seen(table, tile(2, 1)).topLeft())
    of_hand = table.scene.lights._rings[HAND][1].sceneBoundingRect()
    table.panning.pan(QPointF(-40, 30))
    way = QPointF(-40, 30)
    assert near(ring.sceneBoundingRect().center(), before[0] + way)
    assert near(ground.sceneBoundingRect().topLeft(), before[1] + way)
    assert table.scene.lights._rings[HAND][1].sceneBoundingRect() == of_hand


def test_a_background_of_the_map_is_in_its_place_when_the_map_has_stopped(table, qtbot):
    ground = table.scene.tabletop.backgrounds.laid["meadow"][1]
    table.panning.by(1.6, QPointF(300, 200))
    at_rest(table, qtbot)
    assert table.scene.tabletop.backgrounds.laid["meadow"][1] is ground  # it was not painted again
    assert near(ground.sceneBoundingRect().topLeft(), seen(table, tile(2, 1)).topLeft())


def test_the_map_follows_placed_tiles_until_the_player_moves_it(table, qtbot):
    table.scene.show_view(of_map(table, [*BLOCK, (12, 3), (13, 3)]), 0)
    at_rest(table, qtbot)
    assert not table.panning.is_in
    table.panning.by(1.3)
    at_rest(table, qtbot)
    camera = table.scene.layout.camera
    table.scene.show_view(of_map(table, [*BLOCK, (12, 3), (13, 3), (14, 3)]), 0)
    assert table.scene.layout.camera == camera and table.panning.is_in
    table.panning.fit()
    at_rest(table, qtbot)
    assert table.panning.camera is None and not table.panning.is_in
    assert table.plane.camera == table.scene.layout.camera


def test_fitting_the_map_glides_to_its_place(table, qtbot):
    before = table.scene.layout.camera
    table.scene.show_view(of_map(table, [*BLOCK, (12, 3), (13, 3), (14, 3)]), 0)
    assert near(table.plane.camera.middle, before.middle, 0.05)
    assert table.scene.layout.camera.unit < before.unit
    at_rest(table, qtbot)
    assert table.plane.camera == table.scene.layout.camera
    assert seen(table, CORNER) == table.scene.place_of(CORNER).rect


def test_with_reduced_motion_the_map_is_there_at_once(table):
    table.scene.set_speed("normal")
    table.scene.set_calm(True)
    table.scene.show_view(of_map(table, [*BLOCK, (12, 3), (13, 3), (14, 3)]), 0)
    assert table.panning.is_resting and not table.panning.is_in


def test_another_game_of_the_same_rules_is_fitted_again(table, qtbot):
    table.panning.by(2)
    at_rest(table, qtbot)
    table.scene.show_view(of_map(table, BLOCK, "other"), 0)
    assert table.panning.camera is None and not table.panning.is_in


def test_another_size_keeps_the_centre_and_the_zoom(table, qtbot):
    table.panning.look(Camera(QPointF(4.5, 2.5), 150))
    at_rest(table, qtbot)
    table.scene.resize(QSizeF(1000, 640), 1.0)
    assert near(table.scene.layout.camera.middle, QPointF(4.5, 2.5), 0.01)
    assert table.scene.layout.camera.unit == 150


def test_tiles_begin_at_whole_pixels_of_a_high_resolution_screen(table):
    table.scene.resize(QSizeF(1280, 764), 1.5)
    for cell in BLOCK:
        rect = table.scene.place_of(tile(*cell)).rect
        for value in (rect.left(), rect.top(), rect.width()):
            assert abs(value * 1.5 - round(value * 1.5)) < 1e-6
    assert table.panning.is_resting


def test_a_drag_that_lifts_nothing_moves_the_map_and_clicks_nothing(table):
    clicked = []
    table.scene.clicked.connect(clicked.append)
    start = seen(table, tile(5, 3)).center().toPoint()
    before = table.plane.camera.point(QPointF(0, 0), table.plane.room)
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(table.port, left, pos=start)
    for step in range(1, 11):
        QTest.mouseMove(table.port, start + QPoint(-8, 5) * step)
    QTest.mouseRelease(table.port, left, pos=start + QPoint(-80, 50))
    way = table.plane.camera.point(QPointF(0, 0), table.plane.room) - before
    assert clicked == [] and -80 <= way.x() <= -70 and 44 <= way.y() <= 50


def test_the_middle_button_drags_the_map(table):
    table.panning.by(2)
    before = table.plane.camera.point(QPointF(0, 0), table.plane.room)
    hold(table, QEvent.Type.MouseButtonPress, QPoint(300, 300))
    hold(table, QEvent.Type.MouseMove, QPoint(260, 330), Qt.MouseButton.NoButton)
    hold(table, QEvent.Type.MouseButtonRelease, QPoint(260, 330))
    way = table.plane.camera.point(QPointF(0, 0), table.plane.room) - before
    assert near(way, QPointF(-40, 30), 0.01)


def test_the_wheel_moves_the_map_unless_the_game_uses_it(table):
    clicked, at = [], QPoint(500, 300)
    table.scene.clicked.connect(clicked.append)
    table.panning.by(2)
    middle = table.plane.camera.middle
    turn(table, -15, at)
    assert table.plane.camera.middle.y() > middle.y() and clicked == []
    table.scene.offer(
        {ClickTarget("turn", "left"): Highlight(), ClickTarget("turn", "right"): Highlight()}
    )
    middle = table.plane.camera.middle
    turn(table, 15, at)
    turn(table, -8, at)
    turn(table, -8, at)
    assert clicked == [ClickTarget("turn", "right"), ClickTarget("turn", "left")]
    assert table.plane.camera.middle == middle


def test_a_target_outside_the_view_is_scrolled_into_it(table):
    table.panning.look(Camera(QPointF(1, 1), 200))
    target = ClickTarget("tile", "11,6")
    assert not table.plane.room.contains(table.scene.rect_of(target))
    table.view.bring_into_view(target)
    assert table.plane.room.contains(table.scene.rect_of(target))
    camera = table.plane.camera
    table.view.bring_into_view(ClickTarget("hand"))
    assert table.plane.camera == camera


def test_a_piece_flies_from_a_panel_to_the_visible_place_of_its_tile(table, qtbot):
    step = ViewStep(of_map(table, [*BLOCK, (5, 7)]), 0, {}, ())
    with qtbot.waitSignal(table.scene.settled):
        table.scene.play(step)
        table.panning.by(1.5)  # zoom during the flight
        assert table.scene.motion.is_running
    at_rest(table, qtbot)
    assert table.scene.tabletop.shown[tile(5, 7)] == Sprite("tile", "blue")
    item = table.scene.tabletop.item(tile(5, 7))
    assert near(item.sceneBoundingRect().center(), seen(table, tile(5, 7)).center())


def test_flying_pieces_are_never_cut_off(table):
    table.scene.play(ViewStep(of_map(table, [*BLOCK, (5, 7)]), 0, {}, ()))
    table.scene.motion._clock.setCurrentTime(1)
    flying = [turn.item for turn in table.scene.motion._running]
    assert flying and all(sprite.parentItem() is None for sprite in flying)
    table.scene.skip()


def test_after_a_map_burgundy_is_completely_visible(table):
    table.panning.by(2)
    table.show()
    assert table.plane.room == QRectF() and table.view.looking is table.view.zoom
    assert table.scene.panning.is_resting


def test_the_overlay_of_a_tile_is_shown_while_the_pointer_is_on_it(table, qtbot):
    over = table.scene.tabletop.over.laid
    table.scene.point_at(seen(table, CORNER).center())
    assert list(over) == ["pointed"]
    veil = over["pointed"][1]
    assert near(veil.sceneBoundingRect().topLeft(), seen(table, CORNER).topLeft())
    table.scene.point_at(seen(table, CORNER).center() + QPointF(3, 3))
    assert over["pointed"][1] is veil  # it is not painted again
    table.scene.point_at(None)
    assert not over


def test_a_named_overlay_covers_the_map_until_it_is_hidden(table, qtbot):
    over = table.scene.tabletop.over.laid
    table.scene.show_over("claims")
    table.panning.by(1.6, QPointF(300, 200))
    at_rest(table, qtbot)
    veil = over["claims"][1]
    assert near(veil.sceneBoundingRect().topLeft(), seen(table, tile(0, 0)).topLeft())
    assert veil.pixmap().width() == table.scene.layout.camera.unit
    table.scene.hide_over("claims")
    assert not over


def test_the_keyboard_shows_the_overlay_of_a_tile(table):
    target = ClickTarget("tile", "2,1")
    table.scene.offer({target: Highlight()})
    table.scene.focus(target)
    veil = table.scene.tabletop.over.laid["pointed"][1]
    assert near(veil.sceneBoundingRect().topLeft(), seen(table, tile(2, 1)).topLeft())
    table.scene.focus(None)
    assert not table.scene.tabletop.over.laid


def test_pictures_are_scaled_first_and_then_redrawn_one_after_the_other(table, qtbot):
    item, before = table.scene.tabletop.item(CORNER), table.scene.layout.camera.unit
    table.panning.by(2)
    table.panning.rested.emit()
    assert table.scene.layout.camera.unit == 2 * before == 2 * item.pixmap().width()
    assert item.scale() == 2 and item.sceneBoundingRect().center() == seen(table, CORNER).center()
    at_rest(table, qtbot)
    assert item.scale() == 1 and item.pixmap().width() == 2 * before
    shown = [table.scene.tabletop.item(tile(*cell)).pixmap().width() for cell in BLOCK]
    assert set(shown) == {2 * before}


def test_skipping_an_animation_moves_the_map_to_its_place_at_once(table):
    table.scene.show_view(of_map(table, [*BLOCK, (12, 3), (13, 3), (14, 3)]), 0)
    assert not table.panning.is_resting
    table.scene.skip()
    assert table.panning.is_resting and table.plane.camera == table.scene.layout.camera
