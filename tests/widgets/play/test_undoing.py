"""Tests of undo in the window: at once if it is fair, and after a question if it makes the game
casual."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.session.saves.save_file import write_save
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from tests.session.short_games import a_game
from tests.widgets.window_driver import AtTheWindow, button

Key = Qt.Key


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    running = a_game(None, None)
    for kind in ("workers", "workers", "end"):
        running.act(
            next(action for action in running.game.legal()["actions"] if action["type"] == kind)
        )
    path = tmp_path / "played.burgundy"
    write_save(path, running.save())
    at.session.open(path)
    at.wait_for_my_turn()
    yield at
    assert at.problems == []
    at.close()


def test_undo_beyond_another_players_turn_asks_first(at):
    assert at.page.prompt.undo.isEnabled() and not at.session.view.can_undo
    at.press(Key.Key_Z)
    assert isinstance(at.window.dialog, ConfirmDialog)
    at.click(button(at.window.dialog, "Cancel"))
    assert at.session.view.revision == 3 and not at.session.view.casual
    at.click(at.page.prompt.undo)
    at.click(button(at.window.dialog, "Undo"))
    at.wait_until(lambda: at.session.view.revision == 2)
    assert at.session.view.casual and "casual" in at.window.bar.standing.text()


def test_in_a_casual_game_undo_asks_nothing_and_redo_repeats_the_action(at):
    at.press(Key.Key_Z, at.table)
    at.click(button(at.window.dialog, "Undo"))
    at.wait_until(lambda: at.session.view.revision == 2)
    at.click(at.page.prompt.undo)
    at.wait_until(lambda: at.session.view.revision == 1)
    assert at.window.dialog is None
    at.click(at.page.prompt.redo)
    at.wait_until(lambda: at.session.view.revision == 2)


def test_a_fair_undo_asks_nothing(at):
    revision = at.session.view.revision
    at.press(Key.Key_W)
    at.wait_until(lambda: at.session.view.revision > revision and at.page.decision.is_open)
    at.click(at.page.prompt.undo)
    at.wait_until(lambda: at.session.view.revision == revision)
    assert at.window.dialog is None and not at.session.view.casual


def test_the_turn_is_taken_back_with_one_key(at):
    revision = at.session.view.revision
    for done in (1, 2):
        at.press(Key.Key_W)
        at.wait_until(
            lambda done=done: (
                at.session.view.revision == revision + done and at.page.decision.is_open
            )
        )
    QTest.keyClick(at.table, Key.Key_Z, Qt.KeyboardModifier.ShiftModifier)
    at.wait_until(lambda: at.session.view.revision == revision)
    assert at.window.dialog is None and not at.session.view.casual
