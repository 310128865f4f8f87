"""The first screen: the valley with a card on it, and the keyboard on what a person most likely wants."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.session.shelf import Shelf
from burgundy_qt.widgets.dialogs.new_game import NewGameDialog
from burgundy_qt.widgets.window.main_window import LEAST_SIZE
from tests.widgets.at_the_window import button


def test_enter_begins_a_new_game_on_the_first_screen(at):
    at.wait_until(at.window.isActiveWindow)
    QTest.keyClick(at.window.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(at.new_game_dialog(), NewGameDialog)


def test_a_dialog_that_is_left_gives_the_keyboard_back_to_the_first_screen(at):
    learning = button(at.window.welcome, "Learn by playing")
    learning.setFocus()
    at.window.dialogs.ask_for_game()
    at.new_game_dialog().reject()
    at.wait_until(lambda: at.window.dialog is None)
    assert at.window.focusWidget() is learning


@pytest.mark.parametrize("size", [LEAST_SIZE, (1280, 800), (2560, 1080)])
def test_the_card_lies_whole_on_the_valley_and_leaves_its_right_half_in_view(at, size):
    at.window.resize(*size)
    at.wait_until(lambda: at.window.welcome.picture is not None)
    valley, card = at.window.welcome.rect(), at.window.welcome.card.geometry()
    assert valley.contains(card.adjusted(-12, -12, 12, 12))
    assert card.right() < 0.54 * valley.width()


def test_the_first_screen_stays_away_while_a_game_to_go_on_with_is_sought(at, monkeypatch):
    found, look = Event(), Shelf.unfinished
    monkeypatch.setattr(Shelf, "unfinished", lambda shelf: found.wait(20) and look(shelf))
    at.window.resume()
    QTest.qWait(100)
    assert not at.window.welcome.isVisible()
    found.set()
    at.wait_until(at.window.welcome.isVisible)


def test_a_game_that_cannot_be_opened_meanwhile_leads_to_the_first_screen(at, tmp_path):
    at.window.resume()
    at.session.open(tmp_path / "none.burgundy")
    at.wait_until(at.window.welcome.isVisible)
    assert len(at.problems) == 1
