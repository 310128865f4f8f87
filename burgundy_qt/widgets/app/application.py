"""The program with a window: from the command line to the last window closed."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, QTimerEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from burgundy_qt import __version__
from burgundy_qt.ai.networks.installed_networks import use_installed
from burgundy_qt.language.translation import language_from_tag, spoken
from burgundy_qt.session.crash_marker import Crash, RunMarker, is_stuck
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.problem import Problem, nothing_is_saved
from burgundy_qt.widgets.app.crash_handler import CrashNotice, ExceptionHandler
from burgundy_qt.widgets.app.orderly_end import OrderlyEnd
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.new_game.game_setup import new_game_options
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.sounds.speaker import Speaker
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.window.main_window import MainWindow

# Garbage is collected in the window's thread only. Python collects cycles in whichever thread
# happens to allocate, so the worker's thread, or a search's, could delete an old scene or dialog;
# Qt crashes when a widget is deleted outside the window's thread.


EVERY_MS = 1000


class GarbageCollector(QObject):
    """While it lives, collections happen in the thread that made it, between two events, as often
    as Python would. What stands when it is made (modules, classes, functions) stays to the end, and
    no collection looks through it again: that would keep the window for longer than one notices."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        self.startTimer(EVERY_MS)

    def timerEvent(self, event: QTimerEvent) -> None:  # noqa: N802
        self.tidy()

    def tidy(self) -> None:
        """Collect the oldest generation whose turn it is, if any."""
        counts = enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
        due = [generation for generation, (count, threshold) in counts if count > threshold > 0]
        if due:
            gc.collect(due[-1])

    def stop(self) -> None:
        """Leave collecting to Python again."""
        self.deleteLater()
        gc.enable()


SETTINGS = "settings.json"
UNSEEN = (
    "offscreen",
    "minimal",
)  # platforms of Qt without a screen: nobody is there to hear anything
STANDS_AFTER_MS = 20_000
"""A run that has lived so long has started well."""


class Program(QApplication):
    """The application; `file_opened` carries the path of a file that macOS asks it to open."""

    file_opened = Signal(object)

    def event(self, event: QEvent) -> bool:
        """Take note of files; all else is Qt's."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def run(
    data_dir: Path | None = None,
    new: bool = False,
    file: Path | None = None,
    arguments: Sequence[str] = (),
    ending: OrderlyEnd | None = None,
) -> int:
    """Open the window and play; returns the exit status. `data_dir` is where games and settings are
    kept.

    The game in `file` is played, where one is given; else the last unfinished game goes on, unless
    there is none or a `new` one is asked for. After two crashes at the start nothing is opened by
    itself. The `ending` hears the signals that ask for an end; left out, from now on.
    """
    ending = ending or OrderlyEnd()
    application = Program([sys.argv[0], *arguments])
    application.setApplicationName("burgundy-qt")
    application.setApplicationDisplayName("Burgundy")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("burgundy-qt")
    tidying = GarbageCollector()
    session = GameSession(data_dir)
    use_installed(session.folders.networks)
    this_run = RunMarker(session.folders.runs)
    crashes = this_run.begin()
    unhandled = ExceptionHandler(session.folders.data)
    settings = SettingsFile(session.folders.data / SETTINGS)
    failed = False
    try:
        window = open_window(application, session, settings, crashes)
        # Queued: what happened may have happened in the midst of painting.
        unhandled.happened.connect(window.dialogs.tell_problem, Qt.ConnectionType.QueuedConnection)
        QTimer.singleShot(0, first_thing(window, new, file, crashes))
        QTimer.singleShot(STANDS_AFTER_MS, this_run.stand)
    except Exception as error:
        failed = True
        alone = tell_alone(unhandled, error, session.folders.data)
        alone.show()
    try:
        return ending.run(application, this_run) or int(failed)
    finally:
        settings.settle()
        unhandled.close()
        this_run.end()
        tidying.stop()


def open_window(
    application: Program, session: GameSession, settings: SettingsFile, crashes: Sequence[Crash]
) -> MainWindow:
    """Return the window as the settings want it, in view; it tells what was wrong with them, and
    that the last run crashed."""
    problems: list[Problem] = []
    settings.failed.connect(problems.append)
    settings.read()
    settings.failed.disconnect(problems.append)
    spoken.change(language_from_tag(settings.values.language))
    unwritten = session.folders.why_not_written()
    if unwritten is not None:
        problems = [nothing_is_saved(session.folders.data, unwritten)]
    theme.set_theme(settings.values.theme)
    theme.set_contrast(settings.values.contrast)
    theme.set_scale(settings.values.text_size / 100)
    theme.dress(application)
    application.setWindowIcon(sprite_files.app_icon())
    window = MainWindow(session, settings, new_game_options())
    window.dialogs.is_unsaved_told = unwritten is not None
    window.find_place()
    application.file_opened.connect(window.dialogs.open_game)
    if application.platformName() not in UNSEEN:
        window.sounds.reach(Speaker())
    if crashes:
        CrashNotice(window, session, crashes)
    window.show()
    for problem in problems:
        QTimer.singleShot(0, lambda problem=problem: window.dialogs.tell_problem(problem))
    return window


def first_thing(
    window: MainWindow, new: bool, file: Path | None, crashes: Sequence[Crash]
) -> Callable[[], object]:
    """Return what the window does first."""
    if file is not None:
        return lambda: window.dialogs.open_game(file)
    if not new and not is_stuck(crashes):
        return window.resume

    def begin_at_home() -> None:
        window.home_switch.arrive()
        (window.dialogs.ask_for_game if new else window.library.open)()

    return begin_at_home


def tell_alone(unhandled: ExceptionHandler, error: Exception, logs: Path) -> ProblemDialog:
    """Tell the exception that kept the window from opening: without a window the dialog is all
    there is."""
    told: list[Problem] = []
    unhandled.happened.connect(told.append)
    unhandled.hear(type(error), error, error.__traceback__)
    return ProblemDialog(None, told[0], logs)
