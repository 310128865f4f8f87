"""A saved game needs engines that are not here: bots are offered in their place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.engines.engine_player import MissingEngines
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.widgets.controls.dialog_frame import (
    DialogFrame,
    scaled_width,
    set_help_topic,
    text_label,
)
from burgundy_qt.widgets.dialogs.level_choice import LevelChoice
from burgundy_qt.widgets.dialogs.players import STAND_IN, Player

WIDTH, LEVEL = 560, 170


class EnginesMissing(DialogFrame):
    """Tells which seats of a saved game have no engine, and asks for the level of the bot that sits
    down at each. `open_asked` carries the path and, by seat, a SeatPlan."""

    open_asked = Signal(object, object)

    def __init__(
        self, parent: QWidget | None, missing: MissingEngines, levels: Sequence[Player]
    ) -> None:
        count = len(missing.names)
        sentence = tr(
            "Engines",
            "{n} engine(s) of this game are not among those that you have added. With bots in "
            "their place it goes on as a casual game; as long as you do not open it, it stays as "
            "it is.",
            n=count,
        )
        super().__init__(parent, tr("Engines", "Open the game with bots?"), sentence)
        set_help_topic(self, "settings#engines")
        self.missing = missing
        self.setMinimumWidth(scaled_width(WIDTH))
        self.levels = {seat: LevelChoice(levels) for seat in missing.names}
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(2, 1)
        for row, (seat, name) in enumerate(missing.names.items()):
            choice = self.levels[seat]
            choice.tell_among(None)
            choice.show_level(STAND_IN)
            choice.setFixedWidth(scaled_width(LEVEL))
            choice.setAccessibleName(tr("Engines", "Level of the bot for {name}", name=name))
            grid.addWidget(text_label(name, "strong"), row, 0)
            grid.addWidget(choice, row, 1, Qt.AlignmentFlag.AlignLeft)
        self.body.addLayout(grid)
        self.footer.addStretch(1)
        self.leave = self.add_button(tr("Engines", "Leave it as it is"))
        self.leave.clicked.connect(self.reject)
        self.go_on = self.add_button(tr("Engines", "Open with bots"), "primary")
        self.go_on.clicked.connect(self.accept)
        self.go_on.setFocus()

    def accept(self) -> None:
        """Open it with these bots."""
        super().accept()
        plans = {
            seat: SeatPlan(name, self.levels[seat].currentData())
            for seat, name in self.missing.names.items()
        }
        self.open_asked.emit(self.missing.path, plans)
