"""A person plays against a bot with the keyboard alone: from the new-game dialog to the second
phase, and the last phase to the final score."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.widgets.dialogs.ceremony import WinnerOverlay
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.keys.key_editor import KeyList
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.session.short_games import a_late_game
from tests.widgets.window_driver import AtTheWindow

ARROWS = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


def key(at, key, modifier=Qt.KeyboardModifier.NoModifier):
    """Press a key in the focused widget. The tests' screen does not return the focus by itself."""
    window = at.window.dialog or at.window
    if not window.isActiveWindow():
        window.activateWindow()
        at.wait_until(window.isActiveWindow)
    QTest.keyClick(window.focusWidget() or window, key, modifier)


def press_something(at, luck):
    """Select a glowing target and choose it, or press the key of an action."""
    offers = at.page.decision.highlights
    if ClickTarget("pass") in offers and luck.random() < 0.3:
        key(at, Qt.Key.Key_P)
    elif ClickTarget("end") in offers:
        key(
            at,
            luck.choice((Qt.Key.Key_E, Qt.Key.Key_Return))
            if at.page.keys.at is None
            else Qt.Key.Key_E,
        )
    elif ClickTarget("workers") in offers and luck.random() < 0.1:
        key(at, Qt.Key.Key_W)
    else:
        for _ in range(luck.randint(1, 6)):
            key(at, Qt.Key.Key_Tab)
        if luck.random() < 0.3:
            key(at, luck.choice(ARROWS))
        key(at, luck.choice((Qt.Key.Key_Return, Qt.Key.Key_Space)))


def test_the_first_and_the_last_phase_are_played_by_keyboard_alone(at):
    luck = random.Random(5)
    key(at, Qt.Key.Key_N)
    dialog = at.new_game_dialog()
    dialog.rows[1].level.setFocus()
    while dialog.rows[1].level.currentIndex() > 0:
        key(at, Qt.Key.Key_Up)
    dialog.start.setFocus()
    key(at, Qt.Key.Key_Return)
    at.wait_for_my_turn()
    assert at.session.view.state["edition"] == "2019"
    presses = 0
    for last in ("A", "E"):
        while not at.is_over and at.session.view.state["phase"] == last:
            press_something(at, luck)
            presses += 1
            assert presses < 1000, at.standing
            at.wait_for_my_turn()
        if last == "A":
            at.take_up(a_late_game(at.session.view.line_up, "E"))
    assert isinstance(at.window.dialog, FinalScoreDialog)
    assert at.problems == []
    winner = at.window.dialog.findChild(WinnerOverlay)
    assert winner.isVisible()
    key(at, Qt.Key.Key_Escape)  # any key shows the score and does not close the dialog
    assert not winner.isVisible() and at.window.dialog.isVisible()
    key(at, Qt.Key.Key_Escape)
    assert at.window.dialog is None


def test_a_die_is_chosen_by_its_number_and_released_by_esc(at):
    start(at)
    face = at.session.view.state["dice"][at.session.view.legal["seat"]][0]
    key(at, Qt.Key(Qt.Key.Key_0 + face))
    assert at.page.decision.choosing.die == face
    key(at, Qt.Key.Key_Escape)
    assert at.page.decision.choosing.die is None


def test_the_focus_is_visible_and_goes_through_all_offers(at):
    start(at)
    seen = []
    for _ in at.page.keys.offered:
        key(at, Qt.Key.Key_Tab)
        seen.append(at.page.keys.at)
        assert not at.page.scene.rect_of(at.page.keys.at).isNull()
    assert sorted(map(str, seen)) == sorted(map(str, at.page.keys.offered))


def test_after_an_action_by_key_the_focus_is_on_the_next_glowing_target(at):
    start(at)
    key(at, Qt.Key.Key_Tab)
    revision = at.session.view.revision
    while at.session.view.revision == revision:
        key(at, Qt.Key.Key_Return)
        at.wait_for_my_turn()
        at.wait_until(lambda: at.page.decision.is_open)
    assert at.page.keys.at in at.page.decision.highlights
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton)
    assert at.page.keys.at is None


def test_undo_and_redo_by_key(at):
    start(at)
    key(at, Qt.Key.Key_W)
    at.wait_until(lambda: at.session.view.revision == 1)
    at.wait_for_my_turn()
    key(at, Qt.Key.Key_Z)
    at.wait_until(lambda: at.session.view.revision == 0)
    key(at, Qt.Key.Key_Y)
    at.wait_until(lambda: at.session.view.revision == 1)


def test_a_question_mark_lists_the_keys_and_n_opens_the_new_game_dialog(at):
    key(at, Qt.Key.Key_Question)
    assert isinstance(at.window.dialog, KeyList)
    key(at, Qt.Key.Key_Escape)
    key(at, Qt.Key.Key_N)
    assert isinstance(at.window.dialog, NewGameDialog)
    key(at, Qt.Key.Key_Escape)


def test_an_estate_is_enlarged_by_its_number(at):
    start(at)
    key(at, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert at.page.scene.seat_shown == 1
    key(at, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert at.page.scene.seat_shown == 0
    assert at.page.decision.is_open


def start(at):
    """Begin a game of two people, at the first decision."""
    key(at, Qt.Key.Key_N)
    dialog = at.new_game_dialog()
    dialog.rows[1].who.setCurrentIndex(0)
    dialog.seed.setText("4")
    key(at, Qt.Key.Key_Return)
    at.wait_for_my_turn()
