"""Painters for the sprites beside the map: keys, the parts of a turn, followers in hand, bids, and
the loupe. `SPRITE_PAINTER` lists them all, with those of `map_sprites`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QTransform

from burgundy_qt.language.formats import plain
from burgundy_qt.widgets.games.carcassonne import map_sprites
from burgundy_qt.widgets.games.carcassonne.picture import beside
from burgundy_qt.widgets.sprites.brush import (
    PaintStyle,
    SpritePainter,
    canvas,
    draw_about,
    draw_card,
    draw_text,
    fitting,
    grown,
    seat_outline,
    translucent,
)
from burgundy_qt.widgets.sprites.places import Sprite
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import INK, LIGHT, darker, mix

FOLDER = "carcassonne"
KEYS = {"left": "Q", "right": "R"}
KEY_HIGH, STEP_HIGH, LEAD_HIGH, WORTH_HIGH = 34, 28, 5, 16  # in units
ENDING_HIGH = 15
LONGEST_ENDING = "\N{RIGHTWARDS ARROW} 100"
ENDING_WITH_FIELDS = 70
"""The least width of an ending with its fields, in units."""
FIELDS_SHARE = 0.42
"""The share of the width of an ending that its fields have."""
LAYERS = 3


def _middle(width: float, height: float) -> QRectF:
    return QRectF(-width / 2, -height / 2, width, height)


def key(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return a button of the hand that turns the tile: "left:on"."""
    way, _, state = what.partition(":")
    palette, u = style.palette, style.u
    rect = _middle(width, KEY_HIGH * u).adjusted(0.5, 0.5, -0.5, -1.5 * u)
    pixmap, painter = canvas(QSizeF(width, KEY_HIGH * u), style)
    is_on = state == "on"
    if is_on:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(translucent(palette.line2, 0.55))
        painter.drawRoundedRect(rect.translated(0, 1.5 * u), 8 * u, 8 * u)
    painter.setPen(QPen(QColor(palette.line2 if is_on else palette.line), 1))
    painter.setBrush(QColor(palette.raised if is_on else palette.panel2))
    painter.drawRoundedRect(rect, 8 * u, 8 * u)
    colour = palette.text if is_on else mix(palette.text3, palette.panel2, 0.45)
    has_room = is_on and width > 46 * u
    sign = sprite_files.tinted(f"{FOLDER}/signs/turn", colour, 20 * u, style.dpr)
    if way == "right":
        sign = sign.transformed(QTransform().scale(-1, 1))
        sign.setDevicePixelRatio(style.dpr)
    draw_about(painter, sign, QPointF(-11 * u if has_room else 0, rect.center().y()))
    if has_room:
        box = QRectF(4 * u, rect.center().y() - 9 * u, 18 * u, 18 * u)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(translucent(palette.text2, 0.5), 1))
        painter.drawRoundedRect(box, 4 * u, 4 * u)
        font = fonts.text_font(10.5 * u, 500)
        draw_text(painter, style, box, KEYS[way], font, palette.text2, "middle")
    painter.end()
    return pixmap


