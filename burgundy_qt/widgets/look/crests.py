"""The crests of seats beside each other: of one, or of the two of a team."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from burgundy_qt.widgets.look.picture import Picture
from burgundy_qt.widgets.look.seating import Seating


class Crests(QWidget):
    """A crest for each of the `seats`, so many logical pixels wide."""

    def __init__(self, seating: Seating, seats: Sequence[int], width: int) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(1)
        for seat in seats:
            row.addWidget(Picture(seating.crest(seat, width), width))
