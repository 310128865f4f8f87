"""One seat of the new-game dialog: crest, name, person or bot, strength, estate."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLineEdit, QPushButton, QStackedWidget

from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.widgets.dialogs.estate_button import CellsOf, EstateButton
from burgundy_qt.widgets.dialogs.sheet import wide, word
from burgundy_qt.widgets.look import art, theme
from burgundy_qt.widgets.look.picture import Picture

WIDTHS = {"crest": 46, "name": 148, "who": 116, "strength": 138, "estate": 124, "remove": 36}
GAP = 10
LONGEST_NAME = 20


class SeatRow(QFrame):
    """A seat that can be edited. `levels`: (name, title) of the bots, weakest first."""

    removed = Signal(object)
    changed = Signal()

    def __init__(self, seat: int, levels: Sequence[tuple[str, str]], estates: Sequence[str], cells_of: CellsOf) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText("Name")
        self.who = QComboBox()
        self.who.addItem("Person", None)
        self.who.addItem("Bot", "bot")
        self.level = QComboBox()
        for level, title in levels:
            self.level.addItem(title, level)
        self.strength = QStackedWidget()
        self.strength.addWidget(self.level)
        here = word("plays at this screen", "aside")
        here.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.strength.addWidget(here)
        self.estate = EstateButton(estates, cells_of)
        self.dealt = word("dealt", "aside")
        self.dealt.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.estate_place = QStackedWidget()
        self.estate_place.addWidget(self.estate)
        self.estate_place.addWidget(self.dealt)
        self.remove = QPushButton()
        self._lay_out(seat)
        self.who.currentIndexChanged.connect(self._show_who)
        self.name.textChanged.connect(self.changed)
        self.remove.clicked.connect(lambda: self.removed.emit(self))
        theme.theme_changed.connect(self._draw_remove)
        self._show_who()

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
        for field in (self.name, self.who, self.strength):
            field.setSizePolicy(field.sizePolicy().horizontalPolicy(), field.sizePolicy().Policy.Fixed)
        self.remove.setProperty("role", "flat")
        self.remove.setAutoDefault(False)
        self.remove.setFixedWidth(WIDTHS["remove"])
        self.remove.setIconSize(QSize(16, 16))
        self.remove.setAccessibleName("Remove this player")
        self.remove.setToolTip("Remove this player")
        self._draw_remove()
        for each in (self.crest, self.name, self.who, self.strength, self.estate_place, self.remove):
            row.addWidget(each)

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

    @property
    def plan(self) -> SeatPlan:
        """What the fields say now."""
        is_person = self.who.currentData() is None
        return SeatPlan(self.name.text().strip(), None if is_person else self.level.currentData())

    def deal_estates(self, dealt: bool) -> None:
        """Whether the set-up deals the estates, so that none is chosen here."""
        self.estate_place.setCurrentWidget(self.dealt if dealt else self.estate)

    def _show_who(self) -> None:
        self.strength.setCurrentIndex(1 if self.who.currentData() is None else 0)
        self.changed.emit()
