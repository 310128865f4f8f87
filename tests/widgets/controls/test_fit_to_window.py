"""Tests that large dialogs fit into small windows: their halves are placed below each other and
scroll, and nothing is cut off."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from burgundy_qt.widgets.controls.dialog_frame import DialogFrame, SplitBody, fit_to_window

BELOW, BESIDE = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight


def block(width, height):
    made = QLabel()
    made.setMinimumSize(width, height)
    return made


@pytest.fixture
def in_window(qtbot):
    """Return a function that opens a dialog with two halves of these sizes, in a window of this
    size."""

    windows = []

    def open_in(window_size, left, right):
        window = QWidget()
        windows.append(window)
        window.resize(*window_size)
        qtbot.addWidget(window)
        sheet = DialogFrame(window, "A title")
        halves = SplitBody(block(*left), block(*right))
        sheet.body.addWidget(halves)
        sheet.add_button("Close", "primary")
        fit_to_window(sheet, halves)
        window.show()
        sheet.show()
        return sheet, halves

    return open_in


def bar(halves):
    return halves.verticalScrollBar().isVisible()


def test_with_enough_space_the_halves_are_side_by_side(in_window):
    sheet, halves = in_window((1280, 800), (600, 400), (300, 300))
    assert halves.row.direction() == BESIDE and halves.pillar.isVisible() and not bar(halves)
    assert sheet.width() < 1280 and sheet.height() < 800


def test_in_a_narrow_window_the_halves_are_below_each_other_and_scroll(in_window):
    sheet, halves = in_window((900, 700), (700, 400), (300, 300))
    assert halves.row.direction() == BELOW and not halves.pillar.isVisible() and bar(halves)
    assert sheet.width() <= 900 and sheet.height() <= 700
    halves.verticalScrollBar().setValue(halves.verticalScrollBar().maximum())
    assert (
        halves.viewport().rect().bottom()
        >= halves.right.mapTo(halves.viewport(), halves.right.rect().bottomLeft()).y()
    )


def test_in_a_low_window_the_halves_are_side_by_side_and_scroll(in_window):
    sheet, halves = in_window((1280, 500), (600, 700), (300, 300))
    assert halves.row.direction() == BESIDE and bar(halves) and sheet.height() <= 500
    assert halves.both.width() <= halves.viewport().width()


def test_a_dialog_grows_with_its_content_up_to_the_window(in_window, qtbot):
    sheet, halves = in_window((1280, 800), (600, 400), (300, 300))
    before = sheet.height()
    halves.left.setMinimumHeight(500)
    qtbot.waitUntil(lambda: sheet.height() >= before + 100)
    assert not bar(halves)
    halves.left.setMinimumHeight(5000)
    qtbot.waitUntil(lambda: bar(halves))
    assert sheet.height() <= 800


def test_a_widget_without_space_beside_the_title_goes_below_it_to_the_left(qtbot):
    window = QWidget()
    window.resize(900, 700)
    qtbot.addWidget(window)
    sheet = DialogFrame(window, "A title that is long enough for a whole window")
    halves, beside = SplitBody(block(500, 300)), block(780, 20)
    sheet.head.addWidget(beside)
    sheet.body.addWidget(halves)
    fit_to_window(sheet, halves)
    window.show()
    sheet.show()
    assert beside.y() >= sheet.title.geometry().bottom()
    assert (beside.x(), beside.width()) == (sheet.title.x(), 780)
