"""The puzzles dialog: the puzzles of a game as small squares in rows, each with its number and its
result, and the next ones to solve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen

from burgundy_qt.ai.puzzles.puzzle import Puzzle
from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session import challenges as days
from burgundy_qt.session.questions.endless_puzzles import SURVIVAL, TIMED
from burgundy_qt.session.questions.puzzle_book import PuzzleBook
from burgundy_qt.session.questions.puzzle_store import PuzzleRating, Retention
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.new_game.game_setup import short_title
from burgundy_qt.widgets.questions import question_text
from burgundy_qt.widgets.theme import fonts, sprite_files, theme
from burgundy_qt.widgets.theme import theme as the_theme
from burgundy_qt.widgets.theme.palette import mix

SIDE, NUMBER, SIGN = 42, 13.5, 13
"""Units."""
CORNER, EDGE, INSIDE = 8, 2.0, 4
TINT, DUE_TINT = 0.14, 0.3
"""How much of a colour a ground has."""
PRESSED_BY = Qt.Key.Key_Return, Qt.Key.Key_Enter


class PuzzleCell(QtWidgets.QAbstractButton):
    """One puzzle: gold is due today, a tick is solved, a cross is not solved at the first try."""

    def __init__(self, number: int, puzzle: Puzzle) -> None:
        super().__init__()
        self.number, self.puzzle = number, puzzle
        self.known: Retention | None = None
        self.is_due = False
        self.setText(str(number))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def show_known(self, known: Retention | None, today: date) -> None:
        """Show the result of the puzzle as of today."""
        self.known, self.is_due = known, known is not None and known.is_due(today)
        text = question_text.cell_text(self.number, self.puzzle, known, today)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a square that fits the text."""
        side = round(SIDE * theme.scale())
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the square, which never shrinks."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Click this puzzle with Enter, instead of the default button."""
        if event.key() in PRESSED_BY:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint ground, frame, number and sign."""
        palette, scale = theme.current(), theme.scale()
        painter = QPainter(self)
        painter.setRenderHints(sprite_files.SMOOTH)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        ground, edge, width = palette.panel2, palette.line, 1.0
        if self.is_due:
            ground, edge, width = mix(ground, palette.gold, DUE_TINT), palette.gold, EDGE
        if self.underMouse() or self.isDown():
            ground = mix(ground, palette.accent, TINT)
        if self.hasFocus():
            edge, width = palette.focus, EDGE
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, CORNER, CORNER)
        painter.setFont(fonts.text_font(NUMBER * scale, 600))
        painter.setPen(QColor(palette.text if self.known is None or self.is_due else palette.text2))
        inner = box.adjusted(INSIDE, INSIDE, -INSIDE, -INSIDE)
        if self.known is None:
            painter.drawText(inner, int(Qt.AlignmentFlag.AlignCenter), self.text())
        else:
            corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
            painter.drawText(inner, int(corner), self.text())
            self._paint_sign(painter, inner, self.known.is_solved)
        painter.end()

    def _paint_sign(self, painter: QPainter, inner: QRectF, is_solved: bool) -> None:
        palette, size = theme.current(), SIGN * theme.scale()
        icon, colour = ("done", palette.good) if is_solved else ("close", palette.bad)
        sign = sprite_files.tinted(f"icons/{icon}", colour, size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(inner.right() - size, inner.bottom() - size), sign)


COLUMNS = 10
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -COLUMNS,
    Qt.Key.Key_Down: COLUMNS,
}
Numbered = tuple[int, str, Puzzle]
"""Its number, its key, and the puzzle."""


class PuzzleGrid(QtWidgets.QWidget):
    """The squares of puzzles. `chosen` carries the clicked Puzzle.

    Tab goes to one square, the arrows to the others; `reached` carries the PuzzleCell that they go
    to.
    """

    chosen = Signal(object)
    reached = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        self.puzzles: Sequence[Numbered] = ()
        self.cells: list[PuzzleCell] = []
        self.grid = QtWidgets.QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(4)
        self.grid.setColumnStretch(COLUMNS, 1)

    def show_puzzles(
        self, puzzles: Sequence[Numbered], known: Mapping[str, Retention], today: date
    ) -> None:
        """Show these puzzles with their results."""
        if puzzles != self.puzzles:
            self._lay(puzzles)
        for cell, (_, key, _puzzle) in zip(self.cells, puzzles, strict=True):
            cell.show_known(known.get(key), today)

    def _lay(self, puzzles: Sequence[Numbered]) -> None:
        for cell in self.cells:
            self.grid.removeWidget(cell)
            cell.deleteLater()
        self.puzzles = puzzles
        self.cells = [PuzzleCell(number, puzzle) for number, _, puzzle in puzzles]
        for place, cell in enumerate(self.cells):
            self.grid.addWidget(cell, place // COLUMNS, place % COLUMNS)
            cell.installEventFilter(self)
            cell.clicked.connect(lambda _on, cell=cell: self.chosen.emit(cell.puzzle))
            cell.show()
        if self.cells:
            self.cells[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Move between squares with the arrows, to the first and last with Home and End."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        at, key = self.cells.index(watched), Qt.Key(event.key())  # type: ignore[arg-type]
        if key in STEPS:
            to = at + STEPS[key]
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            to = 0 if key == Qt.Key.Key_Home else len(self.cells) - 1
        else:
            return False
        if 0 <= to < len(self.cells):
            self.cells[at].setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self.cells[to].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.cells[to].setFocus()
            self.reached.emit(self.cells[to])
        return True


# The puzzles of a game that are in view, and the next ones to solve.


AT_ONCE = 10
"""So many at most come onto the table one after the other."""


WEAK_POINTS = 3
"""The most weak points that are named."""
SOLVED_COUNTS = 0.5
"""A solved puzzle makes up for half a costly turn."""


def weak_points(
    puzzles: Sequence[Numbered],
    known: Mapping[str, Retention],
    costly: Mapping[str, int],
    titles: Mapping[str, str],
) -> list[str]:
    """Return the titles of the motives that the player misses most, in their own games and in
    puzzles, the weakest first."""
    missed = Counter[str]()
    for kind, turns in costly.items():
        missed[titles.get(kind, "")] += turns
    weights = {title: float(turns) for title, turns in missed.items() if title}
    for _, key, puzzle in puzzles:
        title, result = titles.get(puzzle.motive), known.get(key)
        if title and result is not None:
            weights.setdefault(title, 0.0)
            weights[title] += -SOLVED_COUNTS if result.is_solved else 1.0
    weak = [title for title, weight in weights.items() if weight > 0]
    return sorted(weak, key=lambda title: (-weights[title], title))[:WEAK_POINTS]


@dataclass(frozen=True)
class PuzzleFilter:
    """Puzzles, and by key their results as of today. `titles` are those of the motives, and `weak`
    the titles of the player's weak points, the weakest first."""

    puzzles: Sequence[Numbered]
    known: Mapping[str, Retention]
    today: date
    titles: Mapping[str, str] = field(default_factory=dict)
    weak: Sequence[str] = ()

    @property
    def due(self) -> list[Numbered]:
        """The puzzles that come again today, the longest waiting first."""
        due = [one for one in self._tried if self.known[one[1]].is_due(self.today)]
        return sorted(due, key=lambda one: self.known[one[1]].again)

    @property
    def solved(self) -> list[Numbered]:
        """The puzzles that were solved the last time."""
        return [one for one in self._tried if self.known[one[1]].is_solved]

    @property
    def open(self) -> list[Numbered]:
        """The other puzzles, those without a try first, and of these those of weak points."""
        missed = [one for one in self._tried if not self.known[one[1]].is_solved]
        untried = [one for one in self.puzzles if one[1] not in self.known]
        return [*sorted(untried, key=self._strength), *missed]

    @property
    def next(self) -> list[Numbered]:
        """The next puzzles to solve: those that are due, or else open ones."""
        return (self.due or self.open)[:AT_ONCE]

    def _strength(self, one: Numbered) -> int:
        """Return the place of a puzzle's motive among the weak points, or a later one."""
        title = self.titles.get(one[2].motive, "")
        return self.weak.index(title) if title in self.weak else len(self.weak)

    @property
    def _tried(self) -> list[Numbered]:
        return [one for one in self.puzzles if one[1] in self.known]


