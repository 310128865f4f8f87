"""A kind of tile with a dot for each there is, filled for those that nobody has seen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.carcassonne.look.faces import tile_in_hand
from burgundy_qt.widgets.games.carcassonne.tiles_left.kinds import KindLeft
from burgundy_qt.widgets.games.carcassonne.words.names import tile_name
from burgundy_qt.widgets.phrases.wording import capitalize
from burgundy_qt.widgets.sprites.brush import draw_text
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, translucent
from burgundy_qt.widgets.theme import fonts, sprite_files

GONE = 0.3
"""How strongly a kind is drawn of which all are seen."""
AROUND, BELOW, DOT = 9, 42, 3.6


class KindTile(QWidget):
    """Paints one kind; its name says the same to those who hear it."""

    def __init__(self, kind: KindLeft, size: int, look: PaintStyle) -> None:
        super().__init__()
        self._kind, self._size, self._look = kind, size, look
        words = later("Carcassonne table", "{name}: {left} of {count} left")
        name = capitalize(tile_name(kind.kind))
        told = tr("Carcassonne table", words, name=name, left=kind.left, count=kind.whole)
        self.setAccessibleName(told)
        self.setToolTip(told)

    def sizeHint(self) -> QSize:  # noqa: N802
        """The tile, its ring, and the words and dots below."""
        return QSize(self._size + 2 * AROUND, self._size + AROUND + BELOW)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the tile, how many are left, and the dots."""
        painter = QPainter(self)
        painter.setRenderHints(sprite_files.SMOOTH | QPainter.RenderHint.TextAntialiasing)
        look = self._look._replace(dpr=self.devicePixelRatioF(), u=1.0)
        left = (self.width() - self._size) / 2
        tile = QRectF(left, AROUND, self._size, self._size)
        painter.setOpacity(1 if self._kind.left else GONE)
        picture = tile_in_hand(self._kind.kind, 0, self._size, look)
        across = picture.deviceIndependentSize().width()
        painter.drawPixmap(tile.center() - QPointF(across / 2, across / 2), picture)
        painter.setOpacity(1)
        if self._kind.fits and self._kind.left:
            self._ring(painter, tile, look)
        self._count(painter, tile, look)
        painter.end()

    def _ring(self, painter: QPainter, tile: QRectF, look: PaintStyle) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for grow, wide, colour in (
            (3.0, 7.0, translucent(look.palette.glow, 0.3)),
            (3.0, 4.0, QColor(look.palette.glow)),
        ):
            painter.setPen(QPen(colour, wide))
            painter.drawRoundedRect(tile.adjusted(-grow, -grow, grow, grow), 7, 7)

    def _count(self, painter: QPainter, tile: QRectF, look: PaintStyle) -> None:
        palette, kind = look.palette, self._kind
        said = later("Carcassonne table", "{left} of {count}")
        words = (
            tr("Carcassonne table", said, left=kind.left, count=kind.whole)
            if kind.left
            else tr("Carcassonne table", "all seen")
        )
        line = QRectF(0, tile.bottom() + 7, self.width(), 18)
        colour = palette.text if kind.left else palette.text3
        font = fonts.text_font(13, 600 if kind.left else 500)
        draw_text(painter, look, line, words, font, colour, "middle")
        step = min(10.0, (self.width() - 8) / kind.whole)
        first = self.width() / 2 - (kind.whole - 1) * step / 2
        for at in range(kind.whole):
            painter.setPen(QPen(QColor(palette.gold), 1.2))
            painter.setBrush(QColor(palette.gold) if at < kind.left else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(first + at * step, line.bottom() + 7), DOT, DOT)
