"""The list of keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.dialogs.sheet import Sheet, word
from burgundy_qt.widgets.key_words import cap_name
from burgundy_qt.widgets.learning.topics import about

KEYS = (
    (
        later("Keys", "Playing"),
        (
            (("Tab",), later("Keys", "Go through everything that glows")),
            (("←", "↑", "↓", "→"), later("Keys", "Move about the table")),
            (("Enter",), later("Keys", "Choose what is marked; with both dice used, end the turn")),
            (("Esc",), later("Keys", "One step back")),
            (("1", "6"), later("Keys", "Hold the die of that number")),
            (("W",), later("Keys", "Turn a die into workers")),
            (("P",), later("Keys", "Pass the effect of a building")),
            (("E",), later("Keys", "End the turn")),
            (("H",), later("Keys", "A hint: the best turns on the table and in words")),
            (("D",), later("Keys", "Do what the hint says")),
            (("Z",), later("Keys", "Undo; with Shift the whole turn")),
            (("Y",), later("Keys", "Redo")),
        ),
    ),
    (
        later("Keys", "Looking back"),
        (
            (("R",), later("Keys", "Look back; once more, or Esc, back to the game")),
            (("←", "→"), later("Keys", "One action back, or on")),
            (("↑", "↓"), later("Keys", "One turn")),
            (("PgUp", "PgDown"), later("Keys", "One round")),
            (("Home", "End"), later("Keys", "To the start, to the end")),
            (("Space",), later("Keys", "Let it run, or stop it")),
            (("-", "+"), later("Keys", "Slower, faster")),
            (("F",), later("Keys", "Play on from here")),
        ),
    ),
    (
        later("Keys", "Everything else"),
        (
            (("N",), later("Keys", "New game")),
            (("G",), later("Keys", "Games: the library")),
            (("Ctrl", "O"), later("Keys", "Open a file")),
            (("Ctrl", "S"), later("Keys", "Save a copy")),
            (("Ctrl", "T"), later("Keys", "Statistics")),
            (("Ctrl", "1"), later("Keys", "Enlarge an estate: 1 to 4")),
            (("L",), later("Keys", "Log: Up, Down and Enter lead to a position")),
            (("T",), later("Keys", "Tips, while a hint is open: Up, Down, Enter")),
            (("S",), later("Keys", "Score")),
            (("Shift", "S"), later("Keys", "Score sheet: all points, and what is still open")),
            (("F11",), later("Keys", "Full screen")),
            (("Ctrl", ","), later("Keys", "Settings")),
            (("F1",), later("Keys", "The rules, at what is marked or under the pointer")),
            (("?",), later("Keys", "This list")),
            (("Ctrl", "Q"), later("Keys", "Quit")),
        ),
    ),
)


class KeyList(Sheet):
    """All keys, in two columns."""

    def __init__(self, parent: QWidget | None) -> None:
        sentence = tr("Keys", "Everything can be played without the mouse, and without the keyboard.")
        super().__init__(parent, tr("Keys", "Keys"), sentence)
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
        self.add_button(tr("Keys", "Close"), "primary").clicked.connect(self.accept)


def add_keys(grid: QGridLayout, title: str, keys: Sequence[tuple[tuple[str, ...], str]]) -> None:
    """Add a heading and a line for each key below what the grid has already."""
    first = grid.rowCount()
    if first > 1:
        grid.setRowMinimumHeight(first, 8)
    grid.addWidget(word(tr("Keys", title), "heading"), first + 1, 0, 1, 2)
    for row, (caps, meaning) in enumerate(keys, start=first + 2):
        grid.addLayout(key_caps(caps), row, 0)
        grid.addWidget(word(tr("Keys", meaning)), row, 1)


def key_caps(caps: tuple[str, ...]) -> QHBoxLayout:
    """Keys as little caps, one beside the other."""
    row = QHBoxLayout()
    row.setSpacing(4)
    for number, cap in enumerate(caps):
        if caps == ("1", "6") and number:
            row.addWidget(word(tr("Keys", "to", "from one key to another")))
        label = word(cap_name(cap), "key-cap")
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(label)
    row.addStretch(1)
    return row
