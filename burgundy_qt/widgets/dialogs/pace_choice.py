"""A box to choose the pace of the bots that have one; opened, it tells how strong they are at
each."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QStyleOptionViewItem

from burgundy_qt.ai.levels import PACES, Pace
from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.phrases.bot_names import bots_pace, elo_at, pace_title, seconds_of

FRAME = 12  # pixels that the frame of the list takes


class PaceChoice(QComboBox):
    """Shows the pace that is set for all such bots, and sets another one."""

    def __init__(self) -> None:
        super().__init__()
        for known in PACES:
            self.addItem(pace_title(known), known.name)
            self.setItemData(
                self.count() - 1, strength_told(known), Qt.ItemDataRole.AccessibleTextRole
            )
        self.setProperty("role", "slim")
        self.setItemDelegate(PaceLines(self))
        self.setToolTip(
            tr("Pace", "How long such bots think about a turn; one pace for all of them.")
        )
        self.activated.connect(lambda number: bots_pace.wish(self.itemData(number)))
        bots_pace.changed.connect(self._show)
        self._show()

    def showPopup(self) -> None:  # noqa: N802
        """As wide as the longest line."""
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + FRAME)
        super().showPopup()

    def _show(self) -> None:
        self.setCurrentIndex(self.findData(bots_pace.name))


class PaceLines(QStyledItemDelegate):
    """A line of the opened box: the pace, and the strength at it."""

    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Tell more than the closed box has room for."""
        super().initStyleOption(option, index)
        option.text = strength_told(PACES[index.row()])


def strength_told(known: Pace) -> str:
    """A pace, how long it is and how strong a bot is at it."""
    title, seconds = pace_title(known), seconds_of(known)
    return tr(
        "Pace",
        "{pace}, {seconds} s a turn: {elo} Elo",
        pace=title,
        seconds=seconds,
        elo=elo_at(known),
    )
