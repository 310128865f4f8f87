"""Pictures of dice and pencil marks: numbers, crosses and loops, dice, written cells, circles,
values, time boxes, and growing lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from burgundy_qt.rules.dice import codec, sheets
from burgundy_qt.widgets.games.dice.duchy_picture import PRINTED, Grid, paper_of, region_outline
from burgundy_qt.widgets.sprites import brush, places
from burgundy_qt.widgets.sprites.places import HALF, SlotPlace, Sprite
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import mix

# Pencil marks: numbers, crosses and loops as strokes about the middle of a box of 60, never as
# letters.


STROKE_BOX = 60
DIGIT: Mapping[str, str] = {
    "0": "M2 -28C-18 -27 -19 28 1 28C19 27 19 -27 0 -28",
    "1": "M-9 -13C-3 -17 2 -21 5 -27C4 -10 3 8 3 28",
    "2": "M-15 -13C-14 -31 15 -32 14 -12C13 3 -7 14 -16 27C-5 24 7 25 18 26",
    "3": "M-13 -22C-4 -31 14 -29 12 -14C11 -5 1 -2 -5 -2C7 -3 16 4 14 16C12 30 -8 31 -15 20",
    "4": "M6 -28C-2 -10 -10 2 -18 11C-5 9 8 9 19 8M8 -8C7 8 7 18 6 29",
    "5": "M15 -27C6 -25 -2 -25 -9 -25C-11 -16 -12 -10 -13 -3C-2 -10 15 -6 15 10C15 27 -4 32 -15 22",
    "6": "M11 -28C-6 -21 -16 -2 -15 12C-14 31 14 31 15 12C15 -3 -9 -5 -14 10",
    "7": "M-15 -24C-4 -26 7 -26 16 -26C6 -10 -1 8 -5 29",
    "8": "M12 -20C6 -31 -14 -28 -12 -14C-10 0 15 2 14 17C12 32 -16 31 -15 15C-14 1 13 -3 12 -18",
    "9": "M13 -12C11 -30 -14 -30 -14 -12C-13 4 12 2 14 -14C14 2 10 18 2 29",
}
CROSSES = (
    "M-21 -20C-8 -8 7 6 22 20M20 -22C8 -9 -7 7 -21 21",
    "M-20 -22C-9 -6 9 10 21 18M22 -19C6 -8 -8 10 -20 22",
    "M-22 -18C-6 -7 8 9 20 22M19 -21C10 -6 -9 5 -22 19",
)
LOOPS = (
    "M6 -28C-17 -32 -31 -14 -28 5C-25 26 1 33 18 21C35 8 28 -24 -2 -27",
    "M-4 -28C-26 -24 -33 0 -24 16C-14 32 18 31 27 12C34 -8 20 -30 -6 -27",
    "M10 -27C-10 -34 -31 -18 -29 3C-27 26 0 32 19 20C36 7 28 -26 4 -28",
)
APART = 37  # from one figure of a number to the next
ASTRAY, TURNED = 1.5, 5.0  # most shift and most rotation (degrees) of a figure


def number_strokes(written: str, hand: int) -> QPainterPath:
    """Return the figures of a number in this handwriting."""
    chance = Random(7 * hand + 3)
    path = QPainterPath()
    for at, figure in enumerate(written):
        left = (at - (len(written) - 1) / 2) * APART
        place = QTransform()
        place.translate(left + chance.uniform(-ASTRAY, ASTRAY), chance.uniform(-ASTRAY, ASTRAY))
        place.rotate(chance.uniform(-TURNED, TURNED))
        path.addPath(place.map(_path(DIGIT[figure])))
    return path


def cross_strokes(hand: int) -> QPainterPath:
    """Return a cross in this handwriting."""
    return QTransform().rotate(hand * 37 % 13 - 6).map(_path(CROSSES[hand % len(CROSSES)]))


def loop_strokes(hand: int) -> QPainterPath:
    """Return a loop in this handwriting."""
    return QTransform().rotate(hand * 53 % 40 - 20).map(_path(LOOPS[hand % len(LOOPS)]))


@cache
def _path(drawn: str) -> QPainterPath:
    """Return a path of moves and curves."""
    path = QPainterPath()
    for letter, figures in re.findall(r"([MC])([^MC]*)", drawn):
        lengths = [float(each) for each in figures.split()]
        points = [QPointF(*pair) for pair in zip(lengths[::2], lengths[1::2], strict=True)]
        if letter == "M":
            path.moveTo(points[0])
            continue
        for at in range(0, len(points), 3):
            path.cubicTo(*points[at : at + 3])
    return path


# The pencil: one full stroke and a dry one over it, without a filter, so that it is sharp at any
# size.


PENCIL_WIDTH = 7.0
"""The width of the full stroke, in a box of 60."""
DRY, DASHES, DRY_VEIL = 0.26, (13.1, 3.5, 6.2, 2.7), 0.45


def pencil_pens(width: float, style: brush.PaintStyle) -> tuple[QPen, QPen]:
    """Return the full stroke and the dry one."""
    paper = paper_of(style.palette)
    full = QPen(QColor(paper.mark), width)
    dry = QPen(brush.translucent(paper.dry, DRY_VEIL), width * DRY)
    dry.setDashPattern(DASHES)
    for pen in (full, dry):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return full, dry


def draw_strokes(
    painter: QPainter, path: QPainterPath, width: float, style: brush.PaintStyle
) -> None:
    """Draw strokes of this width."""
    full, dry = pencil_pens(width, style)
    painter.strokePath(path, full)
    painter.strokePath(path.translated(0.16 * width, -0.14 * width), dry)


def place_strokes(path: QPainterPath, middle: QPointF, size: float) -> QPainterPath:
    """Return strokes of the box of 60 about `middle`, the box `size` wide."""
    return (
        QTransform()
        .translate(middle.x(), middle.y())
        .scale(size / STROKE_BOX, size / STROKE_BOX)
        .map(path)
    )


def write_strokes(
    painter: QPainter,
    path: QPainterPath,
    middle: QPointF,
    size: float,
    style: brush.PaintStyle,
    width: float = PENCIL_WIDTH,
) -> None:
    """Draw strokes of the box of 60, about `middle` and `size` wide."""
    draw_strokes(painter, place_strokes(path, middle, size), width * size / STROKE_BOX, style)


# Pictures of dice and marks: dice, written cells, circles, values, boxes, numbers.


MINI_BELOW = 45
"""A narrower cell shows its number in a larger box."""
BOX_GROWS, BOX_FOOT = 1.25, 28
"""The largest scale of a cell's white box, and the height in the sprite that it grows about."""
CROSS = "x"
HEX = 256
"""The height of a cell's sprite, which is the unit for its marks."""
TILTS = {"hourglass": (-6, 5), "number": (4, -3, 5, -5, 3, -4), "colour": (-4, 5, -3, 4, -5, 3)}
"""The rotations of a face, in degrees."""
BONUS_ART = {"silver": "pieces/silverling", "worker": "pieces/worker"}


