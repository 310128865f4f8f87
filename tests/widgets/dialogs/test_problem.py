"""The problem dialog."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton

from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.dialogs.problem import ProblemDialog
from tests.widgets.at_the_window import button

PROBLEM = Problem("This game could not be opened", "It ends too early.", "Open another one.", "line 3: damaged")


def test_it_says_what_happened_and_what_to_do(qtbot):
    dialog = ProblemDialog(None, PROBLEM)
    qtbot.addWidget(dialog)
    texts = {label.text() for label in dialog.findChildren(QLabel)}
    assert {PROBLEM.title, PROBLEM.what, PROBLEM.advice} <= texts


def test_the_details_open_and_can_be_copied(qtbot):
    dialog = ProblemDialog(None, PROBLEM)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.details.isVisible()
    button(dialog, "Details").click()
    assert dialog.details.isVisible() and dialog.details.toPlainText() == PROBLEM.details
    button(dialog, "Copy the details").click()
    assert PROBLEM.details in QGuiApplication.clipboard().text()


def test_without_details_there_is_only_close(qtbot):
    dialog = ProblemDialog(None, Problem("A", "B.", "C."))
    qtbot.addWidget(dialog)
    assert [each.text() for each in dialog.findChildren(QPushButton)] == ["Close"]
