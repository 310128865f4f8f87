"""Tests of a field for a name: it counts letters as its reader does, and never cuts one in half."""

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit

from burgundy_qt.widgets.controls.value_controls import limit_letters

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.fixture
def field(qtbot):
    field = QLineEdit()
    qtbot.addWidget(field)
    limit_letters(field, 5)
    return field


def paste(field, text):
    QApplication.clipboard().setText(text)
    field.paste()


@pytest.mark.parametrize("letter", ["a", FAMILY[0], "\U0001f469\U0001f3fd", "x\u0323\u0307"])
def test_a_name_that_is_too_long_is_cut_between_letters(letter, field):
    paste(field, letter * 7)
    assert field.text() == letter * 5


def test_a_letter_of_many_parts_counts_once(field):
    paste(field, f"An{FAMILY}na and more")
    assert field.text() == f"An{FAMILY}na"


def test_a_name_that_is_short_enough_keeps_the_cursor_position(field):
    field.setText("Ana")
    field.setCursorPosition(2)
    paste(field, "n")
    assert (field.text(), field.cursorPosition()) == ("Anna", 3)
