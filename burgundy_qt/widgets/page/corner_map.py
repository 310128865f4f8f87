"""The corner map: all of a map that is larger than the view, with a frame round what is seen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.page.rounded import round_off
from burgundy_qt.widgets.sprites.paint_style import translucent
from burgundy_qt.widgets.theme import sprite_files, theme

SIZE = QSizeF(150, 104)  # in units, as the rest
EDGE, ROUND, INNER_ROUND = 6, 10, 5
WHITE = "#FFFFFF"


class CornerMap(QWidget):
    """Shows the picture and the frame that it is given; reports to which point of the map, in
    tiles, a hand moves what is seen."""

    asked = Signal(QPointF)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Map", "All of the map: a click shows what lies there"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._unit = 1.0
        self._picture, self._card = QPixmap(), QPixmap()
        self._whole, self._seen = QRectF(), QRectF()

    def measure(self, unit: float) -> None:
        """Be as large as it is with so many pixels a unit."""
        self._unit = unit
        self.resize((SIZE * unit).toSize())
        round_off(self, ROUND * unit)

    @property
    def inside(self) -> QRectF:
        """Where the picture lies."""
        edge = EDGE * self._unit
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def show_map(self, picture: QPixmap, whole: QRectF) -> None:
        """Show the picture of all of the map, `whole` in tiles in its middle."""
        self._picture, self._whole = picture, whole
        self._draw_card()
        self.update()

    def show_seen(self, seen: QRectF) -> None:
        """Frame what is seen of the map, in tiles."""
        if seen != self._seen:
            self._seen = seen
            self.update()

    @property
    def _share(self) -> float:
        """Pixels a tile."""
        room, whole = self.inside, self._whole
        return min(room.width() / whole.width(), room.height() / whole.height())

    def rect_of(self, tiles: QRectF) -> QRectF:
        """Where a rectangle of the map lies in this widget."""
        corner = (tiles.topLeft() - self._whole.center()) * self._share + self.inside.center()
        return QRectF(corner, tiles.size() * self._share)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The card with the map on it, and the frame."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._card)
        if self._whole.isEmpty():
            return
        unit, inside = self._unit, self.inside
        painter.setClipRect(inside)
        frame = self.rect_of(self._seen) & inside.adjusted(1, 1, -1, -1)
        painter.fillRect(frame, translucent(WHITE, 0.14))
        for colour, width in ((WHITE, 3.4), (theme.current().accent, 1.6)):
            painter.setPen(QPen(QColor(colour), width * unit))
            painter.drawRect(frame)

    def _draw_card(self) -> None:
        """All but the frame, which alone moves with the map."""
        palette, unit, inside = theme.current(), self._unit, self.inside
        dpr = self.devicePixelRatioF()
        self._card = QPixmap((QSizeF(self.size()) * dpr).toSize())
        self._card.setDevicePixelRatio(dpr)
        self._card.fill(QColor(palette.panel))
        painter = QPainter(self._card)
        painter.setRenderHints(sprite_files.SMOOTH)
        painter.setPen(QPen(QColor(palette.line2), 1))
        card = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(card, ROUND * unit, ROUND * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.well))
        painter.drawRoundedRect(inside, INNER_ROUND * unit, INNER_ROUND * unit)
        painter.drawPixmap(inside.topLeft(), self._picture)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """What lies there is seen."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._ask(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Drag the frame."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._ask(event.position())

    def _ask(self, at: QPointF) -> None:
        if not self._whole.isEmpty():
            way = (at - self.inside.center()) / self._share
            self.asked.emit(self._whole.center() + way)
