"""The keys in use, given to the actions of the menus, and shortcuts met by the places of keys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from burgundy_qt.widgets.keys.commands import COMMANDS
from burgundy_qt.widgets.keys.key_places import by_place
from burgundy_qt.widgets.keys.keymap import keymap, pressed


def give_keys(actions: Mapping[str, QAction]) -> None:
    """Let every action that is a command have its keys."""
    for name, action in actions.items():
        if name in COMMANDS:
            action.setShortcuts([QKeySequence(key) for key in keymap.in_use(name)])


class ShortcutsByPlace(QObject):
    """Follows the keyboard focus, and carries out the shortcuts that a key means by its place where
    it means none by what it writes. There is one in a program."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._watched: QWidget | None = None
        application.focusChanged.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Its events alone are looked at: all of those of the program would be too many. A widget
        that is being destroyed gives the keyboard away when it is no longer there. What the signal
        carries may be past already, where somebody who heard of it before has moved the focus."""
        now = QApplication.focusWidget()
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = now
        if now is not None:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """A key press that no shortcut was met by has come to where the keyboard is."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        latin = by_place(event)
        if latin is None or keymap.is_in_use(pressed(event)):
            return False
        if not isinstance(watched, QWidget) or is_taken(latin, watched):
            return False
        key = QKeySequence(QKeyCombination(latin.modifiers(), Qt.Key(latin.key())))
        met = [one for one in shortcuts(watched.window()) if is_met(one, key, watched)]
        if len(met) != 1:
            return False
        one = met[0]
        one.trigger() if isinstance(one, QAction) else one.activated.emit()
        return True


def is_taken(latin: QKeyEvent, widget: QWidget) -> bool:
    """Whether a widget wants the key for itself, as a field in which text is typed does."""
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, latin.key(), latin.modifiers(), latin.text())
    asked.ignore()
    QApplication.sendEvent(widget, asked)
    return asked.isAccepted()


def shortcuts(window: QWidget) -> Iterator[QAction | QShortcut]:
    """All that has keys in a window."""
    yield from dict.fromkeys((*window.actions(), *window.findChildren(QAction)))
    yield from window.findChildren(QShortcut)


def is_met(one: QAction | QShortcut, key: QKeySequence, focus: QWidget) -> bool:
    """Whether a shortcut has the key, and would be carried out where the keyboard is."""
    if isinstance(one, QAction):
        is_of_window = one.shortcutContext() == Qt.ShortcutContext.WindowShortcut
        can_be = one.isEnabled() and one.isVisible() and key in one.shortcuts()
        return can_be and (is_of_window or one in focus.actions())
    of = one.parent()
    if not one.isEnabled() or key not in list(one.keys()) or not isinstance(of, QWidget):
        return False
    nearby = of is focus or of.isAncestorOf(focus)
    everywhere = one.context() == Qt.ShortcutContext.WindowShortcut
    return of.isVisible() and (nearby or (everywhere and of.window() is focus.window()))


def follow_places() -> None:
    """Let keys mean what their places mean from now on."""
    application = QApplication.instance()
    if isinstance(application, QApplication) and application.findChild(ShortcutsByPlace) is None:
        ShortcutsByPlace(application)
