"""The games on a shelf, a box for each; painted when it changes, not by frames."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.widgets.controls.access_keys import BY_ARROWS
from burgundy_qt.widgets.controls.dialog_frame import set_help_topic
from burgundy_qt.widgets.dialogs.game_box import FRAME, GameBox, Told
from burgundy_qt.widgets.dialogs.game_setup import setup_of
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.palette import SHELF

BOARD = 15
"""Pixels: how thick the board is."""
ROOM = QSize(1180, 780)
"""Units of a window in which the boxes have room for their views."""


class GameShelf(QWidget):
    """Shows the `games` by name, as the protocol's `hello` tells them. `chosen` carries the name of
    the game whose box was taken; while one `is_kept` in view its box stands out."""

    chosen = Signal(str)

    def __init__(self, games: Mapping[str, GameObject], is_kept: bool = True) -> None:
        super().__init__()
        self.setAccessibleName(tr("New game", "Games"))
        set_help_topic(self, "new-game")
        self.boxes = {name: box_of(name, game) for name, game in games.items()}
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * FRAME, 0, 2 * FRAME, BOARD)
        row.setSpacing(3 * FRAME)
        group = QButtonGroup(self)
        group.setExclusive(is_kept)
        for name, box in self.boxes.items():
            box.setCheckable(is_kept)
            box.setProperty(BY_ARROWS, is_kept)
            box.clicked.connect(lambda _on, name=name: self.chosen.emit(name))
            group.addButton(box)
            box.row = [*self.boxes.values()]
            row.addWidget(box)
        theme.theme_changed.connect(self.update)

    def show_game(self, name: str) -> None:
        """The box of this game stands out."""
        self.boxes[name].setChecked(True)
        self.setFocusProxy(self.boxes[name])

    def show_views(self, room: QSize) -> None:
        """Show every game's view on its box, where a window of this size has room for it."""
        has_room = room.width() >= ROOM.width() * theme.scale()
        has_room = has_room and room.height() >= ROOM.height() * theme.scale()
        for box in self.boxes.values():
            box.show_view(has_room)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The board that the boxes stand on."""
        wood, light, edge = SHELF["light" if theme.current().name != "dark" else "dark"]
        board = QRectF(self.rect()).adjusted(1, self.height() - BOARD, -1, -1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(edge), 1.6))
        painter.setBrush(QColor(wood))
        painter.drawRoundedRect(board, 4, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(light))
        painter.drawRoundedRect(board.adjusted(2, 1.5, -2, 5 - BOARD), 2, 2)
        painter.end()


def box_of(name: str, game: GameObject) -> GameBox:
    """The box of a game; without a short name it bears the title."""
    setup = setup_of(name)
    told = Told(setup.short_title() or game["title"], setup.tagline(), seats_told(game))
    return GameBox(told, setup.emblem, setup.box_picture)


def seats_told(game: GameObject) -> str:
    """How many can play a game, as the protocol's `hello` tells it: "2 to 4 seats"."""
    players = [number for edition in game["editions"] for number in edition["players"]]
    return tr("New game", "{fewest} to {most} seats", fewest=min(players), most=max(players))
