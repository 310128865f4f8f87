"""Exceptions that nobody expected."""

from __future__ import annotations

import sys
import threading

import pytest

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


def test_a_mistake_is_told_and_logged(unhandled, capsys):
    told = []
    unhandled.happened.connect(told.append)
    sys.excepthook(*raised("the mill is broken"))
    (problem,) = told
    assert "the mill is broken" in problem.details and str(unhandled.file) in problem.advice
    assert "the mill is broken" in unhandled.file.read_text()
    assert "the mill is broken" in capsys.readouterr().err


def test_the_same_mistake_is_told_once(unhandled, capsys):
    told = []
    unhandled.happened.connect(told.append)
    for _ in range(5):
        sys.excepthook(*raised("again"))
    assert len(told) == 1
    sys.excepthook(*raised("another"))
    assert len(told) == 2


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
