"""Tests of keyboards without Latin letters: each key has the function of its place, except while
text is typed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.keys.key_commands import COMMANDS
from burgundy_qt.widgets.keys.key_editor import KeyCapture
from burgundy_qt.widgets.keys.keymap import BY_SIGN, LAYOUTS, ROWS, keymap, latin_event
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from tests.widgets.window_driver import AtTheWindow

NONE = Qt.KeyboardModifier.NoModifier
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
RUSSIAN, UKRAINIAN, BELARUSIAN, GREEK, HEBREW, ARABIC = (
    dict(zip("".join(ROWS), "".join(layout), strict=True)) for layout in LAYOUTS
)


def press(written, modifiers=NONE, code=0, kind=QEvent.Type.KeyPress):
    """Return the event of a key that writes this."""
    text = written.upper() if modifiers & SHIFT else written
    key = ord(written.upper()) if len(written.upper()) == 1 else ord(written)
    return QKeyEvent(kind, key, modifiers, code, 0, 0, text)


def latin(event, system="linux"):
    there = latin_event(event, system)
    return None if there is None else there.text()


@pytest.mark.parametrize("layout", [RUSSIAN, GREEK, HEBREW, ARABIC], ids=("ru", "el", "he", "ar"))
def test_letters_of_other_scripts_are_known_without_a_code(layout):
    for there, written in layout.items():
        if BY_SIGN.get(written) is not None:
            assert latin(press(written)) == there, written


def test_latin_letters_and_signs_are_never_replaced():
    for written in "abcxyzäöüßéèàçñłőűęşij.,;'/-+?1234567890":
        assert latin(press(written, code=52)) is None, written


def test_the_code_of_the_key_counts_more_than_its_letter():
    # Bulgarian keyboards write this letter here, Russian ones on E.
    assert latin(press(RUSSIAN["e"], code=25)) == "w"
    assert latin(press(RUSSIAN["e"])) == "e"
    assert latin(press("ฟ", code=38)) == "a" and latin(press("ฟ")) is None
    assert latin(press("я", code=0x2C), "win32") == "z"


def test_hebrew_keyboards_have_signs_in_the_places_of_two_letters():
    assert latin(press("'", code=25)) == "w" and latin(press("/", code=24)) == "q"
    assert latin(press("'", code=48)) is None and latin(press("/", code=61)) is None


def test_shift_and_control_are_kept():
    there = latin_event(press("я", SHIFT | CONTROL))
    assert there.key() == Qt.Key.Key_Z and there.modifiers() == SHIFT | CONTROL
    assert there.text() == "Z"


# Tests in the window.


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.session.new_game(LineUp((SeatPlan("You"), SeatPlan("Page", "page")), {"seed": 3}))
    at.wait_for_my_turn()
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    yield at
    keymap.use(None)
    at.close()


def type_(at, written, modifiers=NONE):
    """Press and release a key, as the system reports it to the active window."""
    window = QApplication.activeWindow().windowHandle()
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(window, press(written, modifiers, kind=kind))


def return_to_the_table(at):
    at.window.activateWindow()
    at.page.view.setFocus()
    at.wait_until(lambda: at.window.isActiveWindow() and at.page.view.hasFocus())


@pytest.mark.parametrize("layout", [RUSSIAN, GREEK, HEBREW, ARABIC], ids=("ru", "el", "he", "ar"))
def test_the_keys_of_the_table_work(at, layout):
    done = []
    for name in ("moves", "score", "log", "undo"):
        at.window.menus.actions[name].triggered.connect(
            lambda _on=False, name=name: done.append(name)
        )
        at.window.menus.actions[name].setEnabled(True)
    for there in "msl":
        type_(at, layout[there])
        return_to_the_table(at)
    assert done == ["moves", "score", "log"]
    at.window.menus.actions["undo"].setEnabled(True)
    type_(at, layout["z"], CONTROL)
    assert done[3:] == ["undo"]
    type_(at, layout["h"], SHIFT)
    at.wait_until(lambda: at.window.home_switch.is_on)


def test_keys_of_looking_back_work(at):
    at.window.looking_back.toggle()
    at.wait_until(lambda: at.window.looking_back.is_on)
    asked = []
    at.window.looking_back.play_on_asked.connect(asked.append)
    at.page.view.setFocus()
    QTest.keyClick(at.table, Qt.Key.Key_Home)
    type_(at, RUSSIAN["f"])
    assert len(asked) == 1


def test_changed_keys_work_by_place_and_an_assigned_letter_counts_more(at):
    keymap.use({"moves": ["Q"], "score": [QKeySequence(ord("Я")).toString()]})
    done = []
    for name in ("moves", "score", "undo"):
        action = at.window.menus.actions[name]
        action.setEnabled(True)
        action.triggered.connect(lambda _on=False, name=name: done.append(name))
    type_(at, RUSSIAN["q"])
    assert done == ["moves"]
    at.page.view.setFocus()
    type_(at, "я")
    assert "undo" not in done


def test_typed_text_keeps_its_letters(at):
    at.window.dialogs.ask_for_game()
    at.wait_until(lambda: isinstance(at.window.dialog, NewGameDialog))
    dialog = at.window.dialog
    at.wait_until(dialog.isActiveWindow)
    field = next(one for one in dialog.findChildren(QLineEdit) if one.isVisible())
    field.setFocus()
    field.clear()
    for letter in "яна":
        type_(at, letter)
    assert field.text() == "яна" and at.window.dialog is dialog


def test_a_captured_key_is_the_latin_key_of_its_place(at):
    capture, heard = KeyCapture(COMMANDS["moves"]), []
    capture.captured.connect(heard.append)
    capture.click()
    QCoreApplication.sendEvent(capture, press("ы", CONTROL))
    assert heard == ["Ctrl+S"]


def test_keys_work_after_a_field_with_the_focus_was_destroyed(at, qtbot):
    for _ in range(3):
        field = QLineEdit(at.window)
        field.show()
        field.setFocus()
        at.wait_until(field.hasFocus)
        field.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        at.page.view.setFocus()
    type_(at, RUSSIAN["n"])
    at.wait_until(lambda: isinstance(at.window.dialog, NewGameDialog))