def step(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return a part of a turn with notched corners: "now:Tile"; an arrow points to it from the
    previous part."""
    state, _, name = what.partition(":")
    palette, u = style.palette, style.u
    pixmap, painter = canvas(QSizeF(width, STEP_HIGH * u), style)
    rect = _middle(width, STEP_HIGH * u).adjusted(0.7, 0.7, -0.7, -0.7)
    fill = {"now": palette.accent, "past": palette.panel2}.get(state, palette.raised)
    text = {"now": palette.on_accent, "past": palette.text3}.get(state, palette.text)
    line = darker(palette.accent, 0.4) if state == "now" else palette.line2
    painter.setBrush(QColor(fill))
    painter.setPen(QPen(QColor(line), 1.2 * u))
    painter.drawPath(_ticket(rect, 6 * u))
    inner = rect.adjusted(4 * u, 0, -4 * u, 0)
    usual = fonts.text_font(13 * u, 600)
    fonts_of_row = [fitting(usual, other, inner, style.text) for other in beside(name)]
    alike = min(fonts_of_row, key=QFont.pixelSize)  # all plates of a row have letters of one size
    draw_text(painter, style._replace(text=1.0), inner, name, alike, text, "middle")
    painter.end()
    return pixmap


def _ticket(rect: QRectF, notch: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    for corner in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
        hole = QPainterPath()
        hole.addEllipse(corner, notch, notch)
        path = path.subtracted(hole)
    return path


def bust(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return a follower in hand, or "out": the dashed place of a follower on the map."""
    if what == "out":
        name = f"{FOLDER}/pieces/in-hand-out-{style.theme}"
    else:
        name = f"{FOLDER}/followers/in-hand-{style.seat_styles.colours[int(what)]}"
    return sprite_files.pixmap(name, width, style.dpr)


def lead(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return a bar for the points of a seat relative to the leader's: "0:12/30"."""
    seat, _, share = what.partition(":")
    points, _, most = share.partition("/")
    high = LEAD_HIGH * style.u
    pixmap, painter = canvas(QSizeF(width, high), style)
    rect = _middle(width, high)
    rect.setWidth(max(high, width * int(points) / int(most)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(seat_outline(int(seat), style)))
    painter.drawRoundedRect(rect, high / 2, high / 2)
    painter.end()
    return pixmap


def ending(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the points of a seat if the game ended now, after an arrow, and those of fields among
    them after their sign, if there is room: "63:9"; a game without farmers has none: "63:"."""
    points, _, fields = what.partition(":")
    palette, u = style.palette, style.u
    pixmap, painter = canvas(QSizeF(width, ENDING_HIGH * u), style)
    rect = _middle(width, ENDING_HIGH * u)
    share = FIELDS_SHARE if fields and width > ENDING_WITH_FIELDS * u else 0.0
    room = rect.adjusted(0, 0, -share * width, 0)
    words = f"\N{RIGHTWARDS ARROW} {plain(int(points))}"
    longest = max(words, LONGEST_ENDING, key=len)  # so that all seats have letters of one size
    font = grown(fonts.number_font(13 * u, 700), longest, room.size(), style.text)
    still = style._replace(text=1.0)
    draw_text(painter, still, room, words, font, palette.text, "right")
    if share:
        size = 12.5 * u
        sign = sprite_files.tinted(f"{FOLDER}/signs/field", palette.text2, size, style.dpr)
        left = room.right() + 6 * u
        draw_about(painter, sign, QPointF(left + size / 2, rect.center().y()))
        number = QRectF(left + size, rect.y(), rect.right() - left - size, rect.height())
        font = grown(fonts.number_font(12 * u, 600), "100", number.size(), style.text)
        draw_text(painter, still, number, fields, font, palette.text2, "right")
    painter.end()
    return pixmap


def pile(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the face-down tiles that are left, in a number of layers."""
    layers = int(what)
    step_by = 0.045 * width
    size = width - (LAYERS - 1) * step_by
    pixmap, painter = canvas(QSizeF(width, width), style)
    low = QPointF(-width / 2, width / 2 - size)
    for layer in reversed(range(1, layers)):
        corner = low + QPointF(layer * step_by, -layer * step_by)
        painter.setPen(QPen(QColor(mix(LIGHT.gold, "#000000", 0.6)), style.u))
        painter.setBrush(QColor("#15100F"))
        painter.drawRoundedRect(QRectF(corner, QSizeF(size, size)), 4 * style.u, 4 * style.u)
    back = sprite_files.pixmap(f"{FOLDER}/tiles/back", size, style.dpr)
    painter.drawPixmap(low, back)
    painter.end()
    return pixmap


def lot(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the ring round the tile that is for sale."""
    u = style.u
    pixmap, painter = canvas(QSizeF(width + 20 * u, width + 20 * u), style)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for outside, thick, colour in (
        (4.0, 9.0, translucent(style.palette.glow, 0.32)),
        (3.4, 5.0, QColor(style.palette.glow)),
        (-1.0, 2.0, QColor(LIGHT.hover)),
    ):
        painter.setPen(QPen(colour, thick * u))
        grown = width + 2 * outside * u
        painter.drawRoundedRect(_middle(grown, grown), (6 + outside) * u, (6 + outside) * u)
    painter.end()
    return pixmap


def fit(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return a cell that the tile for sale would fit."""
    pixmap, painter = canvas(QSizeF(width, width), style)
    inside = width * 0.88
    painter.setPen(QPen(QColor(style.palette.glow), max(1.5, 0.045 * width)))
    painter.setBrush(translucent(style.palette.glow_core, 0.14 if style.is_dark else 0.3))
    painter.setOpacity(0.75)
    painter.drawRoundedRect(_middle(inside, inside), 0.05 * width, 0.05 * width)
    painter.end()
    return pixmap


def worth(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the value of a follower there: "open:4", or "done:4" at once."""
    state, _, points = what.partition(":")
    palette, u = style.palette, style.u
    pixmap, painter = canvas(QSizeF(width, WORTH_HIGH * u), style)
    rect = _middle(width, WORTH_HIGH * u).adjusted(0.5, 0.5, -0.5, -0.5)
    is_done = state == "done"
    painter.setPen(QPen(QColor(palette.good if is_done else palette.line2), 1.2 * u))
    painter.setBrush(QColor(palette.panel))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    colour = palette.good if is_done else palette.text
    room = QSizeF(rect.width() - 8 * u, rect.height() - 5 * u)
    font = grown(fonts.number_font(11.5 * u, 700), f"+{points}", room, style.text)
    draw_text(painter, style._replace(text=1.0), rect, f"+{points}", font, colour, "middle")
    painter.end()
    return pixmap


def bid_tag(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the tag of a bid in a seat's colour: "0:3"."""
    seat, _, points = what.partition(":")
    name = f"{FOLDER}/pieces/bid-{style.seat_styles.colours[int(seat)]}"
    pixmap = QPixmap(sprite_files.pixmap(name, width, style.dpr))
    size = pixmap.deviceIndependentSize()
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH | QPainter.RenderHint.TextAntialiasing)
    box = QRectF(0, 0, size.width() * 0.5, size.height() * 0.5)
    box.moveCenter(QPointF(size.width() * 0.6, size.height() * 0.47))
    font = fitting(fonts.number_font(size.height() * 0.42, 800), points, box, 1.0)
    font = grown(font, points, QSizeF(size.width() * 0.58, size.height() * 0.5), style.text)
    box.adjust(-size.width() * 0.05, 0, size.width() * 0.05, 0)
    draw_text(painter, style._replace(text=1.0), box, points, font, INK, "middle")
    painter.end()
    return pixmap


def step_key(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return a button of the stepper: "less" or "more"."""
    palette, u = style.palette, style.u
    pixmap, painter = canvas(QSizeF(width, width), style)
    rect = _middle(width, width).adjusted(1, 1, -1, -2.5 * u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(translucent(palette.line2, 0.55))
    painter.drawRoundedRect(rect.translated(0, 1.5 * u), 8 * u, 8 * u)
    painter.setPen(QPen(QColor(palette.line2), 1))
    painter.setBrush(QColor(palette.raised))
    painter.drawRoundedRect(rect, 8 * u, 8 * u)
    painter.setPen(QPen(QColor(palette.text), 2 * u))
    middle, arm = rect.center(), 7 * u
    painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
    if what == "more":
        painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
    painter.end()
    return pixmap


BESIDE: Mapping[str, Callable[[str, float, PaintStyle], QPixmap]] = {
    "key": key,
    "step": step,
    "bust": bust,
    "lead": lead,
    "ending": ending,
    "pile": pile,
    "lot": lot,
    "fit": fit,
    "worth": worth,
    "bid-tag": bid_tag,
    "step-key": step_key,
}


# The loupe: a card with the tile just laid, large.


MARGIN, HEAD, FOOT, SHADOW = 14, 36, 16, 10
"""The margins of the tile in units: at its sides, above and below it; and of the card for its
shadow."""


def loupe(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the card for the tile "L.2@1,2", without the places on it."""
    kind, rotation, variant, cell = map_sprites.parse_tile(what)
    u, palette = style.u, style.palette
    size = width - 2 * MARGIN * u
    high = size + (HEAD + FOOT) * u
    pixmap, painter = canvas(QSizeF(width + 2 * SHADOW * u, high + 2 * SHADOW * u), style)
    rect = QRectF(-width / 2, -high / 2, width, high)
    draw_card(painter, rect, style, 12 * u, palette.raised, palette.line2, width=1.4, lift=6)
    picture = map_sprites.tile_in_hand(kind, rotation, size, style, cell or (0, 0), variant)
    across = picture.deviceIndependentSize().width()
    at = QPointF(-across / 2, rect.y() + HEAD * u - (across - size) / 2)
    painter.drawPixmap(at, picture)
    painter.end()
    return pixmap


# All sprites of Carcassonne.


LEVELS = {
    "crosses": 0.5,
    "rim": 0.9,
    "tile": 1.0,
    "tower": 1.4,
    "fit": 1.2,
    "cell": 1.2,
    "bridge": 1.6,
    "bridge-place": 2.2,
    "ghost-bridge": 6.5,
    "castle": 2.4,
    "meeple": 3.0,
    "ghost": 6.0,
    "dots": 22.5,
    "ghost-turn": 24.0,
    "seal": 4.0,
    "loupe": 25.0,
    "loupe-title": 26.0,
    "worth": 27.0,
    "place": 26.0,
    "lot": 2.5,
    "buyer": 4.0,
}


SIGNS = {"feature": f"{FOLDER}/log/{{}}", "token": f"{FOLDER}/pieces/{{}}-token"}
"""Sprites of hover cards alone."""


def art_name(sprite: Sprite, style: PaintStyle, small: bool) -> str:
    """Return the name of the art of a sprite."""
    if sprite.kind not in map_sprites.SPRITES:
        raise ValueError(f"a sprite of the kind {sprite.kind!r} has no picture")
    return map_sprites.SPRITES[sprite.kind](sprite.what, style, small)


def on_card(sprite: Sprite, style: PaintStyle) -> str | None:
    """Return the sprite for the corner of a hover card: a piece, or a feature as its coloured
    sign."""
    if sprite.kind in SIGNS:
        return SIGNS[sprite.kind].format(sprite.what)
    if sprite.kind == "bust":
        return f"{FOLDER}/followers/in-hand-{style.seat_styles.colours[int(sprite.what)]}"
    if sprite.kind == "pile":
        return f"{FOLDER}/tiles/back"
    return art_name(sprite, style, False) if sprite.kind in map_sprites.SPRITES else None


SPRITE_PAINTER = SpritePainter(
    art_name=art_name,
    painted={**map_sprites.PAINTED, **BESIDE, "loupe": loupe},
    scattered=map_sprites.scattered,
    on_card=on_card,
    levels=LEVELS,
)
