"""Tests of the program as a whole, from its start until its last window is closed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QLoggingCategory

from burgundy_qt.session.saves.save_file import write_save
from burgundy_qt.widgets.app.application import UNNEEDED
from tests.session.short_games import a_game

PLAY_A_MOMENT = """
import faulthandler
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from burgundy_qt import cli
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.window import main_window

FILES = sys.argv[2:]  # they are opened in a moment, however long that takes here
faulthandler.dump_traceback_later(50, exit=True)  # whatever it waits for, the test says so

def look():
    (window,) = [
        each for each in QApplication.topLevelWidgets() if isinstance(each, main_window.MainWindow)
    ]
    for told in window.findChildren(ProblemDialog):
        print(told.problems[0].title, told.problems[0].details, file=sys.stderr)
        told.accept()
    if window.dialog is not None:
        print(type(window.dialog).__name__)
        window.dialog.accept()
    elif window.home.isVisible() and not FILES and window.settings.values.line_up is None:
        print("Home")
        window.home.asked.emit("new")
    elif window.page.decision.is_open or window.session.view and window.session.view.events:
        print("playing", window.session.view.line_up.seats[0].name)
        window.close()
        return
    QTimer.singleShot(50, look)

QTimer.singleShot(0, lambda: None)
original = main_window.MainWindow.show
def show(window):
    original(window)
    QTimer.singleShot(50, look)
main_window.MainWindow.show = show
sys.exit(cli.main(["--data-dir", *sys.argv[1:]]))
"""

OPEN_A_FILE = """
from pathlib import Path
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from burgundy_qt.widgets.app.application import Program

program = Program([])
program.file_opened.connect(lambda path: print(path.as_posix()))
program.sendEvent(program, QFileOpenEvent("/games/mail.burgundy"))
"""

WITHOUT_A_WINDOW = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from burgundy_qt.widgets.app import application

def broken(*_):
    QTimer.singleShot(50, look)
    raise ValueError("no window today")

def look():
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    for each in shown:
        print(type(each).__name__, each.windowTitle())
        each.accept()
    if not shown:
        QTimer.singleShot(50, look)

application.MainWindow = broken
sys.exit(application.run(Path(sys.argv[1])))
"""


def play_for_a_moment(folder, *files):
    done = subprocess.run(
        [sys.executable, "-c", PLAY_A_MOMENT, folder, *files],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr and "QThread" not in done.stderr
    return done.stdout.split("\n")[:-1]


@pytest.fixture(scope="module")
def output_of_three_starts(tmp_path_factory):
    """Return the output of three starts on one folder. The last one opens a file, on Linux with a
    name that is not UTF-8."""
    folder = tmp_path_factory.mktemp("output_of_three_starts")
    name = os.fsdecode(b"caf\xe9.burgundy") if sys.platform == "linux" else "mail.burgundy"
    write_save(folder / name, a_game(None, "page", actions=4).save())
    return [play_for_a_moment(folder / "data", *files) for files in ((), (), (folder / name,))]


def test_the_first_start_opens_home_and_the_next_one_resumes_the_game(output_of_three_starts):
    assert output_of_three_starts[:2] == [["Home", "NewGameDialog", "playing You"], ["playing You"]]


def test_damaged_settings_are_kept_under_another_name(tmp_path):
    (tmp_path / "settings.json").write_text("{")
    assert play_for_a_moment(tmp_path)[-1] == "playing You"
    assert (tmp_path / "settings.json.broken").read_text() == "{"


def test_a_file_on_the_command_line_is_played_instead_of_the_last_game(output_of_three_starts):
    """The name may be invalid UTF-8 on systems that allow it."""
    assert output_of_three_starts[2] == ["playing Seat 0"]


def test_a_file_that_the_system_asks_to_open_is_announced():
    told = subprocess.run(
        [sys.executable, "-c", OPEN_A_FILE], capture_output=True, text=True, timeout=60, check=True
    ).stdout
    assert told.strip() == "/games/mail.burgundy"


def test_an_error_that_prevents_the_window_is_reported_and_logged(tmp_path):
    command = [sys.executable, "-c", WITHOUT_A_WINDOW, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout.strip()) == (1, "ProblemDialog Something went wrong"), (
        done.stderr
    )
    assert "no window today" in (tmp_path / "burgundy-qt.log").read_text()
    assert not list((tmp_path / "runs").iterdir())


NOTHING_SAVED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from burgundy_qt import cli
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.window import main_window

def look(window):
    told = window.findChildren(ProblemDialog)
    if not told or window.session.view is None or not window.session.view.events:
        QTimer.singleShot(50, lambda: look(window))
        return
    for each in told:
        for problem in each.problems:
            print(problem.title, problem.what, problem.advice, sep="\\n")
    QApplication.quit()

original = main_window.MainWindow.show
def show(window):
    original(window)
    two = SeatPlan("Ada"), SeatPlan("Bob")
    window.settings.change(theme="dark")
    window.session.new_game(LineUp(two, {"game": "burgundy", "players": 2, "seed": 1}))
    QTimer.singleShot(50, lambda: look(window))
main_window.MainWindow.show = show
sys.exit(cli.main(["--data-dir", sys.argv[1]]))
"""


def test_a_read_only_folder_is_reported_once_at_the_start(tmp_path):
    """No second report follows for the settings, the challenges or the game."""
    folder = tmp_path / "a file"
    folder.write_text("in the place of the folder")
    told = subprocess.run(
        [sys.executable, "-c", NOTHING_SAVED, folder],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert told.returncode == 0, told.stderr
    title, what, advice = told.stdout.splitlines()
    assert title == "Nothing can be saved"
    assert f"cannot write to the folder “{folder}”" in what
    assert "your games, settings and statistics will be lost" in what
    assert advice.startswith("Check that you are allowed to write to the folder")


def test_warnings_of_qt_that_do_not_concern_a_player_are_not_printed():
    QLoggingCategory.setFilterRules(UNNEEDED)
    try:
        for category in ("qt.qpa.services", "qt.qpa.theme.gnome", "qt.qpa.wayland.textinput"):
            assert not QLoggingCategory(category).isWarningEnabled(), category
            assert QLoggingCategory(category).isCriticalEnabled(), category
        assert QLoggingCategory("qt.qpa.xcb").isWarningEnabled()
    finally:
        QLoggingCategory.setFilterRules("")
