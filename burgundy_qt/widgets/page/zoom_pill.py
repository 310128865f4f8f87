"""The pill at the corner of a map: how large it is seen, larger, smaller, all of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.controls.sheet import button, line, word
from burgundy_qt.widgets.keys.keymap import keymap, tooltip_with_key
from burgundy_qt.widgets.page.rounded import round_off
from burgundy_qt.widgets.theme import sprite_files, theme

ICON = 16  # pixels at the usual size of text
ROUND = 10


class ZoomPill(QFrame):
    """Shows the percentage that it is told and reports what was pressed: the name of a command."""

    asked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.smaller = self._sign(tr("Map", "See the map smaller"), "zoom out")
        self.larger = self._sign(tr("Map", "See the map larger"), "zoom in")
        self.fit = self._sign(tr("Map", "See all of the map"), "fit")
        self.fit.setText(tr("Map", "Fit"))
        self.percent = word("", "share")
        self.percent.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        parts = (self.smaller, self.percent, self.larger, self.fit)
        for part in parts[:-1]:
            self._row.addWidget(part)
            self._row.addWidget(line("pillar"))
        self._row.addWidget(self.fit)
        keymap.changed.connect(self._name_keys)
        theme.theme_changed.connect(self._letter_again)
        self._name_keys()
        self.letter(1.0)

    def _sign(self, told: str, command: str) -> QPushButton:
        made = button("", "pill")
        made.setAccessibleName(told)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.setProperty("command", command)
        made.clicked.connect(lambda: self.asked.emit(command))
        return made

    def _name_keys(self) -> None:
        for part in (self.smaller, self.larger, self.fit):
            part.setToolTip(tooltip_with_key(part.accessibleName(), part.property("command")))

    def letter(self, scale: float) -> None:
        """Be so many times as large as usual."""
        self.scale = scale
        size = round(ICON * scale)
        for part, icon in ((self.smaller, "less"), (self.larger, "add"), (self.fit, "fit")):
            part.setIcon(sprite_files.icon(icon, theme.current().text, size))
            part.setIconSize(QSize(size, size))
        edge = round(3 * scale)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self.percent.ensurePolished()
        widest = self.percent.fontMetrics().horizontalAdvance(tr("Map", "{n} %", n=100))
        self.percent.setMinimumWidth(widest + round(10 * scale))  # nothing moves under the pointer
        self.adjustSize()
        round_off(self, ROUND)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Its corners stay round."""
        super().resizeEvent(event)
        round_off(self, ROUND)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Nothing shines through the corners."""
        painter, palette = QPainter(self), theme.current()
        painter.setRenderHints(sprite_files.SMOOTH)
        painter.fillRect(event.rect(), QColor(palette.panel))
        if self.rect().adjusted(2, 2, -2, -2).contains(event.rect()):
            return  # only the figure has changed, as often as the map is seen larger
        painter.setPen(QColor(palette.line2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), ROUND, ROUND)

    def _letter_again(self, *_: object) -> None:
        self.letter(self.scale)

    def tell(self, percent: int) -> None:
        """The map is seen at so many percent of its natural size."""
        self.percent.setText(tr("Map", "{n} %", n=percent))
