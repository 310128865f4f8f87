"""The calendar of the challenges: a month of days, each with the result of its challenge."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Mapping
from datetime import date, timedelta

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QLocale, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen

from burgundy_qt.language import formats
from burgundy_qt.language.translation import spoken, tr
from burgundy_qt.session.challenges import NONE, ChallengeEntry
from burgundy_qt.widgets.challenge.challenge_card import cell_text, q_date
from burgundy_qt.widgets.controls import dialog_frame, value_controls
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


class DayCell(QtWidgets.QAbstractButton):
    """Shows a day and its entry; it is checked while it is the chosen one."""

    def __init__(self) -> None:
        super().__init__()
        self.day: date | None = None
        self.entry, self.is_today, self.levels = NONE, False, 0
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QtWidgets.QSizePolicy(
            QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Expanding
        )
        policy.setRetainSizeWhenHidden(
            True
        )  # so that all months have the height of one with six weeks
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_day(self, day: date, entry: ChallengeEntry, is_today: bool, levels: int) -> None:
        """Show this day, of a game with bots of `levels` levels."""
        self.day, self.entry, self.is_today, self.levels = day, entry, is_today, levels
        self.setText(str(day.day))
        self.setAccessibleName(cell_text(day, entry, is_today, levels))
        self.update()

    @property
    def is_compared(self) -> bool:
        """Whether the try counts, and the bots of each level have played too."""
        return self.entry.is_done and len(self.entry.levels) == self.levels

    @property
    def is_first(self) -> bool:
        """Whether no bot has a better result."""
        return self.is_compared and self.entry.place == 1

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size that fits the text."""
        return QSize(round(WIDE * theme.scale()), round(HIGH * theme.scale()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the cell, which never shrinks."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint ground, number, result and frame."""
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
        """Paint the points of the try, pale if it does not count, or a sign if it is unfinished."""
        palette, scale = theme.current(), theme.scale()
        if self.entry.points is not None:
            text = formats.plain(self.entry.points)
            colour = palette.text if self.entry.counts else palette.text3
            self._write(painter, inner, text, fonts.number_font(RESULT * scale), colour, FOOT)
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


WEEK, WEEKS = 7, 6
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -WEEK,
    Qt.Key.Key_Down: WEEK,
}


class Month(QtWidgets.QWidget):
    """Shows the month of the chosen day; `chosen` carries the day that a person chose.

    Days from `first` to `last`, which is today, are possible.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.first = self.last = self.day = date.min
        self.entries: Mapping[date, ChallengeEntry] = {}
        self.levels = 0
        self.back, self.on = (
            value_controls.IconButton("", "prev", "flat"),
            value_controls.IconButton("", "next", "flat"),
        )
        self.back.setAccessibleName(tr("Challenge", "Previous month"))
        self.on.setAccessibleName(tr("Challenge", "Next month"))
        self.title = dialog_frame.text_label("", "heading")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head = QtWidgets.QHBoxLayout()
        for part, stretch in ((self.back, 0), (self.title, 1), (self.on, 0)):
            head.addWidget(part, stretch)
        self.grid = QtWidgets.QGridLayout()
        self.grid.setSpacing(3)
        self.names = [dialog_frame.text_label("", "caption") for _ in range(WEEK)]
        self.cells = [DayCell() for _ in range(WEEK * WEEKS)]
        for column, name in enumerate(self.names):
            name.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.grid.addWidget(name, 0, column)
            self.grid.setColumnStretch(column, 1)
        for number, cell in enumerate(self.cells):
            self.grid.addWidget(cell, 1 + number // WEEK, number % WEEK)
            cell.clicked.connect(lambda _on, cell=cell: self._choose(cell.day))
            cell.installEventFilter(self)
        column_ = QtWidgets.QVBoxLayout(self)
        column_.setContentsMargins(0, 0, 0, 0)
        column_.addLayout(head)
        column_.addLayout(self.grid)
        column_.addStretch(1)
        self.back.clicked.connect(lambda: self._turn(-1))
        self.on.clicked.connect(lambda: self._turn(1))

    def bound(self, first: date, last: date) -> None:
        """Set the first and the last day that can be chosen."""
        self.first, self.last = first, last

    def show_day(self, day: date, entries: Mapping[date, ChallengeEntry], levels: int) -> None:
        """Show the month of this day as the chosen one, in a game with bots of `levels` levels."""
        self.day, self.entries, self.levels = day, entries, levels
        self.title.setText(formats.month_and_year_alone(q_date(day)))
        self.back.setEnabled((self.first.year, self.first.month) < (day.year, day.month))
        self.on.setEnabled((day.year, day.month) < (self.last.year, self.last.month))
        begins = formats.first_weekday()
        for number, name in enumerate(self.names):
            weekday = (begins - 1 + number) % WEEK + 1
            name.setText(spoken.locale.standaloneDayName(weekday, QLocale.FormatType.ShortFormat))
        blank, length = monthrange(day.year, day.month)
        before = (blank + 1 - begins) % WEEK
        for number, cell in enumerate(self.cells):
            self._fill(cell, number - before + 1, length)

    def _fill(self, cell: DayCell, number: int, length: int) -> None:
        cell.setVisible(1 <= number <= length)
        if not 1 <= number <= length:
            return
        day = self.day.replace(day=number)
        cell.show_day(day, self.entries.get(day, NONE), day == self.last, self.levels)
        cell.setEnabled(self.first <= day <= self.last)
        cell.setChecked(day == self.day)

    @property
    def cell(self) -> DayCell:
        """The cell of the chosen day."""
        return next(cell for cell in self.cells if not cell.isHidden() and cell.day == self.day)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Move by days with the arrows, by months with PgUp and PgDown, and to today with End."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key = Qt.Key(event.key())
        if key in STEPS:
            ordinal = self.day.toordinal() + STEPS[key]
            if self.first.toordinal() <= ordinal <= self.last.toordinal():
                self._go_to(date.fromordinal(ordinal))
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._turn(-1 if key == Qt.Key.Key_PageUp else 1)
            self.cell.setFocus()
        elif key == Qt.Key.Key_End:
            self._go_to(self.last)
        else:
            return False
        return True

    def _go_to(self, day: date) -> None:
        self._choose(day)
        self.cell.setFocus()

    def _turn(self, way: int) -> None:
        """Go to the same day of the month before or after, or to the nearest possible one."""
        edge = (
            self.day.replace(day=1)
            if way < 0
            else self.day.replace(day=monthrange(self.day.year, self.day.month)[1])
        )
        if not self.first <= edge <= self.last or edge in (self.first, self.last):
            self._choose(self.first if way < 0 else self.last)
            return
        other = edge + timedelta(days=way)
        length = monthrange(other.year, other.month)[1]
        day = other.replace(day=min(self.day.day, length))
        self._choose(min(max(day, self.first), self.last))

    def _choose(self, day: date | None) -> None:
        if day is not None:
            self.chosen.emit(day)
