"""What a game shows besides its table, whoever decides: all of its map, what it lays over that
while a key is held, and sheets of its own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from burgundy_qt.widgets.play.keyboard_play import KeyboardPlay
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.table.table_view import TableView

FIT = "fit"
"""The command that sees the whole map."""


class GameLooks(QObject):
    """Answers the keys that only show something, and clicks on what opens a sheet."""

    def __init__(self, view: TableView, scene: TableScene, keys: KeyboardPlay) -> None:
        super().__init__(view)
        self._view, self._scene = view, scene
        keys.shown.connect(self._show)
        self._scene.opened.connect(self.open)

    def _show(self, command: str, is_down: bool) -> None:
        if command in self._scene.game_table.sheets or command == FIT:
            if is_down:
                self._view.looking.fit() if command == FIT else self.open(command)
        elif is_down:
            self._scene.show_over(command)
        else:
            self._scene.hide_over(command)

    def open(self, name: str) -> None:
        """Open a sheet of the game in view by its name."""
        scene = self._scene
        sheet = scene.game_table.sheets.get(name)
        if sheet is not None and scene.state is not None and scene.look is not None:
            opened = sheet(self._view.window(), scene.state, scene.look)
            opened.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            opened.open()
