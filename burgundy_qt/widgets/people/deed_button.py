"""A deed as a little picture: the piece that it was about, and a sign for what became of it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from burgundy_qt.widgets.people.since import Done
from burgundy_qt.widgets.theme import sprite_files, theme

PIECE, SIGN = 0.9, 0.48  # how high piece and sign are, of the whole
LAID, PAID, GONE = "effects/place", "pieces/silverling", "icons/close"
SIGNS: Mapping[str, str] = {
    "place": LAID,
    "give": LAID,
    "buy": PAID,
    "sell": PAID,
    "hire": PAID,
    "discard": GONE,
}
"""By the type of an action; what was taken has no sign."""


class DeedButton(QAbstractButton):
    """Shows one deed; `is_here`: the position that is looked back at is the one after it. Enter
    presses it as well, the arrows and Esc are left to what it lies in."""

    def __init__(self, done: Done, name: str) -> None:
        super().__init__()
        self.done, self.is_here = done, False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(done.words)
        self.setToolTip(f"{name}: {done.words}")

    @property
    def event_number(self) -> int:
        """The number of the event that the deed began with."""
        return self.done.line.event

    def stand_here(self, is_here: bool) -> None:
        """Whether the position after it is looked back at."""
        if self.is_here != is_here:
            self.is_here = is_here
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """As large as it lies; who lays it knows how large."""
        return self.size()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """The plate under the pointer is shown."""
        super().enterEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter and Space are clicks, other keys go on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.click()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The piece with its sign, on a plate where the pointer, the keyboard or the game is."""
        painter = QPainter(self)
        painter.setRenderHints(sprite_files.SMOOTH)
        self._paint_plate(painter)
        deed = self.done.line.deed
        assert deed is not None
        across = self.height() * PIECE
        self._paint_sprite(
            painter,
            deed.piece,
            QRectF(0, 0, self.width(), self.height()).center().toPoint(),
            across,
        )
        if deed.kind in SIGNS:
            self._paint_sign(painter, SIGNS[deed.kind])
        painter.end()

    def _paint_plate(self, painter: QPainter) -> None:
        palette = theme.current()
        if not (self.underMouse() or self.hasFocus() or self.is_here):
            return
        painter.setPen(
            QPen(QColor(palette.focus), 2) if self.hasFocus() or self.is_here else Qt.PenStyle.NoPen
        )
        painter.setBrush(QColor(palette.well))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _paint_sign(self, painter: QPainter, sign: str) -> None:
        """In the lower right corner, on a disc that parts it from the piece."""
        palette, across = theme.current(), self.height() * SIGN
        disc = QRectF(self.width() - across, self.height() - across, across, across).adjusted(
            0.5, 0.5, -0.5, -0.5
        )
        painter.setPen(QPen(QColor(palette.line2), 1))
        painter.setBrush(QColor(palette.raised))
        painter.drawEllipse(disc)
        middle = disc.center().toPoint()
        if sign == GONE:
            cross = sprite_files.tinted(sign, palette.bad, across * 0.7, self.devicePixelRatioF())
            painter.drawPixmap(
                disc.center() - QRectF(cross.rect()).center() / cross.devicePixelRatio(), cross
            )
        else:
            self._paint_sprite(painter, sign, middle, across * (0.66 if sign == LAID else 1.0))

    def _paint_sprite(self, painter: QPainter, name: str, middle: QPoint, high: float) -> None:
        size = sprite_files.svg_size(name)
        picture = sprite_files.pixmap(
            name, high * size.width() / size.height(), self.devicePixelRatioF()
        )
        half = QRectF(picture.rect()).center() / picture.devicePixelRatio()
        painter.drawPixmap(QRectF(self.rect()).topLeft() + middle - half, picture)
