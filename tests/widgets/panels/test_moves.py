"""Tests of the list of moves beside the table: it is complete, in words, and can be played by
key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from tests.widgets.window_driver import AtTheWindow


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    people = SeatPlan("Anna"), SeatPlan("Bea")
    at.session.new_game(LineUp(people, {"players": 2, "seed": 4}))
    at.wait_for_my_turn()
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


@pytest.fixture
def moves(at):
    at.press(Qt.Key.Key_M)
    shown = at.window.moves.panel.list
    assert shown.hasFocus()
    return shown


def texts(moves):
    model = moves.model()
    return [
        model.data(model.index(row, 0), Qt.ItemDataRole.AccessibleTextRole)
        for row in range(model.rowCount())
    ]


def test_every_legal_move_is_listed_and_no_two_have_the_same_text(at, moves):
    told = texts(moves)
    assert len(told) == len(at.session.view.legal["actions"])
    assert len(set(told)) == len(told)
    assert any("from depot" in text for text in told)


def test_a_screen_reader_finds_an_ordinary_list(at, moves):
    found = QAccessible.queryAccessibleInterface(moves)
    assert found.role() == QAccessible.Role.List
    assert found.text(QAccessible.Text.Name) == "Moves"
    assert [found.child(row).text(QAccessible.Text.Name) for row in range(3)] == texts(moves)[:3]


def test_enter_plays_the_selected_move_and_shows_it_on_the_table(at, moves):
    pointed = []
    at.window.moves.panel.pointed.connect(pointed.append)
    QTest.keyClick(moves, Qt.Key.Key_Down)
    move = moves.entries.moves[1]
    assert pointed == [move.at]
    assert not at.page.scene.rect_of(move.at).isNull()
    before = at.session.view.revision
    QTest.keyClick(moves, Qt.Key.Key_Return)
    at.wait_until(lambda: at.session.view.revision == before + 1)
    played = [event for event in at.session.view.events if event["event"] == "action"][-1]
    assert played["action"] == move.action
    at.wait_for_my_turn()
    assert moves.hasFocus() and len(texts(moves)) == len(at.session.view.legal["actions"])


def test_a_double_click_plays_a_move(at, moves):
    before = at.session.view.revision
    place = moves.visualRect(moves.model().index(0, 0)).center()
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))
    assert at.session.view.revision == before
    QTest.mouseDClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))
    at.wait_until(lambda: at.session.view.revision == before + 1)


def test_esc_gives_the_keys_back_to_the_table(at, moves):
    QTest.keyClick(moves, Qt.Key.Key_Escape)
    assert at.table.hasFocus()
    assert at.page.log.page == 0
    at.press(Qt.Key.Key_M)
    assert moves.hasFocus()
    QTest.keyClick(moves, Qt.Key.Key_M)
    assert at.table.hasFocus()


def test_the_move_with_the_most_points_is_first(at, moves):
    gains = [move.gain for move in moves.entries.moves]
    assert gains == sorted(gains, reverse=True)
    scoring = next((move for move in moves.entries.moves if move.gain), None)
    assert scoring is None or f"scores {scoring.gain} point" in scoring.spoken