def bonus_art(bonus: str) -> str:
    """Return the sprite of a bonus."""
    return BONUS_ART.get(bonus, f"dice-game/pieces/{bonus}")


def die_art(what: str) -> str:
    """Return the name of the art of a sprite of a die: "number-5", "colour-river",
    "hourglass-2"."""
    kind, _, face = what.partition("-")
    return f"dice/white-{face}" if kind == "number" else f"dice-game/dice/{what}"


def cell_art(colour: str, bonus: str, is_written: bool, width: float, theme: str) -> str:
    """Return the sprite of a cell of that width, printed or written on, without its number."""
    state = "-written" if is_written else ""
    if width < MINI_BELOW:
        return f"dice-game/cells/mini-{colour}{state}-{theme}"
    return f"dice-game/cells/{colour}{f'-{bonus}' if bonus else ''}{state}-{theme}"


def value_art(colour: str, value: str) -> str:
    """Return the sprite of a colour's value."""
    return f"dice-game/values/{colour}-{value}"


# Dice


def die_picture(what: str, width: float, style: brush.PaintStyle) -> QPixmap:
    """Return a slightly rotated die, with its shadow."""
    kind, _, face = what.partition("-")
    at = sheets.COLOURS.index(face) if kind == "colour" else int(face) - 1
    pixmap, painter = brush.canvas(QSizeF(1.24 * width, 1.24 * width), style)
    painter.rotate(TILTS[kind][at])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush.translucent(style.palette.shadow, 0.34))
    half, low = 0.485 * width, 0.07 * width
    painter.drawRoundedRect(
        QRectF(-half, -half + low, 2 * half, 2 * half), 0.23 * width, 0.23 * width
    )
    brush.draw_about(painter, sprite_files.pixmap(die_art(what), width, style.dpr), QPointF())
    painter.end()
    return pixmap


