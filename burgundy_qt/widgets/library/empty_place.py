"""What the library shows where no card is: a picture, a heading, one sentence, and ways on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.theme.illustrations import EmptyStateArt


class EmptyPlace(QWidget):
    """Stands in the place of the cards and says why there are none."""

    def __init__(self, *ways: QPushButton) -> None:
        super().__init__()
        self.heading, self.sentence = text_label("", "title"), text_label("")
        self.ways = ways
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addStretch(2)
        column.addWidget(EmptyStateArt(), 0, Qt.AlignmentFlag.AlignCenter)
        column.addSpacing(18)
        for label in (self.heading, self.sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            column.addWidget(label)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addStretch(1)
        for way in ways:
            row.addWidget(way)
        row.addStretch(1)
        column.addSpacing(12)
        column.addLayout(row)
        column.addStretch(3)

    def say(self, heading: str, sentence: str, has_ways: bool) -> None:
        """Show these words, and the ways on where they lead out of it."""
        self.heading.setText(heading)
        self.sentence.setText(sentence)
        for way in self.ways:
            way.setVisible(has_ways)
