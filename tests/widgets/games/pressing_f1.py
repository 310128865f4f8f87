"""F1 at a real window: which book opens, and at which page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.controls.dialog_frame import TOPIC


def asked(at, widget):
    """Press F1: the book that opens, and the page; it is put away again."""
    QTest.keyClick(widget, Qt.Key.Key_F1)
    at.wait_until(lambda: at.window.rules.window is not None and at.window.rules.window.isVisible())
    rules = at.window.rules.window
    book, topic = rules.book, rules.topic
    rules.close()
    widget.window().activateWindow()
    at.wait_until(widget.window().isActiveWindow)
    return book, topic


def lost_topics(at):
    """The topics that widgets of the window name and that are no places in the rules of the game on
    the table."""
    at.window.rules.open_at("")
    pages = at.window.rules.window.book.pages
    named = {str(widget.property(TOPIC) or "") for widget in at.window.findChildren(QWidget)}
    return {topic for topic in named - {""} if not is_place(pages, topic)}


def is_place(pages, topic):
    """Whether a topic is a page, or a place on one."""
    page, _, place = topic.partition("#")
    return page in pages and (not place or place in pages[page].places)
