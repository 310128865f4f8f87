"""The page of the puzzles: those of a game, how well each is known, and which to solve."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from burgundy_qt.ai.puzzles.puzzle import Puzzle
from burgundy_qt.language.translation import tr
from burgundy_qt.session.challenge import daily_deal as days
from burgundy_qt.session.questions.puzzle_book import PuzzleBook
from burgundy_qt.widgets.controls.dialog_frame import (
    DialogFrame,
    SplitBody,
    body_half,
    fit_to_window,
    set_help_topic,
    text_label,
)
from burgundy_qt.widgets.controls.value_controls import Segments
from burgundy_qt.widgets.new_game.game_setup import short_title
from burgundy_qt.widgets.puzzles.choice_panel import ChoicePanel
from burgundy_qt.widgets.puzzles.puzzle_cell import SIDE
from burgundy_qt.widgets.puzzles.puzzle_grid import COLUMNS, Numbered, PuzzleGrid
from burgundy_qt.widgets.puzzles.shown import Shown
from burgundy_qt.widgets.theme import theme

GAP, BAR, LOW = 4, 24, 380
"""Pixels: between squares, beside them, and how high they are at least."""


class PuzzlesDialog(DialogFrame):
    """Shows what the `book` tells of these `games`, of which one comes first. `solve_asked` carries
    the list of Puzzles that are to be solved."""

    solve_asked = Signal(object)

    def __init__(
        self, parent: QWidget | None, book: PuzzleBook, games: Sequence[str], game: str
    ) -> None:
        super().__init__(
            parent,
            tr("Puzzles", "Puzzles"),
            tr(
                "Puzzles",
                "Positions with one clearly best turn. What is solved comes again after 1, 3, 7 "
                "and 21 days, what is not on the next day.",
            ),
        )
        set_help_topic(self, "advice#puzzles")
        self.book = book
        self.game = game if game in games else games[0]
        self.choice = Segments([(name, short_title(name)) for name in games])
        self.choice.setAccessibleName(tr("Puzzles", "Which game"))
        self.choice.show_value(self.game)
        self.choice.chosen.connect(self.choose_game)
        self.head.addWidget(self.choice)
        self.panel = ChoicePanel()
        self.panel.changed.connect(self._show)
        self.headings = text_label("", "section"), text_label("", "section")
        self.grids = PuzzleGrid(), PuzzleGrid()
        for grid in self.grids:
            grid.chosen.connect(lambda puzzle: self._solve([puzzle]))
        self.area, self.squares = QScrollArea(), QWidget()
        self.halves = SplitBody(self.panel, self._scrolled(), (0, 1))
        self.body.addWidget(self.halves, 1)
        self.close_button = self.add_button(tr("Dialogs", "Close"))
        self.close_button.clicked.connect(self.reject)
        self.footer.insertStretch(0, 1)
        self.solve = self.add_button("", "primary")
        self.solve.clicked.connect(lambda: self._solve([one[2] for one in self.shown.next]))
        book.told.connect(self._show_game)
        self._show_game()
        self.close_button.setFocus()
        fit_to_window(self, self.halves)
        self._give_room()
        book.look(self.game)

    def _scrolled(self) -> QWidget:
        """The squares: those that ship, and below them those from own games."""
        area, inner = self.area, self.squares
        inner.setProperty("role", "scrolled")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        for heading, grid in zip(self.headings, self.grids, strict=True):
            heading.setWordWrap(True)
            column.addWidget(heading)
            column.addWidget(grid)
            column.addSpacing(10)
            grid.reached.connect(self._bring_into_view)
        column.addStretch(1)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        scale = theme.scale()
        area.setMinimumWidth(COLUMNS * (round(SIDE * scale) + GAP) + BAR)
        whole = QVBoxLayout()
        whole.addWidget(area)
        return body_half(whole)

    def _give_room(self) -> None:
        """Below the choice all squares lie open: one page scrolls, not two."""
        high, column = LOW, self.squares.layout()
        if self.halves.is_stacked and column is not None:
            column.activate()
            high = column.heightForWidth(self.area.viewport().width())
        self.area.setMinimumHeight(high)

    def _bring_into_view(self, cell: QWidget) -> None:
        self.area.ensureWidgetVisible(cell)
        self.halves.ensureWidgetVisible(cell)

    def choose_game(self, game: str) -> None:
        """Show the puzzles of another game."""
        self.game = game
        self.choice.show_value(game)
        self._show_game()
        self.book.look(game)

    @property
    def shown(self) -> Shown:
        """Those in view."""
        return Shown([one for part in self.parts for one in part], self.book.known, days.today())

    @property
    def parts(self) -> tuple[list[Numbered], list[Numbered]]:
        """Those that ship and those from own games, as far as they are chosen."""
        shipped, own = (
            [
                (number, key, puzzle)
                for number, (key, puzzle) in enumerate(kept.get(self.game, ()), start=1)
                if self.panel.is_shown(puzzle)
            ]
            for kept in (self.book.shipped, self.book.own)
        )
        return shipped, own

    def _show_game(self) -> None:
        """Another game is shown, or more is known of it."""
        book = self.book
        known = (*book.shipped.get(self.game, ()), *book.own.get(self.game, ()))
        self.panel.offer([puzzle for _, puzzle in known])
        self._show()
        if self.focusWidget() is self.close_button and self.solve.isEnabled():
            self.solve.setFocus()

    def _show(self) -> None:
        shipped, own = self.parts
        shown = Shown([*shipped, *own], self.book.known, days.today())
        self.panel.tell(shown)
        for grid, part in zip(self.grids, (shipped, own), strict=True):
            grid.show_puzzles(part, shown.known, shown.today)
        self.headings[0].setText(tr("Puzzles", "From games of bots: {n} puzzle(s)", n=len(shipped)))
        self.headings[1].setText(
            tr("Puzzles", "From your own games: {n} puzzle(s)", n=len(own))
            if self.book.own.get(self.game)
            else tr("Puzzles", "Your own games bring more puzzles when they are reviewed.")
        )
        self.headings[1].setProperty("role", "section" if self.book.own.get(self.game) else "note")
        self.headings[1].style().polish(self.headings[1])
        self._give_room()
        self.solve.setEnabled(bool(shown.next))
        self.solve.setText(
            tr("Puzzles", "Solve those due today") if shown.due else tr("Puzzles", "Solve")
        )

    def _solve(self, puzzles: Sequence[Puzzle]) -> None:
        self.accept()
        self.solve_asked.emit(puzzles)