# Cells


def number_at(written: str, width: float, text: float = 1.0) -> tuple[QPointF, float, float]:
    """Return the middle of the number in a cell of that width, from the cell's middle; the size of
    the box of 60 there, and the width of its strokes. The white box of a cell grows with the size
    of `text`, and its number with it."""
    scale = width / (HALF * HEX)
    if width < MINI_BELOW:
        return QPointF(0, -2 * scale), 1.75 * STROKE_BOX * scale, 9.0
    times = 1.16 if written == CROSS else 1.12
    larger = min(max(1.0, text), BOX_GROWS)
    middle = BOX_FOOT + (-19 - BOX_FOOT) * larger
    return QPointF(0, middle * scale), times * STROKE_BOX * scale * larger, 7.5


def strokes_in_cell(written: str, hand: int) -> QPainterPath:
    """Return the number of a cell, or the cross of the start castle."""
    return cross_strokes(hand) if written == CROSS else number_strokes(written, hand)


def written_cell(what: str, width: float, style: brush.PaintStyle) -> QPixmap:
    """Return a coloured cell with its number: "river-5-17-", "castle-3-13-silver"."""
    colour, written, hand, bonus = what.split("-")
    shown = "" if written == CROSS else bonus
    pixmap, painter = brush.canvas(QSizeF(width, width / HALF), style)
    name = cell_art(colour, shown, True, width, style.theme)
    brush.draw_about(
        painter, sprite_files.pixmap(name, PRINTED * width, style.dpr, style.text), QPointF()
    )
    middle, size, stroke = number_at(written, PRINTED * width, style.text)
    write_strokes(painter, strokes_in_cell(written, int(hand)), middle, size, style, stroke)
    painter.end()
    return pixmap


FRESH_AT, FRESH_LINES = 0.84, (("ground", 0.2), ("accent", 0.11))
"""The distance of the ring round the last mark, and its two lines, in radii."""


def fresh_ring(what: str, width: float, style: brush.PaintStyle) -> QPixmap:
    """Return a ring inside a cell that was marked in the last round."""
    pixmap, painter = brush.canvas(QSizeF(width, width / HALF), style)
    radius = width / (2 * HALF)
    path = places.hex_outline(QPointF(0, 0), FRESH_AT * radius, 0.1 * radius)
    colours = {"ground": paper_of(style.palette).ground, "accent": style.palette.accent_hi}
    for colour, thick in FRESH_LINES:
        painter.strokePath(path, QPen(QColor(colours[colour]), thick * radius))
    painter.end()
    return pixmap


# Circles, values, boxes

LOOP_SIZE, LOOP_WIDTH = 120 / 128, 3.6
USED_SIZE, USED_WIDTH = 114 / 128, 4.8
"""Of a circle, in its width; strokes in the box of 60."""
ROUND_VALUE, GONE = 1.42, 0.95
"""The loop round a value that a seat got, and the cross over one that is gone, in its width."""


def circle_picture(what: str, width: float, style: brush.PaintStyle) -> QPixmap:
    """Return a circle with a loop, crossed out if its bonus is used: "monk-used-2"."""
    bonus, state, hand = what.split("-")
    pixmap, painter = brush.canvas(QSizeF(1.1 * width, 1.1 * width), style)
    name = f"dice-game/circles/{bonus}-{state}-{style.theme}"
    brush.draw_about(painter, sprite_files.pixmap(name, width, style.dpr), QPointF())
    middle = QPointF(0, 0)
    write_strokes(painter, loop_strokes(int(hand)), middle, LOOP_SIZE * width, style, LOOP_WIDTH)
    if state == "used":
        write_strokes(
            painter, cross_strokes(int(hand)), middle, USED_SIZE * width, style, USED_WIDTH
        )
    painter.end()
    return pixmap


