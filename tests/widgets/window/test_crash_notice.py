"""Tests of the line about a crash, and of the messages about bugs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from burgundy_qt.language.translation import spoken
from burgundy_qt.session.crash_marker import Crash
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.app.application import first_thing
from burgundy_qt.widgets.app.crash_handler import CrashNotice
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.library.library_dialog import LibraryDialog
from tests.widgets.window_driver import button

TOGETHER = LineUp((SeatPlan("Anna"), SeatPlan("Bartek")), {"players": 2, "seed": 3})
KILLED = Crash(4711, "2026-11-17T18:00:00+00:00", "0.1.0", in_a_row=1)
FAULT = Crash(
    4712, "2026-11-17T18:05:00+00:00", "0.1.0", "Fatal Python error: Segmentation fault", in_a_row=2
)
MISTAKE = Problem(
    "Something went wrong", "A mistake.", "Send a report.", "ValueError: cows", is_mistake=True
)


def begin(at):
    at.session.new_game(TOGETHER)
    at.wait_for_my_turn()


def test_the_line_says_whether_a_game_continues(at):
    notice = CrashNotice(at.window, at.session, [KILLED])
    assert (
        notice.label.text() == "The program ended unexpectedly last time. All your games "
        "are still there."
    )
    begin(at)
    assert (
        notice.label.text()
        == "The program ended unexpectedly last time. Your game continues where you left "
        "off."
    )


def test_after_two_crashes_at_the_start_the_line_explains_why_no_game_is_opened(at):
    assert "no game was opened" in CrashNotice(at.window, at.session, [KILLED, FAULT]).label.text()


def test_after_two_crashes_at_the_start_the_library_opens_and_no_game(at):
    first_thing(at.window, False, None, [FAULT])()
    at.wait_until(lambda: isinstance(at.window.dialog, LibraryDialog))
    assert at.session.view is None
    at.window.dialog.close()
    assert first_thing(at.window, False, None, [KILLED]) == at.window.resume


def is_gone(at):
    return not any(each.isVisible() for each in at.window.findChildren(CrashNotice))


def test_the_line_stays_while_the_game_continues(at):
    begin(at)
    notice = CrashNotice(at.window, at.session, [KILLED])
    at.wait_until(notice.isVisible)
    at.page.asking.carry_out("workers")
    at.wait_until(lambda: at.session.view.revision == 1)
    QCoreApplication.processEvents()
    assert notice.isVisible()


@pytest.mark.parametrize("by", ["cross", "key"])
def test_the_line_can_be_closed(at, by):
    notice = CrashNotice(at.window, at.session, [KILLED])
    at.wait_until(lambda: notice.isVisible() and at.window.isActiveWindow())
    if by == "cross":
        at.click(notice.leave)
    else:
        QTest.keyClick(at.window, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    at.wait_until(lambda: is_gone(at))
    assert not at.window.findChildren(ProblemDialog)


def test_the_details_show_the_traceback(at):
    notice = CrashNotice(at.window, at.session, [KILLED, FAULT])
    at.click(notice.more)
    (dialog,) = at.window.findChildren(ProblemDialog)
    assert dialog.title.text() == "The program ended unexpectedly"
    told = dialog.details.text.toPlainText()
    assert "process 4711" in told and "process 4712" in told and "Segmentation fault" in told
    dialog.accept()


def test_the_details_can_be_opened_by_key(at):
    begin(at)
    notice = CrashNotice(at.window, at.session, [KILLED])
    at.wait_until(lambda: notice.isVisible() and at.window.isActiveWindow())
    at.press(Qt.Key.Key_F8)
    at.wait_until(lambda: at.window.findChild(ProblemDialog))
    assert is_gone(at), "a crash that was read about must not be reported again"
    at.window.findChild(ProblemDialog).accept()


def test_the_line_changes_its_language_at_once(at):
    notice = CrashNotice(at.window, at.session, [KILLED])
    try:
        spoken.change("de")
        QCoreApplication.processEvents()
        assert notice.more.text() == "Was ist passiert?"
    finally:
        spoken.change("en")


def test_bugs_share_one_dialog_and_another_problem_has_its_own(at):
    begin(at)
    at.window.dialogs.show_problem(MISTAKE)
    at.window.dialogs.show_problem(MISTAKE)
    at.window.dialogs.show_problem(Problem("The disk is full", "It is.", "Make room."))
    titles = sorted(dialog.title.text() for dialog in at.window.findChildren(ProblemDialog))
    assert titles == ["Something went wrong", "The disk is full"]
    for dialog in at.window.findChildren(ProblemDialog):
        button(dialog, "Close").click()
    at.page.asking.carry_out("workers")
    at.wait_until(lambda: at.session.view.revision == 1)
