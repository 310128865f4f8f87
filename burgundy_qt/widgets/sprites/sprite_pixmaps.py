"""The pixmap of a sprite with its shadow and its count, made once for each size; also the answer
cards of a question on the table."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from burgundy_qt.widgets.sprites import brush
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Sprite
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

POINTS = Sprite("piece", "points")
SHADED = "die", "marker"
LARGEST_BADGE = 0.64  # the most of a piece that its count covers for large text


def art_name(sprite: Sprite, style: brush.PaintStyle, small: bool) -> str:
    """Return the name of a sprite's file."""
    match sprite.kind:
        case "die":
            owner, number = sprite.what.split("-")
            return (
                f"dice/white-{number}"
                if owner == "white"
                else style.seat_styles.die(int(owner), number)
            )
        case "marker":
            return style.seat_styles.marker(int(sprite.what))
        case "piece":
            return f"pieces/{sprite.what}"
    return style.sprite_painter.art_name(sprite, style, small)


def shade_name(sprite: Sprite, style: brush.PaintStyle, small: bool) -> str | None:
    """Return the file whose outline is the shadow of a sprite; None for a flat one."""
    return (
        art_name(sprite, style, small)
        if sprite.kind in SHADED
        else style.sprite_painter.shade(sprite, style, small)
    )


def drop_cached() -> None:
    """Drop all cached pixmaps, because the table has another size or look."""
    _stamp.cache_clear()


def sprite_pixmap(
    sprite: Sprite, size: QSizeF, style: brush.PaintStyle, small: bool = False
) -> QPixmap:
    """Return the sprite drawn for a place of `size`; the piece is centred, with an even margin for
    its shadow."""
    plain = sprite._replace(of=1, faded=False)
    return _stamp(plain, round(size.width(), 2), round(size.height(), 2), style, small)


@lru_cache(maxsize=1200)
def _stamp(
    sprite: Sprite, width: float, height: float, style: brush.PaintStyle, small: bool
) -> QPixmap:
    picture = _picture(sprite, _art_width(sprite, width, height), style, small)
    shade = shade_name(sprite, style, small)
    margin = max(2.0, 0.16 * width) if shade else 0.0
    if sprite.many > 1:
        margin = max(margin, 8 * style.u)
    is_even = not (picture.width() % 2 or picture.height() % 2)
    if is_even and not shade and sprite.many == 1:
        return picture
    device = QSizeF(
        picture.width() + 2 * margin * style.dpr, picture.height() + 2 * margin * style.dpr
    )
    canvas = transparent_pixmap(
        QSize(2 * round(device.width() / 2), 2 * round(device.height() / 2)), style.dpr
    )
    painter = QPainter(canvas)
    painter.setRenderHints(sprite_files.SMOOTH)
    at = QPointF(
        (canvas.width() - picture.width()) // 2 / style.dpr,
        (canvas.height() - picture.height()) // 2 / style.dpr,
    )
    if shade:
        _cast_shadow(painter, shade, picture, at, style)
    if sprite.many > 1:
        _draw_pile(painter, sprite, picture, at, style)
    else:
        painter.drawPixmap(at, picture)
    painter.end()
    return canvas


def _picture(sprite: Sprite, width: float, style: brush.PaintStyle, small: bool) -> QPixmap:
    if sprite == POINTS:
        return brush.shield_pixmap(width, style.dpr)
    if sprite.kind in style.sprite_painter.painted:
        return style.sprite_painter.painted[sprite.kind](sprite.what, width, style)
    if sprite.kind == "badge":
        return sprite_files.badge(sprite.what, "points", width, style.dpr)
    return sprite_files.pixmap(art_name(sprite, style, small), width, style.dpr, style.text)


def _art_width(sprite: Sprite, width: float, height: float) -> float:
    """Return the width of the sprite; a marker on the place of a bonus tile stays round."""
    return min(width, height) if sprite.kind == "marker" else width


def _cast_shadow(
    painter: QPainter, name: str, picture: QPixmap, at: QPointF, style: brush.PaintStyle
) -> None:
    size = picture.deviceIndependentSize()
    blur = max(1.0, size.width() * 0.03)
    shade = sprite_files.shadow(name, size.width(), style.dpr, blur, 0.5 if style.is_dark else 0.34)
    extra = (shade.deviceIndependentSize() - size) / 2
    painter.drawPixmap(
        at - QPointF(extra.width(), extra.height()) + QPointF(0, max(1.0, 0.045 * size.width())),
        shade,
    )


def _draw_pile(
    painter: QPainter, sprite: Sprite, picture: QPixmap, at: QPointF, style: brush.PaintStyle
) -> None:
    """Draw a second piece behind the first, and a badge with their number."""
    size = picture.deviceIndependentSize()
    shift = max(1.0, round(2 * style.u * style.dpr) / style.dpr)
    painter.setOpacity(0.75)
    painter.drawPixmap(at + QPointF(shift, -shift), picture)
    painter.setOpacity(1)
    painter.drawPixmap(at, picture)
    badge, corner = count_badge(sprite.many, size, style)
    painter.drawPixmap(QRectF(at, size).center() + corner, badge)


