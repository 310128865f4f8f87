"""The bot that thinks beside the frames that are counted."""

from concurrent.futures import wait

from PySide6.QtCore import QCoreApplication, QObject

from burgundy_qt.bench.measurement import USUAL
from burgundy_qt.bench.table_bench import Thinking


def test_a_thought_that_was_found_just_before_the_end_begins_no_other(qtbot):
    window = QObject()
    thinking = Thinking(window, USUAL)
    thinking.search.hasten()
    wait([thinking.search._running])
    thinking.end()
    QCoreApplication.processEvents()
    assert thinking.search._running is None
