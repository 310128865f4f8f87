"""The list of the log: what is in view of it."""

from __future__ import annotations

from burgundy_qt.widgets.log.log_line import LogLine
from burgundy_qt.widgets.log.log_list import LogList


def test_the_end_stays_in_view_when_the_lines_grow(qtbot):
    told = LogList()
    qtbot.addWidget(told)
    told.resize(200, 300)
    told.show()
    told.begin(["Anna"], [LogLine("action", f"Laid knowledge tile {line}, 1 worker", 0) for line in range(60)])
    lowest = told.verticalScrollBar().maximum()
    told.letter(1.5)
    assert told.verticalScrollBar().value() == told.verticalScrollBar().maximum() > lowest


def test_who_reads_further_up_is_left_there(qtbot):
    told = LogList()
    qtbot.addWidget(told)
    told.resize(200, 300)
    told.show()
    told.begin(["Anna"], [LogLine("action", "Laid ship", 0)] * 60)
    told.scrollToTop()
    told.letter(1.5)
    assert told.verticalScrollBar().value() == 0
