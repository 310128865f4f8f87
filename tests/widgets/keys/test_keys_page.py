"""Tests of changing keys as a person does, and of the window, which follows at once."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from burgundy_qt.widgets.dialogs.settings_dialog import SettingsDialog
from burgundy_qt.widgets.games.burgundy.burgundy_help import STEPS, said
from burgundy_qt.widgets.keys.key_editor import KeyList, caps_of
from burgundy_qt.widgets.keys.keymap import keymap
from tests.widgets.window_driver import AtTheWindow, button


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    yield at
    at.close()
    keymap.use(None)


@pytest.fixture
def page(at):
    """Open the page of the settings where keys are changed, and return it."""
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    at.press(Qt.Key.Key_Question, at.window)
    assert isinstance(at.window.dialog, KeyList)
    at.click(button(at.window.dialog, "Change the keys"))
    assert isinstance(at.window.dialog, SettingsDialog)
    at.wait_until(at.window.dialog.isActiveWindow)
    return at.window.dialog.section.controls["keys"]


def give(page, name, key, modifiers=Qt.KeyboardModifier.NoModifier):
    """Press the button of a command, then its new key."""
    capture = page.lines[name].capture
    QTest.mouseClick(capture, Qt.MouseButton.LeftButton)
    assert capture.text() == "Press a key"
    QTest.keyClick(capture, key, modifiers)


def test_a_new_key_works_and_is_shown_everywhere_at_once(at, page):
    give(page, "hint", Qt.Key.Key_Q)
    assert page.lines["hint"].capture.text() == "Q"
    assert at.page.prompt.hint.cap.text() == "Q"
    assert [key.toString() for key in at.window.menus.actions["hint"].shortcuts()] == ["Q"]
    assert "Press Q" in at.window.advising.panel.label.text()
    at.settings.wait_until_saved()
    assert json.loads(at.settings.path.read_text())["keys"] == {"hint": ["Q"]}
    at.press(Qt.Key.Key_Escape, at.window.dialog)
    at.window.dialogs.list_keys()
    caps = {
        label.text()
        for label in at.window.dialog.findChildren(QLabel)
        if label.property("role") == "key-cap"
    }
    assert "Q" in caps and "H" not in caps


def test_keys_of_the_table_can_be_changed(at, page):
    give(page, "table next", Qt.Key.Key_F4)
    at.press(Qt.Key.Key_Escape, at.window.dialog)
    at.window.menus.actions["new"].trigger()
    at.click(at.new_game_dialog().start)
    at.wait_for_my_turn()
    at.press(Qt.Key.Key_F4)
    assert at.page.keys.at == at.page.keys.offered[0]


def test_a_key_in_use_is_reported_and_swapped_on_request(at, page):
    give(page, "hint", Qt.Key.Key_N)
    assert page.question.isVisible()
    assert "“New game” uses N" in page.question.label.text()
    assert keymap.keys("hint") == ("H",)
    QTest.keyClick(page.question.swap, Qt.Key.Key_Space)
    assert keymap.keys("hint") == ("N",) and keymap.keys("new") == ("H",)
    assert not page.question.isVisible()


def test_a_key_in_use_can_be_left_to_its_command(at, page):
    give(page, "hint", Qt.Key.Key_N)
    at.click(page.question.leave)
    assert keymap.keys("hint") == ("H",) and keymap.keys("new") == ("N",)
    assert at.settings.values.keys is None


def test_one_command_or_all_can_be_reset_to_their_default_keys(at, page):
    line = page.lines["hint"]
    assert not line.back.isVisible()
    give(page, "hint", Qt.Key.Key_Q)
    give(page, "pass", Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert line.back.isVisible()
    at.click(line.back)
    assert keymap.keys("hint") == ("H",) and keymap.keys("pass") == ("Ctrl+K",)
    at.click(at.window.dialog.this)
    assert keymap.keys("pass") == ("P",) and at.settings.values.keys is None


def test_backspace_removes_the_key_and_leaving_the_button_keeps_it(at, page):
    give(page, "hint", Qt.Key.Key_Backspace)
    assert keymap.keys("hint") == ()
    assert at.page.prompt.hint.cap.isHidden()
    capture = page.lines["new"].capture
    QTest.mouseClick(capture, Qt.MouseButton.LeftButton)
    page.search.setFocus()
    assert capture.text() == "N" and keymap.keys("new") == ("N",)


def test_tab_and_esc_can_be_assigned_while_a_button_waits_for_a_key(at, page):
    give(page, "table next", Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert keymap.keys("table next") == ("Ctrl+Tab",)
    give(page, "table next", Qt.Key.Key_Tab)
    assert keymap.keys("table next") == ("Tab",)
    give(page, "review run", Qt.Key.Key_Escape)
    assert "Esc" in page.question.label.text() and at.window.dialog is not None


def test_the_question_is_visible_below_its_command(at, page):
    give(page, "review run", Qt.Key.Key_N)
    at.wait_until(lambda: not page.question.visibleRegion().isEmpty())
    assert page.question.y() > page.lines["review run"].y()


def test_commands_are_found_by_their_names_and_by_their_keys(at, page):
    page.search.setText("hint")
    assert {name for name, line in page.lines.items() if line.isVisible()} == {"hint", "do advised"}
    page.search.setText("f11")
    assert {name for name, line in page.lines.items() if line.isVisible()} == {"full screen"}
    page.search.setText("nothing like it")
    assert page.nothing.isVisible() and not any(
        heading.isVisible() for heading in page.headings.values()
    )


def test_enter_goes_from_the_search_to_the_command_and_waits_for_a_key(at, page):
    page.search.setFocus()
    page.search.setText("hint")
    capture = page.lines["hint"].capture
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    at.wait_until(capture.hasFocus)
    QTest.keyClick(capture, Qt.Key.Key_Return)
    assert capture.listens
    QTest.keyClick(capture, Qt.Key.Key_F1)
    assert "“Rules” uses F1" in page.question.label.text()
    assert at.window.dialog is not None


def test_the_rules_name_the_current_keys(at, page):
    at.window.rules.open_at("saving#log")
    at.wait_until(lambda: at.window.rules.window is not None and at.window.rules.window.isVisible())
    before = at.window.rules.window
    assert "The log (L) lists" in before.reader.toPlainText()
    at.settings.change(keys={"log": ["Q"]})
    assert at.window.rules.window is not before
    assert "The log (Q) lists" in at.window.rules.window.reader.toPlainText()
    assert said(STEPS[-2].text, None, None).count("Q") == 1


def test_keys_pressed_together_are_shown_as_separate_keys():
    assert caps_of("Ctrl+Shift+Z") == ["Ctrl", "Shift", "Z"]
    assert caps_of("Ctrl++") == ["Ctrl", "+"]
    assert caps_of("+") == ["+"]
    assert caps_of("F11") == ["F11"]
    assert caps_of("") == []
