"""The plates of a question: an answer's picture and words, and below them what it would bring."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from burgundy_qt.widgets.look import fonts
from burgundy_qt.widgets.pieces.brush import card, sprite, word
from burgundy_qt.widgets.pieces.look import Look
from burgundy_qt.widgets.pieces.targets import Offer, Target

PAINTED_PLATE = 168, 186  # width and height in units, as all sizes here
HIGH, NAME_LINE, PICTURE, EDGE = 42, 20, 28, 12
COLUMNS, WIDEST = 3, 208  # of plates that say what they would bring


def is_painted(target: Target, look: Look) -> bool:
    """Whether the picture of an answer is painted large above its words, and not a sprite beside
    them."""
    return _kind_of(target) in look.faces.answers


def _kind_of(target: Target) -> str:
    return str(target.what).partition(":")[0]


def plate_sizes(
    asked: Mapping[Target, Offer], room: float, gap: float, look: Look
) -> dict[Target, QSizeF]:
    """How large each plate is in a bubble at most as wide as `room`. Where they say what they would
    bring, all are equally wide, and COLUMNS of them stand side by side."""
    if not any(offer.brings for offer in asked.values()):
        return {target: _size(target, look) for target in asked}
    width = min(WIDEST * look.u, (room - gap) / COLUMNS - gap)
    return {
        target: _size_with_brings(offer, math.floor(width), look) for target, offer in asked.items()
    }


def _size(target: Target, look: Look) -> QSizeF:
    u = look.u
    if is_painted(target, look):
        return QSizeF(round(PAINTED_PLATE[0] * u), round(PAINTED_PLATE[1] * u))
    text = QFontMetricsF(_name_font(look, look.text)).horizontalAdvance(str(target.place))
    return QSizeF(
        round(text + (PICTURE + 6 if target.what else 0) * u + (2 * EDGE + 4) * u), round(HIGH * u)
    )


def _size_with_brings(offer: Offer, width: float, look: Look) -> QSizeF:
    u = look.u
    words = _room_for(offer.brings, width - (2 * EDGE + PICTURE + 8) * u, look)
    return QSizeF(
        width, round(max(HIGH * u, NAME_LINE * u * look.text + words.height() + 1.5 * EDGE * u))
    )


def _room_for(words: str, width: float, look: Look) -> QSizeF:
    """What the words need in lines of at most that width."""
    room = QRectF(0, 0, width, 10_000)
    metrics = QFontMetricsF(_brings_font(look))
    return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, words).size() if words else QSizeF()


def _name_font(look: Look, larger: float = 1.0) -> QFont:
    return fonts.text(13.5 * look.u * larger, 600)


def _brings_font(look: Look) -> QFont:
    return fonts.text(11.5 * look.u * look.text, 400)


def draw_plate(painter: QPainter, target: Target, offer: Offer, rect: QRectF, look: Look) -> None:
    """One plate in `rect`."""
    u, palette = look.u, look.palette
    card(painter, rect, look, 8 * u, palette.panel, palette.line2, lift=2)
    if is_painted(target, look):
        foot = QRectF(rect.x(), rect.bottom() - 32 * u, rect.width(), 24 * u)
        word(painter, look, foot, str(target.place), fonts.heading(17 * u), palette.text, "middle")
        what = str(target.what).partition(":")[2]
        look.faces.answers[_kind_of(target)](
            painter, what, rect.adjusted(0, 6 * u, 0, -34 * u), look
        )
        return
    left = rect.x() + EDGE * u
    if target.what:
        sprite(
            painter,
            target.what,
            QRectF(left, rect.center().y() - PICTURE / 2 * u, PICTURE * u, PICTURE * u),
            look,
        )
        left += (PICTURE + 8) * u
    words = QRectF(QPointF(), _room_for(offer.brings, rect.right() - EDGE * u - left, look))
    name = QRectF(left, 0, rect.right() - left, NAME_LINE * u * look.text)
    name.moveTop(rect.center().y() - (name.height() + words.height()) / 2)
    word(painter, look, name, str(target.place), _name_font(look), palette.text)
    words.moveTopLeft(name.bottomLeft())
    painter.setFont(_brings_font(look))
    painter.setPen(QColor(palette.good if offer.brings.startswith("+") else palette.text2))
    painter.drawText(words, Qt.TextFlag.TextWordWrap, offer.brings)