def value_picture(what: str, width: float, style: brush.PaintStyle) -> QPixmap:
    """Return a value of a colour, with a loop if this seat has it, pale and crossed out if it is
    gone: "mine-first-got"."""
    colour, name, state = what.split("-")
    pixmap, painter = brush.canvas(QSizeF(1.6 * width, 1.6 * width), style)
    middle, hand = QPointF(0, 0), sheets.COLOURS.index(colour) + codec.VALUES.index(name)
    if state == "got":
        write_strokes(painter, loop_strokes(hand), middle, ROUND_VALUE * width, style, LOOP_WIDTH)
    else:
        painter.setOpacity(0.5)
        veil = sprite_files.tinted(
            value_art(colour, name), paper_of(style.palette).ground, width, style.dpr
        )
        brush.draw_about(painter, veil, QPointF())
        painter.setOpacity(1)
        write_strokes(painter, cross_strokes(hand), middle, GONE * width, style, 8.0)
    painter.end()
    return pixmap


BOX_HEIGHT, BOX_CROSS, BOX_WIDTH = 19, 60 / 68, 9.0


def box_cross(width: float, style: brush.PaintStyle) -> float:
    """Return the size of the cross in a time box."""
    return BOX_CROSS * min(width + 2 * style.u, BOX_HEIGHT * style.u)


def box_picture(what: str, width: float, style: brush.PaintStyle) -> QPixmap:
    """Return the cross of a time box, and a frame round the newest: "newest-17"."""
    state, _, hand = what.partition("-")
    u = style.u
    high = BOX_HEIGHT * u
    pixmap, painter = brush.canvas(QSizeF(width + 6 * u, high + 6 * u), style)
    rect = QRectF(-width / 2, -high / 2, width, high)
    painter.setPen(QPen(QColor(paper_of(style.palette).box_line), 1.2 * u))
    painter.setBrush(QColor(paper_of(style.palette).box))
    painter.drawRoundedRect(rect, 4 * u, 4 * u)
    write_strokes(
        painter, cross_strokes(int(hand)), QPointF(0, 0), box_cross(width, style), style, BOX_WIDTH
    )
    if state == "newest":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(style.palette.accent_hi), 1.8 * u))
        painter.drawRoundedRect(
            rect.adjusted(-1.6 * u, -1.6 * u, 1.6 * u, 1.6 * u), 5.5 * u, 5.5 * u
        )
    painter.end()
    return pixmap


# Points and words


def pencilled_number(what: str, width: float, style: brush.PaintStyle) -> QPixmap:
    """Return a number in its own box: "14-5"."""
    written, _, hand = what.partition("-")
    usual = min(29 * style.u, 0.56 * width)
    size = max(usual, min(usual * style.text, 40 * style.u, 0.68 * width))
    size *= 1 if len(written) < 3 else 0.72
    pixmap, painter = brush.canvas(QSizeF(width, 1.3 * size), style)
    path = number_strokes(written, int(hand))
    write_strokes(painter, path, QPointF(0, 0), size, style, 7.5)
    painter.end()
    return pixmap


CHIP_HEIGHT, SIGN = 23, 14


def chip_picture(what: str, width: float, style: brush.PaintStyle) -> QPixmap:
    """Return the chip of a seat that writes or is ready, with its sign: "writes:schreibt"; only the
    sign if there is no room for the word."""
    state, _, text = what.partition(":")
    u, palette = style.u, style.palette
    with_word = width > 2 * CHIP_HEIGHT * u
    high = CHIP_HEIGHT * u if with_word else width
    pixmap, painter = brush.canvas(QSizeF(width, high), style)
    rect = QRectF(-width / 2, -high / 2, width, high)
    is_ready = state == "ready"
    painter.setPen(QPen(QColor(palette.good if is_ready else palette.line2), u))
    painter.setBrush(QColor(mix(palette.panel, palette.good, 0.16) if is_ready else palette.panel2))
    edge = u if with_word else u / 2
    frame = rect.adjusted(edge, edge, -edge, -edge)
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
    size = SIGN * u if with_word else 0.7 * width
    sign = (
        sprite_files.tinted("icons/done", palette.good, size, style.dpr)
        if is_ready
        else sprite_files.pixmap("dice-game/pieces/pencil", size, style.dpr)
    )
    if with_word:
        corner = QPointF(rect.x() + 7 * u, -sign.deviceIndependentSize().height() / 2)
        painter.drawPixmap(corner, sign)
        words = rect.adjusted((9 + SIGN) * u, 0, -7 * u, 0)
        ink = palette.good if is_ready else palette.text2
        brush.draw_text(painter, style, words, text, fonts.text_font(11.5 * u, 600), ink, "middle")
    else:
        brush.draw_about(painter, sign, QPointF())
    painter.end()
    return pixmap


