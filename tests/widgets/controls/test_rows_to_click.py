"""Tests in the real dialog that a click anywhere in the row of a check box or radio button chooses
it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QRadioButton

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.widgets.controls.access_keys import controls_in

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def click_beside_the_words(control):
    """Click a control at the right end of its row."""
    QTest.mouseClick(control, LEFT, NONE, QPoint(control.width() - 4, control.height() // 2))


def test_a_click_beside_the_words_chooses(at):
    at.window.resize(1800, 1100)
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    for game in GAMES:
        dialog.choose_game(game)
        QCoreApplication.processEvents()
        rows = [each for each in controls_in(dialog) if isinstance(each, QCheckBox | QRadioButton)]
        assert rows, game
        for row in rows:
            if row.isVisible() and row.isEnabled():
                was_on = row.isChecked()
                click_beside_the_words(row)
                is_radio = isinstance(row, QRadioButton)
                assert row.isChecked() != was_on or (was_on and is_radio), (game, row.text())


def test_a_click_anywhere_on_the_card_of_a_module_ticks_it(at):
    at.window.dialogs.ask_for_game(game="burgundy")
    at.new_game_dialog().panel.modules.click()
    at.wait_until(QApplication.activePopupWidget)
    chooser = QApplication.activePopupWidget()
    card = chooser.cards[0]
    slots = {
        "check": card.check.mapTo(chooser, card.check.rect().center() + QPoint(60, 0)),
        "line": card.line.mapTo(chooser, QPoint(5, 5)),
        "picture": card.mapTo(chooser, QPoint(25, 25)),
        "edge": card.mapTo(chooser, card.rect().bottomRight() - QPoint(3, 3)),
    }
    for part, slot in slots.items():
        card.check.setChecked(False)
        QTest.mouseClick(chooser.windowHandle(), LEFT, NONE, slot)
        assert card.check.isChecked(), part
    chooser.close()
