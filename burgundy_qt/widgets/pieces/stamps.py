"""Stamps: the finished pixmap of a face, with its shadow and its count, made once for each size."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.look.pixmaps import clear_pixmap
from burgundy_qt.widgets.pieces.look import Look
from burgundy_qt.widgets.pieces.shield import shield_pixmap
from burgundy_qt.widgets.pieces.spots import Face

POINTS = Face("piece", "points")
SHADED = "die", "marker"
LARGEST_BADGE = 0.64  # so much of a piece the count on it covers at most where text is large


def art_name(face: Face, look: Look, small: bool) -> str:
    """The sprite that shows a face."""
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


def shade_name(face: Face, look: Look, small: bool) -> str | None:
    """The sprite whose outline falls as a shadow under a face; None where it lies flat."""
    return (
        art_name(face, look, small) if face.kind in SHADED else look.faces.shade(face, look, small)
    )


def forget() -> None:
    """Let go of all stamps: the table has another size or look."""
    _stamp.cache_clear()


def stamp(face: Face, size: QSizeF, look: Look, small: bool = False) -> QPixmap:
    """The face drawn for a place of `size`; the piece is centred, with an even margin for its
    shadow."""
    plain = face._replace(of=1, faded=False)
    return _stamp(plain, round(size.width(), 2), round(size.height(), 2), look, small)


@lru_cache(maxsize=1200)
def _stamp(face: Face, width: float, height: float, look: Look, small: bool) -> QPixmap:
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
    canvas = clear_pixmap(
        QSize(2 * round(device.width() / 2), 2 * round(device.height() / 2)), look.dpr
    )
    painter = QPainter(canvas)
    painter.setRenderHints(art.SMOOTH)
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


def _picture(face: Face, width: float, look: Look, small: bool) -> QPixmap:
    if face == POINTS:
        return shield_pixmap(width, look.dpr)
    if face.kind in look.faces.painted:
        return look.faces.painted[face.kind](face.what, width, look)
    if face.kind == "badge":
        return art.badge(face.what, "points", width, look.dpr)
    return art.pixmap(art_name(face, look, small), width, look.dpr, look.text)


def _art_width(face: Face, width: float, height: float) -> float:
    """How wide the sprite is drawn; a marker on the place of a bonus tile stays round."""
    return min(width, height) if face.kind == "marker" else width


def _cast_shadow(painter: QPainter, name: str, picture: QPixmap, at: QPointF, look: Look) -> None:
    size = picture.deviceIndependentSize()
    blur = max(1.0, size.width() * 0.03)
    shade = art.shadow(name, size.width(), look.dpr, blur, 0.5 if look.is_dark else 0.34)
    extra = (shade.deviceIndependentSize() - size) / 2
    painter.drawPixmap(
        at - QPointF(extra.width(), extra.height()) + QPointF(0, max(1.0, 0.045 * size.width())),
        shade,
    )


def _draw_pile(painter: QPainter, face: Face, picture: QPixmap, at: QPointF, look: Look) -> None:
    """A second piece peeps out behind the first, and a badge says how many there are."""
    size = picture.deviceIndependentSize()
    shift = max(1.0, round(2 * look.u * look.dpr) / look.dpr)
    painter.setOpacity(0.75)
    painter.drawPixmap(at + QPointF(shift, -shift), picture)
    painter.setOpacity(1)
    painter.drawPixmap(at, picture)
    badge, corner = count_badge(face.many, size, look)
    painter.drawPixmap(QRectF(at, size).center() + corner, badge)


def count_badge(many: int, size: QSizeF, look: Look) -> tuple[QPixmap, QPointF]:
    """How many pieces of a size lie on each other, and the upper left corner of that badge from
    their middle."""
    high = max(12.0, min(17 * look.u, size.width() * 0.52))
    high = max(high, min(high * look.text, size.width() * LARGEST_BADGE))
    badge = art.badge(str(many), "count", high, look.dpr)
    mark = badge.deviceIndependentSize()
    return badge, QPointF(
        size.width() / 2 - mark.width() * 0.72, size.height() / 2 - mark.height() * 0.72
    )