def count_badge(many: int, size: QSizeF, style: brush.PaintStyle) -> tuple[QPixmap, QPointF]:
    """Return the badge for a number of pieces of a size, and its upper left corner from their
    middle."""
    high = max(12.0, min(17 * style.u, size.width() * 0.52))
    high = max(high, min(high * style.text, size.width() * LARGEST_BADGE))
    badge = sprite_files.badge(str(many), "count", high, style.dpr)
    mark = badge.deviceIndependentSize()
    return badge, QPointF(
        size.width() / 2 - mark.width() * 0.72, size.height() / 2 - mark.height() * 0.72
    )


# Answer cards: an answer's picture and words, and its gains below them.


PAINTED_PLATE = 168, 186  # width and height in units, like all sizes here
HIGH, NAME_LINE, PICTURE, EDGE = 42, 20, 28, 12
COLUMNS, WIDEST = 3, 208  # of plates with gains


def is_painted(target: ClickTarget, style: brush.PaintStyle) -> bool:
    """Return whether the picture of an answer is painted large above its words, not as a sprite
    beside them."""
    return _kind_of(target) in style.sprite_painter.answers


def _kind_of(target: ClickTarget) -> str:
    return str(target.what).partition(":")[0]


def answer_card_sizes(
    asked: Mapping[ClickTarget, Highlight], room: float, gap: float, style: brush.PaintStyle
) -> dict[ClickTarget, QSizeF]:
    """Return the size of each plate in a bubble at most `room` wide. Plates with gains all have the
    same width, in rows of COLUMNS."""
    if not any(highlight.gain_text for highlight in asked.values()):
        return {target: _size(target, style) for target in asked}
    width = min(WIDEST * style.u, (room - gap) / COLUMNS - gap)
    return {
        target: _size_with_brings(highlight, math.floor(width), style)
        for target, highlight in asked.items()
    }


def _size(target: ClickTarget, style: brush.PaintStyle) -> QSizeF:
    u = style.u
    if is_painted(target, style):
        return QSizeF(round(PAINTED_PLATE[0] * u), round(PAINTED_PLATE[1] * u))
    text = QFontMetricsF(_name_font(style, style.text)).horizontalAdvance(str(target.place))
    return QSizeF(
        round(text + (PICTURE + 6 if target.what else 0) * u + (2 * EDGE + 4) * u), round(HIGH * u)
    )


def _size_with_brings(highlight: Highlight, width: float, style: brush.PaintStyle) -> QSizeF:
    u = style.u
    words = _room_for(highlight.gain_text, width - (2 * EDGE + PICTURE + 8) * u, style)
    return QSizeF(
        width, round(max(HIGH * u, NAME_LINE * u * style.text + words.height() + 1.5 * EDGE * u))
    )


def _room_for(words: str, width: float, style: brush.PaintStyle) -> QSizeF:
    """Return the size of the words in lines of at most that width."""
    room = QRectF(0, 0, width, 10_000)
    metrics = QFontMetricsF(_brings_font(style))
    return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, words).size() if words else QSizeF()


def _name_font(style: brush.PaintStyle, larger: float = 1.0) -> QFont:
    return fonts.text_font(13.5 * style.u * larger, 600)


def _brings_font(style: brush.PaintStyle) -> QFont:
    return fonts.text_font(11.5 * style.u * style.text, 400)


def draw_answer_card(
    painter: QPainter,
    target: ClickTarget,
    highlight: Highlight,
    rect: QRectF,
    style: brush.PaintStyle,
) -> None:
    """Draw one plate in `rect`."""
    u, palette = style.u, style.palette
    brush.draw_card(painter, rect, style, 8 * u, palette.panel, palette.line2, lift=2)
    if is_painted(target, style):
        foot = QRectF(rect.x(), rect.bottom() - 32 * u, rect.width(), 24 * u)
        brush.draw_text(
            painter,
            style,
            foot,
            str(target.place),
            fonts.heading_font(17 * u),
            palette.text,
            "middle",
        )
        what = str(target.what).partition(":")[2]
        style.sprite_painter.answers[_kind_of(target)](
            painter, what, rect.adjusted(0, 6 * u, 0, -34 * u), style
        )
        return
    left = rect.x() + EDGE * u
    if target.what:
        brush.draw_sprite(
            painter,
            target.what,
            QRectF(left, rect.center().y() - PICTURE / 2 * u, PICTURE * u, PICTURE * u),
            style,
        )
        left += (PICTURE + 8) * u
    words = QRectF(QPointF(), _room_for(highlight.gain_text, rect.right() - EDGE * u - left, style))
    name = QRectF(left, 0, rect.right() - left, NAME_LINE * u * style.text)
    name.moveTop(rect.center().y() - (name.height() + words.height()) / 2)
    brush.draw_text(painter, style, name, str(target.place), _name_font(style), palette.text)
    words.moveTopLeft(name.bottomLeft())
    painter.setFont(_brings_font(style))
    painter.setPen(QColor(palette.good if highlight.gain_text.startswith("+") else palette.text2))
    painter.drawText(words, Qt.TextFlag.TextWordWrap, highlight.gain_text)
