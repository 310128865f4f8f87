"""Exceptions that nobody expected."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qVersion
from PySide6.QtWidgets import QWidget

from burgundy_qt import __version__
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.report import report
from burgundy_qt.widgets.unhandled import Unhandled


@pytest.fixture
def unhandled(tmp_path):
    unhandled = Unhandled(tmp_path)
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


def test_a_mistake_is_told_and_logged(unhandled, capsys):
    told = []
    unhandled.happened.connect(told.append)
    sys.excepthook(*raised("the mill is broken"))
    (problem,) = told
    assert "the mill is broken" in problem.details and problem.is_mistake
    logged = unhandled.file.read_text()
    assert "the mill is broken" in logged and f"Burgundy Qt {__version__}" in logged and f"Qt {qVersion()}" in logged
    assert "the mill is broken" in capsys.readouterr().err


def test_the_same_mistake_is_told_once_whatever_it_says(unhandled, capsys):
    told = []
    unhandled.happened.connect(told.append)
    for number in range(5):
        sys.excepthook(*raised(f"cow {number} at {number:#x}"))
    assert len(told) == 1
    sys.excepthook(*raised_elsewhere())
    assert len(told) == 2


def test_a_mistake_that_comes_back_after_a_while_is_told_anew(unhandled, monkeypatch, capsys):
    told = []
    unhandled.happened.connect(told.append)
    clock = iter((0.0, 5.0, 14.0, 30.0))
    monkeypatch.setattr("burgundy_qt.widgets.unhandled.time.monotonic", lambda: next(clock))
    for _ in range(4):
        sys.excepthook(*raised("slow"))
    assert len(told) == 2
    assert "again, 3 times by now" in unhandled.file.read_text()


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
    assert unhandled.file.read_text().count("no paint") == 2  # in the line of code and in the message


def test_the_report_names_the_versions_and_not_the_persons_folder(qapp):
    told = report(Problem("Trouble", "", "", f"File {Path.home()}/games/a.py", is_mistake=True))
    for part in ("Trouble", f"Burgundy Qt {__version__}", f"Qt {qVersion()}", "Python 3.", "screen", "~/games/a.py"):
        assert part in told
    assert str(Path.home()) not in told


def test_a_mistake_in_another_thread_is_told_too(unhandled, qtbot, capsys):
    def mistaken():
        raise ValueError("in the thread")

    with qtbot.waitSignal(unhandled.happened) as told:
        thread = threading.Thread(target=mistaken)
        thread.start()
        thread.join()
    assert "in the thread" in told.args[0].details


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path, capsys):
    (tmp_path / "data").write_text("a file where the folder should be")
    unhandled = Unhandled(tmp_path / "data")
    told = []
    unhandled.happened.connect(told.append)
    sys.excepthook(*raised("still told"))
    unhandled.close()
    assert len(told) == 1
