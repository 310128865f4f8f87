"""Tests of work in small pieces: the window handles other events in between, and only the latest
work is finished."""

from time import sleep

import pytest
from PySide6.QtCore import QObject, QTimer

from burgundy_qt.widgets.controls.chunked_task import AT_ONCE, ChunkedTask


@pytest.fixture
def owner(qapp):
    return QObject()


def long_pieces(number: int, done: list):
    """Yield after each piece, which takes longer than work may take at once."""
    for piece in range(number):
        sleep(1.2 * AT_ONCE)
        done.append(piece)
        yield


def test_something_else_happens_after_every_long_piece(owner, qtbot):
    done: list[int] = []
    seen: list[int] = []
    beside = QTimer(owner, interval=1)
    beside.timeout.connect(lambda: seen.append(len(done)))
    work = ChunkedTask(owner)
    beside.start()
    with qtbot.waitSignal(work.ended):
        work.begin(long_pieces(5, done))
    assert set(seen) >= {1, 2, 3, 4}


def test_new_work_replaces_work_that_is_not_finished(owner, qtbot):
    first: list[int] = []
    second: list[int] = []
    work = ChunkedTask(owner)
    work.begin(long_pieces(5, first))
    with qtbot.waitSignal(work.ended):
        work.begin(long_pieces(2, second))
    assert second == [0, 1]
    assert first == []


def test_urgent_events_come_before_delayed_work(owner, qapp):
    """The answer must be painted before work begins that can wait."""
    done: list[int] = []
    work = ChunkedTask(owner)
    work.begin(long_pieces(2, done), after=60_000)
    for _ in range(10):
        qapp.processEvents()
    assert work.is_running and done == []
