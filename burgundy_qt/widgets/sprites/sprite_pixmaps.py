"""The pixmap of a sprite with its shadow and its count, made once for each size; also the answer
cards of a question on the table."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from burgundy_qt.widgets.sprites.brush import draw_card, draw_sprite, draw_text, shield_pixmap
from burgundy_qt.widgets.sprites.paint_style import PaintStyle
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Sprite
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

POINTS = Sprite("piece", "points")
SHADED = "die", "marker"
LARGEST_BADGE = 0.64  # the most of a piece that its count covers for large text


def art_name(face: Sprite, look: PaintStyle, small: bool) -> str:
    """Return the name of a sprite's file."""
    match face.kind:
        case "die":
            owner, number = face.what.split("-")
            return (
                f"dice/white-{number}" if owner == "white" else look.seating.die(int(owner), number)
            )
        case "marker":
            return look.seating.marker(int(face.what))
        case "piece":
            return f"pieces/{face.what}"
    return look.faces.sprite(face, look, small)


def shade_name(face: Sprite, look: PaintStyle, small: bool) -> str | None:
    """Return the file whose outline is the shadow of a sprite; None for a flat one."""
    return (
        art_name(face, look, small) if face.kind in SHADED else look.faces.shade(face, look, small)
    )


def drop_cached() -> None:
    """Drop all cached pixmaps, because the table has another size or look."""
    _stamp.cache_clear()


def sprite_pixmap(face: Sprite, size: QSizeF, look: PaintStyle, small: bool = False) -> QPixmap:
    """Return the sprite drawn for a place of `size`; the piece is centred, with an even margin for
    its shadow."""
    plain = face._replace(of=1, faded=False)
    return _stamp(plain, round(size.width(), 2), round(size.height(), 2), look, small)


@lru_cache(maxsize=1200)
def _stamp(face: Sprite, width: float, height: float, look: PaintStyle, small: bool) -> QPixmap:
    picture = _picture(face, _art_width(face, width, height), look, small)
    shade = shade_name(face, look, small)
    margin = max(2.0, 0.16 * width) if shade else 0.0
    if face.many > 1:
        margin = max(margin, 8 * look.u)
    is_even = not (picture.width() % 2 or picture.height() % 2)
    if is_even and not shade and face.many == 1:
        return picture
    device = QSizeF(
        picture.width() + 2 * margin * look.dpr, picture.height() + 2 * margin * look.dpr
    )
    canvas = transparent_pixmap(
        QSize(2 * round(device.width() / 2), 2 * round(device.height() / 2)), look.dpr
    )
    painter = QPainter(canvas)
    painter.setRenderHints(sprite_files.SMOOTH)
    at = QPointF(
        (canvas.width() - picture.width()) // 2 / look.dpr,
        (canvas.height() - picture.height()) // 2 / look.dpr,
    )
    if shade:
        _cast_shadow(painter, shade, picture, at, look)
    if face.many > 1:
        _draw_pile(painter, face, picture, at, look)
    else:
        painter.drawPixmap(at, picture)
    painter.end()
    return canvas


def _picture(face: Sprite, width: float, look: PaintStyle, small: bool) -> QPixmap:
    if face == POINTS:
        return shield_pixmap(width, look.dpr)
    if face.kind in look.faces.painted:
        return look.faces.painted[face.kind](face.what, width, look)
    if face.kind == "badge":
        return sprite_files.badge(face.what, "points", width, look.dpr)
    return sprite_files.pixmap(art_name(face, look, small), width, look.dpr, look.text)


def _art_width(face: Sprite, width: float, height: float) -> float:
    """Return the width of the sprite; a marker on the place of a bonus tile stays round."""
    return min(width, height) if face.kind == "marker" else width


def _cast_shadow(
    painter: QPainter, name: str, picture: QPixmap, at: QPointF, look: PaintStyle
) -> None:
    size = picture.deviceIndependentSize()
    blur = max(1.0, size.width() * 0.03)
    shade = sprite_files.shadow(name, size.width(), look.dpr, blur, 0.5 if look.is_dark else 0.34)
    extra = (shade.deviceIndependentSize() - size) / 2
    painter.drawPixmap(
        at - QPointF(extra.width(), extra.height()) + QPointF(0, max(1.0, 0.045 * size.width())),
        shade,
    )


def _draw_pile(
    painter: QPainter, face: Sprite, picture: QPixmap, at: QPointF, look: PaintStyle
) -> None:
    """Draw a second piece behind the first, and a badge with their number."""
    size = picture.deviceIndependentSize()
    shift = max(1.0, round(2 * look.u * look.dpr) / look.dpr)
    painter.setOpacity(0.75)
    painter.drawPixmap(at + QPointF(shift, -shift), picture)
    painter.setOpacity(1)
    painter.drawPixmap(at, picture)
    badge, corner = count_badge(face.many, size, look)
    painter.drawPixmap(QRectF(at, size).center() + corner, badge)


