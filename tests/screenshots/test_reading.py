"""Tests of the screen reading of reading.py: it finds each kind of fault, and nothing on a correct
screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTabBar,
    QWidget,
)

from burgundy_qt.widgets.page.prompt_block import FittingWord
from tests.screenshots.reading import faults, listening, texts_of

WORDS = "The quick brown fox jumps over the lazy dog"
LONG = "Donaudampfschifffahrt"


@pytest.fixture
def room(qtbot):
    """Return an empty widget of 400 x 200 pixels."""
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(400, 200)
    return room


def put(widget, room, rect):
    widget.setParent(room)
    widget.setGeometry(QRect(*rect))
    widget.show()
    room.show()
    return widget


def test_labels_with_enough_space_have_no_faults(room):
    row = QHBoxLayout(room)
    for words in ("One", "Two", "Three"):
        row.addWidget(QLabel(words))
    row.addWidget(QPushButton("Go"))
    room.show()
    assert faults(room) == []


@pytest.mark.parametrize(
    ("made", "fault"),
    [
        (lambda: QLabel(WORDS), "pixels, has 60"),
        (lambda: wrapped(WORDS), "pixels of height, has 20"),
        (lambda: wrapped(LONG), f"a word of '{LONG}' is"),
        (lambda: fitting(WORDS), "has to be written too small"),
        (lambda: QPushButton(WORDS), "the button"),
        (lambda: placeholder(WORDS), "the field's"),
        (lambda: combo_box(WORDS), "the list's"),
    ],
)
def test_texts_without_enough_space_are_found(room, made, fault):
    put(made(), room, (10, 10, 60, 20))
    assert any(fault in found for found in faults(room)), faults(room)


def fitting(words):
    label = FittingWord("strong")
    label.setText(words)
    return label


def wrapped(words):
    label = QLabel(words)
    label.setWordWrap(True)
    return label


def placeholder(words):
    field = QLineEdit()
    field.setPlaceholderText(words)
    return field


def combo_box(words):
    box = QComboBox()
    box.addItem(words)
    return box


def test_a_label_that_sticks_out_is_found(room):
    put(QLabel("Over the edge"), room, (350, 10, 120, 20))
    assert faults(room) == ["'Over the edge' sticks out at the side of QWidget"]
    room.findChild(QLabel).move(10, 190)
    assert faults(room) == ["'Over the edge' sticks out above or below QWidget"]


def test_a_label_outside_the_visible_part_of_a_scroll_area_is_not_cut_off(room):
    area, sheet = QScrollArea(), QWidget()
    sheet.resize(200, 900)
    put(QLabel("Far below"), sheet, (10, 800, 100, 20))
    area.setWidget(sheet)
    put(area, room, (0, 0, 300, 200))
    assert faults(room) == []
    sheet.findChild(QLabel).setGeometry(280, 10, 100, 20)
    assert faults(room) == ["'Far below' sticks out at the side of QWidget"]


def test_two_overlapping_texts_are_found(room):
    put(QLabel("Under"), room, (10, 10, 80, 20))
    put(QLabel("Upper"), room, (30, 15, 80, 20))
    assert faults(room) == ["'Under' lies on 'Upper'"]


def test_a_tab_that_is_too_narrow_is_found(room):
    tabs = QTabBar()
    for words in ("Regions and pastures", "Ships and goods", "Knowledge and more"):
        tabs.addTab(words)
    tabs.setUsesScrollButtons(False)
    put(tabs, room, (0, 0, 90, 30))
    assert any("the tab" in found for found in faults(room))


def test_painted_texts_are_recorded_and_measured(room):
    picture = QPixmap(200, 100)
    with listening() as heard:
        painter = QPainter(picture)
        painter.drawText(QRect(0, 0, 30, 20), Qt.AlignmentFlag.AlignLeft, WORDS)
        painter.drawText(QRect(0, 0, 30, 90), Qt.TextFlag.TextWordWrap, "a b c")
        painter.drawText(QRect(0, 0, 30, 90), Qt.TextFlag.TextWordWrap, LONG)
        QFontMetrics(painter.font()).elidedText(WORDS, Qt.TextElideMode.ElideRight, 40)
        painter.end()
    assert heard.texts == [WORDS, "a b c", LONG]
    assert len(heard.cut) == 3
    assert "painted wider than its 30 pixels" in heard.cut[0]
    assert LONG in heard.cut[1] and "is shortened to" in heard.cut[2]


def test_texts_tooltips_and_names_of_visible_widgets_are_read(room):
    put(QPushButton("Go"), room, (10, 10, 80, 30)).setToolTip("Continue")
    put(QLabel("<b>Rich</b>"), room, (100, 10, 80, 30)).setAccessibleName("A label")
    put(QLabel("Hidden"), room, (200, 10, 80, 30)).hide()
    assert texts_of(room) == ["Go", "Continue", "Rich", "A label"]
