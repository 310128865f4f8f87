"""One day of the calendar: its number, and how its challenge went."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from burgundy_qt.language import formats
from burgundy_qt.session.challenge.daily_deal import NONE, ChallengeEntry
from burgundy_qt.widgets.challenge.words import cell_told
from burgundy_qt.widgets.theme import fonts, sprite_files, theme
from burgundy_qt.widgets.theme.palette import mix

WIDE, HIGH, CORNER, EDGE = 52, 46, 9, 2.0
NUMBER, RESULT, SIGN = 12.5, 15.0, 13
INSIDE = 6
"""Units."""
PLACE = 10.5
LEFT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
FOOT = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight
TINT = 0.16
"""How much of gold or of the accent a ground has."""


class DayCell(QAbstractButton):
    """Shows a day and its entry; checked while it is the chosen one."""

    def __init__(self) -> None:
        super().__init__()
        self.day: date | None = None
        self.entry, self.is_today, self.levels = NONE, False, 0
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setRetainSizeWhenHidden(True)  # a month of six weeks asks for no more room
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_day(self, day: date, entry: ChallengeEntry, is_today: bool, levels: int) -> None:
        """Show this day, of a game that bots of so many levels play."""
        self.day, self.entry, self.is_today, self.levels = day, entry, is_today, levels
        self.setText(str(day.day))
        self.setAccessibleName(cell_told(day, entry, is_today, levels))
        self.update()

    @property
    def is_compared(self) -> bool:
        """Whether the try counts and the bots of every level have played too."""
        return self.entry.is_done and len(self.entry.levels) == self.levels

    @property
    def is_first(self) -> bool:
        """Whether no bot has come to more."""
        return self.is_compared and self.entry.place == 1

    def sizeHint(self) -> QSize:  # noqa: N802
        """As large as the letters ask for."""
        return QSize(round(WIDE * theme.scale()), round(HIGH * theme.scale()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """No smaller."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Ground, number, result and frame."""
        painter = QPainter(self)
        painter.setRenderHints(sprite_files.SMOOTH)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        self._paint_ground(painter, box)
        inner = box.adjusted(INSIDE, 3, -INSIDE, -3)
        palette = theme.current()
        colour = palette.text if self.isEnabled() else palette.text3
        self._write(
            painter, inner, self.text(), fonts.text_font(NUMBER * theme.scale(), 600), colour, LEFT
        )
        self._paint_result(painter, inner)
        painter.end()

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        palette = theme.current()
        ground = palette.panel2 if self.isEnabled() else palette.panel
        if self.is_first:
            ground = mix(ground, palette.gold, 2 * TINT)
        elif self.isChecked() or self.underMouse():
            ground = mix(ground, palette.accent, TINT)
        edge = palette.line
        if self.isChecked():
            edge = palette.accent
        elif self.is_today:
            edge = palette.text2
        if self.hasFocus():
            edge = palette.focus
        is_marked = self.isChecked() or self.is_today or self.hasFocus()
        painter.setPen(QPen(QColor(edge), EDGE if is_marked else 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, CORNER, CORNER)

    def _paint_result(self, painter: QPainter, inner: QRectF) -> None:
        """The points of the try: pale where they do not count; a sign where it goes on."""
        palette, scale = theme.current(), theme.scale()
        if self.entry.points is not None:
            told = formats.plain(self.entry.points)
            colour = palette.text if self.entry.counts else palette.text3
            self._write(painter, inner, told, fonts.number_font(RESULT * scale), colour, FOOT)
            if self.is_compared:
                place = f"{self.entry.place}/{1 + self.levels}"
                self._write(
                    painter, inner, place, fonts.text_font(PLACE * scale), palette.text2, RIGHT
                )
        elif self.entry.is_running:
            size = SIGN * scale
            sign = sprite_files.tinted("icons/play", palette.text2, size, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(inner.right() - size, inner.bottom() - size), sign)

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        font: QFont,
        colour: str,
        where: Qt.AlignmentFlag,
    ) -> None:
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(box, int(where), text)
