"""The menus: every command of the window as an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.keys.key_commands import MENUS
from burgundy_qt.widgets.window.menu_bar import MenuBar


class Menus:
    """The actions by name; the window says what each does and which can be used now."""

    def __init__(self, bar: MenuBar, window: QWidget) -> None:
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        for title, commands in MENUS.items():
            menu = self.menus[title] = bar.add_menu(tr("Menu", title))
            for command in commands:
                if command is None:
                    menu.addSeparator()
                    continue
                name, text, _ = command
                action = QAction(tr("Menu", text), window)
                self.actions[name] = action
                menu.addAction(action)

    def discard(self) -> None:
        """The commands are there no more; the menus go with their bar."""
        for action in self.actions.values():
            action.deleteLater()

    def connect(self, answers: Mapping[str, Callable[[], object]]) -> None:
        """What each command does."""
        for name, answer in answers.items():
            self.actions[name].triggered.connect(lambda _checked=False, answer=answer: answer())

    def allow(self, allowed: Mapping[str, bool]) -> None:
        """Which commands can be used now."""
        for name, can in allowed.items():
            self.actions[name].setEnabled(can)

    def add_choices(
        self, title: str, heading: str, choices: Sequence[tuple[str, str]], chosen: str
    ) -> QActionGroup:
        """A submenu of which one entry is chosen; each action carries its value as data."""
        menu = self.menus[title].addMenu(heading)
        group = QActionGroup(menu)
        for value, text in choices:
            action = group.addAction(text)
            action.setData(value)
            action.setCheckable(True)
            action.setChecked(value == chosen)
            menu.addAction(action)
        return group

    def add_numbered(
        self, name: str, title: str, heading: str, count: int, answer: Callable[[int], object]
    ) -> list[QAction]:
        """A submenu of entries 0, 1, ..., among the actions as "name 1", "name 2", ...; the window
        words them."""
        menu = self.menus[title].addMenu(heading)
        actions = []
        for number in range(count):
            action = QAction(menu)
            self.actions[f"{name} {number + 1}"] = action
            action.triggered.connect(lambda _checked=False, number=number: answer(number))
            menu.addAction(action)
            actions.append(action)
        return actions
