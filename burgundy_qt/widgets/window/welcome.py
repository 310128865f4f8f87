"""What stands before a game: the valley, and on it a card with the crest, one sentence and the ways on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.controls.sheet import button, word
from burgundy_qt.widgets.look import theme
from burgundy_qt.widgets.look.picture import Picture
from burgundy_qt.widgets.look.scenery import Scenery

LEFT, RIGHT = 1, 5
"""How the room beside the card is shared: the castle, the bridge and the village stay in view at its right."""
SHADE, CORNER = 0.035, 12


class Welcome(Scenery):
    """Asks for a new game, the first game with a guide, or a saved one."""

    new_game_asked = Signal()
    first_game_asked = Signal()
    open_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("welcome", parent)
        self.column = QVBoxLayout()
        self.column.setContentsMargins(40, 28, 40, 34)
        self.column.setSpacing(10)
        self.column.addWidget(Picture("icons/app", 104))
        self._write(tr("Welcome", "The Castles of Burgundy"), "title")
        self._write(
            tr("Welcome", "Build the finest estate in the valley, against bots or with others at this screen."), "note"
        )
        self.column.addSpacing(14)
        for words, role, asked in (
            (tr("Welcome", "New game"), "primary", self.new_game_asked),
            (tr("Welcome", "Learn by playing"), None, self.first_game_asked),
            (tr("Welcome", "Open a saved game"), None, self.open_asked),
        ):
            way = button(words, role)
            way.clicked.connect(asked)
            self.column.addWidget(way)
        self.card = QFrame()
        self.card.setProperty("role", "card")
        self.card.setLayout(self.column)
        row = QHBoxLayout(self)
        row.addStretch(LEFT)
        row.addWidget(self.card, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(RIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The card casts a soft shadow on the valley."""
        super().paintEvent(event)
        shade = QColor(theme.current().shadow)
        shade.setAlphaF(SHADE)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        for grow in range(0, 14, 2):
            fringe = QRectF(self.card.geometry()).adjusted(-grow, 6 - grow, grow, 6 + grow)
            painter.drawRoundedRect(fringe, CORNER + grow, CORNER + grow)

    def _write(self, text: str, role: str) -> None:
        label = word(text, role)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setWordWrap(role == "note")
        self.column.addWidget(label)
