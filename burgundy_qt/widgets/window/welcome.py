"""What stands on the empty table before a game: the crest, one sentence, two ways on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.controls.sheet import button, word
from burgundy_qt.widgets.look.picture import Picture


class Welcome(QWidget):
    """Asks for a new game, a saved one, or the first game with a guide."""

    new_game_asked = Signal()
    open_asked = Signal()
    first_game_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "table")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        card = QFrame()
        card.setProperty("role", "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(64, 44, 64, 44)
        column.setSpacing(10)
        column.addWidget(Picture("icons/app", 120))
        for text, role in (
            (tr("Welcome", "The Castles of Burgundy"), "title"),
            (
                tr("Welcome", "Build the finest estate of the valley, against bots or with others at this screen."),
                "note",
            ),
        ):
            label = word(text, role)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addSpacing(16)
        ways = QHBoxLayout()
        ways.setSpacing(14)
        ways.addStretch(1)
        opening = button(tr("Welcome", "Open a saved game"))
        opening.clicked.connect(self.open_asked)
        ways.addWidget(opening)
        learning = button(tr("Welcome", "Learn by playing"))
        learning.clicked.connect(self.first_game_asked)
        ways.addWidget(learning)
        beginning = button(tr("Welcome", "New game"), "primary")
        beginning.clicked.connect(self.new_game_asked)
        ways.addWidget(beginning)
        ways.addStretch(1)
        column.addLayout(ways)
        middle = QVBoxLayout(self)
        middle.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)
