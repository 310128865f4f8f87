"""The problem dialog: what happened, what is safe and what to do, with folded details and
report."""

from __future__ import annotations

import os
import platform
import re
import sys
from pathlib import Path

import PySide6
from PySide6 import QtCore, QtGui, QtWidgets

from burgundy_qt import __version__
from burgundy_qt.language.translation import spoken, tr
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.theme import sprite_files, theme

# The report: the facts needed to fix the mistake, and nothing about the person. It is always in
# English.


HOME = os.path.expanduser("~")
SLASHES = r"[\\/]+"
"""Between the parts of a path: those of Windows stand doubled in a traceback, and Qt turns them
round."""


def report(problem: Problem) -> str:
    """Return the facts about a problem, as one text to send."""
    return "\n".join(
        (problem.title, "", *versions(), "", strip_home_folder(problem.details).rstrip(), "")
    )


def versions() -> list[str]:
    """Return the versions of the program, Python, Qt and the system, a line each."""
    return [
        f"Burgundy Qt {__version__}" + (", frozen" if getattr(sys, "frozen", False) else ""),
        f"Python {platform.python_version()} ({platform.python_implementation()})",
        f"PySide6 {PySide6.__version__}, Qt {QtCore.qVersion()}",
        f"{platform.platform()}, {platform.machine()}, {os.cpu_count()} cores",
        f"language {spoken.code}, theme {theme.chosen()}, text {theme.scale():.0%}",
        *screens(),
    ]


def screens() -> list[str]:
    """Return each screen in logical pixels with its pixel ratio.

    Only the window's thread may ask for them.
    """
    application = QtGui.QGuiApplication.instance()
    if (
        not isinstance(application, QtGui.QGuiApplication)
        or not application.thread().isCurrentThread()
    ):
        return []
    name = QtGui.QGuiApplication.platformName()
    sizes = [
        (screen.size(), screen.devicePixelRatio()) for screen in QtGui.QGuiApplication.screens()
    ]
    return [
        f"screen {size.width()} x {size.height()} at {ratio:g} ({name})" for size, ratio in sizes
    ]


def strip_home_folder(text: str, home: str = HOME) -> str:
    """Return the text without the name of the person's home folder, for any slashes and case."""
    parts = re.split(SLASHES, home.rstrip("\\/"))
    named = rf"(?<!\w){SLASHES.join(map(re.escape, parts))}(?!\w)"
    return re.sub(named, "~", text, flags=re.IGNORECASE) if len(parts) > 1 else text


WIDTH = 680
SIGN = 66
DETAILS_HEIGHT = 170


class ProblemDialog(dialog_frame.DialogFrame):
    """Shows one Problem and can copy its details.

    For a mistake of the program it copies a report with all versions, and opens the folder of the
    log. Later mistakes can be added to it.
    """

    def __init__(
        self, parent: QtWidgets.QWidget | None, problem: Problem, logs: Path | None = None
    ) -> None:
        super().__init__(parent, problem.title)
        self.problems = [problem]
        dialog_frame.set_help_topic(self, "saving#saving")
        self.setAttribute(QtCore.Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(dialog_frame.scaled_width(WIDTH))
        self.count = problem_label("", "note")
        self.count.hide()
        self.details = Details(problem.details)
        self.details.setVisible(bool(problem.details))
        self.details.folded.connect(self.fit)
        self.body.addLayout(self._layout_of(problem))
        self.body.addWidget(self.details)
        self.body.addStretch(1)
        if problem.details:
            self._offer_copy(problem.is_mistake)
        if problem.is_mistake and logs is not None:
            self._offer_folder(logs)
        self.footer.addStretch(1)
        self.offer_ways()
        self.fit()

    def offer_ways(self) -> None:
        """Add the last buttons of the footer; here there is only one, to close the dialog."""
        self.leave = self.add_button(tr("Problem", "Close"), "primary")
        self.leave.clicked.connect(self.accept)
        self.leave.setFocus()

    def gather(self, problem: Problem) -> bool:
        """Add another mistake to this dialog; return False if the dialog is about something
        else."""
        if not (problem.is_mistake and self.problems[0].is_mistake):
            return False
        self.problems.append(problem)
        self.details.text.appendPlainText(f"\n{problem.details}")
        self.count.setText(tr("Problem", "{n} error(s) so far.", n=len(self.problems)))
        self.count.show()
        self.fit()
        return True

    def _layout_of(self, problem: Problem) -> QtWidgets.QHBoxLayout:
        words = QtWidgets.QVBoxLayout()
        words.setSpacing(10)
        self.title.setWordWrap(True)
        words.addWidget(self.title)
        words.addWidget(problem_label(problem.what))
        if problem.advice:
            words.addWidget(problem_label(problem.advice, "note"))
        words.addWidget(self.count)
        words.addStretch(1)
        layout = QtWidgets.QHBoxLayout()
        layout.setSpacing(20)
        layout.addWidget(self._sign(), 0, QtCore.Qt.AlignmentFlag.AlignTop)
        layout.addLayout(words, 1)
        return layout

    def _sign(self) -> QtWidgets.QLabel:
        sign = QtWidgets.QLabel()
        sign.setProperty("role", "alarm")
        sign.setFixedSize(SIGN, SIGN)
        sign.setAlignment(QtCore.Qt.AlignmentFlag.AlignCenter)
        sign.setPixmap(
            sprite_files.tinted("icons/warning", theme.current().bad, 34, self.devicePixelRatioF())
        )
        return sign

    def _offer_copy(self, is_mistake: bool) -> None:
        words = (
            tr("Problem", "Copy the report") if is_mistake else tr("Problem", "Copy the details")
        )
        copy = dialog_frame.push_button(words, "flat")
        copy.setIcon(sprite_files.icon("copy", theme.current().text2, 16))
        copy.clicked.connect(lambda: self._copy(copy))
        self.footer.addWidget(copy)

    def _offer_folder(self, logs: Path) -> None:
        show = value_controls.FolderButton(tr("Problem", "Open the log folder"), logs, "flat")
        show.setIcon(sprite_files.icon("folder", theme.current().text2, 16))
        self.footer.addWidget(show)

    def _copy(self, asked: QtWidgets.QPushButton) -> None:
        first = self.problems[0]
        if first.is_mistake:
            text = "\n".join(report(problem) for problem in self.problems)
        else:
            text = f"{first.title}\n{first.what}\n{first.advice}\n\n{first.details}"
        QtGui.QGuiApplication.clipboard().setText(text)
        asked.setText(tr("Problem", "Copied"))


class Details(QtWidgets.QFrame):
    """Text that is folded under its heading."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setProperty("role", "well")
        self.head = dialog_frame.push_button(tr("Problem", "Details"), "fold")
        self.head.setCheckable(True)
        self.folded = self.head.toggled
        self.text = QtWidgets.QPlainTextEdit(text)
        self.text.setProperty("role", "details")
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(DETAILS_HEIGHT)
        self.text.setAccessibleName(tr("Problem", "Details"))
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(2)
        column.addWidget(self.head)
        column.addWidget(self.text)
        self.head.toggled.connect(self._show)
        self._show(False)

    def _show(self, shown: bool) -> None:
        self.text.setVisible(shown)
        arrow = "down" if shown else "right"
        self.head.setIcon(QtGui.QIcon(f"art:controls/{arrow}-{theme.current().name}.svg"))


def problem_label(text: str, role: str | None = None) -> QtWidgets.QLabel:
    """Return a paragraph that wraps."""
    label = dialog_frame.text_label(text, role)
    label.setWordWrap(True)
    label.setTextInteractionFlags(QtCore.Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
