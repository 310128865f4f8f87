"""A part of a page that is scrolled by itself."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from burgundy_qt.widgets.controls.sheet import wide


class Scrolled(QScrollArea):
    """Scrolls a widget up and down where there is too little room, and is never narrower than the
    widget, nor than so many units; it is `called` so for those who hear it."""

    def __init__(self, widget: QWidget, called: str, least: int) -> None:
        super().__init__()
        self.scrolled, self.least = widget, least
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(widget)
        self.setAccessibleName(called)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """As wide as the words in it are in the language that is spoken."""
        room = self.scrolled.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(max(wide(self.least), room), super().minimumSizeHint().height())
