"""The title bar with its menus: each command of the window as an action, and the display options
of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.keys.key_commands import MENUS
from burgundy_qt.widgets.keys.keymap import keymap, tooltip_with_key
from burgundy_qt.widgets.page.log_placement import FontScaler, unit_beside
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.table import game_table, table_scene
from burgundy_qt.widgets.theme import labels, sprite_files, theme

# The menu bar, which gives up the focus when a menu opened by mouse closes.


class MenuBar(QtWidgets.QMenuBar):
    """A menu bar that returns the focus after a menu was opened by mouse.

    After Esc, Qt leaves the focus on the bar, as if Alt had been pressed.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setNativeMenuBar(False)
        self.is_led_by_mouse = False

    def add_menu(self, title: str) -> QtWidgets.QMenu:
        """Return a new menu at the end of the bar."""
        menu = self.addMenu(title)
        menu.aboutToHide.connect(lambda: QTimer.singleShot(0, self, self._clear_hover))
        return menu

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Open or close a menu, and note that the mouse did it."""
        super().mousePressEvent(event)
        self._see_who_leads()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go to another menu, and note that the mouse did it."""
        super().mouseMoveEvent(event)
        self._see_who_leads()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Return the focus if the mouse brought it here."""
        super().focusInEvent(event)
        if self.is_led_by_mouse and event.reason() == Qt.FocusReason.MenuBarFocusReason:
            QTimer.singleShot(0, self, self._give_keys_back)

    def _give_keys_back(self) -> None:
        escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        self.keyPressEvent(escape)  # Qt knows the previous focus widget

    def _see_who_leads(self) -> None:
        self.is_led_by_mouse = QtWidgets.QApplication.activePopupWidget() is not None

    def _clear_hover(self) -> None:
        if QtWidgets.QApplication.activePopupWidget() is None:
            self.is_led_by_mouse = False


class Menus:
    """The actions by name; the window connects them and decides which are enabled."""

    def __init__(self, bar: MenuBar, window: QtWidgets.QWidget) -> None:
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QtWidgets.QMenu] = {}
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
        """Delete the actions; the menus are deleted with their bar."""
        for action in self.actions.values():
            action.deleteLater()

    def connect(self, answers: Mapping[str, Callable[[], object]]) -> None:
        """Connect each command to its handler."""
        for name, answer in answers.items():
            self.actions[name].triggered.connect(lambda _checked=False, answer=answer: answer())

    def allow(self, allowed: Mapping[str, bool]) -> None:
        """Enable or disable commands, by name."""
        for name, can in allowed.items():
            self.actions[name].setEnabled(can)

    def add_choices(
        self, title: str, heading: str, choices: Sequence[tuple[str, str]], chosen: str
    ) -> QActionGroup:
        """Return a submenu with one checked entry; each action carries its value as data."""
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
        """Return a submenu of the entries 0, 1, ..., stored as actions "name 1", "name 2", ...;
        the window sets their text."""
        menu = self.menus[title].addMenu(heading)
        actions = []
        for number in range(count):
            action = QAction(menu)
            self.actions[f"{name} {number + 1}"] = action
            action.triggered.connect(lambda _checked=False, number=number: answer(number))
            menu.addAction(action)
            actions.append(action)
        return actions


ABOVE = "picture"
"""They stand above this command."""


class Switches(QObject):
    """The display options of the game in view; the settings remember which are on."""

    def __init__(self, menus: Menus, scene: table_scene.TableScene, settings: SettingsFile) -> None:
        super().__init__(scene)
        self._menu, self._above = menus.menus["View"], menus.actions[ABOVE]
        self._scene, self._settings = scene, settings
        self._game: str | None = None
        self.actions: dict[str, QAction] = {}
        self._line = self._menu.insertSeparator(self._above)

    def offer(self, game: str | None) -> None:
        """Offer the options of a game, apply those that are on, and remove those of the game
        before."""
        if game == self._game:
            return
        for name, action in self.actions.items():
            self._scene.hide_over(name)
            action.deleteLater()
        self._game = game
        words = game_table.table_of_game(game).switches() if game is not None else {}
        self.actions = {name: self._switch(name, text) for name, text in words.items()}
        self._line.setVisible(bool(self.actions))

    def _switch(self, name: str, text: str) -> QAction:
        action = QAction(text, self._menu)
        action.setCheckable(True)
        action.toggled.connect(partial(self._turn, name))
        self._menu.insertAction(self._line, action)
        action.setChecked(self._called(name) in (self._settings.values.laid_over or ()))
        return action

    def _turn(self, name: str, on: bool) -> None:
        self._scene.show_over(name) if on else self._scene.hide_over(name)
        others = set(self._settings.values.laid_over or ()) - {self._called(name)}
        wanted = others | ({self._called(name)} if on else set())
        self._settings.change(laid_over=sorted(wanted))

    def _called(self, name: str) -> str:
        """Return the name of a switch in the settings."""
        return f"{self._game} {name}"


# The wine-red bar at the top: crest, name, menus, and the state of the game.


CREST, SIGN = 24, 20
PROGRAM, EMBLEM = "Burgundy", "icons/app"
"""What stands at the left where no game is in view."""


class TitleBar(QtWidgets.QFrame):
    """Contains the menu bar; `say` shows phase and round at the right end, and a question mark
    opens the rules.

    Its size follows the window, not the table below it: otherwise the table would be laid out
    again.
    """

    rules_asked = Signal()

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.menus = MenuBar()
        self.menus.setAccessibleName(tr("Menu", "Menus"))
        self.name = text_label(PROGRAM, "bar-name")
        self.name.setContentsMargins(0, 0, 8, 0)
        self.standing = text_label("", "bar-standing")
        self.past = text_label("", "bar-past")
        self.past.hide()
        self._full = self._short = ""
        self.help = QtWidgets.QToolButton()
        self.help.setProperty("role", "bar")
        self.help.setAccessibleName(tr("Menu", "Rules"))
        self.help.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # F1 is its key
        self.help.clicked.connect(self.rules_asked)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(12, 0, 14, 0)
        row.setSpacing(8)
        self.crest = labels.SpriteLabel(EMBLEM, CREST)
        row.addWidget(self.crest)
        row.addWidget(self.name)
        row.addWidget(framed(self.menus), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        row.addWidget(self.standing)
        row.addWidget(self.past, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.help)
        self._lettering = FontScaler()
        self._lettering.add(self, self._letter)
        theme.theme_changed.connect(self.fit)
        theme.theme_changed.connect(self._draw)
        keymap.changed.connect(self._name_key)
        self._name_key()
        self._draw()

    def fit(self, *_: object) -> None:
        """Scale the text to the window's size."""
        self._lettering.follow(unit_beside(self))

    def _letter(self, scale: float) -> None:
        self.crest.show_width(round(CREST * scale))
        self.help.setIconSize(QSize(round(SIGN * scale), round(SIGN * scale)))
        self._draw()
        self._make_room()

    def _name_key(self) -> None:
        self.help.setToolTip(tooltip_with_key(tr("Menu", "The rules"), "rules"))

    def _draw(self) -> None:
        self.help.setIcon(
            sprite_files.icon("help", theme.current().on_bar, self.help.iconSize().width())
        )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Hide the name where the menus need its space, then the crest, then some words."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        row = self.layout()
        assert row is not None
        self.past.setText(self._full)
        for part in (self.name, self.crest):
            part.setVisible(True)
        for part in (self.name, self.crest):
            part.setVisible(row.minimumSize().width() <= self.width())
        if self._short and row.minimumSize().width() > self.width():
            self.past.setText(self._short)

    def call(self, name: str = PROGRAM, emblem: str = EMBLEM) -> None:
        """Show the name and the sprite of the game in view, or of the program."""
        self.name.setText(name)
        self.crest.show_art(emblem)
        self._make_room()

    def say(self, text: str) -> None:
        """Show how far the game is: "Phase B, round 3 of 5"."""
        self.standing.setText(text)
        self._full = self._short = ""
        self._show(self.standing, self.past)

    def say_past(self, text: str, short: str = "") -> None:
        """Show on a plate which other position is in view, in the `short` text where space is
        scarce."""
        self._full, self._short = text, short
        self._show(self.past, self.standing)

    def _show(self, shown: QtWidgets.QWidget, other: QtWidgets.QWidget) -> None:
        other.hide()
        shown.show()
        self._make_room()


def framed(menus: MenuBar) -> QtWidgets.QWidget:
    """Return the menu bar inside a frame: a bare menu bar becomes as wide as its parent."""
    frame = QtWidgets.QWidget()
    row = QtWidgets.QHBoxLayout(frame)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(menus)
    return frame
