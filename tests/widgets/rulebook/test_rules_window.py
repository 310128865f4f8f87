"""Tests of the window of the rules, read with mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burgundy_qt.widgets.rulebook.rulebook import Hit
from burgundy_qt.widgets.rulebook.rules_reader import PAUSE, Reader
from burgundy_qt.widgets.rulebook.rules_window import RulesWindow
from burgundy_qt.widgets.theme import theme


@pytest.fixture
def rules(qtbot):
    theme.set_theme("light")
    theme.apply_to(QApplication.instance())
    window = RulesWindow()
    window.open_at("")
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    theme.set_scale(1.0)
    theme.set_theme("light")


def click_row(window, side, row):
    rect = side.visualItemRect(row)
    QTest.mouseClick(side.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())


def type_in(window, text):
    QTest.keyClick(window.reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(window.search, text)


def title(window):
    return window.reader.document().begin().text()


def place_of(reader: Reader, text: str) -> QPoint:
    """Return the centre of the first occurrence of a text on the page."""
    cursor = reader.document().find(text)
    left = reader.cursorRect(cursor)
    cursor.setPosition(cursor.selectionStart())
    right = reader.cursorRect(cursor)
    return (left.center() + right.center()) / 2


def test_the_window_opens_with_the_first_page(rules):
    assert title(rules) == "The aim" and rules.chapter.text() == "The game"
    assert not rules.back.isEnabled() and not rules.before.isVisible()


@pytest.mark.parametrize(
    ("topic", "word"), [("knowledge", "Knowledge tiles"), ("shields#shield:14", "Shield 14")]
)
def test_the_window_opens_at_the_requested_place_even_the_first_time(qtbot, topic, word):
    window = RulesWindow()
    qtbot.addWidget(window)
    window.open_at(topic)
    window.show()
    qtbot.waitExposed(window)
    qtbot.wait(2 * PAUSE)
    assert 0 < place_of(window.reader, word).y() < 80
    assert window.reader.place_at_top() < window.reader.verticalScrollBar().maximum()


def test_a_click_in_the_contents_opens_the_page_and_back_returns(rules):
    click_row(rules, rules.contents, rules.contents.rows["rounds"])
    assert title(rules) == "Phases and rounds"
    QTest.mouseClick(rules.back, Qt.MouseButton.LeftButton)
    assert title(rules) == "The aim"
    QTest.mouseClick(rules.forward, Qt.MouseButton.LeftButton)
    assert title(rules) == "Phases and rounds"


def test_the_contents_are_read_by_key(rules):
    rules.contents.setFocus()
    QTest.keyClick(rules.contents, Qt.Key.Key_Down)
    QTest.keyClick(rules.contents, Qt.Key.Key_Return)
    assert title(rules) == "Set-up"
    QTest.keyClick(rules.reader, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert title(rules) == "Phases and rounds"
    QTest.keyClick(rules.reader, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert title(rules) == "Set-up"


def test_a_link_is_followed_by_mouse_and_by_key(rules):
    rules.open_at("order")
    QTest.mouseClick(
        rules.reader.viewport(), Qt.MouseButton.LeftButton, pos=place_of(rules.reader, "ship")
    )
    assert title(rules) == "The order of play"  # the first "ship" is no link
    rules.reader.setFocus()
    QTest.keyClick(rules.reader, Qt.Key.Key_Tab)
    QTest.keyClick(rules.reader, Qt.Key.Key_Return)
    assert title(rules) == "Ships"
    rules.go_back()
    cursor = rules.reader.document().find("Each ship")
    slot = rules.reader.cursorRect(cursor).center() - QPoint(8, 0)
    QTest.mouseClick(rules.reader.viewport(), Qt.MouseButton.LeftButton, pos=slot)
    assert title(rules) == "Ships"


def test_a_search_shows_hits_and_marks_the_words_on_the_page(rules):
    type_in(rules, "one free")
    assert rules.lists.currentWidget() is rules.hits and rules.hits.count() > 3
    QTest.keyClick(rules.search, Qt.Key.Key_Down)
    QTest.keyClick(rules.hits, Qt.Key.Key_Down)
    QTest.keyClick(rules.hits, Qt.Key.Key_Return)
    marked = [mark.cursor.selectedText().lower() for mark in rules.reader.extraSelections()]
    assert marked and set(marked) <= {"one", "free"}
    QTest.keyClick(rules.reader, Qt.Key.Key_F3)
    first = rules.reader.textCursor().selectionStart()
    QTest.keyClick(rules.reader, Qt.Key.Key_F3)
    assert rules.reader.textCursor().selectionStart() > first
    QTest.keyClick(rules.reader, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert rules.reader.textCursor().selectionStart() == first


def test_enter_in_the_search_field_opens_the_first_hit(rules):
    type_in(rules, "watchtower")
    QTest.keyClick(rules.search, Qt.Key.Key_Return)
    assert title(rules) == "Buildings"


def test_a_heading_that_is_too_long_for_the_hits_is_wrapped(rules):
    above = "What happens to the mines and to all of their silver"
    hits = [Hit("mines", 1, "Mines", heading, "Silver") for heading in ("", above)]
    type_in(rules, "mines")
    rules.hits.show_hits(hits, ())
    short, long = (rules.hits.sizeHintForRow(row) for row in (0, 1))
    assert long > short + 12


def test_a_hit_can_be_clicked(rules):
    type_in(rules, "mines")
    click_row(rules, rules.hits, rules.hits.item(0))
    assert title(rules) == "Mines"


def test_a_search_without_hits_shows_a_message_and_escape_returns(rules):
    type_in(rules, "dragon")
    assert rules.nothing.isVisible() and "“dragon”" in rules.nothing.text()
    QTest.keyClick(rules.search, Qt.Key.Key_Escape)
    assert rules.contents.isVisible() and rules.search.text() == ""
    QTest.keyClick(rules.contents, Qt.Key.Key_Escape)
    assert not rules.isVisible()


def test_a_place_on_a_page_is_scrolled_to_the_top(rules, qtbot):
    rules.open_at("knowledge#monastery:22")
    top = place_of(rules.reader, "Knowledge tile 22").y()
    assert 0 < top < rules.reader.viewport().height() / 2
    scrolled = rules.reader.place_at_top()
    rules.read("goods")
    rules.go_back()
    assert rules.reader.place_at_top() == scrolled


def test_pages_can_be_laid_out_in_large_and_small_text_and_in_both_themes(rules, qtbot):
    pages = rules.book.names
    for name, scale, some in (("dark", 1.5, pages), ("light", 0.8, pages[::4])):
        theme.set_theme(name)
        theme.set_scale(scale)
        for page in some:
            rules.open_at(page)
            assert rules.reader.document().size().width() <= rules.reader.viewport().width() + 1, (
                page
            )
            assert not rules.grab().isNull()


def test_the_place_on_the_page_stays_in_view_when_the_theme_changes(rules):
    rules.open_at("knowledge#monastery:12")
    before = rules.reader.place_at_top()
    theme.set_theme("dark")
    assert abs(rules.reader.place_at_top() - before) < 40
