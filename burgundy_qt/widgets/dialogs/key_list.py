"""The list of keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from burgundy_qt.widgets.dialogs.sheet import Sheet, word
from burgundy_qt.widgets.learning.topics import about

KEYS = (
    (
        "Playing",
        (
            (("Tab",), "Go through everything that glows"),
            (("←", "↑", "↓", "→"), "Move about the table"),
            (("Enter",), "Choose what is marked; with both dice used, end the turn"),
            (("Esc",), "One step back"),
            (("1", "6"), "Hold the die of that number"),
            (("W",), "Turn a die into workers"),
            (("P",), "Pass the effect of a building"),
            (("E",), "End the turn"),
            (("Z",), "Undo"),
            (("Y",), "Redo"),
        ),
    ),
    (
        "Everything else",
        (
            (("N",), "New game"),
            (("G",), "Games: the library"),
            (("Ctrl", "O"), "Open a file"),
            (("Ctrl", "S"), "Save a copy"),
            (("Ctrl", "T"), "Statistics"),
            (("Ctrl", "1"), "Enlarge an estate: 1 to 4"),
            (("L",), "Log"),
            (("S",), "Score"),
            (("F11",), "Full screen"),
            (("Ctrl", ","), "Settings"),
            (("F1",), "The rules, at what is marked or under the pointer"),
            (("?",), "This list"),
            (("Ctrl", "Q"), "Quit"),
        ),
    ),
)


class KeyList(Sheet):
    """All keys, in two columns."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent, "Keys", "Everything can be played without the mouse, and without the keyboard.")
        about(self, "playing#keys")
        columns = QHBoxLayout()
        columns.setSpacing(40)
        for title, keys in KEYS:
            grid = QGridLayout()
            grid.setHorizontalSpacing(16)
            grid.setVerticalSpacing(7)
            grid.addWidget(word(title, "heading"), 0, 0, 1, 2)
            for row, (caps, meaning) in enumerate(keys, start=1):
                grid.addLayout(key_caps(caps), row, 0)
                grid.addWidget(word(meaning), row, 1)
            grid.setColumnStretch(1, 1)
            grid.setRowStretch(len(keys) + 1, 1)
            columns.addLayout(grid)
        self.body.addLayout(columns)
        self.footer.addStretch(1)
        self.add_button("Close", "primary").clicked.connect(self.accept)


def key_caps(caps: tuple[str, ...]) -> QHBoxLayout:
    """Keys as little caps, one beside the other."""
    row = QHBoxLayout()
    row.setSpacing(4)
    for number, cap in enumerate(caps):
        if caps == ("1", "6") and number:
            row.addWidget(word("to"))
        label = word(cap, "key-cap")
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(label)
    row.addStretch(1)
    return row
