"""Tests of commands of the menus that no other file tests."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.saves.save_file import read_save
from tests.widgets.window_driver import AtTheWindow

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path / "data")
    at.session.new_game(
        LineUp((SeatPlan("You"), SeatPlan("Margaux", "page")), {"players": 2, "seed": 3})
    )
    at.wait_for_my_turn()
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


def test_a_copy_of_the_game_is_saved_in_the_chosen_file(at, tmp_path, monkeypatch):
    place = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(place), ""))
    QTest.keyClick(at.table, Qt.Key.Key_S, CTRL)
    copy = place.with_suffix(".burgundy")
    at.wait_until(lambda: "mine.burgundy" in at.page.prompt.sentence.text())
    assert read_save(copy).game_id == at.session.view.game_id
    assert at.problems == []


def test_a_file_that_cannot_be_written_is_reported(at, tmp_path, monkeypatch):
    (tmp_path / "a file").touch()
    place = tmp_path / "a file" / "mine.burgundy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(place), ""))
    QTest.keyClick(at.table, Qt.Key.Key_S, CTRL)
    at.wait_until(lambda: at.problems)
    assert place.name in at.problems[0].what


def open_by_mouse(at, name):
    bar = at.window.bar.menus
    place = bar.actionGeometry(at.window.menus.menus[name].menuAction()).center()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=place)
    menu = at.window.menus.menus[name]
    at.wait_until(lambda: QApplication.activePopupWidget() is menu)
    return menu


def test_closing_a_menu_opened_by_mouse_returns_the_focus_to_the_table(at):
    QTest.keyClick(open_by_mouse(at, "View"), Qt.Key.Key_Escape)
    at.wait_until(lambda: at.window.focusWidget() is at.table)
    assert at.window.bar.menus.activeAction() is None


def test_alt_moves_the_focus_to_the_menus_even_after_use_of_the_mouse(at):
    bar = at.window.bar.menus
    open_by_mouse(at, "View").close()
    at.wait_until(lambda: not bar.is_led_by_mouse)
    at.window.activateWindow()
    at.wait_until(at.table.hasFocus)
    QTest.keyClick(at.table, Qt.Key.Key_Alt)
    QCoreApplication.processEvents()
    assert at.window.focusWidget() is bar
    assert bar.activeAction() is not None


def test_a_key_quits_the_program(at):
    QTest.keyClick(at.table, Qt.Key.Key_Q, CTRL)
    assert not at.window.isVisible()
