"""The veil over the table with holes where to look, and the bubble in which the guide speaks: one
picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QLabel, QWidget

from burgundy_qt.widgets.sprites.paint_style import translucent
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

DARKNESS = 0.52
BEAK = 13
CORNER = 12


class Veil(QLabel):
    """Lies over everything and lets every click through. Painted once for each step, by Qt from
    then on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def draw(self, holes: Sequence[QRect], bubble: QRect, unit: float) -> None:
        """Dim all but the holes, nothing without them; draw the bubble with its beak at the nearest
        of them."""
        dpr = self.devicePixelRatioF()
        picture = transparent_pixmap(
            QSize(round(self.width() * dpr), round(self.height() * dpr)), dpr
        )
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = QPainterPath()
        for hole in holes:
            rounded = QPainterPath()
            rounded.addRoundedRect(QRectF(hole), CORNER * unit, CORNER * unit)
            seen |= rounded
        whole = QPainterPath()
        whole.addRect(QRectF(self.rect()))
        palette = theme.current()
        if holes:
            painter.fillPath(whole - seen, translucent(palette.shadow, DARKNESS))
        painter.setPen(QPen(QColor(palette.glow_core), 2.4 * unit))
        painter.drawPath(seen)
        _paint_bubble(painter, bubble_path(QRectF(bubble), holes, unit), unit)
        painter.end()
        self.setPixmap(picture)


def _paint_bubble(painter: QPainter, shape: QPainterPath, unit: float) -> None:
    palette = theme.current()
    for grow in range(7):
        pen = QPen(translucent(palette.shadow, 0.05), 2 * grow * unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(shape.translated(0, 2 * unit), pen)
    painter.setPen(QPen(QColor(palette.line2), 1))
    painter.setBrush(QColor(palette.raised))
    painter.drawPath(shape)


def bubble_path(bubble: QRectF, holes: Sequence[QRect], unit: float) -> QPainterPath:
    """The outline of the bubble, with a beak towards the nearest hole that lies straight beside
    it."""
    shape = QPainterPath()
    shape.addRoundedRect(bubble, CORNER * unit, CORNER * unit)
    tip = beak_tip(bubble, holes, unit)
    if tip is None:
        return shape
    root, size = tip
    towards = root - bubble.center()
    sideways = abs(root.x() - bubble.left()) < 1 or abs(root.x() - bubble.right()) < 1
    out = (
        QPointF(size if towards.x() > 0 else -size, 0)
        if sideways
        else QPointF(0, size if towards.y() > 0 else -size)
    )
    along = QPointF(0, 0.8 * size) if sideways else QPointF(0.8 * size, 0)
    beak = QPainterPath(root - along - out * 0.2)
    beak.lineTo(root + out)
    beak.lineTo(root + along - out * 0.2)
    beak.closeSubpath()
    return shape | beak


def beak_tip(bubble: QRectF, holes: Sequence[QRect], unit: float) -> tuple[QPointF, float] | None:
    """Where the beak begins on the bubble's edge and how long it is; None where no hole lies beside
    the bubble."""
    inset = (CORNER + BEAK) * unit
    inner = bubble.adjusted(inset, inset, -inset, -inset)
    best: tuple[float, QPointF] | None = None
    for hole in map(QRectF, holes):
        x = min(max(hole.center().x(), inner.left()), inner.right())
        y = min(max(hole.center().y(), inner.top()), inner.bottom())
        across = hole.top() < inner.bottom() and hole.bottom() > inner.top()
        for gap, root, beside in (
            (bubble.left() - hole.right(), QPointF(bubble.left(), y), across),
            (hole.left() - bubble.right(), QPointF(bubble.right(), y), across),
            (bubble.top() - hole.bottom(), QPointF(x, bubble.top()), not across),
            (hole.top() - bubble.bottom(), QPointF(x, bubble.bottom()), not across),
        ):
            if gap > 0 and beside and (best is None or gap < best[0]):
                best = gap, root
    return (best[1], min(best[0], BEAK * unit)) if best else None


def where(size: QSize, holes: Sequence[QRect], room: QRect, gap: int) -> QRect:
    """Where a card of `size` stands in the room: beside one of the holes, covering as little of
    them as can be; without holes in the lower right corner, out of the way."""
    inner = room.adjusted(gap, gap, -gap, -gap)
    tried = [] if holes else [QRect(inner.bottomRight(), size)]
    for hole in holes:
        top = hole.center().y() - round(size.height() * 0.4)
        left = hole.center().x() - size.width() // 2
        tried += [
            QRect(hole.right() + gap, top, size.width(), size.height()),
            QRect(hole.left() - gap - size.width(), top, size.width(), size.height()),
            QRect(left, hole.bottom() + gap, size.width(), size.height()),
            QRect(left, hole.top() - gap - size.height(), size.width(), size.height()),
        ]
    kept = [_kept_in(inner, rect) for rect in tried]
    return min(kept, key=lambda rect: sum(_area(rect & hole) for hole in holes))


def _kept_in(room: QRect, rect: QRect) -> QRect:
    x = min(max(room.left(), rect.left()), room.right() - rect.width())
    y = min(max(room.top(), rect.top()), room.bottom() - rect.height())
    return QRect(x, y, rect.width(), rect.height())


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0
