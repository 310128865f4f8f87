"""A quiet line under the bar: the program ended unexpectedly last time, and nothing is lost."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QToolBar

from burgundy_qt.language.translation import tr
from burgundy_qt.session.crash_marker import Crash, is_stuck
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.controls.dialog_frame import push_button, text_label
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.window.main_window import MainWindow

KEY, LEAVE_KEY = "F8", "Shift+F8"
"""The line is not on the way of the Tab key, which belongs to the table."""


class CrashNotice(QToolBar):
    """Tells of runs that crashed, and whether their game goes on here. It stays until it is opened
    or put away."""

    def __init__(self, window: MainWindow, session: GameSession, crashes: Sequence[Crash]) -> None:
        super().__init__(window)
        self.session, self.crashes = session, crashes
        self.setProperty("role", "notice")
        self.setMovable(False)
        self.setFloatable(False)
        self.toggleViewAction().setVisible(False)
        self.told = text_label("", "strong")
        self.told.setWordWrap(True)
        self.told.setContentsMargins(14, 0, 0, 0)
        self.told.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.more = push_button("", "flat")
        self.more.clicked.connect(lambda: window.dialogs.tell_problem(what_happened(crashes)))
        self.more.clicked.connect(self._go)
        self.leave = push_button("", "flat")
        self.leave.setProperty("only", "icon")
        self.leave.setIconSize(QSize(16, 16))
        self.leave.setFixedSize(34, 34)
        self.leave.clicked.connect(self._go)
        cap = text_label(KEY, "key-cap")
        cap.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for part in (self.told, self.more, cap, self.leave):
            self.addWidget(part)
        self._draw()
        self._speak()
        theme.theme_changed.connect(self._draw)
        session.began.connect(self._speak)
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, self)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()

    def _speak(self, *_: object) -> None:
        if self.session.view is not None:
            told = tr(
                "Crash",
                "The program ended unexpectedly last time. Your game goes on where it left off.",
            )
        elif is_stuck(self.crashes):
            told = tr(
                "Crash",
                "The program ended unexpectedly twice, so it opens no game by itself. Your games "
                "are all there.",
            )
        else:
            told = tr(
                "Crash", "The program ended unexpectedly last time. Your games are all there."
            )
        self.told.setText(told)
        self.more.setText(tr("Crash", "What happened"))
        self.more.setShortcut(KEY)  # which new words take away
        self.leave.setAccessibleName(tr("Crash", "Dismiss this line"))
        self.leave.setToolTip(f"{tr('Crash', 'Dismiss this line')} ({LEAVE_KEY})")
        self.leave.setShortcut(LEAVE_KEY)

    def _draw(self, *_: object) -> None:
        self.leave.setIcon(sprite_files.icon("close", theme.current().text2, 16))

    def _go(self, *_: object) -> None:
        self.session.began.disconnect(self._speak)
        self.hide()
        self.deleteLater()


def what_happened(crashes: Sequence[Crash]) -> Problem:
    """All that is known about runs that crashed."""
    if any(crash.trace for crash in crashes):
        what = tr("Crash", "An error ended the program. Its trace is in the details.")
    else:
        what = tr(
            "Crash",
            "The program did not close as it should, and left no trace of an error. A power cut "
            "can do that, or a "
            "system that ends programs by force.",
        )
    return Problem(
        tr("Crash", "The program ended unexpectedly"),
        what,
        tr(
            "Crash",
            "Every action is saved as it is done. If no message said otherwise, nothing is lost. A "
            "report helps to fix the error.",
        ),
        "\n\n".join(told(crash) for crash in crashes),
        is_mistake=True,
    )


def told(crash: Crash) -> str:
    """A crash for a report."""
    crashed = f"Burgundy Qt {crash.version}, process {crash.pid}, started {crash.started}"
    return f"crashed: {crashed}\n{crash.trace}".rstrip()