def count_badge(many: int, size: QSizeF, look: PaintStyle) -> tuple[QPixmap, QPointF]:
    """Return the badge for a number of pieces of a size, and its upper left corner from their
    middle."""
    high = max(12.0, min(17 * look.u, size.width() * 0.52))
    high = max(high, min(high * look.text, size.width() * LARGEST_BADGE))
    badge = sprite_files.badge(str(many), "count", high, look.dpr)
    mark = badge.deviceIndependentSize()
    return badge, QPointF(
        size.width() / 2 - mark.width() * 0.72, size.height() / 2 - mark.height() * 0.72
    )


# Answer cards: an answer's picture and words, and its gains below them.


PAINTED_PLATE = 168, 186  # width and height in units, like all sizes here
HIGH, NAME_LINE, PICTURE, EDGE = 42, 20, 28, 12
COLUMNS, WIDEST = 3, 208  # of plates with gains


def is_painted(target: ClickTarget, look: PaintStyle) -> bool:
    """Return whether the picture of an answer is painted large above its words, not as a sprite
    beside them."""
    return _kind_of(target) in look.faces.answers


def _kind_of(target: ClickTarget) -> str:
    return str(target.what).partition(":")[0]


def answer_card_sizes(
    asked: Mapping[ClickTarget, Highlight], room: float, gap: float, look: PaintStyle
) -> dict[ClickTarget, QSizeF]:
    """Return the size of each plate in a bubble at most `room` wide. Plates with gains all have the
    same width, in rows of COLUMNS."""
    if not any(offer.brings for offer in asked.values()):
        return {target: _size(target, look) for target in asked}
    width = min(WIDEST * look.u, (room - gap) / COLUMNS - gap)
    return {
        target: _size_with_brings(offer, math.floor(width), look) for target, offer in asked.items()
    }


def _size(target: ClickTarget, look: PaintStyle) -> QSizeF:
    u = look.u
    if is_painted(target, look):
        return QSizeF(round(PAINTED_PLATE[0] * u), round(PAINTED_PLATE[1] * u))
    text = QFontMetricsF(_name_font(look, look.text)).horizontalAdvance(str(target.place))
    return QSizeF(
        round(text + (PICTURE + 6 if target.what else 0) * u + (2 * EDGE + 4) * u), round(HIGH * u)
    )


def _size_with_brings(offer: Highlight, width: float, look: PaintStyle) -> QSizeF:
    u = look.u
    words = _room_for(offer.brings, width - (2 * EDGE + PICTURE + 8) * u, look)
    return QSizeF(
        width, round(max(HIGH * u, NAME_LINE * u * look.text + words.height() + 1.5 * EDGE * u))
    )


def _room_for(words: str, width: float, look: PaintStyle) -> QSizeF:
    """Return the size of the words in lines of at most that width."""
    room = QRectF(0, 0, width, 10_000)
    metrics = QFontMetricsF(_brings_font(look))
    return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, words).size() if words else QSizeF()


def _name_font(look: PaintStyle, larger: float = 1.0) -> QFont:
    return fonts.text_font(13.5 * look.u * larger, 600)


def _brings_font(look: PaintStyle) -> QFont:
    return fonts.text_font(11.5 * look.u * look.text, 400)


def draw_answer_card(
    painter: QPainter, target: ClickTarget, offer: Highlight, rect: QRectF, look: PaintStyle
) -> None:
    """Draw one plate in `rect`."""
    u, palette = look.u, look.palette
    draw_card(painter, rect, look, 8 * u, palette.panel, palette.line2, lift=2)
    if is_painted(target, look):
        foot = QRectF(rect.x(), rect.bottom() - 32 * u, rect.width(), 24 * u)
        draw_text(
            painter,
            look,
            foot,
            str(target.place),
            fonts.heading_font(17 * u),
            palette.text,
            "middle",
        )
        what = str(target.what).partition(":")[2]
        look.faces.answers[_kind_of(target)](
            painter, what, rect.adjusted(0, 6 * u, 0, -34 * u), look
        )
        return
    left = rect.x() + EDGE * u
    if target.what:
        draw_sprite(
            painter,
            target.what,
            QRectF(left, rect.center().y() - PICTURE / 2 * u, PICTURE * u, PICTURE * u),
            look,
        )
        left += (PICTURE + 8) * u
    words = QRectF(QPointF(), _room_for(offer.brings, rect.right() - EDGE * u - left, look))
    name = QRectF(left, 0, rect.right() - left, NAME_LINE * u * look.text)
    name.moveTop(rect.center().y() - (name.height() + words.height()) / 2)
    draw_text(painter, look, name, str(target.place), _name_font(look), palette.text)
    words.moveTopLeft(name.bottomLeft())
    painter.setFont(_brings_font(look))
    painter.setPen(QColor(palette.good if offer.brings.startswith("+") else palette.text2))
    painter.drawText(words, Qt.TextFlag.TextWordWrap, offer.brings)
