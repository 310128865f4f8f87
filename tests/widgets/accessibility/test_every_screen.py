"""Every screen of the program as a screen reader finds it: whatever can be used has a name, and the
focus a way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QMenuBar, QScrollBar, QWidget

from burgundy_qt.screenshots.screens import OTHERS, SCREENS
from burgundy_qt.screenshots.stage import on_stage
from tests.screens.quick_screens import quick_screens

USED = {
    QAccessible.Role.Button,
    QAccessible.Role.CheckBox,
    QAccessible.Role.RadioButton,
    QAccessible.Role.ComboBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.List,
    QAccessible.Role.ListItem,
    QAccessible.Role.MenuItem,
    QAccessible.Role.PageTab,
    QAccessible.Role.Slider,
    QAccessible.Role.SpinBox,
    QAccessible.Role.Table,
    QAccessible.Role.Tree,
}
DEEPEST = 40


@pytest.fixture(scope="module")
def stage(qapp):
    with quick_screens(), on_stage("en") as stage:
        stage.use((1280, 800))
        yield stage


def everything(found: QAccessibleInterface, depth: int = 0) -> Iterator[QAccessibleInterface]:
    """The interface of a thing, and those of all that it holds and shows."""
    assert depth < DEEPEST
    yield found
    for at in range(found.childCount()):
        child = found.child(at)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from everything(child, depth + 1)


def can_be_used(found: QAccessibleInterface) -> bool:
    """Whether a person can do something with it."""
    widget = found.object()
    if isinstance(widget, QScrollBar) or (isinstance(widget, QWidget) and widget.parent() is None):
        return False
    if isinstance(widget, QWidget) and widget.focusProxy() is not None:
        return False
    takes_focus = isinstance(widget, QWidget) and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    is_frame = (
        isinstance(widget, QAbstractScrollArea) and widget.focusPolicy() == Qt.FocusPolicy.NoFocus
    )
    return not is_frame and (
        takes_focus or found.role() in USED or isinstance(widget, QAbstractButton)
    )


MANY = "rules-", "first-game-", *(f"{game}-" for game in OTHERS)
SEEN = [name for name in SCREENS if not name.startswith(MANY)]
ONE_OF_MANY = ["rules-turn", "first-game-03"]
ONE_OF_MANY += [f"burgundy-dice-{name}" for name in ("table", "alone", "numbers", "new-game")]


@pytest.mark.parametrize("name", SEEN + ONE_OF_MANY)
def test_whatever_can_be_used_has_a_name(stage, name):
    with SCREENS[name](stage) as shown:
        nameless = [
            (found.role().name, type(found.object()).__name__, found.rect().getRect())
            for found in everything(QAccessible.queryAccessibleInterface(shown))
            if can_be_used(found)
            and not found.text(QAccessible.Text.Name)
            and not isinstance(found.object(), QMenuBar)
        ]
        assert nameless == []
