"""The accessible interfaces of the table: name, role, state, place and actions of each part.

Qt does not report the items of a QGraphicsView, and of a scroll area it reports only the viewport.
Therefore the view has an interface with the parts of the table and the widgets above it as its
children.
"""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleStateChangeEvent,
    QWindow,
)
from PySide6.QtWidgets import QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.advice.hint_controller import HintController
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.screen_reader.accessible_table import AccessiblePart, AccessibleTable
from burgundy_qt.widgets.sprites.places import ClickTarget
from burgundy_qt.widgets.table.table_view import TableView

NO_INTERFACE = shiboken6.wrapInstance(0, QAccessibleActionInterface)
"""A null pointer as an object: PySide 6.11 crashes where interface_cast returns None."""


class PartActions(QAccessibleActionInterface):
    """The actions of a part: press it, and give it the focus if it can be chosen."""

    def __init__(self, part: AccessiblePart) -> None:
        super().__init__()
        self.part = part

    def actionNames(self) -> list[str]:  # noqa: N802
        """Return the names of the actions in Qt."""
        pressing = (
            [QAccessibleActionInterface.pressAction()]
            if self.part.role == QAccessible.Role.Button
            else []
        )
        return pressing + (
            [QAccessibleActionInterface.setFocusAction()] if self.part.highlight is not None else []
        )

    def doAction(self, actionName: str) -> None:  # noqa: N802, N803
        """Carry out an action."""
        if actionName == QAccessibleActionInterface.pressAction():
            self.part.press()
        elif actionName == QAccessibleActionInterface.setFocusAction():
            self.part.take_focus()

    def keyBindingsForAction(self, actionName: str) -> list[str]:  # noqa: N802, N803
        """Return no keys: no part has one."""
        return []


