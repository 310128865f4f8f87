"""Tests of zoom and full screen in the window, by menu and key. The prompt always stays visible."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.play.decision import END
from burgundy_qt.widgets.window import main_window
from tests.widgets.window_driver import AtTheWindow

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def at(qapp, tmp_path):
    at = AtTheWindow(tmp_path)
    at.session.new_game(LineUp((SeatPlan("You"), SeatPlan("Margaux", "page")), {"seed": 3}))
    at.wait_for_my_turn()
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


def test_keys_zoom_the_table_in_and_out_and_show_it_whole(at):
    zoom = at.table.zoom
    QTest.keyClick(at.table, Qt.Key.Key_Plus, CTRL)
    QTest.keyClick(at.table, Qt.Key.Key_Equal, CTRL)
    assert zoom.level == pytest.approx(1.25**2)
    QTest.keyClick(at.table, Qt.Key.Key_Minus, CTRL)
    assert zoom.level == pytest.approx(1.25)
    QTest.keyClick(at.table, Qt.Key.Key_0, CTRL)
    assert zoom.level == 1.0


def test_keys_scroll_the_zoomed_table(at):
    at.window.menus.actions["zoom in"].trigger()
    at.window.menus.actions["zoom in"].trigger()
    across = at.table.horizontalScrollBar()
    before = across.value()
    QTest.keyClick(at.table, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert across.value() > before
    QTest.keyClick(at.table, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert across.value() == before


def test_on_a_zoomed_table_the_prompt_stays_in_its_place_on_a_separate_card(at):
    prompt = at.page.prompt
    before = prompt.geometry()
    at.table.zoom.by(2)
    assert prompt.geometry() == before and prompt.property("role") == "prompt-over"
    at.table.zoom.fit()
    assert prompt.property("role") == "prompt"


def test_on_a_zoomed_table_tab_scrolls_to_glowing_targets(at):
    at.table.zoom.by(3)
    for _ in range(4):
        at.press(Qt.Key.Key_Tab)
        marked = at.page.keys.at
        assert marked is not None and marked != END
        rect = at.table.mapFromScene(at.page.scene.rect_of(marked)).boundingRect()
        assert at.table.viewport().rect().contains(rect.center())


def test_a_window_of_another_size_keeps_the_zoom(at):
    at.table.zoom.by(2)
    at.window.resize(1100, 760)
    at.wait_until(lambda: at.page.scene.sceneRect().width() == at.table.viewport().width())
    assert at.table.zoom.level == 2
    assert at.page.scene.paint_style.dpr == 2 * at.table.devicePixelRatioF()


def test_f11_fills_the_screen_and_esc_leaves_it(at):
    QTest.keyClick(at.table, Qt.Key.Key_F11)
    at.wait_until(at.window.isFullScreen)
    at.press(Qt.Key.Key_Escape)
    at.wait_until(lambda: not at.window.isFullScreen())


def test_the_window_regains_its_size_even_if_wayland_subtracts_the_frame(at, monkeypatch):
    monkeypatch.setattr(main_window, "uses_wayland", lambda: True)
    before = at.window.size()
    usual = before + QSize(6, 33)
    QTest.keyClick(at.table, Qt.Key.Key_F11)
    at.wait_until(lambda: at.window.isFullScreen() and at.window.size() != before)
    monkeypatch.setattr(at.window, "normalGeometry", lambda: QRect(QPoint(), usual))
    at.press(Qt.Key.Key_Escape)
    at.wait_until(lambda: at.window.size() == usual)


def test_only_a_loss_of_the_size_of_a_frame_is_corrected():
    usual = QSize(1280, 800)
    lost = [QSize(1274, 767), QSize(1278, 760), QSize(1280, 799)]
    kept = [usual, QSize(1600, 1000), QSize(640, 800), QSize(1274, 801)]
    assert all(main_window.lost_to_frame(usual, now) for now in lost)
    assert not any(main_window.lost_to_frame(usual, now) for now in kept)


def test_esc_cancels_a_choice_before_it_leaves_the_full_screen(at):
    QTest.keyClick(at.table, Qt.Key.Key_F11)
    at.wait_until(at.window.isFullScreen)
    at.page.decision.click(
        next(target for target in at.page.decision.highlights if target.kind == "die")
    )
    assert at.page.decision.choosing.has_begun
    at.press(Qt.Key.Key_Escape)
    assert at.window.isFullScreen() and not at.page.decision.choosing.has_begun
    at.press(Qt.Key.Key_Escape)
    at.wait_until(lambda: not at.window.isFullScreen())


def test_esc_leaves_the_full_screen_even_from_the_log(at):
    at.window.menus.actions["full screen"].trigger()
    at.wait_until(at.window.isFullScreen)
    QTest.keyClick(at.page.log.tabs, Qt.Key.Key_Escape)
    at.wait_until(lambda: not at.window.isFullScreen())


def test_on_a_screen_with_another_pixel_ratio_the_icons_are_drawn_again(at):
    before = at.window.page.prompt.undo.icon().cacheKey()
    QApplication.sendEvent(at.window, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert at.window.page.prompt.undo.icon().cacheKey() != before
