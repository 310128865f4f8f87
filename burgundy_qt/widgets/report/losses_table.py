"""What was lost, told apart: a line for each kind, the costliest first."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from burgundy_qt.language.formats import percent
from burgundy_qt.session.reviews.review_task import Lost
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.dialogs.score_table import SeatBar
from burgundy_qt.widgets.phrases.loss_text import WITH_OTHERS, amount

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class LossesTable(QWidget):
    """A title, a bar in the seat's colour, the share of a win and the points; in the order of
    `lost`, which by itself is that of the game. Alone there is no win to share: `alone` is what
    counts there."""

    def __init__(self, lost: Mapping[str, Lost], colour: int, alone: str = WITH_OTHERS) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        sizes = [max(0.0, part.points if alone else part.win) for part in lost.values()]
        most = max([0.001, *sizes])
        for row, (title, part) in enumerate(lost.items()):
            grid.addWidget(text_label(title, "note"), row, 0)
            grid.addWidget(SeatBar(colour, sizes[row] / most), row, 1)
            if not alone:
                grid.addWidget(text_label(percent(sizes[row]), "strong"), row, 2, RIGHT)
            count = amount(max(0, round(part.points)), alone)
            grid.addWidget(text_label(count, "strong" if alone else "note"), row, 3, RIGHT)
