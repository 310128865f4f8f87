"""The menus: every command of the window with its words, and its keys at first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.window.menu_bar import MenuBar

Command = tuple[str, str, str | tuple[str, ...]]
MENUS: Mapping[str, Sequence[Command | None]] = {
    later("Menu", "Game"): (
        ("new", later("Menu", "New game…"), "N"),
        ("library", later("Menu", "Games…"), "G"),
        ("open", later("Menu", "Open a file…"), "Ctrl+O"),
        ("paste", later("Menu", "Paste a game"), "Ctrl+V"),
        ("save", later("Menu", "Save a copy…"), "Ctrl+S"),
        ("seats", later("Menu", "Seats…"), "Shift+G"),
        None,
        ("statistics", later("Menu", "Statistics…"), "Ctrl+T"),
        ("settings", later("Menu", "Settings…"), "Ctrl+,"),
        None,
        ("quit", later("Menu", "Quit"), "Ctrl+Q"),
    ),
    later("Menu", "Move"): (
        ("undo", later("Menu", "Undo"), ("Z", "Ctrl+Z")),
        ("redo", later("Menu", "Redo"), ("Y", "Ctrl+Y", "Ctrl+Shift+Z")),
        ("undo turn", later("Menu", "Undo the turn"), "Shift+Z"),
        None,
        ("workers", later("Menu", "Take workers"), "W"),
        ("buy point", later("Menu", "Buy a point"), "B"),
        ("pass", later("Menu", "Pass"), "P"),
        ("end", later("Menu", "End turn"), "E"),
        None,
        ("skip", later("Menu", "Skip to my turn"), "J"),
    ),
    later("Menu", "View"): (
        ("review", later("Menu", "Look back"), "R"),
        None,
        ("log", later("Menu", "Log"), "L"),
        ("moves", later("Menu", "Moves"), "M"),
        ("score", later("Menu", "Score"), "S"),
        ("score sheet", later("Menu", "Score sheet…"), "Shift+S"),
        None,
        ("zoom in", later("Menu", "Larger"), ("Ctrl++", "Ctrl+=")),
        ("zoom out", later("Menu", "Smaller"), "Ctrl+-"),
        ("fit", later("Menu", "The whole table"), "Ctrl+0"),
        ("full screen", later("Menu", "Full screen"), "F11"),
    ),
    later("Menu", "Analyse"): (
        ("hint", later("Menu", "Hint"), "H"),
        ("do advised", later("Menu", "Do what the hint says"), "D"),
        ("tips", later("Menu", "Tips"), "T"),
    ),
    later("Menu", "Help"): (
        ("first game", later("Menu", "First game, step by step"), ""),
        ("rules", later("Menu", "Rules"), "F1"),
        ("keys", later("Menu", "Keys"), "?"),
        ("about", later("Menu", "About Burgundy Qt"), ""),
    ),
}


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

    def add_choices(self, title: str, heading: str, choices: Sequence[tuple[str, str]], chosen: str) -> QActionGroup:
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
        """A submenu of entries 0, 1, ..., among the actions as "name 1", "name 2", ...; the window words them."""
        menu = self.menus[title].addMenu(heading)
        actions = []
        for number in range(count):
            action = QAction(menu)
            self.actions[f"{name} {number + 1}"] = action
            action.triggered.connect(lambda _checked=False, number=number: answer(number))
            menu.addAction(action)
            actions.append(action)
        return actions
