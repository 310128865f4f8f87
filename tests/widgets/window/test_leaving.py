"""Tests of leaving a game: if moves cannot be saved, the player must confirm; otherwise there is no
question."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from tests.widgets.window_driver import button

TWO = LineUp((SeatPlan("Anna"), SeatPlan("Bea")), {"game": "carcassonne", "players": 2, "seed": 3})


def begin(at):
    before = at.session.view
    at.window.dialogs.begin(TWO)
    at.wait_until(lambda: at.session.view is not before and at.is_asked)
    return at.session.view.game_id


def act(at):
    view = at.session.view
    at.session.act(view.revision, view.legal["actions"][0])
    at.wait_until(lambda: at.session.view.revision > view.revision and at.is_asked)


def remove_folder(at):
    """Remove the folder of games, as if the disk was gone."""
    games = at.session.folders.games
    games.rename(games.with_name("gone"))
    games.write_text("a file where the folder should be")


def restore_folder(at):
    games = at.session.folders.games
    games.unlink()
    games.with_name("gone").rename(games)


def asked(at):
    """Wait for the question and return it."""
    at.wait_until(
        lambda: isinstance(at.window.dialog, ConfirmDialog) and at.window.dialog.isVisible()
    )
    return at.window.dialog


@pytest.fixture
def unsaved(at):
    """Return a window with an unsaved last move, after its player has read the message about it."""
    at.game_id = begin(at)
    act(at)
    remove_folder(at)
    act(at)
    at.wait_until(lambda: at.window.findChildren(ProblemDialog))
    for told in at.window.findChildren(ProblemDialog):
        told.close()
    at.wait_until(lambda: at.session.is_risked)
    yield at
    at.session.is_risked = False  # otherwise the window of the test could not close


def new_game(at):
    at.window.dialogs.begin(TWO)


def an_opened_one(at):
    at.window.dialogs.open_game(at.session.folders.games.with_name("other.burgundy"))


@pytest.mark.parametrize("leave", [new_game, an_opened_one])
def test_another_game_waits_for_an_answer(unsaved, leave):
    at, began = unsaved, []
    at.session.began.connect(began.append)
    at.session.save_as(at.session.folders.games.with_name("other.burgundy"))
    at.wait_until(lambda: not at.session.is_risked)
    act(at)
    leave(at)
    question = asked(at)
    assert question.title.text() == "This game could not be saved"
    assert question.sentence.text().endswith("Leave anyway?")
    QTest.keyClick(question, Qt.Key.Key_Return)  # Enter stays, because it is easily pressed twice
    at.wait_until(lambda: at.window.dialog is None)
    act(at)
    assert at.session.view.game_id == at.game_id and not began
    leave(at)
    at.click(asked(at).yes)
    at.wait_until(lambda: began)


def test_the_window_closes_only_after_an_answer(unsaved):
    at, closed = unsaved, []
    at.window.closed.connect(lambda: closed.append(True))
    at.window.menus.actions["quit"].trigger()
    at.click(asked(at).no)
    at.wait_until(lambda: at.window.dialog is None)
    assert at.window.isVisible() and not closed
    act(at)
    at.window.close()
    at.click(asked(at).yes)
    at.wait_until(lambda: closed)
    assert not at.window.isVisible()


def test_saving_is_tried_once_more_before_the_question(unsaved):
    at, closed = unsaved, []
    restore_folder(at)
    at.window.closed.connect(lambda: closed.append(True))
    at.window.close()
    at.wait_until(lambda: closed)
    assert at.window.dialog is None
    saved = read_save(at.session.folders.games / f"{at.game_id}.burgundy")
    assert len([event for event in saved.record if event.get("event") == "action"]) == 2


def test_after_saving_a_copy_there_is_no_second_question(unsaved, tmp_path, monkeypatch):
    at, copy = unsaved, tmp_path / "elsewhere.burgundy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    new_game(at)
    at.click(button(asked(at), "Save a copy…"))
    at.wait_until(lambda: not at.session.is_risked)
    assert at.session.view.game_id == at.game_id and read_save(copy).game_id == at.game_id
    new_game(at)
    at.wait_until(lambda: at.session.view.game_id != at.game_id)
    assert at.window.dialog is None


def test_a_saved_game_is_left_and_closed_without_a_question(at):
    first = begin(at)
    act(at)
    begin(at)
    act(at)
    assert at.session.view.game_id != first and at.window.dialog is None
    at.window.close()
    assert not at.window.isVisible() and at.window.dialog is None


def test_a_game_without_moves_is_left_without_a_question(at):
    begin(at)
    act(at)
    remove_folder(at)
    second = begin(at)
    assert at.window.dialog is None
    begin(at)
    assert at.session.view.game_id != second and at.window.dialog is None
