"""Tests of the whole way by keys alone: from the final score to the review, the mistakes, the
report and a puzzle."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.session.reviews.review_folder import ReviewFolder
from burgundy_qt.session.reviews.review_task import costliest
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.questions.puzzles_dialog import PuzzlesDialog
from burgundy_qt.widgets.questions.question_mode import Stage
from burgundy_qt.widgets.review.report_dialog import ReportDialog
from tests.a_review import a_review
from tests.session.short_games import a_game
from tests.widgets.window_driver import AtTheWindow, button

Key = Qt.Key
STOPS = 60
"""More than the number of Tab stops in any dialog or page."""


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.window.resize(1280, 800)
    at.wait_until(at.window.isActiveWindow)
    yield at
    assert at.problems == []
    at.close()


def press(place, key, shift=Qt.KeyboardModifier.NoModifier):
    """Press a key in the focused widget of a window or dialog."""
    QTest.keyClick(place.focusWidget() or place, key, shift)


def press_by_tab(place, wanted):
    """Move to a button with Tab, and press it."""
    for _ in range(STOPS):
        if wanted.hasFocus():
            press(place, Key.Key_Space)
            return
        press(place, Key.Key_Tab)
    raise AssertionError(f"Tab never reaches {wanted.text()!r}")


def back_at_the_table(at):
    """Wait until the window has the focus again."""
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)


def dialog_of(at, kind):
    at.wait_until(lambda: isinstance(at.window.dialog, kind))
    at.window.dialog.activateWindow()
    at.wait_until(at.window.dialog.isActiveWindow)
    return at.window.dialog


def test_keys_lead_from_the_final_score_to_all_lessons_of_a_game(at):
    running = a_game(None, "page", actions=500)
    games = SaveFolder(at.session.folders.games)
    path, review = games.write(running.save()), a_review(running.game)
    ReviewFolder(games.folder).write(running.game_id, running.game, {"normal": review})
    at.session.open(path)

    score = dialog_of(at, FinalScoreDialog)
    press_by_tab(score, button(score, "Review"))
    reviewing, questions = at.window.reviewing, at.window.questions
    at.wait_until(lambda: reviewing.found is not None and at.window.looking_back.is_on)
    back_at_the_table(at)
    for key in (Key.Key_Home, Key.Key_Period, Key.Key_X):
        press(at.window, key)
    first = next(turn for turn in review.turns if turn.grade is not None)
    assert at.page.steps.past.revision == first.first and reviewing.panel.best.isVisible()

    press_by_tab(at.window, reviewing.panel.learning)
    at.wait_until(lambda: questions.is_on and at.page.decision.is_open)
    press(at.window, Key.Key_H)
    assert questions.panel.hint.isVisible()
    press(at.window, Key.Key_U)
    assert questions.stage is Stage.ANSWERED
    press(at.window, Key.Key_X)
    assert questions.series.at == 1
    press(at.window, Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: reviewing.is_on and at.page.steps.past is not None)

    press_by_tab(at.window, reviewing.panel.report)
    report = dialog_of(at, ReportDialog)
    for _ in range(STOPS):
        if report.rows[0].hasFocus():
            break
        press(report, Key.Key_Tab)
    press(report, Key.Key_Down)
    press(report, Key.Key_Return)
    assert at.window.dialog is None
    assert at.page.steps.past.revision == costliest(reviewing.reviewed, 0)[1].first

    back_at_the_table(at)
    press(at.window, Key.Key_Escape)
    assert at.page.steps.past is None and not reviewing.is_on
    press(at.window, Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    puzzles = dialog_of(at, PuzzlesDialog)
    at.wait_until(lambda: puzzles.grids[0].cells and puzzles.solve.isEnabled())
    press(puzzles, Key.Key_Return)
    at.wait_until(lambda: questions.is_on and at.page.decision.is_open)
    back_at_the_table(at)
    press(at.window, Key.Key_U)
    assert questions.stage is Stage.ANSWERED
    press(at.window, Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not questions.is_on


def test_the_report_can_be_opened_from_the_final_score(at):
    running = a_game(None, "page", actions=500)
    games = SaveFolder(at.session.folders.games)
    path = games.write(running.save())
    reviews = {"normal": a_review(running.game)}
    ReviewFolder(games.folder).write(running.game_id, running.game, reviews)
    at.session.open(path)
    score = dialog_of(at, FinalScoreDialog)
    press_by_tab(score, button(score, "Report"))
    report = dialog_of(at, ReportDialog)
    press(report, Key.Key_Escape)
    at.wait_until(lambda: at.window.dialog is None)
    assert at.window.reviewing.is_on