ALL, WEAK = "", "weak points"
RUN_ICONS: Mapping[str, str] = {TIMED: "play", SURVIVAL: "star"}


class ChoicePanel(QtWidgets.QWidget):
    """The choice of difficulty and motive, which `changed` reports; and the runs, the kind of which
    `run_chosen` carries."""

    changed = Signal()
    run_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        self.difficulty = self.motive = ALL
        self.titles: Mapping[str, str] = {}
        self.weak: Sequence[str] = ()
        self.counts = {
            name: dialog_frame.text_label("", "points") for name in ("due", "solved", "open")
        }
        names = tr("Puzzles", "due today"), tr("Puzzles", "solved"), tr("Puzzles", "open")
        row = QtWidgets.QHBoxLayout()
        row.setSpacing(28)
        for count, name in zip(self.counts.values(), names, strict=True):
            column = QtWidgets.QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(count)
            column.addWidget(dialog_frame.text_label(name, "note"))
            row.addLayout(column)
        row.addStretch(1)
        everything = (ALL, tr("Puzzles", "All", "puzzles"))
        self.difficulties = value_controls.Segments(
            [
                everything,
                *((one, question_text.difficulty_text(one)) for one in question_text.DIFFICULTIES),
            ]
        )
        self.difficulties.setAccessibleName(tr("Puzzles", "Difficulty"))
        self.difficulties.show_value(ALL)
        self.difficulties.chosen.connect(self._choose_difficulty)
        self.motives = value_controls.OneOfMany([])
        self.motives.setAccessibleName(tr("Puzzles", "Theme"))
        self.motives.chosen.connect(self._choose_motive)
        self.note = dialog_frame.text_label("", "note")
        self.note.setWordWrap(True)
        whole = QtWidgets.QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(row)
        whole.addSpacing(10)
        for title, control in (
            (tr("Puzzles", "Difficulty"), self.difficulties),
            (tr("Puzzles", "Theme"), self.motives),
        ):
            whole.addWidget(dialog_frame.text_label(title, "caption"))
            whole.addWidget(control)
        whole.addWidget(self.note)
        whole.addSpacing(10)
        whole.addLayout(self._runs())
        whole.addStretch(1)

    def _runs(self) -> QtWidgets.QVBoxLayout:
        """Return the player's rating, with a button for each kind of run."""
        column, row = QtWidgets.QVBoxLayout(), QtWidgets.QHBoxLayout()
        self.rating = dialog_frame.text_label("", "strong")
        self.fresh = dialog_frame.text_label("", "note")
        self.runs: dict[str, QtWidgets.QPushButton] = {}
        for kind, icon in RUN_ICONS.items():
            title = tr("Puzzles", question_text.RUNS[kind])
            self.runs[kind] = value_controls.IconButton(title, icon)
            self.runs[kind].clicked.connect(lambda _=False, kind=kind: self.run_chosen.emit(kind))
            row.addWidget(self.runs[kind])
        row.addStretch(1)
        column.setSpacing(6)
        column.addWidget(dialog_frame.text_label(tr("Puzzles", "Endless puzzles"), "caption"))
        for label in (self.rating, self.fresh):
            label.setWordWrap(True)
            column.addWidget(label)
        column.addLayout(row)
        return column

    def show_runs(self, rating: PuzzleRating | None, fresh: int, best: Mapping[str, int]) -> None:
        """Show the rating, how many new puzzles there are, and the best result of each run."""
        self.rating.setText(question_text.rating_text(rating))
        self.fresh.setText(
            tr("Puzzles", "{n} new puzzle(s), found while the program was idle.", n=fresh)
        )
        tips = {
            TIMED: tr("Puzzles", "As many puzzles as you can in five minutes"),
            SURVIVAL: tr("Puzzles", "As many puzzles as you can until you have missed three"),
        }
        for kind, button in self.runs.items():
            known = best.get(kind)
            record = tr("Puzzles", "Your best run: {best}.", best=known) if known else ""
            tip = ". ".join(filter(None, (tips[kind], record)))
            button.setToolTip(tip)
            button.setAccessibleDescription(tip)

    def offer(
        self, puzzles: Sequence[Puzzle], titles: Mapping[str, str], weak: Sequence[str]
    ) -> None:
        """Offer the motives of these puzzles by their titles, and the weak points if some of the
        puzzles belong to them."""
        self.titles, self.weak = titles, weak
        known = {titles[puzzle.motive] for puzzle in puzzles if puzzle.motive in titles}
        offered = [(ALL, tr("Puzzles", "All", "puzzles"))]
        if known & {*weak}:
            offered.append((WEAK, tr("Puzzles", "Your weak points")))
        offered += [(title, title) for title in sorted(known)]
        if self.motive not in dict(offered):
            self.motive = ALL
        self.motives.clear()
        for motive, title in offered:
            self.motives.addItem(title, motive)
        self.motives.show_value(self.motive)
        self.note.setText(
            tr("Puzzles", "You lose most by: {themes}.", themes="; ".join(weak)) if weak else ""
        )
        self.note.setVisible(bool(weak))

    def is_shown(self, puzzle: Puzzle) -> bool:
        """Return whether a puzzle matches the choice."""
        title = self.titles.get(puzzle.motive, "")
        is_of_motive = title in self.weak if self.motive == WEAK else self.motive in (ALL, title)
        return is_of_motive and self.difficulty in (ALL, puzzle.difficulty)

    def show_counts(self, shown: PuzzleFilter) -> None:
        """Show how many puzzles are due, solved and open."""
        for name, puzzles in (
            ("due", shown.due),
            ("solved", shown.solved),
            ("open", shown.open),
        ):
            self.counts[name].setText(formats.plain(len(puzzles)))

    def _choose_difficulty(self, difficulty: str) -> None:
        self.difficulty = difficulty
        self.changed.emit()

    def _choose_motive(self, motive: str) -> None:
        self.motive = motive
        self.changed.emit()


