"""Tests of hidden hands in a game of Tuscany that is looked back at: a button shows them only after
the game is over."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import write_save
from tests.widgets.games.tuscany.played import any_action, begun
from tests.widgets.window_driver import AtTheWindow


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    assert at.problems == []
    at.close()


def open_game(at, tmp_path, actions):
    """Open a game against a bot after this number of actions, or after its end if it is shorter."""
    game, luck = begun(2, seed=4), random.Random(4)
    while not game.is_over and game.revision < actions:
        game.apply(any_action(game, luck))
    plans = SeatPlan("Anna"), SeatPlan("Ginevra", "page")
    path = tmp_path / "played.burgundy"
    running = RunningGame(
        game, LineUp(plans, game.request), "20200101-120000-000001", "2020-01-01T12:00:00+00:00"
    )
    write_save(path, running.save())
    at.session.open(path)
    at.wait_until(lambda: at.page.steps.game is not None)
    if at.window.dialog is not None:
        at.window.dialog.close()


def look_back_at_the_middle(at):
    at.window.looking_back.toggle()
    at.wait_until(lambda: at.window.looking_back.is_on)
    course = at.window.looking_back.course
    course.go_to(course.replay.last // 2)


def cards_of(at, seat):
    """Return the visible cards of the hand of a seat."""
    shown = at.page.scene.tabletop.shown
    return {sprite.what for slot, sprite in shown.items() if slot[:2] == ("card", seat)}


def test_after_the_end_a_button_shows_all_hands_and_hides_them_again(at, tmp_path):
    open_game(at, tmp_path, 10_000)
    look_back_at_the_middle(at)
    bar = at.window.looking_back.bar
    assert bar.hands.isVisible() and cards_of(at, 1) == {"back"}
    bar.hands.click()
    assert cards_of(at, 1) and "back" not in cards_of(at, 1)
    QTest.keyClick(at.table, Qt.Key.Key_V)
    assert cards_of(at, 1) == {"back"} and not bar.hands.isChecked()


def test_during_a_game_no_hand_can_be_shown(at, tmp_path):
    open_game(at, tmp_path, 20)
    look_back_at_the_middle(at)
    assert not at.window.looking_back.bar.hands.isVisible()
    QTest.keyClick(at.table, Qt.Key.Key_V)
    assert cards_of(at, 1) <= {"back"}