PAINTED: Mapping[str, Callable[[str, float, brush.PaintStyle], QPixmap]] = {
    "dice-die": die_picture,
    "written": written_cell,
    "fresh": fresh_ring,
    "circle": circle_picture,
    "value": value_picture,
    "time": box_picture,
    "pencil": pencilled_number,
    "chip": chip_picture,
}
"""The painter of each kind of sprite."""


ROUND_REGION, REGION_WIDTH, LEAST_WIDTH = 0.035, 0.062, 1.8
"""The distance of a region's line from its edge and its width, in radii; its least width in
pixels."""


def band_of(sprite: Sprite, place: SlotPlace, style: brush.PaintStyle) -> brush.Band:
    """Return the line of a sprite of the kind `band`."""
    drawn, _, rest = sprite.what.partition("-")
    return _BANDS[drawn](rest, place, style)


def _region(cells: str, place: SlotPlace, style: brush.PaintStyle) -> brush.Band:
    grid = Grid.within(place.rect)
    width = max(LEAST_WIDTH, REGION_WIDTH * grid.radius)
    path = region_outline(
        cells.split("+"), grid, place.rect.center(), ROUND_REGION * grid.radius + width / 4
    )
    return brush.Band(path, pencil_pens(width, style))


def _number(rest: str, place: SlotPlace, style: brush.PaintStyle) -> brush.Band:
    written, _, hand = rest.partition("-")
    middle, size, stroke = number_at(written, PRINTED * place.rect.width(), style.text)
    path = strokes_in_cell(written, int(hand))
    return _written(path, place.rect.center() + middle, size, stroke, style)


def _cross(rest: str, place: SlotPlace, style: brush.PaintStyle) -> brush.Band:
    on, _, hand = rest.partition("-")
    width = place.rect.width()
    size, stroke = {
        "time": (box_cross(width, style), BOX_WIDTH),
        "value": (GONE * width, 8.0),
    }.get(on, (USED_SIZE * width, USED_WIDTH))
    return _written(cross_strokes(int(hand)), place.rect.center(), size, stroke, style)


def _loop(rest: str, place: SlotPlace, style: brush.PaintStyle) -> brush.Band:
    on, _, hand = rest.partition("-")
    share = ROUND_VALUE if on == "value" else LOOP_SIZE
    size = share * place.rect.width()
    return _written(loop_strokes(int(hand)), place.rect.center(), size, LOOP_WIDTH, style)


def _written(
    path: QPainterPath, middle: QPointF, size: float, stroke: float, style: brush.PaintStyle
) -> brush.Band:
    width = stroke * size / STROKE_BOX
    return brush.Band(place_strokes(path, middle, size), pencil_pens(width, style)[:1])


def _climb(rest: str, place: SlotPlace, style: brush.PaintStyle) -> brush.Band:
    """Return the bar from the foot of the ladder to the current points."""
    points, _, top = rest.partition("-")
    rail = place.rect
    inside = rail.width() / 2
    path = QPainterPath(QPointF(rail.center().x(), rail.bottom() - inside))
    reached = rail.bottom() - rail.height() * int(points) / int(top)
    path.lineTo(
        rail.center().x(), min(rail.bottom() - inside - 1, max(rail.top() + inside, reached))
    )
    pen = QPen(QColor(brush.seat_outline(0, style)), rail.width())
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return brush.Band(path, (pen,))


_BANDS = {
    "region": _region,
    "number": _number,
    "cross": _cross,
    "loop": _loop,
    "climb": _climb,
}
