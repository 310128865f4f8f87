"""Tests of the list of the log: the lines that are in view."""

from __future__ import annotations

from burgundy_qt.widgets.log.game_log import LogLine
from burgundy_qt.widgets.log.log_list import LogList


def test_the_end_stays_in_view_when_the_lines_grow(qtbot):
    told = narrow_log(qtbot, 300, [f"Placed knowledge tile {line}, 1 worker" for line in range(60)])
    lowest = told.verticalScrollBar().maximum()
    told.set_text_scale(1.5)
    assert told.verticalScrollBar().value() == told.verticalScrollBar().maximum() > lowest


def test_a_reader_further_up_stays_there(qtbot):
    told = narrow_log(qtbot, 300, ["Placed ship"] * 60)
    told.scrollToTop()
    told.set_text_scale(1.5)
    assert told.verticalScrollBar().value() == 0


def test_no_line_is_cut_above_the_end_of_the_log(qtbot):
    told = narrow_log(qtbot, 105, ["Placed ship"] * 60)
    left_over = told.visualRect(told.entries.index(first_complete_line(told))).top()
    assert left_over > 4  # otherwise no line could be cut
    assert colours_of_rows(told, left_over) == 1
    told.verticalScrollBar().setValue(told.verticalScrollBar().value() - 1)
    assert colours_of_rows(told, left_over) > 1  # a reader further up sees everything


def test_no_detail_is_at_the_top_of_the_log_without_its_action(qtbot):
    told = narrow_log(qtbot, 105, ["Placed ship", "+1 silverling"] * 30, ["action", "detail"] * 30)
    while told.entries.lines[first_complete_line(told)].kind == "action":
        told.resize(200, told.height() + 1)
    below = told.visualRect(told.entries.index(first_complete_line(told))).bottom()
    assert colours_of_rows(told, below) == 1
    told.verticalScrollBar().setValue(told.verticalScrollBar().value() - 1)
    assert colours_of_rows(told, below) > 1


def test_an_entry_too_long_for_the_log_shows_the_lines_that_fit(qtbot):
    told = narrow_log(
        qtbot, 105, ["Placed ship", *["+1 silverling"] * 30], ["action", *["detail"] * 30]
    )
    first, last = (
        told.visualRect(told.entries.index(first_complete_line(told))),
        told.visualRect(told.entries.index(30)),
    )
    assert first.bottom() < last.top()
    assert colours_of_rows(told, first.bottom()) > 1


def test_many_new_lines_are_laid_out_once_with_the_end_in_view(qtbot, monkeypatch):
    laid_out, lay_out = [], LogList.doItemsLayout
    monkeypatch.setattr(LogList, "doItemsLayout", lambda it: laid_out.append(lay_out(it)))
    told = narrow_log(qtbot, 105, ["Placed ship"] * 60)
    told.scrollToBottom()
    laid_out.clear()
    for number in range(30):
        told.add([LogLine("action", f"Placed tile {number}", 0)])
    assert laid_out == []
    qtbot.waitUntil(lambda: bool(laid_out))
    bottom = told.visualRect(told.entries.index(89)).bottom()
    assert len(laid_out) == 1 and 0 < bottom <= told.viewport().height()


def test_new_lines_do_not_move_a_reader_further_up(qtbot):
    told = narrow_log(qtbot, 105, ["Placed ship"] * 60)
    told.verticalScrollBar().setValue(40)
    told.add([LogLine("action", "Placed tile", 0)] * 30)
    told.doItemsLayout()
    assert told.verticalScrollBar().value() == 40


def narrow_log(qtbot, height, texts, kinds=None):
    """Return a narrow log of this height with lines of Anna, which are actions unless `kinds`
    differ."""
    told = LogList()
    qtbot.addWidget(told)
    told.resize(200, height)
    told.show()
    lines = zip(kinds or ["action"] * len(texts), texts, strict=True)
    told.begin(["Anna"], [LogLine(kind, text, 0) for kind, text in lines])
    return told


def first_complete_line(told):
    """Return the first line that is completely in view."""
    return next(
        row
        for row in range(told.entries.rowCount())
        if told.visualRect(told.entries.index(row)).top() >= 0
    )


def colours_of_rows(told, rows):
    """Return the number of colours in the top rows of pixels of the log."""
    image = told.viewport().grab().toImage()
    return len({image.pixel(x, y) for y in range(rows) for x in range(image.width())})
