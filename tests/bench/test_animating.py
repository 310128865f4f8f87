"""Tests of the bot that thinks while the bench counts frames."""

from concurrent.futures import wait

from PySide6.QtCore import QCoreApplication, QObject

from burgundy_qt.bench.measurement import USUAL
from burgundy_qt.bench.table_bench import Thinking


def test_a_search_that_ends_just_before_the_deadline_starts_no_new_one(qtbot):
    window = QObject()
    thinking = Thinking(window, USUAL)
    thinking.search.finish_early()
    wait([thinking.search._running])
    thinking.end()
    QCoreApplication.processEvents()
    assert thinking.search._running is None
