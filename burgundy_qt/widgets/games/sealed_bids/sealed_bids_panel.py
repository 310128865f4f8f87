"""The panel of sealed bids: whether hands are dealt."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QVBoxLayout

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.new_game.game_setup import GamePanel

WIDTH = 240
"""The width in pixels."""


class SealedBidsPanel(GamePanel):
    """The choices before a game: the only option. Seats have no choices."""

    def __init__(self, edition: GameObject) -> None:
        super().__init__()
        self.edition = edition
        self.dealt = QCheckBox(tr("New game", "Deal the hands"))
        note = value_controls.NoteLabel()
        note.setText(
            tr("New game", "Each player gets five of the bids 1 to 30. Otherwise all bid 1 to 5.")
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.dealt)
        column.addWidget(note)
        column.addStretch()
        self.setFixedWidth(dialog_frame.scaled_width(WIDTH))
        self.dealt.toggled.connect(lambda _on: self.changed.emit())
        self.show_request({})

    @property
    def request(self) -> RequestObject:
        """The choices as the protocol's `new` request."""
        return {"edition": self.edition["edition"], "dealt": self.dealt.isChecked()}

    def show_request(self, request: RequestObject) -> None:
        """Show the choices of a request."""
        self.dealt.setChecked(request.get("dealt") is not False)

    @property
    def players(self) -> range:
        """The possible numbers of players."""
        fewest, most = self.edition["players"]
        return range(fewest, most + 1)

    @property
    def order(self) -> str:
        """The order of play."""
        return tr("New game", "All bid at the same time; nobody waits for a turn.")