class AccessiblePartInterface(QAccessibleObject):
    """The interface of one part."""

    def __init__(self, part: AccessiblePart) -> None:
        super().__init__(part)
        self.part = part
        self.actions = PartActions(part)

    def interface_cast(self, type: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        """Return the actions; other interfaces do not exist."""
        return self.actions if type == QAccessible.InterfaceType.ActionInterface else NO_INTERFACE

    def text(self, t: QAccessible.Text) -> str:
        """Return its name or its description."""
        if t == QAccessible.Text.Name:
            return self.part.name
        return self.part.description if t == QAccessible.Text.Description else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:  # noqa: N802
        """Do nothing: the table has no text to edit."""

    def role(self) -> QAccessible.Role:
        """Return its role."""
        return self.part.role

    def state(self) -> QAccessible.State:
        """Return its state: focusable and selectable if it can be chosen, selected if it is
        chosen, and focused."""
        state = QAccessible.State()
        highlight = self.part.highlight
        state.focusable = state.selectable = highlight is not None
        state.selected = highlight is not None and highlight.chosen
        state.focused = self.part.table.view.hasFocus() and self.part is self.part.table.focused
        state.invisible = state.offscreen = self.part.rect.isNull()
        return state

    def rect(self) -> QRect:
        """Return its rectangle on the screen."""
        return self.part.table.on_screen(self.part)

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return its group, or the table."""
        return reading_of(self.part.parent())

    def childCount(self) -> int:  # noqa: N802
        """Return the number of its parts."""
        return len(self.part.parts)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return one of its parts."""
        parts = self.part.parts
        return (
            QAccessible.queryAccessibleInterface(parts[index]) if 0 <= index < len(parts) else None
        )

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:  # noqa: N802
        """Return the index of one of its parts."""
        return place_in(arg__1.object(), self.part.parts)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """Return the part at a point of the screen."""
        return reading_of(
            next((part for part in self.part.parts if on_screen(part).contains(x, y)), None)
        )

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Return its window."""
        return self.part.table.view.window().windowHandle()


class AccessibleTableInterface(QAccessibleObject):
    """The interface of the view: the parts of the table, then the widgets above it."""

    def __init__(self, table: AccessibleTable) -> None:
        super().__init__(table.view)
        self.table = table

    @property
    def children(self) -> list[QObject]:
        """The parts and the widgets."""
        return [*self.table.parts, *self.widgets]

    @property
    def widgets(self) -> list[QWidget]:
        """The prompt, the log and other widgets above the table."""
        view = self.table.view
        own = (
            view.viewport(),
            view.verticalScrollBar().parent(),
            view.horizontalScrollBar().parent(),
        )
        return [
            child
            for child in view.children()
            if isinstance(child, QWidget)
            and child not in own
            and not child.isHidden()
            and not child.isWindow()
        ]

    def text(self, t: QAccessible.Text) -> str:
        """Return its name or its description."""
        view = self.table.view
        if t == QAccessible.Text.Name:
            return view.accessibleName()
        return view.accessibleDescription() if t == QAccessible.Text.Description else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:  # noqa: N802
        """Do nothing: the name of the table is fixed."""

    def role(self) -> QAccessible.Role:
        """Return the role of a group."""
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        """Return its state, which is focusable."""
        view, state = self.table.view, QAccessible.State()
        state.focusable = True
        state.focused = view.hasFocus()
        state.active = view.isActiveWindow()
        state.invisible = not view.isVisible()
        return state

    def rect(self) -> QRect:
        """Return the rectangle of the view on the screen."""
        view = self.table.view
        return QRect(view.mapToGlobal(view.rect().topLeft()), view.size())

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the page of the table."""
        return reading_of(self.table.view.parentWidget())

    def childCount(self) -> int:  # noqa: N802
        """Return the number of parts and widgets."""
        return len(self.children)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return one of the parts and widgets."""
        children = self.children
        return (
            QAccessible.queryAccessibleInterface(children[index])
            if 0 <= index < len(children)
            else None
        )

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:  # noqa: N802
        """Return the index of a part or widget."""
        return place_in(arg__1.object(), self.children)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """Return the child at a point of the screen; widgets are above the table."""
        local = self.table.view.mapFromGlobal(QPoint(x, y))
        over = next(
            (widget for widget in reversed(self.widgets) if widget.geometry().contains(local)), None
        )
        return reading_of(over if over is not None else self.table.part_at(local))

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """Return the child with the focus."""
        view = self.table.view
        inner = view.focusWidget()
        if view.hasFocus():
            return reading_of(self.table.focused)
        return reading_of(inner) if inner is not None and inner.hasFocus() else None

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Return its window."""
        return self.table.view.window().windowHandle()


def place_in(found: QObject | None, among: list[QObject] | list[AccessiblePart]) -> int:
    """Return the index of an object in a list, or -1."""
    return next((place for place, other in enumerate(among) if other is found), -1)


def on_screen(part: AccessiblePart) -> QRect:
    """Return the rectangle of a part on the screen."""
    return part.table.on_screen(part)


def reading_of(found: QObject | None) -> QAccessibleInterface | None:
    """Return the interface of an object, or None."""
    return QAccessible.queryAccessibleInterface(found) if found is not None else None


_is_installed = False


def read_aloud(table: AccessibleTable) -> None:
    """Make the parts of the table available to screen readers."""
    global _is_installed
    if not _is_installed:
        _is_installed = True
        QAccessible.installFactory(_reading)
    known = QAccessible.queryAccessibleInterface(table.view)
    if not isinstance(
        known, AccessibleTableInterface
    ):  # a screen reader asked about the view before the table existed
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(known))


def fall_silent(table: AccessibleTable) -> None:
    """Take back the interfaces from Qt.

    PySide 6.11 uses them again when widgets are deleted, perhaps after the end of Python.
    """
    table.is_silent = True  # first, so that no parts are built only to be taken back
    made = [table.reading, *(part.reading for part in table.all_parts())]
    for reading in made:
        if reading is None:
            continue
        if shiboken6.isValid(reading):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(reading))
        vars(
            reading
        ).clear()  # PySide never releases a factory's objects: at least release the table


