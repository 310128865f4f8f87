"""The graph of a review in the window: the course of a game, and where in it one stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from burgundy_qt.widgets.review.curves import Curves
from burgundy_qt.widgets.review.graph_painting import GraphPainting
from burgundy_qt.widgets.review.review_words import course_told, title_of
from burgundy_qt.widgets.theme import fonts, theme
from burgundy_qt.widgets.theme.seat_colours import PLAIN, SeatStyles
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

HEIGHT, MOST_HEIGHT = 118, 240  # units
NEAR = 9
"""Units: a click so near to a mark means its turn."""
SAVED, SAVED_RATIO, HEAD = QSize(800, 490), 2, 52
"""The picture that is saved, in pixels before it is made sharper, and the height of its head."""
KEYS = {
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "on",
    Qt.Key.Key_Home: "start",
    Qt.Key.Key_End: "end",
}


class ReviewGraph(QWidget):
    """Shows curves, painted once and kept as a picture. `asked` carries after how many actions
    somebody wants to see the game, `stepped` that they want the next turn or the one before, as a
    command of looking back."""

    asked = Signal(int)
    stepped = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.curves: Curves | None = None
        self.seating: SeatStyles = PLAIN
        self.names: Sequence[str] = ()
        self.stands_at = 0
        self._picture: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.letter()
        theme.theme_changed.connect(self._forget)

    def show_curves(self, curves: Curves, seating: SeatStyles, names: Sequence[str]) -> None:
        """Show these."""
        self.curves, self.seating, self.names = curves, seating, names
        self.setAccessibleName(course_told(curves, names))
        self._forget()

    def stand_at(self, revision: int) -> None:
        """Mark where one stands: after so many actions."""
        self.stands_at = revision
        self.update()

    def letter(self) -> None:
        """The size of text may be another one."""
        self.setMinimumHeight(round(HEIGHT * theme.scale()))
        self.setMaximumHeight(round(MOST_HEIGHT * theme.scale()))
        self.updateGeometry()
        self._forget()

    def sizeHint(self) -> QSize:  # noqa: N802
        """As high as can be read; more is better."""
        return QSize(180, self.minimumHeight())

    def image(self) -> QImage:
        """The graph as a picture to be saved, on its panel, twice as sharp as it is large."""
        assert self.curves is not None
        picture = QImage(SAVED * SAVED_RATIO, QImage.Format.Format_ARGB32_Premultiplied)
        picture.setDevicePixelRatio(SAVED_RATIO)
        picture.fill(QColor(theme.current().panel))
        painter = QPainter(picture)
        area = QRectF(0, 0, SAVED.width(), SAVED.height()).adjusted(16, HEAD, -12, -12)
        GraphPainting(self.curves, self.seating, theme.current(), area, 1.5).paint(painter)
        self._paint_legend(painter)
        painter.end()
        return picture

    def _paint_legend(self, painter: QPainter) -> None:
        """Above the graph that is saved: what it shows, and in which colour whom."""
        assert self.curves is not None
        palette, x, middle = theme.current(), 24.0, HEAD / 2
        painter.setFont(fonts.heading_font(20))
        painter.setPen(QColor(palette.text))
        title = title_of(self.curves)
        painter.drawText(QPointF(x, middle + 7), title)
        x += painter.fontMetrics().horizontalAdvance(title) + 36
        painter.setFont(fonts.text_font(15, 600))
        for seat, name in enumerate(self.names):
            pen = QPen(QColor(self.seating.line(seat, palette)), 4)
            painter.setPen(pen)
            painter.drawLine(QPointF(x, middle), QPointF(x + 24, middle))
            painter.setPen(QColor(palette.text))
            painter.drawText(QPointF(x + 32, middle + 6), name)
            x += painter.fontMetrics().horizontalAdvance(name) + 60

    @property
    def _painting(self) -> GraphPainting:
        assert self.curves is not None
        area = QRectF(self.rect()).adjusted(2, 0, 0, -1)
        return GraphPainting(self.curves, self.seating, theme.current(), area, theme.scale())

    def _forget(self, *_: object) -> None:
        self._picture = None
        self.update()

    def event(self, event: QEvent) -> bool:
        """Draw anew on a screen of another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._forget()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """It is drawn for its size."""
        super().resizeEvent(event)
        self._forget()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The curves as they were painted, and where one stands."""
        if self.curves is None:
            return
        painting, palette = self._painting, theme.current()
        if self._picture is None:
            self._picture = self._painted(painting)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._picture)
        x = painting.x_of(self.stands_at)
        painter.setPen(QPen(QColor(palette.text), 1.6 * theme.scale()))
        painter.drawLine(QPointF(x, painting.plot.top()), QPointF(x, painting.luck.bottom()))
        painter.setBrush(QColor(palette.accent))
        radius = 3.6 * theme.scale()
        painter.drawEllipse(QPointF(x, max(radius + 1, painting.plot.top())), radius, radius)
        if self.hasFocus():
            painter.setPen(QPen(QColor(palette.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        painter.end()

    def _painted(self, painting: GraphPainting) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = transparent_pixmap(self.size() * ratio, ratio)
        painter = QPainter(picture)
        painting.paint(painter)
        painter.end()
        return picture

    def revision_at(self, point: QPointF) -> int:
        """Which moment is meant by a click: that of a mark nearby, or of the turn there."""
        assert self.curves is not None
        painting, turns = self._painting, self.curves.review.turns

        def apart(turn_at: QPointF) -> float:
            return (turn_at - point).manhattanLength()

        marked = self.curves.marked
        nearest = min(marked, key=lambda turn: apart(painting.mark_at(turn)), default=None)
        if nearest and apart(painting.mark_at(nearest)) <= NEAR * theme.scale():
            return nearest.first
        at = round(painting.at(point.x()))
        return next((turn.first for turn in reversed(turns) if turn.first <= at < turn.last), at)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go to where the mouse points."""
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Follow the mouse while it is held down."""
        if event.buttons() & Qt.MouseButton.LeftButton and self.curves is not None:
            self.asked.emit(self.revision_at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """From turn to turn; other keys go their way."""
        command = KEYS.get(Qt.Key(event.key()))
        if command is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(command)