GAP, BAR, LOW = 4, 24, 380
"""Pixels: between squares, beside them, and how high they are at least."""


class PuzzlesDialog(dialog_frame.DialogFrame):
    """Shows the puzzles of the `book` for these `games`, the first one selected. `solve_asked`
    carries the list of Puzzles to solve, `run_asked` a game and a kind of run."""

    solve_asked = Signal(object)
    run_asked = Signal(str, str)

    def __init__(
        self, parent: QtWidgets.QWidget | None, book: PuzzleBook, games: Sequence[str], game: str
    ) -> None:
        super().__init__(
            parent,
            tr("Puzzles", "Puzzles"),
            tr(
                "Puzzles",
                "Positions with one clearly best turn. Solved puzzles come back after 1, "
                "3, 7 and 21 days, unsolved ones the next day.",
            ),
        )
        dialog_frame.set_help_topic(self, "advice#puzzles")
        self.book = book
        self.game = game if game in games else games[0]
        self.titles: Mapping[str, str] = {}
        self.weak: Sequence[str] = ()
        self.choice = value_controls.Segments([(name, short_title(name)) for name in games])
        self.choice.setAccessibleName(tr("Puzzles", "Which game"))
        self.choice.show_value(self.game)
        self.choice.chosen.connect(self.choose_game)
        self.head.addWidget(self.choice)
        self.panel = ChoicePanel()
        self.panel.changed.connect(self._show)
        self.panel.run_chosen.connect(self._run)
        self.headings = (
            dialog_frame.text_label("", "section"),
            dialog_frame.text_label("", "section"),
        )
        self.grids = PuzzleGrid(), PuzzleGrid()
        for grid in self.grids:
            grid.chosen.connect(lambda puzzle: self._solve([puzzle]))
        self.area, self.squares = QtWidgets.QScrollArea(), QtWidgets.QWidget()
        self.halves = dialog_frame.SplitBody(self.panel, self._scrolled(), (0, 1))
        self.body.addWidget(self.halves, 1)
        self.close_button = self.add_button(tr("Dialogs", "Close"))
        self.close_button.clicked.connect(self.reject)
        self.footer.insertStretch(0, 1)
        self.solve = self.add_button("", "primary")
        self.solve.clicked.connect(lambda: self._solve([one[2] for one in self.shown.next]))
        book.changed.connect(self._show_game)
        self._show_game()
        self.close_button.setFocus()
        dialog_frame.fit_to_window(self, self.halves)
        self._give_room()
        book.look(self.game)

    def _scrolled(self) -> QtWidgets.QWidget:
        """Return the squares: the included puzzles, and below them those from the person's
        games."""
        area, inner = self.area, self.squares
        inner.setProperty("role", "scrolled")
        column = QtWidgets.QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        for heading, grid in zip(self.headings, self.grids, strict=True):
            heading.setWordWrap(True)
            column.addWidget(heading)
            column.addWidget(grid)
            column.addSpacing(10)
            grid.reached.connect(self._bring_into_view)
        column.addStretch(1)
        area.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        scale = the_theme.scale()
        area.setMinimumWidth(COLUMNS * (round(SIDE * scale) + GAP) + BAR)
        whole = QtWidgets.QVBoxLayout()
        whole.addWidget(area)
        return dialog_frame.body_half(whole)

    def _give_room(self) -> None:
        """Show all squares below the choice, so that one page scrolls, not two."""
        high, column = LOW, self.squares.layout()
        if self.halves.is_stacked and column is not None:
            column.activate()
            high = column.heightForWidth(self.area.viewport().width())
        self.area.setMinimumHeight(high)

    def _bring_into_view(self, cell: QtWidgets.QWidget) -> None:
        self.area.ensureWidgetVisible(cell)
        self.halves.ensureWidgetVisible(cell)

    def choose_game(self, game: str) -> None:
        """Show the puzzles of another game."""
        self.game = game
        self.choice.show_value(game)
        self._show_game()
        self.book.look(game)

    @property
    def shown(self) -> PuzzleFilter:
        """The puzzles in view."""
        return self._filter([one for part in self.parts for one in part])

    @property
    def parts(self) -> tuple[list[Numbered], list[Numbered]]:
        """The included puzzles and those from the person's games, as far as they match the
        choice."""
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
        """Show the game, or new results."""
        book = self.book
        known = (*book.shipped.get(self.game, ()), *book.own.get(self.game, ()))
        self.titles = question_text.motive_titles(self.game)
        self.weak = weak_points(
            [(0, *one) for one in known], book.known, book.costly.get(self.game, {}), self.titles
        )
        self.panel.offer([puzzle for _, puzzle in known], self.titles, self.weak)
        game = self.game
        self.panel.show_runs(book.ratings.get(game), book.fresh(game), book.runs.get(game, {}))
        self._show()
        if self.focusWidget() is self.close_button and self.solve.isEnabled():
            self.solve.setFocus()

    def _filter(self, puzzles: Sequence[Numbered]) -> PuzzleFilter:
        return PuzzleFilter(puzzles, self.book.known, days.present_day(), self.titles, self.weak)

    def _show(self) -> None:
        shipped, own = self.parts
        shown = self._filter([*shipped, *own])
        self.panel.show_counts(shown)
        for grid, part in zip(self.grids, (shipped, own), strict=True):
            grid.show_puzzles(part, shown.known, shown.today)
        self.headings[0].setText(
            tr("Puzzles", "From games between bots: {n} puzzle(s)", n=len(shipped))
        )
        self.headings[1].setText(
            tr("Puzzles", "From your own games: {n} puzzle(s)", n=len(own))
            if self.book.own.get(self.game)
            else tr("Puzzles", "Review your own games to get more puzzles.")
        )
        self.headings[1].setProperty("role", "section" if self.book.own.get(self.game) else "note")
        self.headings[1].style().polish(self.headings[1])
        self._give_room()
        self.solve.setEnabled(bool(shown.next))
        self.solve.setText(
            tr("Puzzles", "Solve those due today") if shown.due else tr("Puzzles", "Solve")
        )

    def _run(self, kind: str) -> None:
        self.accept()
        self.run_asked.emit(self.game, kind)

    def _solve(self, puzzles: Sequence[Puzzle]) -> None:
        self.accept()
        self.solve_asked.emit(puzzles)
