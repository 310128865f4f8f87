"""The program with a window, from the command line to the last closed window."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QEvent, QLoggingCategory, QObject, Qt, QTimer, QTimerEvent, Signal

from burgundy_qt import __version__
from burgundy_qt.ai.networks.installed_networks import use_installed
from burgundy_qt.display import paint_in_one_thread, theme_of_desktop
from burgundy_qt.language.translation import language_from_tag, spoken
from burgundy_qt.session.crash_marker import Crash, RunMarker, is_stuck
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.problem import Problem, nothing_is_saved
from burgundy_qt.widgets.app import crash_handler, orderly_end
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.sounds import Speaker
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.window.main_window import MainWindow

# Garbage is collected in the window's thread only. Python collects cycles in whichever thread
# happens to allocate, so the worker's thread, or a search's, could delete an old scene or dialog;
# Qt crashes when a widget is deleted outside the window's thread, or in any thread while a new
# style sheet is set: QStyleSheetStyle::updateObjects goes through a copied list of all widgets.


EVERY_MS = 1000
DUE = 700, 1, 80
"""The number of new objects, and of collections of the younger generation, after which each
generation is due. The middle one is due earlier than in Python: after a game is loaded it would
block the window for 40 ms; now up to 30."""


class GarbageCollector(QObject):
    """Moves garbage collection to the thread that created it, between two events, nearly as
    often as Python would.

    Objects that exist before it (modules, classes, functions) are frozen and not scanned again;
    otherwise a collection would block the window noticeably.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        self.startTimer(EVERY_MS)

    def timerEvent(self, event: QTimerEvent) -> None:  # noqa: N802
        self.tidy()

    def tidy(self) -> None:
        """Collect the oldest generation that is due, if any."""
        counts = enumerate(zip(gc.get_count(), DUE, strict=True))
        due = [generation for generation, (count, threshold) in counts if count > threshold]
        if due:
            gc.collect(due[-1])

    def stop(self) -> None:
        """Return to Python's automatic collection."""
        self.deleteLater()
        gc.enable()


SETTINGS = "settings.json"
# platforms of Qt without a screen, where nobody can hear sounds
UNSEEN = ("offscreen", "minimal")
UNNEEDED = "\n".join(
    f"qt.qpa.{of_what}.warning=false"
    for of_what in ("services", "theme.dbus", "theme.gnome", "wayland.textinput")
)
"""Warnings of Qt that say nothing to a player: that the desktop has no portal, or does not know a
program that was not installed; and one that Qt's own plugin for Wayland causes with every window.
QT_LOGGING_RULES brings them back."""
STANDS_AFTER_MS = 20_000
"""A run that has lived so long has started well."""


class Program(QtWidgets.QApplication):
    """The application; `file_opened` carries the path of a file that macOS opens with it."""

    file_opened = Signal(object)

    def event(self, event: QEvent) -> bool:
        """Report files to open; leave all other events to Qt."""
        if isinstance(event, QtGui.QFileOpenEvent) and event.file():
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def run(
    data_dir: Path | None = None,
    new: bool = False,
    file: Path | None = None,
    arguments: Sequence[str] = (),
    ending: orderly_end.OrderlyEnd | None = None,
) -> int:
    """Open the window, run the program, and return the exit status.

    `data_dir` contains games and settings. The game in `file` is opened if there is one; otherwise
    the last unfinished game resumes, unless `new` is set. After two crashes at the start no game
    is opened. `ending` receives the system's requests to quit; without one it is created here.
    """
    ending = ending or orderly_end.OrderlyEnd()
    QLoggingCategory.setFilterRules(UNNEEDED)
    paint_in_one_thread()
    application = Program([sys.argv[0], *theme_of_desktop(), *arguments])
    application.setApplicationName("burgundy-qt")
    application.setApplicationDisplayName("Burgundy")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("burgundy-qt")
    tidying = GarbageCollector()
    session = GameSession(data_dir)
    use_installed(session.folders.networks)
    this_run = RunMarker(session.folders.runs)
    crashes = this_run.begin()
    unhandled = crash_handler.ExceptionHandler(session.folders.data)
    settings = SettingsFile(session.folders.data / SETTINGS)
    failed = False
    try:
        window = open_window(application, session, settings, crashes)
        # Queued: the exception may have happened while painting.
        unhandled.happened.connect(window.dialogs.show_problem, Qt.ConnectionType.QueuedConnection)
        QTimer.singleShot(0, first_thing(window, new, file, crashes))
        QTimer.singleShot(STANDS_AFTER_MS, this_run.stand)
    except Exception as error:
        failed = True
        alone = show_alone(unhandled, error, session.folders.data)
        alone.show()
    try:
        return ending.run(application, this_run) or int(failed)
    finally:
        settings.wait_until_saved()
        unhandled.close()
        this_run.end()
        tidying.stop()


def open_window(
    application: Program, session: GameSession, settings: SettingsFile, crashes: Sequence[Crash]
) -> MainWindow:
    """Return the shown window; it reports problems with the settings and a crash of the last
    run."""
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
    theme.apply_to(application)
    application.setWindowIcon(sprite_files.app_icon())
    window = MainWindow(session, settings, NewGameOptions())
    window.dialogs.is_unsaved_reported = unwritten is not None
    window.find_place()
    application.file_opened.connect(window.dialogs.open_game)
    if application.platformName() not in UNSEEN:
        window.sounds.reach(Speaker())
    if crashes:
        crash_handler.CrashNotice(window, session, crashes)
    window.show()
    for problem in problems:
        QTimer.singleShot(0, lambda problem=problem: window.dialogs.show_problem(problem))
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


def show_alone(
    unhandled: crash_handler.ExceptionHandler, error: Exception, logs: Path
) -> ProblemDialog:
    """Return a dialog about the exception that prevented the window from opening."""
    problems: list[Problem] = []
    unhandled.happened.connect(problems.append)
    unhandled.handle(type(error), error, error.__traceback__)
    return ProblemDialog(None, problems[0], logs)
