"""A large dialog fits into its window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from burgundy_qt.widgets.controls.halves import BOUNDLESS, Halves
from burgundy_qt.widgets.controls.sheet import MARGIN, Sheet

BELOW_HEAD = 6
"""Pixels between what stands beside the title and the sentence."""


def fit_to_window(sheet: Sheet, halves: Halves) -> None:
    """Make the sheet as large as it wants to be, and no larger than the window it belongs to: its
    halves give way, and so does the title to what stands beside it. Called when all is in the
    sheet."""
    if sheet.head.count() > 1:
        sheet.head.setContentsMargins(0, 0, 0, BELOW_HEAD)
    measure_afresh(sheet)
    room = room_for(sheet)
    break_head(sheet, room.width())
    around = sheet.sizeHint() - halves.sizeHint()
    halves.bound(QSize(room.width() - around.width(), room.height() - around.height()))
    halves.setAccessibleName(sheet.windowTitle())
    sheet.resize(sheet.sizeHint().boundedTo(room))


def break_head(sheet: Sheet, width: int) -> None:
    """Where the title and what stands beside it are wider than that, let them stand below each
    other."""
    is_beside = sheet.head.direction() == QBoxLayout.Direction.LeftToRight
    if not is_beside or width_of_head(sheet) <= width:
        return
    sheet.title.setWordWrap(True)
    sheet.head.setDirection(QBoxLayout.Direction.TopToBottom)
    for at in range(1, sheet.head.count()):
        if (below := sheet.head.itemAt(at)) is not None:
            below.setAlignment(Qt.AlignmentFlag.AlignLeft)


def width_of_head(sheet: Sheet) -> int:
    """How wide the sheet must be for its title and what stands beside it."""
    return sheet.head.minimumSize().width() + 2 * MARGIN


def measure_afresh(sheet: Sheet) -> None:
    """Forget what was measured before everything in the sheet was dressed: else it would grow after
    it is placed."""
    for part in reversed(sheet.findChildren(QWidget)):
        part.ensurePolished()
        part.updateGeometry()


def room_for(sheet: Sheet) -> QSize:
    """How large the sheet may be."""
    over = sheet.parentWidget()
    return over.window().size() if over is not None else BOUNDLESS
