"""The program itself: from its start to its last window closed."""

from __future__ import annotations

import subprocess
import sys

PLAY_A_MOMENT = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from burgundy_qt.widgets import application
from burgundy_qt.widgets.window import main_window

def look():
    (window,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, main_window.MainWindow)]
    if window.dialog is not None:
        print(type(window.dialog).__name__)
        window.dialog.accept()
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
sys.exit(application.run(Path(sys.argv[1])))
"""


def play_a_moment(folder):
    done = subprocess.run(
        [sys.executable, "-c", PLAY_A_MOMENT, str(folder)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr and "QThread" not in done.stderr
    return done.stdout.split("\n")[:-1]


def test_the_first_start_asks_for_a_game_and_the_next_one_goes_on_with_it(tmp_path):
    assert play_a_moment(tmp_path) == ["NewGameDialog", "playing You"]
    assert play_a_moment(tmp_path) == ["playing You"]


def test_damaged_settings_are_told_and_kept(tmp_path):
    (tmp_path / "settings.json").write_text("{")
    assert play_a_moment(tmp_path)[-1] == "playing You"
    assert (tmp_path / "settings.json.broken").read_text() == "{"
