"""Tests of closing: Esc closes only the innermost dialog or list, Ctrl+Q everything."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.dialogs.settings_sections import KeysSection
from burgundy_qt.widgets.games.burgundy.burgundy_panel import ModuleButton
from burgundy_qt.widgets.games.burgundy.estate_choice import EstateButton
from burgundy_qt.widgets.new_game.player_choice import LevelChoice
from burgundy_qt.widgets.new_game.seat_row import CrestButton

TOGETHER = LineUp((SeatPlan("Anna"), SeatPlan("Bartek")), {"players": 2, "seed": 3})
PROBLEM = Problem("The disk is full", "It is.", "Make room.")


def a_problem(at):
    at.window.dialogs.show_problem(PROBLEM)
    return at.window.findChild(ProblemDialog)


def a_question(at):
    at.window.dialogs.open(ConfirmDialog(at.window, "Really?", "It may be so.", "Do it"))
    return at.window.dialog


def the_rules(at):
    at.window.rules.open_at("")
    at.wait_until(lambda: at.window.rules.window.isVisible())
    return at.window.rules.window


def of_menu(name):
    def open_(at):
        at.window.menus.actions[name].trigger()
        at.wait_until(lambda: at.window.dialog is not None)
        return at.window.dialog

    return open_


PLACES = {
    "window": lambda at: at.window,
    "rules": the_rules,
    "problem": a_problem,
    "question": a_question,
    **{name: of_menu(name) for name in ("new", "library", "statistics", "settings")},
}


def shown() -> list[QWidget]:
    return [each for each in QApplication.topLevelWidgets() if each.isVisible()]


def press(widget: QWidget, key, modifiers=Qt.KeyboardModifier.NoModifier):
    """Send a key to the window of a widget, as the system does."""
    QTest.keyClick(widget.window().windowHandle(), key, modifiers)


@pytest.mark.parametrize("place", PLACES)
def test_ctrl_q_quits_from_everywhere(at, place):
    others = {*shown()} - {at.window}
    at.session.new_game(TOGETHER)
    at.wait_for_my_turn()
    left = []
    at.window.closed.connect(lambda: left.append(True))
    over = PLACES[place](at)
    over.activateWindow()
    at.wait_until(over.isActiveWindow)
    press(over, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: left)
    at.wait_until(lambda: others.issuperset(shown()))


def the_clock(dialog):
    dialog.clock.fold.click()
    return dialog.clock.kind


@pytest.mark.parametrize(
    "find",
    [
        lambda dialog: dialog.findChild(CrestButton),
        lambda dialog: dialog.findChild(EstateButton),
        lambda dialog: dialog.findChild(ModuleButton),
        lambda dialog: next(box for box in dialog.findChildren(LevelChoice) if box.isVisible()),
        the_clock,
    ],
    ids=["crest", "estate", "modules", "level", "clock"],
)
def test_esc_closes_only_the_popup(at, find):
    at.window.menus.actions["new"].trigger()
    dialog = at.new_game_dialog()
    opener = find(dialog)
    opener.showPopup() if isinstance(opener, QComboBox) else opener.click()
    at.wait_until(lambda: QApplication.activePopupWidget() is not None)
    press(dialog, Qt.Key.Key_Escape)
    at.wait_until(lambda: QApplication.activePopupWidget() is None)
    assert at.window.dialog is dialog and dialog.isVisible()
    press(dialog, Qt.Key.Key_Escape)
    assert at.window.dialog is None


def test_esc_closes_only_the_question_about_a_key(at):
    at.window.dialogs.show_settings(KeysSection.name)
    dialog = at.window.dialog
    at.wait_until(dialog.isActiveWindow)
    page = dialog.section.controls["keys"]
    capture = page.lines["hint"].capture
    capture.setFocus()
    capture.click()
    press(dialog, Qt.Key.Key_N)
    assert page.question.isVisible()
    press(dialog, Qt.Key.Key_Escape)
    assert at.window.dialog is dialog and not page.question.isVisible() and capture.hasFocus()
    press(dialog, Qt.Key.Key_Escape)
    assert at.window.dialog is None
