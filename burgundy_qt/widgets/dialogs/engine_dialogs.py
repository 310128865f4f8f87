"""When an engine is missing or stops: what it did and said, the two ways to play on, and bots
offered in the place of engines that are not installed here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.engines.engine_player import EngineFault, MissingEngines
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.widgets.controls.dialog_frame import (
    DialogFrame,
    push_button,
    scaled_width,
    set_help_topic,
    text_label,
)
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.new_game.player_choice import STAND_IN, LevelChoice, Player

LEVEL_WIDTH = 150


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
        self.level.setFixedWidth(scaled_width(LEVEL_WIDTH))
        self.level.setAccessibleName(tr("Engines", "Level of the bot"))
        self.hand_over = push_button(tr("Engines", "Let a bot play"))
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
        self.again = self.add_button(tr("Engines", "Restart it"), "primary")
        self.again.clicked.connect(self._start_again)
        self.again.setFocus()

    def _start_again(self) -> None:
        self.again_asked.emit()
        self.accept()

    def _hand_over(self) -> None:
        self.bot_asked.emit(self.level.currentData())
        self.accept()


WIDTH, CHOICE_WIDTH = 560, 170


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
            "You have not added {n} engine(s) of this game. With bots in their place, it "
            "continues as a casual game. Until you open it, nothing changes.",
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
            choice.setFixedWidth(scaled_width(CHOICE_WIDTH))
            choice.setAccessibleName(tr("Engines", "Level of the bot for {name}", name=name))
            grid.addWidget(text_label(name, "strong"), row, 0)
            grid.addWidget(choice, row, 1, Qt.AlignmentFlag.AlignLeft)
        self.body.addLayout(grid)
        self.footer.addStretch(1)
        self.leave = self.add_button(tr("Engines", "Do not open"))
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
