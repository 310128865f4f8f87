"""A real window on a real session, for tests that play in it; motion is off so that they are
quick."""

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

SECONDS = 300  # a net for what never comes: beside much else, a whole review takes minutes
A_MOMENT, LONGEST_MOMENT = 0.001, 0.01
"""Seconds that the session's thread has for itself, instead of being asked again: more the longer
it takes."""


class AtTheWindow:
    """A window with its session and settings; the words of a test about what a person does
    there."""

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
        """Let the window live until something has happened."""
        deadline, moment = QDeadlineTimer(SECONDS * 1000), A_MOMENT
        while not happened():
            assert not deadline.hasExpired(), f"waited in vain: {self.standing}"
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            time.sleep(moment)
            moment = min(1.2 * moment, LONGEST_MOMENT)

    @property
    def standing(self) -> str:
        """Where the game stands, for a failing test."""
        view = self.session.view
        seen = view and (view.revision, view.legal)
        return f"problems {self.problems}, view {seen}, {self.page.decision.highlights}"

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.session.view is not None and self.session.view.is_over

    def wait_for_my_turn(self) -> None:
        """Until a person has to decide, or the game is over and its score is told."""
        self.wait_until(lambda: self.is_asked or (self.is_over and self.window.dialog is not None))

    @property
    def is_asked(self) -> bool:
        """Whether a person is asked about the game as it stands, no longer about the step
        before."""
        asked = self.page.decision.view
        return asked is not None and asked.revision == self.session.view.revision

    def take_up(self, running: RunningGame) -> None:
        """Open a game that was played unseen, until a person has to decide."""
        self.session.open(SaveFolder(self.session.folders.games).write(running.save()))
        self.wait_until(lambda: self.session.view and self.session.view.game_id == running.game_id)
        self.wait_for_my_turn()

    def new_game_dialog(self) -> NewGameDialog:
        """The dialog that asks for a new game, once it is open."""
        self.wait_until(lambda: isinstance(self.window.dialog, NewGameDialog))
        dialog = self.window.dialog
        assert isinstance(dialog, NewGameDialog)
        self.wait_until(dialog.isActiveWindow)
        return dialog

    def click(self, widget: QWidget) -> None:
        """A click in the middle of a widget."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def press(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        """A key, in the table unless another widget is named."""
        QTest.keyClick(widget or self.table, key)

    def close(self) -> None:
        """Leave."""
        self.window.close()
        self.settings.settle()
        closed: list[bool] = []
        self.session.closed.connect(lambda: closed.append(True))
        self.session.close()
        self.wait_until(lambda: closed)
        self.window.deleteLater()
        self.session.deleteLater()  # what its signals call would keep the window, unseen by `gc`
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        put_on(Settings(language="en", theme="light"))


@cache
def catalogue_of(*_games: str) -> NewGameOptions:
    """The catalogue where these are the games: no window changes it, and it takes as long to make
    as a tenth of a window."""
    return NewGameOptions()


def put_on(values: Settings) -> None:
    """Speak the language and wear the looks of these settings, as the program does before it has a
    window: then nothing has to be furnished or dressed anew."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    if spoken.code != language_from_tag(values.language):
        spoken.change(language_from_tag(values.language))
    theme.set_theme(values.theme)
    theme.set_contrast(values.contrast)
    theme.set_scale(values.text_size / 100)
    theme.apply_to(application)


def button(parent: QWidget, text: str) -> QPushButton:
    """The button with these words on it."""
    return next(found for found in parent.findChildren(QPushButton) if found.text() == text)
