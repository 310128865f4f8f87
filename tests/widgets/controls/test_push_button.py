"""Tests that Enter presses the button that has the focus, on Home and in dialogs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.widgets.controls.dialog_frame import DialogFrame
from burgundy_qt.widgets.home.home_page import Home
from tests.widgets.window_driver import button


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_presses_each_button_of_home(qtbot, key):
    home, taken = Home(), []
    qtbot.addWidget(home)
    home.asked.connect(taken.append)
    for words in ("Games", "Watch bots", "Statistics", "Learn by playing", "New game"):
        QTest.keyClick(button(home, words), key)
    assert taken == ["library", "watch", "statistics", "first game", "new"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_opens_each_game_on_the_shelf_of_home(qtbot, key):
    home, taken = Home(("burgundy", "tuscany")), []
    qtbot.addWidget(home)
    home.game_asked.connect(taken.append)
    for box in home.shelf.boxes.values():
        QTest.keyClick(box, key)
    assert taken == ["burgundy", "tuscany"]


def test_enter_on_another_button_of_a_dialog_does_not_press_the_primary_one(qtbot):
    sheet = DialogFrame(None, "Leave?")
    qtbot.addWidget(sheet)
    cancel, leave = sheet.add_button("Cancel"), sheet.add_button("Leave", "primary")
    pressed = []
    cancel.clicked.connect(lambda: pressed.append("cancel"))
    leave.clicked.connect(lambda: pressed.append("leave"))
    sheet.show()
    QTest.keyClick(cancel, Qt.Key.Key_Return)
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert pressed == ["cancel", "leave"]
