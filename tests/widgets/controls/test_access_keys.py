"""Access keys at Home and in the new-game dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from burgundy_qt.language.spoken import NAMES, spoken
from burgundy_qt.widgets.catalogue import catalogue
from burgundy_qt.widgets.dialogs.new_game import NewGameDialog
from burgundy_qt.widgets.home.home import Home
from tests.widgets.at_the_window import button

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def speaking():
    yield spoken.change
    spoken.change("en")


def letters(widget):
    texts = [each.text() for each in widget.findChildren(QAbstractButton) if "&" in each.text()]
    return [text[text.index("&") + 1].casefold() for text in texts]


@pytest.mark.parametrize("language", NAMES)
def test_every_way_at_home_and_in_the_new_game_dialog_has_a_letter_of_its_own(qtbot, speaking, language):
    speaking(language)
    for made, least in ((Home(), 6), (NewGameDialog(None, catalogue()), 10)):
        qtbot.addWidget(made)
        assert len(letters(made)) == len(set(letters(made))) >= least


def test_alt_and_the_letter_press_a_button(qtbot):
    dialog = NewGameDialog(None, catalogue())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    seats, add = len(dialog.rows), button(dialog, "Add a player").text()
    QTest.keyClick(dialog, getattr(Qt.Key, f"Key_{add[add.index('&') + 1].upper()}"), ALT)
    qtbot.waitUntil(lambda: len(dialog.rows) == seats + 1)
