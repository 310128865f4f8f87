"""A page of the card beside the table that knows how much room it wants."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class CardPage(QScrollArea):
    """Holds one widget of role "scrolled"; the card grows until the page is seen whole, or as far
    as it may."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def letter(self, scale: float) -> None:
        """The text has been given this scale."""

    @property
    def wanted_height(self) -> int:
        """How high the page is in full, at its present width; beside a scroll bar too, so that none
        need come."""
        sheet = self.widget()
        if sheet is None:
            return 0
        layout = sheet.layout()
        if layout is not None and layout.hasHeightForWidth():
            beside = self.width() - self.verticalScrollBar().sizeHint().width()
            return layout.heightForWidth(min(beside, self.viewport().width()))
        return sheet.sizeHint().height()
