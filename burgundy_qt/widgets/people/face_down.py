"""A hand that lies face down, fanned, with its number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter

from burgundy_qt.widgets.play.game_input import FaceDown
from burgundy_qt.widgets.theme import fonts, sprite_files, theme
from burgundy_qt.widgets.theme.labels import DrawnLabel
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

CARD, STEP = 58, 36
"""How wide a card is, and how far the next one lies from it at most."""
WIDEST, HIGH = 430, 112
SLANT = 2.6
"""Degrees between two cards."""
MOST, STEEPEST = 14, 30.0
"""So many cards are seen at most, and so many degrees lie between the outermost."""


class FaceDownHand(DrawnLabel):
    """Shows a hand from its back; nothing of it can be told but how many cards it has."""

    def __init__(self) -> None:
        self.hand: FaceDown | None = None
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def show_hand(self, hand: FaceDown | None) -> None:
        """Show another hand, or none."""
        self.hand = hand
        self.setAccessibleName(hand.words if hand else "")
        self.setVisible(hand is not None)
        self._draw()

    def _draw(self) -> None:
        if self.hand is None:
            return
        scale, dpr = max(1.0, theme.scale()), self.devicePixelRatioF()
        width, height = round(WIDEST * scale), round(HIGH * scale)
        picture = transparent_pixmap(QSize(round(width * dpr), round(height * dpr)), dpr)
        painter = QPainter(picture)
        painter.setRenderHints(sprite_files.SMOOTH | QPainter.RenderHint.TextAntialiasing)
        painter.scale(scale, scale)
        _draw_cards(painter, self.hand, dpr * scale)
        _draw_words(painter, self.hand.words)
        painter.end()
        self.setPixmap(picture)


def _draw_cards(painter: QPainter, hand: FaceDown, dpr: float) -> None:
    many = min(MOST, hand.many)
    back = sprite_files.pixmap(hand.back, CARD, dpr)
    size = back.deviceIndependentSize()
    step = min(STEP, (WIDEST - 2.2 * CARD) / max(1, many - 1))
    slant = min(SLANT, STEEPEST / max(1, many - 1))
    for at in range(many):
        aside = at - (many - 1) / 2
        painter.save()
        painter.translate(WIDEST / 2 + aside * step, HIGH / 2 - 4 + 0.55 * abs(aside) ** 1.6)
        painter.rotate(aside * slant)
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), back)
        painter.restore()


def _draw_words(painter: QPainter, words: str) -> None:
    """How many there are, on a pill below the middle."""
    palette = theme.current()
    font = fonts.text_font(13, 700)
    painter.setFont(font)
    wide = painter.fontMetrics().horizontalAdvance(words) + 32
    pill = QRectF((WIDEST - wide) / 2, HIGH - 34, wide, 28)
    painter.setPen(QColor(palette.line2))
    painter.setBrush(QColor(palette.panel))
    painter.drawRoundedRect(pill, 14, 14)
    painter.setPen(QColor(palette.text))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, words)
