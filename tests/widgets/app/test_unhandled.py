"""Tests of unexpected exceptions: they are logged and reported, and the program goes on."""

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
"""The name of a file that is not valid UTF-8, as Python represents it."""


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


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.expects_log("Something went wrong")
def test_an_error_is_reported_and_logged_even_if_standard_error_is_full(unhandled, monkeypatch):
    told = []
    unhandled.happened.connect(told.append)
    with open("/dev/full", "w", buffering=1) as full:
        monkeypatch.setattr(sys, "stderr", full)
        sys.excepthook(*raised("the mill is broken"))
        monkeypatch.undo()
        os.dup2(os.open(os.devnull, os.O_WRONLY), full.fileno())  # closing it must not fail
    assert len(told) == 1 and "the mill is broken" in unhandled.file.read_text()


@pytest.mark.expects_log("Something went wrong")
def test_an_error_is_reported_and_logged(unhandled, capsys):
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
def test_the_same_error_is_reported_once_even_if_its_message_differs(unhandled, capsys):
    told = []
    unhandled.happened.connect(told.append)
    for number in range(5):
        sys.excepthook(*raised(f"cow {number} at {number:#x}"))
    assert len(told) == 1
    sys.excepthook(*raised_elsewhere())
    assert len(told) == 2


@pytest.mark.expects_log("Something went wrong", "again, 3 times")
def test_an_error_that_returns_after_a_while_is_reported_again(unhandled, monkeypatch, capsys):
    told = []
    unhandled.happened.connect(told.append)
    clock = iter((0.0, 5.0, 14.0, 30.0))
    monkeypatch.setattr("burgundy_qt.widgets.app.crash_handler.time.monotonic", lambda: next(clock))
    for _ in range(4):
        sys.excepthook(*raised("slow"))
    assert len(told) == 2
    assert "again, 3 times by now" in unhandled.file.read_text()


@pytest.mark.expects_log("Something went wrong")
def test_an_error_in_painting_is_reported_once_and_the_window_stays_open(unhandled, qtbot, capsys):
    class Broken(QWidget):
        painted = 0

        def paintEvent(self, event):  # noqa: N802
            self.painted += 1
            raise ValueError("no paint")

    told = []
    unhandled.happened.connect(told.append)
    broken = Broken()
    qtbot.addWidget(broken)
    sys.excepthook = unhandled.handle
    storm = QTimer()
    storm.timeout.connect(broken.update)
    storm.start(1)
    broken.show()
    qtbot.waitUntil(lambda: broken.painted >= 20)
    storm.stop()
    assert len(told) == 1
    # Once in the line of code and once in the message.
    assert unhandled.file.read_text().count("no paint") == 2


def test_the_report_names_the_versions_but_not_the_home_folder(qapp):
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
def test_the_home_folder_is_left_out_in_every_spelling(home, written):
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
def test_other_folders_keep_their_names(home, written):
    assert strip_home_folder(written, home) == written


def test_only_the_owner_can_read_the_log_and_it_does_not_name_the_home_folder(
    unhandled, monkeypatch
):
    monkeypatch.setattr(sys, "stderr", StringIO())  # accepts any text, like the real one
    monkeypatch.setattr(log, "propagate", False)  # workers of pytest can only send UTF-8
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
def test_an_error_in_another_thread_is_reported(unhandled, qtbot, capsys):
    def mistaken():
        raise ValueError("in the thread")

    with qtbot.waitSignal(unhandled.happened) as told:
        thread = threading.Thread(target=mistaken)
        thread.start()
        thread.join()
    assert "in the thread" in told.args[0].details


@pytest.mark.expects_log("Something went wrong")
def test_an_error_is_reported_even_if_the_log_cannot_be_written(tmp_path, capsys):
    (tmp_path / "data").write_text("a file where the folder should be")
    unhandled = ExceptionHandler(tmp_path / "data")
    told = []
    unhandled.happened.connect(told.append)
    sys.excepthook(*raised("still told"))
    unhandled.close()
    assert len(told) == 1
