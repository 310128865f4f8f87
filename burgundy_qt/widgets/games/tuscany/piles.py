"""Pictures of piles: face-down tiles, decks, backs of a hand, the discards; and of the stones of
the clock, chips and pills."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.rules.tuscany.catalogue import board_places
from burgundy_qt.widgets.games.tuscany import duchy_picture, pieces
from burgundy_qt.widgets.sprites.brush import PaintStyle, canvas, draw_about, fitting, translucent
from burgundy_qt.widgets.sprites.places import HALF
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import DARK, IVORY, mix

PER_LAYER = 3
"""The number of a seat's tiles in one drawn layer of a stack."""
MOST_LAYERS = 3
LARGEST_COUNT = 1.3
"""The largest scale of a count for large text."""
CARD_RATIO = 232 / 160
CARRIED = 0.85
"""The opacity of a board while it is carried."""


def _shade(painter: QPainter, name: str, width: float, middle: QPointF, style: PaintStyle) -> None:
    shade = sprite_files.shadow(name, width, style.dpr, max(1.0, 0.03 * width), 0.34)
    draw_about(painter, shade, middle + QPointF(0, 0.04 * width))


def _count(painter: QPainter, number: str, middle: QPointF, size: float, style: PaintStyle) -> None:
    size *= max(1.0, min(LARGEST_COUNT, style.text))
    badge, picture = sprite_files.badge(number, "count", size, style.dpr), painter.device()
    edge = picture.width() / style.dpr / 2 - badge.deviceIndependentSize().width() / 2 - 1
    draw_about(painter, badge, QPointF(min(middle.x(), edge), middle.y()))


def pile_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return tiles face down: "neutral:19" with their number, "0:7" those of a seat in up to three
    layers."""
    owner, _, number = what.partition(":")
    many = int(number)
    is_neutral = not owner.isdigit()
    name = pieces.tile_art(f"back-{owner}", lambda seat: style.seat_styles.colours[seat], False)
    layers = min(MOST_LAYERS, many if is_neutral else -(-many // PER_LAYER))
    rise = width * (0.042 if is_neutral else 0.065)
    pixmap, painter = canvas(QSizeF(1.24 * width, 1.34 * width), style)
    foot = QPointF(0, rise if is_neutral else 0)
    _shade(painter, name, width, foot, style)
    for layer in range(layers):
        draw_about(
            painter, sprite_files.pixmap(name, width, style.dpr), foot - QPointF(0, layer * rise)
        )
    if is_neutral:
        corner = QPointF(0.31 * width, 0.27 * width) + foot
        _count(painter, number, corner, max(14.0, 0.24 * width), style)
    painter.end()
    return pixmap


def deck_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the region cards that are left, as backs behind each other."""
    return _cards(pieces.card_art("back"), _layers(int(what), 4), width, CARD_RATIO, style)


def yield_deck_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the yield cards that are left, with their number."""
    many = int(what)
    pixmap = _cards(pieces.yield_art("back"), _layers(many, 3), width, 1 / CARD_RATIO, style)
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH)
    size = pixmap.deviceIndependentSize()
    painter.translate(size.width() / 2, size.height() / 2)
    corner = QPointF(0.46 * width, 0.5 * width / CARD_RATIO - 0.05 * width)
    _count(painter, what, corner, max(14.0, 0.25 * width), style)
    painter.end()
    return pixmap


def _layers(many: int, most: int) -> int:
    return max(1, min(most, many))


def _cards(name: str, layers: int, width: float, ratio: float, style: PaintStyle) -> QPixmap:
    step = 0.02 * width
    pixmap, painter = canvas(QSizeF(1.3 * width, ratio * width + 0.3 * width), style)
    _shade(painter, name, width, QPointF(step, 0), style)
    for layer in range(layers):
        behind = (layers - 1 - layer) * step
        draw_about(
            painter, sprite_files.pixmap(name, width, style.dpr), QPointF(behind, behind * 0.8)
        )
    painter.end()
    return pixmap


def discards_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the cards that were paid last, the top card last: "cart+quarry"."""
    cards = what.split("+")
    pixmap, painter = canvas(QSizeF(1.5 * width, CARD_RATIO * width + 0.4 * width), style)
    for card, turn in zip(cards[-2:], ((-5.0, 3.0) if len(cards) > 1 else (3.0,)), strict=True):
        painter.save()
        painter.rotate(turn)
        name = pieces.card_art(card)
        _shade(painter, name, width, QPointF(-0.03 * width if turn < 0 else 0, 0), style)
        draw_about(painter, sprite_files.pixmap(name, width, style.dpr), QPointF())
        painter.restore()
    painter.end()
    return pixmap


