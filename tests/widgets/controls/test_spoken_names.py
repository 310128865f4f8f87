"""Tests of the names and roles of controls for screen readers."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QLabel, QWidget

from burgundy_qt.widgets.controls.dialog_frame import StackedPages
from burgundy_qt.widgets.controls.value_controls import ComboBox, Segments, segmented


def labels_of(control: QWidget) -> list[str]:
    """Return the names of the labels of a control."""
    found = QAccessible.queryAccessibleInterface(control)
    return [
        label.text(QAccessible.Text.Name)
        for label, relation in found.relations()
        if relation == QAccessible.RelationFlag.Label
    ]


def role_of(control: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(control).role()


def test_a_combo_box_has_a_label_with_its_name_under_any_parent(qtbot):
    box, first, second = ComboBox(), QWidget(), QWidget()
    for place in first, second:
        qtbot.addWidget(place)
    box.addItem("Squire")
    box.setAccessibleName("Level of player 2")
    for place in first, second:
        QHBoxLayout(place).addWidget(box)
        place.show()
        assert labels_of(box) == ["Level of player 2"]
    box.setAccessibleName("Level of player 1")
    assert labels_of(box) == ["Level of player 1"]
    assert not any(label.isVisible() for label in second.findChildren(QLabel))


def test_one_of_several_values_is_a_radio_button(qtbot):
    group = QButtonGroup()
    for control in Segments([(1, "One"), (2, "Two")]), segmented(group, [(1, "One"), (2, "Two")]):
        qtbot.addWidget(control)
        roles = [role_of(each) for each in control.findChildren(QAbstractButton)]
        assert roles == [QAccessible.Role.RadioButton] * 2


def test_pages_have_no_role_that_is_read_aloud(qtbot):
    pages = StackedPages()
    qtbot.addWidget(pages)
    pages.addWidget(QWidget())
    assert role_of(pages) == QAccessible.Role.Client
