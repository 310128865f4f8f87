"""Tests of Ctrl-C and other signals that end the program: at any moment it ends cleanly, and the
next start reports no crash."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from burgundy_qt.session.saves.save_file import read_save, write_save
from tests.session.short_games import a_game

ROOT = Path(__file__).parents[3]
START = """
import os, signal, sys

sys.path.insert(0, sys.argv[1])
folder, moment, ignored = sys.argv[2:5]
numbers = [*map(int, sys.argv[5:])]
for number in ignored.split():
    signal.signal(int(number), signal.SIG_IGN)
calls = 0

def tell(frame, _event, _argument):
    # so many functions of ours were called; their lines are of no interest
    global calls
    if "burgundy_qt" in frame.f_code.co_filename:
        calls += 1
        if str(calls) == moment:
            sys.settrace(None)
            send()

def send():
    number = numbers.pop(0)
    print(number, flush=True)
    os.kill(os.getpid(), number)

from burgundy_qt import cli
from burgundy_qt.widgets.app.orderly_end import OrderlyEnd as Ending

end_in_order = Ending.run

def run(ending, application, run):
    from PySide6.QtCore import QTimer

    loop = application.exec

    def exec_():
        sys.settrace(None)
        print(calls, flush=True)
        if moment == "last":
            send()
        for at in range(len(numbers)):  # had one before ended it, none of these would be sent
            QTimer.singleShot(100 * (at + 1), send)
        return loop()

    type(application).exec = staticmethod(exec_)
    return end_in_order(ending, application, run)

Ending.run = run
if moment != "last" or ignored:
    sys.settrace(tell)
sys.exit(cli.main(["--data-dir", folder]))
"""

pytestmark = pytest.mark.posix("signals of POSIX")
SIGNALS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]
IN_TURN = [*sorted(int(one) for one in SIGNALS if one != signal.SIGTERM), int(signal.SIGTERM)]


def start_program(folder, moment, *numbers, ignored=()):
    """Start the program and send it signals: the first after a number of function calls, or at
    `last`, just before its event loop, and the others from inside the loop. Calls are counted if
    the first signal comes after some, or if signals are ignored."""
    return subprocess.run(
        [
            *(sys.executable, "-c", START, ROOT, folder, str(moment)),
            " ".join(map(str, ignored)),
            *map(str, numbers),
        ],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Return a data folder with a running game."""
    folder = tmp_path_factory.mktemp("ending")
    running = a_game(None, "page", actions=20)
    write_save(folder / "games" / f"{running.game_id}.burgundy", running.save())
    return folder


@pytest.fixture(scope="module")
def start_that_ignored_signals(folder):
    """Start the program once, send it all signals, and let it ignore all but the last."""
    return start_program(folder, "last", *IN_TURN, ignored=IN_TURN[:-1])


@pytest.fixture(scope="module")
def calls(start_that_ignored_signals):
    """Return the number of our functions that a start calls before its event loop runs."""
    assert start_that_ignored_signals.returncode == 0, start_that_ignored_signals.stderr
    return int(start_that_ignored_signals.stdout.split()[0])


def assert_ended_cleanly(ended, folder):
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == ""
    assert [*(folder / "runs").iterdir()] == [], "a file was left that looks like a crash"
    (game,) = (folder / "games").glob("*.burgundy")
    read_save(game)


@pytest.mark.parametrize("part", range(3))
def test_a_signal_during_the_start_ends_the_program_cleanly(part, folder, calls):
    """The first part begins when the command line has just been read."""
    moment = calls * (2 * part + 1) // 6
    assert_ended_cleanly(start_program(folder, moment, int(SIGNALS[part % 3])), folder)


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_just_before_the_event_loop_ends_the_program_cleanly(number, folder):
    assert_ended_cleanly(start_program(folder, "last", int(number)), folder)


def test_a_signal_that_is_ignored_on_purpose_stays_ignored(start_that_ignored_signals, folder):
    """`nohup` ignores signals like this, and a shell ignores Ctrl-C for background programs."""
    assert_ended_cleanly(start_that_ignored_signals, folder)
    assert [*map(int, start_that_ignored_signals.stdout.split()[1:])] == IN_TURN


REFUSED = """
import os, signal, sys

sys.path.insert(0, sys.argv[1])
from PySide6.QtCore import QTimer

from burgundy_qt import cli
from burgundy_qt.widgets.window.main_window import MainWindow

show = MainWindow.show

def show_at_risk(window):
    show(window)
    window.session.is_risked = True
    window.session.left.disconnect()
    QTimer.singleShot(50, lambda: os.kill(os.getpid(), signal.SIGTERM))

MainWindow.show = show_at_risk
sys.exit(cli.main(["--data-dir", sys.argv[2]]))
"""


def test_a_signal_ends_the_program_without_a_question_about_an_unsaved_game(tmp_path):
    told = subprocess.run(
        [sys.executable, "-c", REFUSED, ROOT, tmp_path],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert told.returncode == 0, told.stderr