def hand_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return up to three backs of a hidden hand: "7"; or the cards of a known one: "cart+inn"."""
    known = () if what.isdigit() else tuple(dict.fromkeys(what.split("+")))
    many = len(known) or min(3, int(what))
    card = width * 0.57
    pixmap, painter = canvas(QSizeF(1.3 * width, CARD_RATIO * card + 0.5 * width), style)
    for at in range(many):
        painter.save()
        aside = (at - (many - 1) / 2) * 3 / max(3, many)
        painter.translate(aside * 0.28 * card, 0.28 * card)
        painter.rotate(aside * 10)
        name = pieces.card_art(known[at] if known else "back")
        draw_about(painter, sprite_files.pixmap(name, card, style.dpr), QPointF(0, -0.28 * card))
        painter.restore()
    painter.end()
    return pixmap


def stone_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return a stone of the clock, open or filled; the last of a phase is a diamond."""
    state, _, is_end = what.partition("-")
    palette = style.palette
    pixmap, painter = canvas(QSizeF(width + 4, width + 4), style)
    line, fill = palette.line2, palette.line2 if state == "laid" else palette.raised
    if is_end and state == "laid":
        line, fill = mix(DARK.gold, palette.text, 0.4), DARK.gold
    painter.setPen(QPen(QColor(line), 1.3 * style.u))
    painter.setBrush(QColor(fill))
    half = width / 2
    if is_end:
        path = QPainterPath(QPointF(0, -half))
        for corner in ((half, 0), (0, half), (-half, 0)):
            path.lineTo(*corner)
        path.closeSubpath()
        painter.drawPath(path)
    else:
        painter.drawEllipse(QPointF(), half, half)
    painter.end()
    return pixmap


def pill_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the number of drawn cards."""
    palette, high = style.palette, width * 25 / 40
    pixmap, painter = canvas(QSizeF(width + 4, high + 4), style)
    painter.setPen(QPen(QColor(palette.line2), 1.5 * style.u))
    painter.setBrush(QColor(palette.raised))
    box = QRectF(-width / 2, -high / 2, width, high)
    painter.drawRoundedRect(box, high / 2, high / 2)
    _write(painter, box, what, fonts.number_font(15 * style.u), palette.text, style.text)
    painter.end()
    return pixmap


def points_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return flying points: "green:3"."""
    track, _, number = what.partition(":")
    pixmap, painter = canvas(QSizeF(1.3 * width, 1.5 * width), style)
    draw_about(painter, sprite_files.pixmap(pieces.points_art(track), width, style.dpr), QPointF())
    box = QRectF(-0.5 * width, -0.35 * width, width, 0.9 * width)
    _write(painter, box, number, fonts.number_font(0.5 * width), IVORY, style.text)
    painter.end()
    return pixmap


def tally_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the number of cards on a pile."""
    size = width * max(1.0, min(LARGEST_COUNT, style.text))
    return sprite_files.badge(what, "count", size, style.dpr)


def chip_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return whether a seat is ready, in a word: "ready:word", "waits:word"."""
    kind, _, words = what.partition(":")
    palette, high = style.palette, min(24 * style.u, 0.34 * width)
    colour = palette.good if kind == "ready" else palette.text2
    pixmap, painter = canvas(QSizeF(width + 2, high + 2), style)
    box = QRectF(-width / 2, -high / 2, width, high)
    painter.setPen(QPen(QColor(colour), 1.2))
    painter.setBrush(translucent(colour, 0.16 if kind == "ready" else 0.05))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), high / 2, high / 2)
    _write(painter, box, words, fonts.text_font(12 * style.u, 600), colour, style.text)
    painter.end()
    return pixmap


def _write(
    painter: QPainter, box: QRectF, words: str, font: QFont, colour: str, larger: float
) -> None:
    room = box.adjusted(box.height() * 0.25, 0, -box.height() * 0.25, 0)
    painter.setFont(fitting(font, words, room, larger))
    painter.setPen(QColor(colour))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def board_on_move(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return one of the three boards while it is carried: "B1", "B1*" if it is turned."""
    radius = width / (1.5 * duchy_picture.OF_A_BOARD)
    places = board_places(what)
    pixmap, painter = canvas(QSizeF(1.1 * width, 9 * HALF * radius), style)
    painter.setOpacity(CARRIED)
    for x, y, colour in places:
        middle = QPointF((x - 1) * 1.5 * radius, (y - 4) * HALF * radius)
        name = pieces.cell_art(colour, style.theme, False)
        draw_about(painter, sprite_files.pixmap(name, 2 * radius, style.dpr), middle)
    painter.end()
    return pixmap


PAINTED: Mapping[str, Callable[[str, float, PaintStyle], QPixmap]] = {
    "pile": pile_picture,
    "deck": deck_picture,
    "yield-deck": yield_deck_picture,
    "discards": discards_picture,
    "hand": hand_picture,
    "stone": stone_picture,
    "pill": pill_picture,
    "points": points_picture,
    "tally": tally_picture,
    "chip": chip_picture,
    "board": board_on_move,
}
"""The painter of each kind of sprite."""
