"""An engine cannot go on: what it did and said, and the two ways to play on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.engines.engine_player import EngineFault
from burgundy_qt.widgets.controls.dialog_frame import (
    push_button,
    scaled_width,
    set_help_topic,
    text_label,
)
from burgundy_qt.widgets.dialogs.level_choice import LevelChoice
from burgundy_qt.widgets.dialogs.players import STAND_IN, Player
from burgundy_qt.widgets.dialogs.problem import ProblemDialog

LEVEL = 150


class EngineStopped(ProblemDialog):
    """Tells an EngineFault. `again_asked`: the engine shall be started anew; `bot_asked` carries
    the level of the bot that plays on for it. Closed without either, the game goes on waiting."""

    again_asked = Signal()
    bot_asked = Signal(str)

    def __init__(
        self, parent: QWidget | None, fault: EngineFault, levels: Sequence[Player], game: str
    ) -> None:
        self.fault = fault
        super().__init__(parent, fault.problem)
        set_help_topic(self, "settings#engines")
        self.level = LevelChoice(levels)
        self.level.tell_among(None, game)
        self.level.show_level(STAND_IN)
        self.level.setFixedWidth(scaled_width(LEVEL))
        self.level.setAccessibleName(tr("Engines", "Level of the bot"))
        self.hand_over = push_button(tr("Engines", "Let a bot play on"))
        self.hand_over.clicked.connect(self._hand_over)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(text_label(tr("Engines", "In its place:"), "strong"))
        row.addWidget(self.level)
        row.addWidget(self.hand_over)
        row.addStretch(1)
        self.body.addLayout(row)
        self.fit()

    def offer_ways(self) -> None:
        """Decide now, or later."""
        self.leave = self.add_button(tr("Engines", "Decide later"))
        self.leave.clicked.connect(self.reject)
        self.again = self.add_button(tr("Engines", "Start it again"), "primary")
        self.again.clicked.connect(self._start_again)
        self.again.setFocus()

    def _start_again(self) -> None:
        self.again_asked.emit()
        self.accept()

    def _hand_over(self) -> None:
        self.bot_asked.emit(self.level.currentData())
        self.accept()
