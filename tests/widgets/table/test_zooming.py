"""Tests of zooming the table by wheel, mouse, fingers and keys: always sharp, and back to the whole
table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.sprites.scene_items import PieceItem
from burgundy_qt.widgets.table.table_view import TableView

MIDDLE = Qt.MouseButton.MiddleButton
NONE = Qt.MouseButton.NoButton
CTRL = Qt.KeyboardModifier.ControlModifier
SOMEWHERE, NOWHERE = QPoint(600, 300), QPoint()


@pytest.fixture
def table(a_table):
    table = a_table()
    table.zoom = table.view.zoom
    table.port = table.view.viewport()
    return table


def turn(table, degrees, at=SOMEWHERE, keys=Qt.KeyboardModifier.NoModifier, pixels=NOWHERE):
    event = QWheelEvent(
        QPointF(at), QPointF(table.port.mapToGlobal(at)), pixels, QPoint(0, degrees * 8), NONE,
        keys, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(table.port, event)


def hold(table, kind, at, button=MIDDLE, buttons=MIDDLE):
    where = QPointF(at)
    QApplication.sendEvent(
        table.port,
        QMouseEvent(kind, where, table.port.mapToGlobal(where), button, buttons, CTRL & ~CTRL),
    )


def at_rest(table, qtbot):
    """Wait until everything is drawn sharply."""
    qtbot.waitUntil(
        lambda: not table.view._sharpen.isActive() and not table.scene.sharpening.is_running
    )


def ratio_of(table, slot):
    item = table.scene.tabletop.item(slot)
    assert isinstance(item, PieceItem)
    return item.pixmap().devicePixelRatio()


def test_the_wheel_with_ctrl_zooms_around_the_pointer(table):
    at = QPoint(700, 250)
    before = table.view.viewportTransform().inverted()[0].map(QPointF(at))
    turn(table, 30, at, CTRL)
    assert 1.3 < table.zoom.level < 1.6
    moved = table.view.viewportTransform().map(before) - QPointF(at)
    assert abs(moved.x()) <= 1 and abs(moved.y()) <= 1
    turn(table, -60, at, CTRL)
    assert table.zoom.level == 1.0 and table.view.viewportTransform().isIdentity()


def test_the_wheel_alone_scrolls_a_zoomed_table_only(table):
    turn(table, -15)
    assert table.view.verticalScrollBar().value() == 0
    table.zoom.by(2)
    down, across = table.view.verticalScrollBar().value(), table.view.horizontalScrollBar().value()
    turn(table, -15)
    assert table.view.verticalScrollBar().value() == down + 80
    turn(table, -15, keys=Qt.KeyboardModifier.ShiftModifier)
    assert table.view.horizontalScrollBar().value() == across + 80
    turn(table, 0, pixels=QPoint(7, 3))
    assert table.view.verticalScrollBar().value() == down + 77


def test_the_middle_button_drags_the_table(table):
    table.zoom.by(2)
    start = table.view.mapToScene(300, 300)
    hold(table, QEvent.Type.MouseButtonPress, QPoint(300, 300))
    hold(table, QEvent.Type.MouseMove, QPoint(260, 330), NONE)
    hold(table, QEvent.Type.MouseButtonRelease, QPoint(260, 330), buttons=NONE)
    assert table.view.mapToScene(260, 330) == start
    hold(table, QEvent.Type.MouseMove, QPoint(100, 100), NONE, NONE)
    assert table.view.mapToScene(260, 330) == start


def test_two_fingers_on_a_touchpad_zoom(table):
    at = QPointF(500, 300)
    pad = QPointingDevice.primaryPointingDevice()
    kind = Qt.NativeGestureType.ZoomNativeGesture
    QApplication.sendEvent(
        table.port, QNativeGestureEvent(kind, pad, 2, at, at, at, 0.5, QPointF())
    )
    assert table.zoom.level == 1.5


def test_two_fingers_on_a_touchscreen_zoom(table, qtbot):
    screen = QTest.createTouchDevice()
    left, right = QPoint(500, 300), QPoint(700, 300)
    QTest.touchEvent(table.port, screen).press(0, left, table.port).press(
        1, right, table.port
    ).commit()
    for step in range(1, 6):
        spread = QPoint(20 * step, 0)
        QTest.touchEvent(table.port, screen).move(0, left - spread, table.port).move(
            1, right + spread, table.port
        ).commit()
    QTest.touchEvent(table.port, screen).release(0, left, table.port).release(
        1, right, table.port
    ).commit()
    assert 1.5 < table.zoom.level <= 2.1


def test_one_finger_still_clicks(table, qtbot):
    table.offer()
    target = next(target for target in table.choosing.highlights if target.kind == "die")
    clicked = []
    table.scene.clicked.connect(clicked.append)
    screen, at = QTest.createTouchDevice(), table.middle_of(target)
    QTest.touchEvent(table.port, screen).press(0, at, table.port).commit()
    QTest.touchEvent(table.port, screen).release(0, at, table.port).commit()
    qtbot.waitUntil(lambda: clicked == [target])


def test_everything_is_redrawn_sharply_in_its_place_after_zooming(table, qtbot):
    slot = next(slot for slot in table.scene.tabletop.shown if slot.kind == "market")
    rect, ratio = table.scene.place_of(slot).rect, table.view.devicePixelRatioF()
    assert ratio_of(table, slot) == ratio
    table.zoom.by(1.5)
    at_rest(table, qtbot)
    shown = {
        ratio_of(table, slot)
        for slot, sprite in table.scene.tabletop.shown.items()
        if sprite.kind == "tile"
    }
    grounds = {
        item.pixmap().devicePixelRatio()
        for _, item in table.scene.tabletop.backgrounds.laid.values()
    }
    assert shown == grounds == {1.5 * ratio} and table.scene.place_of(slot).rect == rect
    table.zoom.fit()
    at_rest(table, qtbot)
    assert ratio_of(table, slot) == ratio


def test_zooming_does_not_interrupt_a_travelling_piece(table, qtbot):
    table.scene.set_speed("normal")
    table.scene.play(table.step("take"))
    table.zoom.by(1.5)
    assert table.scene.motion.is_running
    with qtbot.waitSignal(table.scene.settled):
        pass
    at_rest(table, qtbot)
    assert table.scene.paint_style.dpr == 1.5 * table.view.devicePixelRatioF()


def test_pieces_that_appear_during_the_redrawing_are_sharp(table, qtbot):
    table.zoom.by(1.5)
    table.view._draw_sharply()
    assert table.scene.sharpening.is_running
    table.play_on(3)
    at_rest(table, qtbot)
    tiles = [slot for slot, sprite in table.scene.tabletop.shown.items() if sprite.kind == "tile"]
    assert {ratio_of(table, slot) for slot in tiles} == {1.5 * table.view.devicePixelRatioF()}


def test_a_click_on_a_zoomed_table_hits_the_visible_target(table):
    table.zoom.by(2, QPointF(0, 0))
    table.offer()
    target = next(target for target in table.choosing.highlights if target.kind == "die")
    clicked = []
    table.scene.clicked.connect(clicked.append)
    table.view.ensureVisible(table.scene.rect_of(target))
    QTest.mouseClick(table.port, Qt.MouseButton.LeftButton, pos=table.middle_of(target))
    assert clicked == [target]


def test_the_target_with_the_focus_is_scrolled_into_view(table):
    table.zoom.by(2.5, QPointF(0, 0))
    rect = table.scene.place_of(Slot("cell", table.scene.seat_shown, "4.4")).rect
    seen = table.view.mapToScene(table.port.rect()).boundingRect()
    assert not seen.contains(rect)
    table.zoom.bring_into_view(rect)
    assert table.view.mapToScene(table.port.rect()).boundingRect().contains(rect)


def test_the_zoom_is_limited_by_the_size_of_drawings(table, monkeypatch):
    table.zoom.by(100)
    assert table.zoom.level == table.zoom.most == 3.0
    table.zoom.fit()
    with monkeypatch.context() as fine:
        fine.setattr(TableView, "devicePixelRatioF", lambda self: 5.0)
        assert table.zoom.most == 1.5
