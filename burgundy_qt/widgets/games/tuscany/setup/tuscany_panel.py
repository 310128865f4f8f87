"""Which game of Tuscany is played: how everybody comes by a duchy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.controls.note import Note
from burgundy_qt.widgets.controls.sheet import wide, word
from burgundy_qt.widgets.controls.topic import about
from burgundy_qt.widgets.dialogs.game_panel import GamePanel
from burgundy_qt.widgets.games.tuscany.words.set_ups import SETUPS

WIDTH = 218
"""Pixels, where the language has room enough in them."""


class TuscanyPanel(GamePanel):
    """Asks for it, of an edition as the protocol's `hello` describes it."""

    def __init__(self, edition: Mapping[str, Any]) -> None:
        super().__init__()
        self.edition = edition
        self.setups, self.note = QButtonGroup(self), Note()
        self._lay_out()
        self.setups.idClicked.connect(lambda _number: self._tell())
        self.show_request({})

    @property
    def request(self) -> dict[str, Any]:
        """What is chosen, in the words of the protocol's `new`; the boards are dealt."""
        return {"edition": self.edition["edition"], "modules": [], "setup": self.setup}

    @property
    def setup(self) -> str:
        """How everybody comes by a duchy."""
        chosen: str = self.edition["setups"][self.setups.checkedId()]
        return chosen

    def show_request(self, request: Mapping[str, Any]) -> None:
        """Show what a request asks for; where it says nothing that is known here, the usual."""
        offered, setup = self.edition["setups"], request.get("setup")
        self.setups.button(offered.index(setup) if setup in offered else 0).setChecked(True)
        self._tell()

    @property
    def players(self) -> range:
        """How many can play."""
        fewest, most = self.edition["players"]
        return range(fewest, most + 1)

    @property
    def order(self) -> str:
        """Who acts when."""
        return tr("New game", "The first player is drawn; hands stay hidden from the others.")

    def _tell(self) -> None:
        """Say in a sentence what is chosen."""
        self.note.say(tr("New game", SETUPS[self.setup].line))
        self.changed.emit()

    def _lay_out(self) -> None:
        about(self, "choices#setup")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(word(tr("New game", "Duchies"), "heading"))
        for number, setup in enumerate(self.edition["setups"]):
            choice = QRadioButton(tr("New game", SETUPS[setup].title))
            choice.setToolTip(tr("New game", SETUPS[setup].line))
            self.setups.addButton(choice, number)
            column.addWidget(choice)
        column.addWidget(self.note)
        self._take_width()

    def _take_width(self) -> None:
        """As wide as it is meant to be, or as the longest title needs."""
        for choice in self.setups.buttons():
            choice.ensurePolished()
        titles = (choice.sizeHint().width() for choice in self.setups.buttons())
        width = max(wide(WIDTH), *titles)
        self.setFixedWidth(width)
        self.note.setFixedWidth(width)
