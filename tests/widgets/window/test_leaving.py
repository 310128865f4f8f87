"""A game of which moves cannot be saved is left only after somebody has said so; any other game
without a question."""

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


def lose(at):
    """The folder of games is taken away, as with a disk that is gone."""
    games = at.session.folders.games
    games.rename(games.with_name("gone"))
    games.write_text("a file where the folder should be")


def find_again(at):
    games = at.session.folders.games
    games.unlink()
    games.with_name("gone").rename(games)


def asked(at):
    """The question, once it is asked."""
    at.wait_until(
        lambda: isinstance(at.window.dialog, ConfirmDialog) and at.window.dialog.isVisible()
    )
    return at.window.dialog


@pytest.fixture
def unsaved(at):
    """A game of which the last move is not saved, and whose player has read so."""
    at.game_id = begin(at)
    act(at)
    lose(at)
    act(at)
    at.wait_until(lambda: at.window.findChildren(ProblemDialog))
    for told in at.window.findChildren(ProblemDialog):
        told.close()
    at.wait_until(lambda: at.session.is_risked)
    yield at
    at.session.is_risked = False  # so that the window of the test closes


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
    QTest.keyClick(question, Qt.Key.Key_Return)  # Enter stays: it is easily hit twice
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


def test_it_is_tried_once_more_before_anything_is_asked(unsaved):
    at, closed = unsaved, []
    find_again(at)
    at.window.closed.connect(lambda: closed.append(True))
    at.window.close()
    at.wait_until(lambda: closed)
    assert at.window.dialog is None
    saved = read_save(at.session.folders.games / f"{at.game_id}.burgundy")
    assert len([event for event in saved.record if event.get("event") == "action"]) == 2


def test_whoever_has_saved_a_copy_leaves_without_another_question(unsaved, tmp_path, monkeypatch):
    at, copy = unsaved, tmp_path / "elsewhere.burgundy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    new_game(at)
    at.click(button(asked(at), "Save a copy…"))
    at.wait_until(lambda: not at.session.is_risked)
    assert at.session.view.game_id == at.game_id and read_save(copy).game_id == at.game_id
    new_game(at)
    at.wait_until(lambda: at.session.view.game_id != at.game_id)
    assert at.window.dialog is None


def test_a_saved_game_makes_room_and_closes_at_once(at):
    first = begin(at)
    act(at)
    begin(at)
    act(at)
    assert at.session.view.game_id != first and at.window.dialog is None
    at.window.close()
    assert not at.window.isVisible() and at.window.dialog is None


def test_nothing_is_asked_where_nothing_has_been_played(at):
    begin(at)
    act(at)
    lose(at)
    second = begin(at)
    assert at.window.dialog is None
    begin(at)
    assert at.session.view.game_id != second and at.window.dialog is None
