"""Whether the tutor asks in a new game, and from which loss on."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.bots.tutor import can_teach
from burgundy_qt.session.line_up import OFF
from burgundy_qt.widgets.controls.dialog_frame import set_help_topic, text_label
from burgundy_qt.widgets.controls.value_controls import OneOfMany
from burgundy_qt.widgets.phrases import loss_text


class TutorChoice(QWidget):
    """A row with the thresholds, and below it what follows from one, or why there is no tutor."""

    def __init__(self) -> None:
        super().__init__()
        set_help_topic(self, "advice#tutor")
        self.choice = OneOfMany(loss_text.threshold_descriptions())
        self.choice.setAccessibleName(tr("Tutor", "Tutor"))
        self.note = text_label("", "note")
        self.note.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(text_label(tr("Tutor", "Tutor"), "caption"))
        row.addWidget(self.choice)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.note)
        self.choice.currentIndexChanged.connect(self._tell)
        self._tell()

    @property
    def threshold(self) -> str:
        """From which loss on it asks; OFF where it does not, or cannot."""
        chosen: str = self.choice.currentData()
        return chosen if self.choice.isEnabled() else OFF

    def show_threshold(self, threshold: str) -> None:
        """Show this one as chosen."""
        self.choice.show_value(threshold)

    def follow(self, game: str) -> None:
        """The game of this name is to be played."""
        self.choice.setEnabled(can_teach(game))
        self._tell()

    def _tell(self) -> None:
        if not self.choice.isEnabled():
            told = tr("Tutor", "Off: no bot here knows what a decision is worth in this game.")
        elif self.threshold != OFF:
            told = tr(
                "Tutor", "It asks before you do what costs too much. The game is a casual one."
            )
        else:
            told = ""
        self.note.setText(told)
        self.note.setVisible(told != "")
        self.choice.setAccessibleDescription(told)
