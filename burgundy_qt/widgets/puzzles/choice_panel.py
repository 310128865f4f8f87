"""What is told of the puzzles in view, and which of them are: by difficulty and by theme."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.ai.puzzles.puzzle import Puzzle
from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.controls.value_controls import OneOfMany, Segments
from burgundy_qt.widgets.puzzles.shown import Shown
from burgundy_qt.widgets.puzzles.words import DIFFICULTIES, difficulty_told, theme_told

ALL = ""


class ChoicePanel(QWidget):
    """`changed`: another difficulty or theme was chosen."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        self.difficulty = self.theme = ALL
        self.counts = {name: text_label("", "points") for name in ("due", "solved", "open")}
        names = tr("Puzzles", "due today"), tr("Puzzles", "solved"), tr("Puzzles", "open")
        row = QHBoxLayout()
        row.setSpacing(28)
        for count, name in zip(self.counts.values(), names, strict=True):
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(count)
            column.addWidget(text_label(name, "note"))
            row.addLayout(column)
        row.addStretch(1)
        everything = (ALL, tr("Puzzles", "All", "puzzles"))
        self.difficulties = Segments(
            [everything, *((one, difficulty_told(one)) for one in DIFFICULTIES)]
        )
        self.difficulties.setAccessibleName(tr("Puzzles", "Difficulty"))
        self.difficulties.show_value(ALL)
        self.difficulties.chosen.connect(self._choose_difficulty)
        self.themes = OneOfMany([])
        self.themes.setAccessibleName(tr("Puzzles", "Theme"))
        self.themes.chosen.connect(self._choose_theme)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(row)
        whole.addSpacing(10)
        for title, control in (
            (tr("Puzzles", "Difficulty"), self.difficulties),
            (tr("Puzzles", "Theme"), self.themes),
        ):
            whole.addWidget(text_label(title, "caption"))
            whole.addWidget(control)
        whole.addStretch(1)

    def offer(self, puzzles: Sequence[Puzzle]) -> None:
        """Let the themes of these be chosen."""
        titles = {puzzle.theme: theme_told(puzzle) for puzzle in puzzles}
        offered = [(ALL, tr("Puzzles", "All", "puzzles")), *sorted(titles.items())]
        if self.theme not in titles:
            self.theme = ALL
        self.themes.clear()
        for theme, title in offered:
            self.themes.addItem(title, theme)
        self.themes.show_value(self.theme)

    def is_shown(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle is one of those that were chosen."""
        return self.difficulty in (ALL, puzzle.difficulty) and self.theme in (ALL, puzzle.theme)

    def tell(self, shown: Shown) -> None:
        """Tell how many are due, solved and open."""
        for name, puzzles in (
            ("due", shown.due),
            ("solved", shown.solved),
            ("open", shown.open),
        ):
            self.counts[name].setText(formats.plain(len(puzzles)))

    def _choose_difficulty(self, difficulty: str) -> None:
        self.difficulty = difficulty
        self.changed.emit()

    def _choose_theme(self, theme: str) -> None:
        self.theme = theme
        self.changed.emit()
