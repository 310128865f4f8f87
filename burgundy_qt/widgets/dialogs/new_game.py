"""The new-game dialog: who plays, on which estates, and how the game is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.ai.levels import Level
from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.dialogs.estate_button import CellsOf
from burgundy_qt.widgets.dialogs.seat_row import GAP, WIDTHS, SeatRow
from burgundy_qt.widgets.dialogs.sheet import Sheet, line, wide, word
from burgundy_qt.widgets.learning.topics import about
from burgundy_qt.widgets.look import art, theme
from burgundy_qt.widgets.wording import YOU

NAMES = ("Anna", "Margaux", "Benoît", "Colette")
LARGEST_SEED = 2**53 - 1
SETUPS: Mapping[str, tuple[str, str]] = {
    "fixed": (
        later("New game", "Estates as chosen"),
        later("New game", "Everybody plays the estate shown beside the name."),
    ),
    "open": (
        later("New game", "Two dealt, choose openly"),
        later("New game", "Each player is dealt two estates and plays one, in turn."),
    ),
    "secret": (
        later("New game", "Two dealt, choose in secret"),
        later("New game", "Nobody sees the others' choice before all have chosen."),
    ),
}


RIGHT, ROW = 216, 90


class NewGameDialog(Sheet):
    """Asks for a line-up. `edition` is the rules' description of it (the protocol's `hello`), `levels` the bots',
    weakest first, `last` what was played before. After `accepted`, `line_up` is what was asked for.
    """

    started = Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        edition: Mapping[str, Any],
        levels: Sequence[Level],
        cells_of: CellsOf,
        last: LineUp | None = None,
    ) -> None:
        sentence = tr("New game", "Choose who plays, then start. Everything else has a sensible default.")
        super().__init__(parent, tr("New game", "New game"), sentence)
        self.edition, self.levels, self.cells_of = edition, levels, cells_of
        self.fewest, self.most = edition["players"]
        about(self, "new-game")
        self.rows: list[SeatRow] = []
        self.seats = QVBoxLayout()
        self.seats.setSpacing(10)
        self.add = QPushButton(tr("New game", "Add a player"))
        self.setups = QButtonGroup(self)
        self.seed = QLineEdit()
        self.wrong = word("", "bad")
        self._lay_out()
        self._fill(last or self._first_line_up())
        self.start.setFocus()

    @property
    def line_up(self) -> LineUp:
        """What the fields say now."""
        request: dict[str, Any] = {
            "game": "burgundy",
            "edition": self.edition["edition"],
            "players": len(self.rows),
            "setup": self.setup,
        }
        if self.setup == "fixed":
            request["estates"] = [row.estate.estate for row in self.rows]
        if self.seed.text().strip():
            request["seed"] = int(self.seed.text())
        return LineUp(tuple(row.plan for row in self.rows), request)

    @property
    def setup(self) -> str:
        """The set-up chosen."""
        return str(self.edition["setups"][max(0, self.setups.checkedId())])

    def add_player(self, plan: SeatPlan | None = None, estate: str = "1") -> None:
        """One more seat, a bot unless the plan says otherwise."""
        if len(self.rows) == self.most:
            return
        row = SeatRow(len(self.rows), self.levels, self.edition["estates"], self.cells_of)
        row.fill(plan or SeatPlan(self._free_name(), self.levels[-1].name), estate)
        row.setFixedHeight(ROW)
        row.removed.connect(self.remove_player)
        row.changed.connect(self._check)
        row.deal_estates(self.setup != "fixed")
        self.rows.append(row)
        self.seats.addWidget(row)
        self._check()

    def remove_player(self, row: SeatRow) -> None:
        """One seat less; those after it move up and take its crest."""
        plans = [(each.plan, each.estate.estate) for each in self.rows if each is not row]
        for each in self.rows:
            self.seats.removeWidget(each)
            each.deleteLater()
        self.rows.clear()
        for plan, estate in plans:
            self.add_player(plan, estate)

    def accept(self) -> None:
        """Start, unless something is missing."""
        if self._check():
            self.started.emit(self.line_up)
            super().accept()

    def _first_line_up(self) -> LineUp:
        seats = (SeatPlan(YOU), SeatPlan(NAMES[1], self.levels[min(1, len(self.levels) - 1)].name))
        return LineUp(seats, {})

    def _fill(self, line_up: LineUp) -> None:
        estates = line_up.request.get("estates") or ["1"] * len(line_up.seats)
        setup = line_up.request.get("setup")
        known = self.edition["setups"].index(setup) if setup in self.edition["setups"] else 0
        self.setups.button(known).setChecked(True)
        for plan, estate in zip(line_up.seats[: self.most], estates, strict=False):
            self.add_player(plan, estate)
        while len(self.rows) < self.fewest:
            self.add_player()

    def _free_name(self) -> str:
        taken = {row.name.text() for row in self.rows}
        return next((name for name in NAMES[1:] if name not in taken), NAMES[0])

    def _lay_out(self) -> None:
        halves = QHBoxLayout()
        halves.setSpacing(24)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addLayout(self._captions())
        left.addLayout(self.seats)
        self._dress_add()
        left.addWidget(self.add)
        left.addWidget(self.wrong)
        left.addStretch(1)
        halves.addLayout(left, 1)
        pillar = line("pillar")
        pillar.setMinimumHeight(self.most * (ROW + left.spacing()) + 52)
        halves.addWidget(pillar)
        halves.addLayout(self._how())
        self.body.addLayout(halves, 1)
        self.footer.addWidget(
            word(tr("New game", "Seats take turns by the bridge; the first to act is drawn."), "note")
        )
        self.footer.addStretch(1)
        self.add_button(tr("New game", "Cancel")).clicked.connect(self.reject)
        self.start = self.add_button(tr("New game", "Start game"), "primary")
        self.start.setIcon(art.icon("done", theme.current().on_accent, 18))
        self.start.clicked.connect(self.accept)

    def _captions(self) -> QHBoxLayout:
        captions = QHBoxLayout()
        captions.setContentsMargins(15, 0, 8, 0)
        captions.setSpacing(GAP)
        for text, part in (
            (tr("New game", "Seat"), "crest"),
            (tr("New game", "Name"), "name"),
            (tr("New game", "Who"), "who"),
            (tr("New game", "Strength"), "strength"),
        ):
            caption = word(text, "caption")
            caption.setFixedWidth(WIDTHS[part] if part == "crest" else wide(WIDTHS[part]))
            captions.addWidget(caption)
        captions.addWidget(word(tr("New game", "Estate"), "caption"))
        captions.addStretch(1)
        return captions

    def _dress_add(self) -> None:
        self.add.setProperty("role", "add")
        self.add.setAutoDefault(False)
        self.add.setIcon(art.icon("add", theme.current().text2, 20))
        self.add.setCursor(Qt.CursorShape.PointingHandCursor)
        self.add.clicked.connect(lambda: self.add_player())

    def _how(self) -> QVBoxLayout:
        how = QVBoxLayout()
        how.setSpacing(4)
        how.addWidget(word(tr("New game", "Set-up"), "heading"))
        for number, setup in enumerate(self.edition["setups"]):
            title, sentence = SETUPS[setup]
            choice = QRadioButton(tr("New game", title))
            about(choice, "new-game#estates")
            self.setups.addButton(choice, number)
            how.addWidget(choice)
            how.addWidget(paragraph(tr("New game", sentence), indent=37))
            how.addSpacing(8)
        self.setups.idToggled.connect(self._show_setup)
        how.addSpacing(14)
        how.addWidget(word(tr("New game", "Seed"), "heading"))
        self.seed.setPlaceholderText(tr("New game", "drawn anew"))
        self.seed.setAccessibleName(tr("New game", "Seed"))
        about(self.seed, "new-game#seed")
        self.seed.setMaxLength(16)
        self.seed.textChanged.connect(self._check)
        how.addWidget(self.seed)
        how.addSpacing(4)
        how.addWidget(paragraph(tr("New game", "The same seed brings the same tiles and dice, whatever is played.")))
        how.addStretch(1)
        return how

    def _show_setup(self) -> None:
        for row in self.rows:
            row.deal_estates(self.setup != "fixed")

    def _check(self) -> bool:
        """Say what is missing, if anything, and offer only what is possible."""
        for row in self.rows:
            row.remove.setVisible(len(self.rows) > self.fewest)
            row.seat_among(len(self.rows))
        self.add.setVisible(len(self.rows) < self.most)
        wrong = self._what_is_wrong()
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))
        if hasattr(self, "start"):
            self.start.setEnabled(not wrong)
        return not wrong

    def _what_is_wrong(self) -> str:
        wrong = wrong_with_names([row.name.text().strip() for row in self.rows])
        if wrong:
            return wrong
        seed = self.seed.text().strip()
        if seed and not (seed.isascii() and seed.isdigit() and int(seed) <= LARGEST_SEED):
            return tr("New game", "The seed is a whole number from 0 to {largest}, or empty.", largest=LARGEST_SEED)
        return ""


def wrong_with_names(names: Sequence[str]) -> str:
    """What is wrong with the players' names, in a sentence; "" where nothing is."""
    if not all(names):
        return tr("New game", "Every player needs a name.")
    if len(set(names)) < len(names):
        return tr("New game", "Two players have the same name: change one.")
    return ""


def paragraph(text: str, indent: int = 0) -> QLabel:
    """A note that wraps within the right half."""
    label = word(text, "note")
    label.setWordWrap(True)
    label.setFixedWidth(wide(RIGHT))
    label.setIndent(indent)
    label.setMinimumHeight(label.heightForWidth(label.width()))
    return label
