"""Access keys at Home and in the new-game dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

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
    parts = [*widget.findChildren(QAbstractButton), *widget.findChildren(QLabel)]
    texts = [part.text() for part in parts if "&" in part.text()]
    return [text[text.index("&") + 1].casefold() for text in texts]


@pytest.mark.parametrize("language", NAMES)
def test_every_way_at_home_and_in_the_new_game_dialog_has_a_letter_of_its_own(qtbot, speaking, language):
    speaking(language)
    for made, least in ((Home(), 6), (NewGameDialog(None, catalogue()), 11)):
        qtbot.addWidget(made)
        assert len(letters(made)) == len(set(letters(made))) >= least


def test_alt_and_the_letter_press_a_button_and_lead_to_a_field(qtbot):
    dialog = NewGameDialog(None, catalogue())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    seats, add, seed = len(dialog.rows), button(dialog, "Add a player").text(), dialog.seed_head.text()
    QTest.keyClick(dialog, getattr(Qt.Key, f"Key_{add[add.index('&') + 1].upper()}"), ALT)
    qtbot.waitUntil(lambda: len(dialog.rows) == seats + 1)
    QTest.keyClick(dialog, getattr(Qt.Key, f"Key_{seed[seed.index('&') + 1].upper()}"), ALT)
    assert dialog.focusWidget() is dialog.seed
