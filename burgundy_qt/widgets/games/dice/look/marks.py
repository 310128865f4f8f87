"""What is rolled and written as pictures: dice, written cells, circles, values, boxes, numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap

from burgundy_qt.rules.dice.components.sheets import COLOURS
from burgundy_qt.rules.dice.protocol.names import VALUES
from burgundy_qt.widgets.games.dice.look import pencil, strokes
from burgundy_qt.widgets.games.dice.look.colours import paper_of
from burgundy_qt.widgets.games.dice.look.duchy import PRINTED
from burgundy_qt.widgets.look import art, fonts
from burgundy_qt.widgets.look.palette import mix
from burgundy_qt.widgets.pieces import hexes
from burgundy_qt.widgets.pieces.brush import canvas, draw_about, word
from burgundy_qt.widgets.pieces.hexes import HALF
from burgundy_qt.widgets.pieces.look import Look, veiled

MINI_BELOW = 45
"""A cell less wide shows its number in a larger box."""
BOX_GROWS, BOX_FOOT = 1.25, 28
"""The white box of a cell grows so many times at most, about this height of the sprite."""
CROSS = "x"
HEX = 256
"""The height of a cell's sprite, in whose units its marks are told."""
TILTS = {"hourglass": (-6, 5), "number": (4, -3, 5, -5, 3, -4), "colour": (-4, 5, -3, 4, -5, 3)}
"""By how many degrees a face lies askew."""
BONUS_ART = {"silver": "pieces/silverling", "worker": "pieces/worker"}


def bonus_art(bonus: str) -> str:
    """The sprite of a bonus."""
    return BONUS_ART.get(bonus, f"dice-game/pieces/{bonus}")


def die_art(what: str) -> str:
    """The sprite of a face of a die: "number-5", "colour-river", "hourglass-2"."""
    kind, _, face = what.partition("-")
    return f"dice/white-{face}" if kind == "number" else f"dice-game/dice/{what}"


def cell_art(colour: str, bonus: str, is_written: bool, width: float, theme: str) -> str:
    """The sprite of a cell so wide, printed or written on, without its number."""
    state = "-written" if is_written else ""
    if width < MINI_BELOW:
        return f"dice-game/cells/mini-{colour}{state}-{theme}"
    return f"dice-game/cells/{colour}{f'-{bonus}' if bonus else ''}{state}-{theme}"


def value_art(colour: str, value: str) -> str:
    """The sprite of a colour's value."""
    return f"dice-game/values/{colour}-{value}"


# Dice


def die(what: str, width: float, look: Look) -> QPixmap:
    """A die that lies a little askew, with its shadow."""
    kind, _, face = what.partition("-")
    at = COLOURS.index(face) if kind == "colour" else int(face) - 1
    pixmap, painter = canvas(QSizeF(1.24 * width, 1.24 * width), look)
    painter.rotate(TILTS[kind][at])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veiled(look.palette.shadow, 0.34))
    half, low = 0.485 * width, 0.07 * width
    painter.drawRoundedRect(
        QRectF(-half, -half + low, 2 * half, 2 * half), 0.23 * width, 0.23 * width
    )
    draw_about(painter, art.pixmap(die_art(what), width, look.dpr), QPointF())
    painter.end()
    return pixmap


# Cells


def number_at(written: str, width: float, text: float = 1.0) -> tuple[QPointF, float, float]:
    """Where in a cell so wide the middle of its number is, seen from its own; how large the box of
    60 is there, and how thick its strokes. The white box of a cell grows with the size of `text`,
    and its number with it."""
    scale = width / (HALF * HEX)
    if width < MINI_BELOW:
        return QPointF(0, -2 * scale), 1.75 * strokes.BOX * scale, 9.0
    times = 1.16 if written == CROSS else 1.12
    larger = min(max(1.0, text), BOX_GROWS)
    middle = BOX_FOOT + (-19 - BOX_FOOT) * larger
    return QPointF(0, middle * scale), times * strokes.BOX * scale * larger, 7.5


