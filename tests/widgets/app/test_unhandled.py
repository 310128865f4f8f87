"""Exceptions that nobody expected."""

from __future__ import annotations

import os
import sys
import threading
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qVersion
from PySide6.QtWidgets import QWidget

from burgundy_qt import __version__
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.app.crash_handler import ExceptionHandler, log
from burgundy_qt.widgets.dialogs.problem_dialog import report, strip_home_folder

NO_UTF_8 = "caf\udce9.burgundy"
"""The name of a file, as Python tells it."""


@pytest.fixture
def unhandled(tmp_path):
    unhandled = ExceptionHandler(tmp_path)
    yield unhandled
    unhandled.close()


def raised(message):
    try:
        raise ValueError(message)
    except ValueError:
        return sys.exc_info()


def raised_elsewhere():
    try:
        raise ValueError("elsewhere")
    except ValueError:
        return sys.exc_info()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.expects_log("Something went wrong")
def test_a_mistake_is_told_and_logged_where_standard_error_is_lost(unhandled, monkeypatch):
    told = []
    unhandled.happened.connect(told.append)
    with open("/dev/full", "w", buffering=1) as full:
        monkeypatch.setattr(sys, "stderr", full)
        sys.excepthook(*raised("the mill is broken"))
        monkeypatch.undo()
        os.dup2(os.open(os.devnull, os.O_WRONLY), full.fileno())  # it may be closed in peace
    assert len(told) == 1 and "the mill is broken" in unhandled.file.read_text()


@pytest.mark.expects_log("Something went wrong")
def test_a_mistake_is_told_and_logged(unhandled, capsys):
    told = []
    unhandled.happened.connect(told.append)
    sys.excepthook(*raised("the mill is broken"))
    (problem,) = told
    assert "the mill is broken" in problem.details and problem.is_mistake
    logged = unhandled.file.read_text()
    assert (
        "the mill is broken" in logged
        and f"Burgundy Qt {__version__}" in logged
        and f"Qt {qVersion()}" in logged
    )
    assert "the mill is broken" in capsys.readouterr().err


@pytest.mark.expects_log("Something went wrong")
def test_the_same_mistake_is_told_once_whatever_it_says(unhandled, capsys):
    told = []
    unhandled.happened.connect(told.append)
    for number in range(5):
        sys.excepthook(*raised(f"cow {number} at {number:#x}"))
    assert len(told) == 1
    sys.excepthook(*raised_elsewhere())
    assert len(told) == 2


@pytest.mark.expects_log("Something went wrong", "again, 3 times")
def test_a_mistake_that_comes_back_after_a_while_is_told_anew(unhandled, monkeypatch, capsys):
    told = []
    unhandled.happened.connect(told.append)
    clock = iter((0.0, 5.0, 14.0, 30.0))
    monkeypatch.setattr("burgundy_qt.widgets.app.crash_handler.time.monotonic", lambda: next(clock))
    for _ in range(4):
        sys.excepthook(*raised("slow"))
    assert len(told) == 2
    assert "again, 3 times by now" in unhandled.file.read_text()


@pytest.mark.expects_log("Something went wrong")
def test_a_mistake_in_painting_asks_once_and_the_window_lives_on(unhandled, qtbot, capsys):
    class Broken(QWidget):
        painted = 0

        def paintEvent(self, event):  # noqa: N802
            self.painted += 1
            raise ValueError("no paint")

    told = []
    unhandled.happened.connect(told.append)
    broken = Broken()
    qtbot.addWidget(broken)
    sys.excepthook = unhandled.hear
    storm = QTimer()
    storm.timeout.connect(broken.update)
    storm.start(1)
    broken.show()
    qtbot.waitUntil(lambda: broken.painted >= 20)
    storm.stop()
    assert len(told) == 1
    # In the line of code and in the message.
    assert unhandled.file.read_text().count("no paint") == 2


def test_the_report_names_the_versions_and_not_the_persons_folder(qapp):
    told = report(Problem("Trouble", "", "", f"File {Path.home()}/games/a.py", is_mistake=True))
    for part in (
        "Trouble",
        f"Burgundy Qt {__version__}",
        f"Qt {qVersion()}",
        "Python 3.",
        "screen",
        "~/games/a.py",
    ):
        assert part in told
    assert str(Path.home()) not in told


WRITTEN = [
    ("/people/anna", "/people/anna/games/a.py"),
    (r"C:\People\Anna", r"C:\People\Anna\games\a.py"),
    (r"C:\People\Anna", r"C:\\People\\Anna\\games\\a.py"),
    (r"C:\People\Anna", "C:/People/Anna/games/a.py"),
    (r"C:\People\Anna", "c:/people/ANNA/games/a.py"),
    (r"C:\People\Łucja (2)", r"C:\People\łucja (2)\games\a.py"),
    (r"\\server\people\anna", r"\\\\server\\people\\Anna\\games\\a.py"),
]


@pytest.mark.parametrize(("home", "written"), WRITTEN)
def test_the_persons_folder_is_left_out_however_it_is_written(home, written):
    told = strip_home_folder(f"  File '{written}', line 3", home)
    assert told.replace("\\\\", "/").replace("\\", "/") == "  File '~/games/a.py', line 3"


@pytest.mark.parametrize(
    ("home", "written"),
    [
        ("/people/anna", "/people/annabel/a.py /data/people/anna/a.py"),
        ("/", "/usr/lib/a.py"),
        ("C:\\", r"C:\games\a.py"),
    ],
)
def test_folders_that_are_not_the_persons_keep_their_names(home, written):
    assert strip_home_folder(written, home) == written


def test_the_log_is_its_owners_alone_and_does_not_name_their_folder(unhandled, monkeypatch):
    monkeypatch.setattr(sys, "stderr", StringIO())  # takes any text, as the real one does
    monkeypatch.setattr(log, "propagate", False)  # to pytest, whose workers can hand on UTF-8 alone
    unhandled.file.touch(0o644)
    sys.excepthook(*raised(f"no file {Path.home() / 'games' / NO_UTF_8}"))
    logged = unhandled.file.read_text()
    assert r"caf\udce9" in logged and any(
        f"no file ~{slash}games{slash}" in logged for slash in "/\\"
    )
    assert str(Path.home()) not in logged
    if os.name == "posix":
        assert unhandled.file.stat().st_mode & 0o777 == 0o600


@pytest.mark.expects_log("Something went wrong")
def test_a_mistake_in_another_thread_is_told_too(unhandled, qtbot, capsys):
    def mistaken():
        raise ValueError("in the thread")

    with qtbot.waitSignal(unhandled.happened) as told:
        thread = threading.Thread(target=mistaken)
        thread.start()
        thread.join()
    assert "in the thread" in told.args[0].details


@pytest.mark.expects_log("Something went wrong")
def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path, capsys):
    (tmp_path / "data").write_text("a file where the folder should be")
    unhandled = ExceptionHandler(tmp_path / "data")
    told = []
    unhandled.happened.connect(told.append)
    sys.excepthook(*raised("still told"))
    unhandled.close()
    assert len(told) == 1
