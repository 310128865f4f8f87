"""The accessible interfaces of the table: name, role, state, place and actions of each part.

Qt does not report the items of a QGraphicsView, and of a scroll area it reports only the viewport.
Therefore the view has an interface with the parts of the table and the widgets above it as its
children.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QPoint, QRect, Qt, QTimer, Signal
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
from PySide6.QtWidgets import QApplication, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.advice.hint_controller import HintController
from burgundy_qt.widgets.history.history_controller import HistoryController
from burgundy_qt.widgets.log.game_log import LogLine
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.screen_reader.accessible_table import AccessiblePart, AccessibleTable
from burgundy_qt.widgets.sprites.places import ClickTarget
from burgundy_qt.widgets.table.table_view import TableView

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

NO_INTERFACE = shiboken6.wrapInstance(0, QAccessibleActionInterface)
"""A null pointer as an object: PySide 6.11 crashes where interface_cast returns None."""


AllRelations = QAccessible.RelationFlag.AllRelations


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
        if t != QAccessible.Text.Description:
            return ""
        self.part.described = self.part.description
        return self.part.described

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

    def relations(
        self, match: QAccessible.RelationFlag = AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        """Return the group that a text belongs to: all texts of a group that belong to nothing
        are read by Orca whenever the focus comes into it."""
        group = self.parent()
        is_text = self.part.role == QAccessible.Role.StaticText
        described = QAccessible.RelationFlag.DescriptionFor
        return [(group, described)] if is_text and group is not None and match & described else []

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
        """The parts, the widgets and the notices."""
        return [*self.table.parts, *self.widgets, *self.table.notices]

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
        """Return the role of a plain widget: of a group, Orca would read all texts whenever it gets
        the focus."""
        return QAccessible.Role.Client

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
    # A screen reader asked about the view before the table existed.
    if not isinstance(known, AccessibleTableInterface):
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(known))


def release_interfaces(table: AccessibleTable) -> None:
    """Take back the interfaces from Qt.

    PySide 6.11 uses them again when widgets are deleted, perhaps after the end of Python.
    """
    table.is_silent = True  # first, so that no parts are built only to be taken back
    parts = [*table.all_parts(), *table.notices]
    made = [table.reading, *(part.reading for part in parts)]
    for reading in made:
        if reading is None:
            continue
        if shiboken6.isValid(reading):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(reading))
        # PySide never releases a factory's objects: at least release the table.
        vars(reading).clear()


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


CLOSED = "?", "!", "…", "."
"""The ends of a heading after which no full stop is needed."""
MOST_UNDONE = 3
"""The number of lines of the log that are announced as undone, the earliest first."""
Politeness = QAccessible.AnnouncementPoliteness
PATIENCE = 100  # milliseconds for an answer over D-Bus, which takes 0.5


class Readers:
    """The screen readers that listen now, asked over the D-Bus of accessibility."""

    def __init__(self, system: str = sys.platform) -> None:
        self.system = system
        self._bus: QDBusConnection | None = None

    def are_listening(self) -> bool:
        """Return whether announcements are heard: on Linux only if a reader has asked for them.

        Orca does so from version 45. Debian 12 has 43, which hears notifications; a newer one
        hears both and would say everything twice.
        """
        if self.system != "linux":
            return True
        try:
            from PySide6.QtDBus import QDBusConnection  # only here is it needed
        except ImportError:
            return True
        if self._bus is None:
            session = QDBusConnection.sessionBus()
            found = ask(session, "org.a11y.Bus", "/org/a11y/bus", "GetAddress").arguments()
            if not found:
                return True
            self._bus = QDBusConnection.connectToBus(str(found[0]), "burgundy-qt accessibility")
        registry = "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "GetRegisteredEvents"
        # PySide cannot unpack the answer, an array of structures; its text has all names.
        return "Object:Announcement" in str(ask(self._bus, *registry))


def ask(bus: QDBusConnection, service: str, path: str, method: str) -> QDBusMessage:
    """Return the answer of a service whose interface has the same name."""
    from PySide6.QtDBus import QDBus, QDBusMessage

    call = QDBusMessage.createMethodCall(service, path, service, method)
    return bus.call(call, QDBus.CallMode.Block, PATIENCE)


class Announcements(QObject):
    """Announces the events on the table of a page. `said` carries each announcement and its
    politeness; `asked` is the question or the advice in view, as it is announced."""

    said = Signal(str, object)

    def __init__(self, page: TablePage, advising: HintController) -> None:
        super().__init__(page)
        self.page, self.advising = page, advising
        self.table = AccessibleTable(page.view, page.scene, page.keys)
        self._readers = Readers()
        self.asked = self._heading = self._turn = self._past = ""
        self._lines: list[LogLine] = []
        self._history: HistoryController | None = None
        self._review: Callable[[], str] = str
        self._has_focus_moved = self._have_parts_changed = self._is_later_due = False
        self._known: dict[AccessiblePart, tuple[str, bool, bool]] = {}
        read_aloud(self.table)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)
        page.keys.moved.connect(self._move_focus)
        page.log.log.entries.rowsInserted.connect(self._announce_new_lines)
        page.log.log.entries.modelAboutToBeReset.connect(self._note_lines)
        page.log.log.entries.modelReset.connect(self._announce_undone)
        page.decision.changed.connect(lambda: self._announce_prompt())
        page.decision.changed.connect(self._follow_decision)
        page.decision.refused.connect(lambda why: self.say(why, Politeness.Assertive))
        page.scene.settled.connect(self._follow_scene)
        advising.refused.connect(self.say)
        # Later, because the tips may get the focus.
        advising.tip_shown.connect(lambda: QTimer.singleShot(0, self, self._announce_advice))

    def follow(self, history: HistoryController, review: Callable[[], str]) -> None:
        """Announce each past position, with the text of its `review`."""
        self._history, self._review = history, review
        history.moved.connect(self.announce_past)
        history.ended.connect(self.announce_past)

    def announce_past(self, *_: object) -> None:
        """Announce the past position and its review, if something is new. It happens later,
        because the review follows the same signal."""
        QTimer.singleShot(0, self, self._announce_past)

    def _announce_past(self) -> None:
        if self._history is None or not self._history.is_on:
            self._past = ""
            return
        text_now = " ".join(text for text in (self._history.bar.spoken, self._review()) if text)
        if text_now != self._past:
            self.say(text_now)
        self._past = text_now

    def stop(self) -> None:
        """Stop all announcements, before the page is deleted or the program ends."""
        release_interfaces(self.table)

    def say(
        self, sentence: str, politeness: QAccessible.AnnouncementPoliteness = Politeness.Polite
    ) -> None:
        """Announce a sentence; an assertive one interrupts the current speech."""
        if QAccessible.isActive():
            self._report(sentence, politeness)
        self.said.emit(sentence, politeness)

    def _report(self, sentence: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
        """Report a sentence to the screen reader, in the way that it understands."""
        if self._readers.are_listening():
            event = QAccessibleAnnouncementEvent(self.page.view, sentence)
            event.setPoliteness(politeness)
            QAccessible.updateAccessibility(event)
        else:
            notice = self.table.add_notice(sentence)
            QAccessible.updateAccessibility(QAccessibleEvent(notice, QAccessible.Event.ObjectShow))

    def _announce_new_lines(self, _parent: QModelIndex, first: int, last: int) -> None:
        """Announce new lines of the log."""
        self.say(self._spoken(self.page.log.log.entries.lines[first : last + 1]))

    def _note_lines(self) -> None:
        """Note the lines of the log, before it shows others."""
        self._lines = self.page.log.log.entries.lines

    def _announce_undone(self) -> None:
        """Announce which lines of the log are gone after an undo, or are back after a redo."""
        before, now = self._lines, self.page.log.log.entries.lines
        self._lines = []
        common = min(len(before), len(now))
        # Only the words count: lines that came one by one may lack what a later line tells.
        are_same = [line.text for line in before[:common]] == [line.text for line in now[:common]]
        if common == 0 or not are_same:
            return  # another game
        if undone := before[common:]:
            lines = self._spoken(undone[:MOST_UNDONE])
            self.say(tr("Aloud", "Undone: {lines}", lines=lines))
            self.asked = self._turn = ""  # the same question is asked again
        elif redone := now[common:]:
            self.say(self._spoken(redone))

    def _spoken(self, lines: Sequence[LogLine]) -> str:
        """Return lines of the log as sentences, with the name of a player where it changes."""
        entries, texts, before = self.page.log.log.entries, [], None
        for line in lines:
            texts.append(line.text if line.seat == before else entries.spoken(line))
            before = line.seat
        return " ".join(f"{line}." for line in texts if line)

    def _announce_prompt(self, is_known: bool = False) -> None:
        """Announce the prompt or the advice, each once, unless it is known already."""
        prompt = self.page.prompt
        heading, sentence = prompt.heading.text(), prompt.sentence.text()
        asked = (
            f"{heading} {sentence}"
            if heading.endswith(CLOSED)
            else tr("Aloud", "{heading}. {prompt}", heading=heading, prompt=sentence)
        )
        is_open = self.page.decision.is_open
        is_new = asked != self.asked and not is_known
        parts = asked.strip() if is_new else "", self._new_turn_text()
        if is_open and any(parts):
            self.say(" ".join(part for part in parts if part))
        self.asked = asked if is_open else ""
        self._heading = heading if is_open else ""

    def _announce_focus(self) -> None:
        """Announce that the focus is on a part of the table, or on the table as a whole."""
        view, part = self.page.view, self.table.focused
        if not view.hasFocus():
            return
        if part is not None:
            announce_description(part)  # before the focus, or it would be read again after it
        QAccessible.updateAccessibility(QAccessibleEvent(part or view, QAccessible.Event.Focus))

    def _new_turn_text(self) -> str:
        """Return what the person who decides has rolled, drawn or turned, once."""
        view, scene = self.page.decision.view, self.page.scene
        seat = view.person_to_decide if view is not None else None
        if seat is None or scene.state is None:
            return ""
        text = scene.game_table.turn_text(scene.state, seat)
        is_new, self._turn = text != self._turn, text
        return text if is_new else ""

    def _announce_advice(self) -> None:
        """Announce the advice, unless its card has the focus: then it is read there."""
        focus = QApplication.focusWidget()
        is_read = focus is not None and self.advising.panel.isAncestorOf(focus)
        heading, before = self.page.prompt.heading.text(), self._heading
        # While the search goes on, the same step is shown as a first idea, then as the best.
        is_same = before != "" and (heading in before or before in heading)
        self._announce_prompt(is_read or is_same)

    def _move_focus(self, _target: ClickTarget | None) -> None:
        self._has_focus_moved = True
        self._announce_later()

    def _follow_decision(self) -> None:
        """Tell the changes of an open decision; those after it when its action has been shown."""
        self._have_parts_changed = self.page.decision.is_open
        self._announce_later()

    def _follow_scene(self) -> None:
        self._have_parts_changed = True
        self._announce_later()

    def _announce_later(self) -> None:
        """Announce the focus and the changes after the prompt, which may change together with
        them."""
        if not self._is_later_due:
            self._is_later_due = True
            QTimer.singleShot(0, self, self._announce_focus_and_changes)

    def _announce_focus_and_changes(self) -> None:
        """Announce the focus, if it has moved, then the changes: Orca reads those of the part that
        it believes to have the focus."""
        self._is_later_due = False
        if self.table.is_silent or not QAccessible.isActive():
            return
        if self._has_focus_moved:
            self._has_focus_moved = False
            self._announce_focus()
        if self._have_parts_changed:
            self._have_parts_changed = False
            self._announce_changes()

    def _announce_changes(self) -> None:
        """Report changed names, descriptions and states, which screen readers keep."""
        before, self._known = self._known, {}
        for part in self.table.all_parts():
            highlight = part.highlight
            now = self._known[part] = (
                part.name,
                highlight is not None,
                highlight is not None and highlight.chosen,
            )
            if part in before and now != before[part]:
                announce_change(part, before[part], now)
            announce_description(part)


def announce_description(part: AccessiblePart) -> None:
    """Report that a part has another description than a reader was given."""
    if part.described is not None and part.described != part.description:
        QAccessible.updateAccessibility(
            QAccessibleEvent(part, QAccessible.Event.DescriptionChanged)
        )


def announce_change(
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
