"""What a game can lay over its table, as switches of the menu View while that game is there."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.table.game_table import table_of_game
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.window.menus import Menus

ABOVE = "picture"
"""They stand above this command."""


class Switches(QObject):
    """The switches of the game in view; the settings remember which are on."""

    def __init__(self, menus: Menus, scene: TableScene, settings: SettingsFile) -> None:
        super().__init__(scene)
        self._menu, self._above = menus.menus["View"], menus.actions[ABOVE]
        self._scene, self._settings = scene, settings
        self._game: str | None = None
        self.actions: dict[str, QAction] = {}
        self._line = self._menu.insertSeparator(self._above)

    def offer(self, game: str | None) -> None:
        """Offer those of a game, laid over its table where they are on; those of another game are
        there no more."""
        if game == self._game:
            return
        for name, action in self.actions.items():
            self._scene.hide_over(name)
            action.deleteLater()
        self._game = game
        words = table_of_game(game).switches() if game is not None else {}
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
        """As the settings call it."""
        return f"{self._game} {name}"
