"""One seat of the new-game dialog: crest, name, person or bot, strength, estate."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
)

from burgundy_qt.ai.levels import Level
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.widgets.dialogs.estate_button import CellsOf, EstateButton
from burgundy_qt.widgets.dialogs.sheet import wide, word
from burgundy_qt.widgets.learning.topics import about
from burgundy_qt.widgets.look import art, theme
from burgundy_qt.widgets.look.picture import Picture

WIDTHS = {"crest": 46, "name": 148, "who": 116, "strength": 138, "estate": 124, "remove": 36}
GAP = 10
LONGEST_NAME = 20


class SeatRow(QFrame):
    """A seat that can be edited. `levels` of the bots, weakest first."""

    removed = Signal(object)
    changed = Signal()

    def __init__(self, seat: int, levels: Sequence[Level], estates: Sequence[str], cells_of: CellsOf) -> None:
        super().__init__()
        self.setProperty("role", "row")
        about(self, "new-game#seats")
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText("Name")
        self.who = QComboBox()
        self.who.addItem("Person", None)
        self.who.addItem("Bot", "bot")
        self.level = QComboBox()
        self.levels = levels
        self.measured = word("", "aside")
        for level in levels:
            self.level.addItem(level.title, level.name)
            self.level.setItemData(self.level.count() - 1, level.manner, Qt.ItemDataRole.ToolTipRole)
        self.strength = QStackedWidget()
        about(self.strength, "new-game#bots")
        self.strength.addWidget(self.level)
        here = word("plays at this screen", "aside")
        here.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.strength.addWidget(here)
        self.estate = EstateButton(estates, cells_of)
        about(self.estate, "estates")
        self.dealt = word("dealt", "aside")
        self.dealt.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.estate_place = QStackedWidget()
        self.estate_place.addWidget(self.estate)
        self.estate_place.addWidget(self.dealt)
        self.remove = QPushButton()
        self.seats = 2
        self._lay_out(seat)
        self.who.currentIndexChanged.connect(self._show_who)
        self.level.currentIndexChanged.connect(self._show_measured)
        self.name.textChanged.connect(self.changed)
        self.remove.clicked.connect(lambda: self.removed.emit(self))
        theme.theme_changed.connect(self._draw_remove)
        self._show_who()
        self._show_measured()

    def _lay_out(self, seat: int) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 8, 6)
        row.setSpacing(GAP)
        self.crest = Picture(f"pieces/marker-{seat}", 40)
        self.crest.setFixedWidth(WIDTHS["crest"])
        for part, width in (
            (self.name, "name"),
            (self.who, "who"),
            (self.strength, "strength"),
            (self.estate_place, "estate"),
        ):
            part.setFixedWidth(wide(WIDTHS[width]))
        self.remove.setProperty("role", "flat")
        self.remove.setAutoDefault(False)
        self.remove.setFixedWidth(WIDTHS["remove"])
        self.remove.setIconSize(QSize(16, 16))
        self.remove.setAccessibleName("Remove this player")
        self.remove.setToolTip("Remove this player")
        self._draw_remove()
        row.addWidget(self.crest)
        row.addLayout(self._fields())
        row.addWidget(self.estate_place)
        row.addWidget(self.remove)

    def _fields(self) -> QGridLayout:
        """Name, who and strength, and under them what the level was measured to be."""
        fields = QGridLayout()
        fields.setHorizontalSpacing(GAP)
        fields.setVerticalSpacing(5)
        fields.setRowStretch(0, 1)
        for column, field in enumerate((self.name, self.who, self.strength)):
            field.setSizePolicy(field.sizePolicy().horizontalPolicy(), field.sizePolicy().Policy.Fixed)
            fields.addWidget(field, 1, column)
        fields.addWidget(self.measured, 2, 0, 1, 3)
        fields.setRowStretch(3, 1)
        return fields

    def _draw_remove(self) -> None:
        self.remove.setIcon(art.icon("close", theme.current().text2, 16))
        self.remove.setStyleSheet("padding: 5px;")

    def fill(self, plan: SeatPlan, estate: str) -> None:
        """Show this plan."""
        self.name.setText(plan.name)
        self.who.setCurrentIndex(0 if plan.is_person else 1)
        known = self.level.findData(plan.level)
        self.level.setCurrentIndex(known if known >= 0 else self.level.count() - 1)
        self.estate.show_estate(estate if estate in self.estate.estates else self.estate.estates[0])

    def seat_among(self, seats: int) -> None:
        """So many play: what a level makes on average hangs on that."""
        self.seats = seats
        self._show_measured()

    def _show_measured(self) -> None:
        level = self.levels[max(0, self.level.currentIndex())]
        points = level.strength.points[self.seats - 2]
        self.measured.setText(
            f"{level.strength.elo:,} Elo, {points} points a game, {time_told(level.strength.seconds)} a decision"
        )
        self.level.setToolTip(level.manner)

    @property
    def plan(self) -> SeatPlan:
        """What the fields say now."""
        is_person = self.who.currentData() is None
        return SeatPlan(self.name.text().strip(), None if is_person else self.level.currentData())

    def deal_estates(self, dealt: bool) -> None:
        """Whether the set-up deals the estates, so that none is chosen here."""
        self.estate_place.setCurrentWidget(self.dealt if dealt else self.estate)

    def _show_who(self) -> None:
        is_person = self.who.currentData() is None
        self.strength.setCurrentIndex(1 if is_person else 0)
        self.measured.setVisible(not is_person)
        self.changed.emit()


def time_told(seconds: float) -> str:
    """A time in words."""
    return f"{seconds:.2g} s" if seconds >= 0.1 else f"{1000 * seconds:.1g} ms"
