"""The list of keys."""

from __future__ import annotations

from collections.abc import Sequence

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
            (("H",), "A hint: the best turns on the table and in words"),
            (("D",), "Do what the hint says"),
            (("Z",), "Undo; with Shift the whole turn"),
            (("Y",), "Redo"),
        ),
    ),
    (
        "Looking back",
        (
            (("R",), "Look back; once more, or Esc, back to the game"),
            (("←", "→"), "One action back, or on"),
            (("↑", "↓"), "One turn"),
            (("PgUp", "PgDn"), "One round"),
            (("Home", "End"), "To the start, to the end"),
            (("Space",), "Let it run, or stop it"),
            (("-", "+"), "Slower, faster"),
            (("F",), "Play on from here"),
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
            (("L",), "Log: Up, Down and Enter lead to a position"),
            (("T",), "Tips, while a hint is open: Up, Down, Enter"),
            (("S",), "Score"),
            (("Shift", "S"), "Score sheet: all points, and what is still open"),
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
        for groups in (KEYS[:2], KEYS[2:]):
            grid = QGridLayout()
            grid.setHorizontalSpacing(16)
            grid.setVerticalSpacing(4)
            grid.setColumnStretch(1, 1)
            for title, keys in groups:
                add_keys(grid, title, keys)
            grid.setRowStretch(grid.rowCount(), 1)
            columns.addLayout(grid)
        self.body.addLayout(columns)
        self.footer.addStretch(1)
        self.add_button("Close", "primary").clicked.connect(self.accept)


def add_keys(grid: QGridLayout, title: str, keys: Sequence[tuple[tuple[str, ...], str]]) -> None:
    """Add a heading and a line for each key below what the grid has already."""
    first = grid.rowCount()
    if first > 1:
        grid.setRowMinimumHeight(first, 8)
    grid.addWidget(word(title, "heading"), first + 1, 0, 1, 2)
    for row, (caps, meaning) in enumerate(keys, start=first + 2):
        grid.addLayout(key_caps(caps), row, 0)
        grid.addWidget(word(meaning), row, 1)


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