def strokes_in_cell(written: str, hand: int) -> QPainterPath:
    """The number of a cell, or the cross of the start castle."""
    return strokes.cross(hand) if written == CROSS else strokes.number(written, hand)


def written_cell(what: str, width: float, look: Look) -> QPixmap:
    """A cell coloured in by hand with its number: "river-5-17-", "castle-3-13-silver"."""
    colour, written, hand, bonus = what.split("-")
    shown = "" if written == CROSS else bonus
    pixmap, painter = canvas(QSizeF(width, width / HALF), look)
    name = cell_art(colour, shown, True, width, look.theme)
    draw_about(painter, art.pixmap(name, PRINTED * width, look.dpr, look.text), QPointF())
    middle, size, stroke = number_at(written, PRINTED * width, look.text)
    pencil.write(painter, strokes_in_cell(written, int(hand)), middle, size, look, stroke)
    painter.end()
    return pixmap


FRESH_AT, FRESH_LINES = 0.84, (("ground", 0.2), ("accent", 0.11))
"""How far out a ring round what was written last lies, and its two lines, in radii."""


def fresh(what: str, width: float, look: Look) -> QPixmap:
    """A ring inside a cell that was written in the last round."""
    pixmap, painter = canvas(QSizeF(width, width / HALF), look)
    radius = width / (2 * HALF)
    path = hexes.outline(QPointF(0, 0), FRESH_AT * radius, 0.1 * radius)
    colours = {"ground": paper_of(look.palette).ground, "accent": look.palette.accent_hi}
    for colour, thick in FRESH_LINES:
        painter.strokePath(path, QPen(QColor(colours[colour]), thick * radius))
    painter.end()
    return pixmap


# Circles, values, boxes

LOOP_SIZE, LOOP_WIDTH = 120 / 128, 3.6
USED_SIZE, USED_WIDTH = 114 / 128, 4.8
"""Of a circle, in its width; strokes in the box of 60."""
ROUND_VALUE, GONE = 1.42, 0.95
"""The loop round a value that was got, and the cross over one that is gone, in its width."""


def circle(what: str, width: float, look: Look) -> QPixmap:
    """A circle that is gone round, and crossed out where its bonus was used: "monk-used-2"."""
    bonus, state, hand = what.split("-")
    pixmap, painter = canvas(QSizeF(1.1 * width, 1.1 * width), look)
    name = f"dice-game/circles/{bonus}-{state}-{look.theme}"
    draw_about(painter, art.pixmap(name, width, look.dpr), QPointF())
    middle = QPointF(0, 0)
    pencil.write(painter, strokes.loop(int(hand)), middle, LOOP_SIZE * width, look, LOOP_WIDTH)
    if state == "used":
        pencil.write(painter, strokes.cross(int(hand)), middle, USED_SIZE * width, look, USED_WIDTH)
    painter.end()
    return pixmap


def value(what: str, width: float, look: Look) -> QPixmap:
    """A value of a colour with a loop round it where this seat has it, pale and crossed out where
    it is gone: "mine-first-got"."""
    colour, name, state = what.split("-")
    pixmap, painter = canvas(QSizeF(1.6 * width, 1.6 * width), look)
    middle, hand = QPointF(0, 0), COLOURS.index(colour) + VALUES.index(name)
    if state == "got":
        pencil.write(painter, strokes.loop(hand), middle, ROUND_VALUE * width, look, LOOP_WIDTH)
    else:
        painter.setOpacity(0.5)
        veil = art.tinted(value_art(colour, name), paper_of(look.palette).ground, width, look.dpr)
        draw_about(painter, veil, QPointF())
        painter.setOpacity(1)
        pencil.write(painter, strokes.cross(hand), middle, GONE * width, look, 8.0)
    painter.end()
    return pixmap


