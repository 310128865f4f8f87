"""Tests of a position as a question on the table: tried by clicks and keys, checked, and
answered."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.language.translation import spoken
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.questions.question_mode import Stage
from tests.session.questions.a_question import a_question
from tests.widgets.questions.question_driver import (
    ask,
    begin_a_game,
    mark_by_clicks,
    reviewed,
    two_mistakes,
    wait_for_verdict,
)


def test_the_best_turn_is_found_by_clicks_and_only_then_shown(at):
    begin_a_game(at)
    before, questions = at.session.view, two_mistakes()
    mode, heard = ask(at, questions), []
    at.window.announcements.said.connect(lambda sentence, _politeness: heard.append(sentence))
    assert not mode.marks.steps and mode.panel.best.isHidden() and not mode.bar.isVisible()
    mark_by_clicks(at, mode, questions[0].better[0])
    assert mode.stage is Stage.ANSWERED and mode.bar.heading.text() == "Found"
    assert mode.marks.steps and mode.panel.best.isVisible()
    assert mode.panel.score.text() == "Found: 1 of 2"
    assert heard[-1] == "Found. This is as good as the best known turn."
    at.click(mode.bar.buttons["leave"])
    now = at.session.view  # the game has not changed
    assert (now.revision, now.state, now.casual) == (0, before.state, False)
    assert at.is_asked and at.page.prompt.isVisible() and not mode.marks.steps


def test_the_played_turn_is_no_answer_and_keys_lead_to_the_end(at):
    begin_a_game(at)
    questions = two_mistakes()
    mode = ask(at, questions)
    mark_by_clicks(at, mode, questions[0].played[0])
    assert mode.stage is Stage.VERDICT and mode.bar.heading.text() == "There is a better turn"
    assert not mode.marks.steps  # nothing is given away yet
    at.press(Qt.Key.Key_K)
    assert mode.stage is Stage.ASKED and not mode.trial.actions
    at.press(Qt.Key.Key_U)
    assert mode.stage is Stage.ANSWERED and mode.panel.other.isVisible()
    at.wait_until(lambda: mode.panel.against.isVisible())
    assert mode.panel.reasons.count() > 0  # the same reasons as in a hint
    at.press(Qt.Key.Key_X)
    assert mode.series.at == 1 and mode.stage is Stage.ASKED
    at.press(Qt.Key.Key_U)
    at.press(Qt.Key.Key_X)
    assert mode.stage is Stage.ENDED and "0 of 2" in mode.bar.sentence.text()
    QTest.keyClick(at.table, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not mode.is_on and at.is_asked


def test_a_hint_names_only_the_kind_of_action_and_the_game_stays_rated(at):
    begin_a_game(at)
    mode = ask(at, two_mistakes())
    at.press(Qt.Key.Key_H)
    assert mode.panel.hint.text() == "Think about this: Which space to mark"
    assert at.page.prompt.heading.text() == "A hint" and not mode.marks.steps
    assert not at.session.view.casual and at.window.dialog is None


def test_undo_takes_back_the_tried_actions_only(at):
    begin_a_game(at)
    question = a_question()
    mode = ask(at, [question])
    before = at.session.view
    at.page.decision.play(question.better[0])
    at.wait_until(lambda: at.page.decision.is_open)
    assert mode.trial.actions == question.better[:1]
    at.press(Qt.Key.Key_Z)
    assert not mode.trial.actions and at.page.decision.is_open
    at.press(Qt.Key.Key_Z)  # there is nothing earlier
    assert mode.is_on and at.session.view.revision == before.revision


def test_a_question_from_home_needs_no_game_and_returns_there(at):
    at.window.home_switch.arrive()
    at.wait_until(lambda: at.window.home.isVisible())
    mode = ask(at, two_mistakes())
    assert at.page.isVisible() and at.window.menus.actions["moves"].isEnabled()
    at.wait_until(mode.panel.leaving.isVisible)
    at.click(mode.panel.leaving)
    assert at.window.home.isVisible() and at.session.view is None


def test_another_game_ends_the_questions(at):
    begin_a_game(at)
    mode = ask(at, two_mistakes())
    at.window.dialogs.begin(at.session.view.line_up)
    at.wait_until(lambda: not mode.is_on)
    at.wait_until(lambda: at.is_asked)
    assert at.page.prompt.isVisible() and not at.page.steps.is_trial


def test_a_question_can_be_shown_in_another_language(at):
    begin_a_game(at)
    ask(at, two_mistakes())
    at.settings.change(language="de")
    at.wait_until(lambda: spoken.code == "de" and at.window.page is not at.page)
    assert at.window.questions.is_on and at.window.page.decision.is_open


def test_a_game_without_mistakes_has_a_friendly_message(at):
    begin_a_game(at)
    clean = replace(reviewed(), review=replace(reviewed().review, turns=(), is_whole=True))
    at.window.question_switch.learn(clean, 0)
    assert at.window.dialog.title.text() == "No mistakes"
    assert at.window.dialog.sentence.text().startswith("Anna: there is no mistake")
    assert not at.window.questions.is_on


@pytest.mark.expects_log("could not be checked")
def test_a_failed_check_is_reported_and_the_turn_can_be_tried_again(at, monkeypatch):
    begin_a_game(at)
    questions = two_mistakes()
    mode = ask(at, questions)
    monkeypatch.setattr("burgundy_qt.ai.review.losses.Losses.of_turn", lambda *_: 1 / 0)
    at.page.decision.play(questions[0].better[0])
    at.wait_until(lambda: at.window.findChildren(ProblemDialog))
    told = at.window.findChild(ProblemDialog)
    assert told.problems[0].title == "The turn could not be checked"
    at.click(told.leave)
    at.wait_until(lambda: not at.window.findChildren(ProblemDialog) and at.page.decision.is_open)
    assert mode.stage is Stage.ASKED and not mode.trial.actions
    monkeypatch.undo()
    at.page.decision.play(questions[0].better[0])
    wait_for_verdict(at, mode)
    assert mode.stage is Stage.ANSWERED