def _reading(key: str, found: QObject) -> QAccessibleInterface | None:
    """Return the interface of an object; Qt calls this for each object that a screen reader
    asks about."""
    if isinstance(found, AccessiblePart) and not found.table.is_silent:
        found.reading = AccessiblePartInterface(found)
        return found.reading
    if not isinstance(found, TableView):
        return None
    table = found.findChild(AccessibleTable, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if table is None or table.is_silent:
        return None
    table.reading = AccessibleTableInterface(table)
    return table.reading


# Announcements: actions, prompts, and the focus.


Politeness = QAccessible.AnnouncementPoliteness


class Announcements(QObject):
    """Announces the events on the table of a page. `said` carries each announcement and its
    politeness."""

    said = Signal(str, object)

    def __init__(self, page: TablePage, advising: HintController) -> None:
        super().__init__(page)
        self.page, self.advising = page, advising
        self.table = AccessibleTable(page.view, page.scene, page.keys)
        self._asked = ""
        self._known: dict[AccessiblePart, tuple[str, bool, bool]] = {}
        read_aloud(self.table)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.fall_silent)
        page.keys.moved.connect(self._tell_focus)
        page.log.log.entries.rowsInserted.connect(self._tell_lines)
        page.decision.changed.connect(self._tell_prompt)
        page.decision.changed.connect(self._tell_changes)
        page.decision.refused.connect(lambda why: self.say(why, Politeness.Assertive))
        page.scene.settled.connect(self._tell_changes)
        advising.tip_shown.connect(self._tell_prompt)

    def fall_silent(self) -> None:
        """Stop all announcements, before the page is deleted or the program ends."""
        fall_silent(self.table)

    def say(
        self, sentence: str, politeness: QAccessible.AnnouncementPoliteness = Politeness.Polite
    ) -> None:
        """Announce a sentence; an assertive one interrupts the current speech."""
        event = QAccessibleAnnouncementEvent(self.page.view, sentence)
        event.setPoliteness(politeness)
        QAccessible.updateAccessibility(event)
        self.said.emit(sentence, politeness)

    def _tell_lines(self, _parent: QModelIndex, first: int, last: int) -> None:
        """Announce new lines of the log."""
        model = self.page.log.log.entries
        rows = (model.index(row) for row in range(first, last + 1))
        lines = [str(model.data(row, Qt.ItemDataRole.AccessibleTextRole)) for row in rows]
        self.say(" ".join(f"{line}." for line in lines if line))

    def _tell_prompt(self) -> None:
        """Announce the prompt or the advice, each once."""
        prompt = self.page.prompt
        asked = tr(
            "Aloud", "{heading}. {told}", heading=prompt.heading.text(), told=prompt.sentence.text()
        )
        if self.page.decision.is_open and asked != self._asked:
            self.say(asked.strip())
        self._asked = asked if self.page.decision.is_open else ""

    def _tell_focus(self, target: ClickTarget | None) -> None:
        """Announce that the focus is on a part of the table, or on the table as a whole."""
        part = self.table.part_of(target)
        if self.page.view.hasFocus():
            QAccessible.updateAccessibility(
                QAccessibleEvent(part or self.page.view, QAccessible.Event.Focus)
            )

    def _tell_changes(self) -> None:
        """Report changed names and states, which screen readers cache."""
        if not QAccessible.isActive():
            return
        before, self._known = self._known, {}
        for part in self.table.all_parts():
            highlight = part.highlight
            now = self._known[part] = (
                part.name,
                highlight is not None,
                highlight is not None and highlight.chosen,
            )
            if part in before and now != before[part]:
                tell_change(part, before[part], now)


def tell_change(
    part: AccessiblePart, before: tuple[str, bool, bool], now: tuple[str, bool, bool]
) -> None:
    """Report that a part has another name or state."""
    if now[0] != before[0]:
        QAccessible.updateAccessibility(QAccessibleEvent(part, QAccessible.Event.NameChanged))
    if now[1:] != before[1:]:
        changed = QAccessible.State()
        changed.focusable = changed.selectable = now[1] != before[1]
        changed.selected = now[2] != before[2]
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(part, changed))