BOX_HEIGHT, BOX_CROSS, BOX_WIDTH = 19, 60 / 68, 9.0


def box_cross(width: float, look: Look) -> float:
    """How large the cross in a time box is."""
    return BOX_CROSS * min(width + 2 * look.u, BOX_HEIGHT * look.u)


def time_box(what: str, width: float, look: Look) -> QPixmap:
    """The cross of a time box, and a frame round the newest: "newest-17"."""
    state, _, hand = what.partition("-")
    u = look.u
    high = BOX_HEIGHT * u
    pixmap, painter = canvas(QSizeF(width + 6 * u, high + 6 * u), look)
    rect = QRectF(-width / 2, -high / 2, width, high)
    painter.setPen(QPen(QColor(paper_of(look.palette).box_line), 1.2 * u))
    painter.setBrush(QColor(paper_of(look.palette).box))
    painter.drawRoundedRect(rect, 4 * u, 4 * u)
    pencil.write(
        painter, strokes.cross(int(hand)), QPointF(0, 0), box_cross(width, look), look, BOX_WIDTH
    )
    if state == "newest":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.palette.accent_hi), 1.8 * u))
        painter.drawRoundedRect(
            rect.adjusted(-1.6 * u, -1.6 * u, 1.6 * u, 1.6 * u), 5.5 * u, 5.5 * u
        )
    painter.end()
    return pixmap


# Points and words


def pencilled_number(what: str, width: float, look: Look) -> QPixmap:
    """A number in a box of its own: "14-5"."""
    written, _, hand = what.partition("-")
    usual = min(29 * look.u, 0.56 * width)
    size = max(usual, min(usual * look.text, 40 * look.u, 0.68 * width))
    size *= 1 if len(written) < 3 else 0.72
    pixmap, painter = canvas(QSizeF(width, 1.3 * size), look)
    path = strokes.number(written, int(hand))
    pencil.write(painter, path, QPointF(0, 0), size, look, 7.5)
    painter.end()
    return pixmap


CHIP_HEIGHT, SIGN = 23, 14


def chip(what: str, width: float, look: Look) -> QPixmap:
    """Whether a seat writes or is ready, with its sign: "writes:schreibt"; the sign alone where
    there is no room for the word."""
    state, _, text = what.partition(":")
    u, palette = look.u, look.palette
    with_word = width > 2 * CHIP_HEIGHT * u
    high = CHIP_HEIGHT * u if with_word else width
    pixmap, painter = canvas(QSizeF(width, high), look)
    rect = QRectF(-width / 2, -high / 2, width, high)
    is_ready = state == "ready"
    painter.setPen(QPen(QColor(palette.good if is_ready else palette.line2), u))
    painter.setBrush(QColor(mix(palette.panel, palette.good, 0.16) if is_ready else palette.panel2))
    edge = u if with_word else u / 2
    frame = rect.adjusted(edge, edge, -edge, -edge)
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
    size = SIGN * u if with_word else 0.7 * width
    sign = (
        art.tinted("icons/done", palette.good, size, look.dpr)
        if is_ready
        else art.pixmap("dice-game/pieces/pencil", size, look.dpr)
    )
    if with_word:
        corner = QPointF(rect.x() + 7 * u, -sign.deviceIndependentSize().height() / 2)
        painter.drawPixmap(corner, sign)
        words = rect.adjusted((9 + SIGN) * u, 0, -7 * u, 0)
        ink = palette.good if is_ready else palette.text2
        word(painter, look, words, text, fonts.text(11.5 * u, 600), ink, "middle")
    else:
        draw_about(painter, sign, QPointF())
    painter.end()
    return pixmap


PAINTED: Mapping[str, Callable[[str, float, Look], QPixmap]] = {
    "dice-die": die,
    "written": written_cell,
    "fresh": fresh,
    "circle": circle,
    "value": value,
    "time": time_box,
    "pencil": pencilled_number,
    "chip": chip,
}
"""By kind of face how it is painted."""
