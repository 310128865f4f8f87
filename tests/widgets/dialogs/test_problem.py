"""Tests of the dialog that reports a problem."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton

from burgundy_qt import __version__
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.theme import theme
from tests.widgets.window_driver import button

PROBLEM = Problem(
    "This game could not be opened", "It ends too early.", "Open another one.", "line 3: damaged"
)


@pytest.fixture(autouse=True)
def styled(qapp):
    theme.apply_to(qapp)


def test_it_says_what_happened_and_what_to_do(qtbot):
    dialog = ProblemDialog(None, PROBLEM)
    qtbot.addWidget(dialog)
    texts = {label.text() for label in dialog.findChildren(QLabel)}
    assert {PROBLEM.title, PROBLEM.what, PROBLEM.advice} <= texts


def test_the_details_open_and_can_be_copied(qtbot):
    dialog = ProblemDialog(None, PROBLEM)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.details.text.isVisible()
    button(dialog, "Details").click()
    assert dialog.details.text.isVisible() and dialog.details.text.toPlainText() == PROBLEM.details
    button(dialog, "Copy the details").click()
    assert PROBLEM.details in QGuiApplication.clipboard().text()


def test_without_details_there_is_only_close(qtbot):
    dialog = ProblemDialog(None, Problem("A", "B.", "C."))
    qtbot.addWidget(dialog)
    dialog.show()
    assert [each.text() for each in dialog.findChildren(QPushButton) if each.isVisible()] == [
        "Close"
    ]


MISTAKE = Problem(
    "Something went wrong", "A mistake.", "Send a report.", "ValueError: cows", is_mistake=True
)


def test_a_report_of_an_error_with_versions_can_be_copied(qtbot, tmp_path):
    dialog = ProblemDialog(None, MISTAKE, tmp_path)
    qtbot.addWidget(dialog)
    button(dialog, "Copy the report").click()
    copied = QGuiApplication.clipboard().text()
    assert "ValueError: cows" in copied and f"Burgundy Qt {__version__}" in copied


@pytest.mark.parametrize("can_open", [True, False])
def test_the_folder_with_the_log_is_opened_or_its_name_copied(
    qtbot, tmp_path, monkeypatch, can_open
):
    opened = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()) or can_open
    )
    QGuiApplication.clipboard().clear()
    dialog = ProblemDialog(None, MISTAKE, tmp_path)
    qtbot.addWidget(dialog)
    button(dialog, "Open the log folder").click()
    assert opened == [tmp_path.as_posix()]
    assert QGuiApplication.clipboard().text() == ("" if can_open else str(tmp_path))


def test_errors_are_collected_in_one_dialog_and_other_problems_are_not(qtbot):
    dialog = ProblemDialog(None, MISTAKE)
    qtbot.addWidget(dialog)
    assert dialog.gather(
        Problem("Something went wrong", "", "", "KeyError: geese", is_mistake=True)
    )
    assert "geese" in dialog.details.text.toPlainText() and "2" in dialog.count.text()
    button(dialog, "Copy the report").click()
    assert "geese" in QGuiApplication.clipboard().text()
    assert not dialog.gather(PROBLEM)
    other = ProblemDialog(None, PROBLEM)
    qtbot.addWidget(other)
    assert not other.gather(MISTAKE)
