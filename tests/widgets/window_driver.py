"""A real window with a real session, for tests that play in it. Animations are off, so the tests
are quick."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from burgundy_qt.language.translation import language_from_tag, spoken
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.settings.settings import Settings
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.window.main_window import MainWindow

SECONDS = 300  # a safety net: on a busy machine a whole review takes minutes
A_MOMENT, LONGEST_MOMENT = 0.001, 0.01
"""Seconds to sleep between two checks, during which the session's thread can work. The longer the
wait, the longer the sleep."""


class AtTheWindow:
    """A person at a window, with its session and settings."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.session = GameSession(folder)
        self.settings = SettingsFile(folder / "settings.json")
        self.settings.change(
            **{
                "language": "en",
                "speed": "off",
                "theme": "light",
                "pass_screen": False,
                "pace": "fast",
                **settings,
            }
        )
        put_on(self.settings.values)
        self.problems: list[object] = []
        self.session.failed.connect(self.problems.append)
        self.window = MainWindow(self.session, self.settings, catalogue_of(*GAMES))
        self.window.show()
        self.window.activateWindow()
        self.page = self.window.page
        self.table = self.page.view

    def wait_until(self, happened: Callable[[], object]) -> None:
        """Run the window until something has happened."""
        deadline, moment = QDeadlineTimer(SECONDS * 1000), A_MOMENT
        while not happened():
            assert not deadline.hasExpired(), f"timed out: {self.standing}"
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            time.sleep(moment)
            moment = min(1.2 * moment, LONGEST_MOMENT)

    @property
    def standing(self) -> str:
        """Describe the state of the game for the error message of a timeout."""
        view = self.session.view
        seen = view and (view.revision, view.legal)
        return f"problems {self.problems}, view {seen}, {self.page.decision.highlights}"

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.session.view is not None and self.session.view.is_over

    def wait_for_my_turn(self) -> None:
        """Wait until a person must decide, or until the score of a finished game is shown."""
        self.wait_until(lambda: self.is_asked or (self.is_over and self.window.dialog is not None))

    @property
    def is_asked(self) -> bool:
        """Return whether a person is asked about the current position, and not about the one
        before."""
        asked = self.page.decision.view
        return asked is not None and asked.revision == self.session.view.revision

    def take_up(self, running: RunningGame) -> None:
        """Open a game that was played without the window, and wait until a person must decide."""
        self.session.open(SaveFolder(self.session.folders.games).write(running.save()))
        self.wait_until(lambda: self.session.view and self.session.view.game_id == running.game_id)
        self.wait_for_my_turn()

    def new_game_dialog(self) -> NewGameDialog:
        """Wait for the new-game dialog and return it."""
        self.wait_until(lambda: isinstance(self.window.dialog, NewGameDialog))
        dialog = self.window.dialog
        assert isinstance(dialog, NewGameDialog)
        self.wait_until(dialog.isActiveWindow)
        return dialog

    def click(self, widget: QWidget) -> None:
        """Click the centre of a widget."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def press(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        """Press a key in the table or in another widget."""
        QTest.keyClick(widget or self.table, key)

    def close(self) -> None:
        """Close the window and its session."""
        self.window.close()
        self.settings.wait_until_saved()
        closed: list[bool] = []
        self.session.closed.connect(lambda: closed.append(True))
        self.session.close()
        self.wait_until(lambda: closed)
        self.window.deleteLater()
        # otherwise its connections would keep the window, invisible to `gc`
        self.session.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        put_on(Settings(language="en", theme="light"))


@cache
def catalogue_of(*_games: str) -> NewGameOptions:
    """Return the options of the new-game dialog for these games.

    No window changes them, and creating them takes a tenth of the time of a window.
    """
    return NewGameOptions()


def put_on(values: Settings) -> None:
    """Apply the language and theme of these settings before the window is created, as the program
    does. Then nothing has to be rebuilt or styled again."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    if spoken.code != language_from_tag(values.language):
        spoken.change(language_from_tag(values.language))
    theme.set_theme(values.theme)
    theme.set_contrast(values.contrast)
    theme.set_scale(values.text_size / 100)
    theme.apply_to(application)


def button(parent: QWidget, text: str) -> QPushButton:
    """Return the button with this text."""
    return next(found for found in parent.findChildren(QPushButton) if found.text() == text)
