"""The fixed backgrounds of the Dice Game's table: the tray, the ladder of a solo game, and the
trial; also the painter of each part. The printed sheets are in `sheet_background.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.dice import codec, known_state, sheets
from burgundy_qt.widgets.games.dice import dice_texts, duchy_picture, pencil, picture
from burgundy_qt.widgets.games.dice.layout import LadderLayout, TableLayout, TrayLayout
from burgundy_qt.widgets.games.dice.sheet_background import (
    cell_picture,
    seat_background,
    sheet_background,
)
from burgundy_qt.widgets.sprites import brush, places, sprite_pixmaps
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.table.game_table import Background, TargetHighlights
from burgundy_qt.widgets.theme import fonts
from burgundy_qt.widgets.theme.palette import DARK, darker


class Printed(NamedTuple):
    """The variable parts of the backgrounds: the sheet, the phase with the highlighted column, the
    number of boxes of a track, and the trial."""

    letter: str
    phase: str | None
    track: int
    trial: Trial | None


def printed_on(
    state: known_state.DiceState, seat: int | None, highlights: TargetHighlights
) -> Printed:
    """Return the variable parts of the backgrounds for a state and the choices of the acting
    seat."""
    return Printed(state.letter, state.phase, state.track, trial_of(state, seat, highlights))


def backgrounds_of(
    layout: TableLayout, style: PaintStyle, names: Sequence[str], shown: Printed
) -> dict[str, partial[Background]]:
    """Return a painting function for the background of every part; equal arguments paint the
    same."""
    letter, phase, track, trial = shown
    seat = layout.shown
    backgrounds: dict[str, partial[Background]] = {
        "tray": partial(tray_background, layout.tray, style),
        "sheet": partial(
            sheet_background, layout.sheet, seat, names[seat], letter, phase, track, style
        ),
    }
    for laid in () if layout.narrow else layout.others:
        backgrounds[f"seat {laid.seat}"] = partial(
            seat_background, laid, names[laid.seat], letter, style
        )
    if layout.ladder is not None:
        backgrounds["ladder"] = partial(ladder_background, layout.ladder, style)
    if trial is not None and trial.seat == seat:
        backgrounds |= _on_trial(layout, trial, style)
    return backgrounds


def _on_trial(
    layout: TableLayout, trial: Trial, style: PaintStyle
) -> dict[str, partial[Background]]:
    cell = layout.places[places.Slot("cell", trial.seat, trial.cell)]
    backgrounds = {"trial": partial(written_background, cell, trial, style)}
    if trial.number:
        backgrounds["wells"] = partial(wells_background, layout.tray, trial, style)
    return backgrounds


def prepared(layout: TableLayout, style: PaintStyle, shown: Printed) -> Iterator[None]:
    """Draw and cache the slowest parts of the backgrounds, one picture at each step."""
    cards = () if layout.narrow else layout.others
    grids = [layout.sheet.grid, *(card.grid for card in cards if not card.paper.isEmpty())]
    for grid in grids:
        for cell in codec.CELLS:
            cell_picture(shown.letter, cell, grid, style)
            yield


# The tray


USES = {
    "monk": tr_noop("Dice table", "any colour"),
    "worker": tr_noop("Dice table", "any number"),
    "silver": tr_noop("Dice table", "one more"),
    "goods": tr_noop("Dice table", "to sell"),
}
"""The effect of a bonus, in a word or two."""


def tray_background(layout: TrayLayout, style: PaintStyle) -> Background:
    """Return the tray without its dice."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.rect, layout.u), style)
    u, palette = layout.u, style.palette
    brush.draw_card(painter, layout.rect, style, 12 * u, lift=3)
    _paint_felt(painter, layout, style)
    heading = fonts.text_font(12 * u, 600)
    brush.draw_text(
        painter,
        style,
        layout.combination,
        tr("Dice table", "Your combination"),
        heading,
        palette.text2,
    )
    brush.draw_text(
        painter,
        style,
        layout.title,
        tr("Dice table", "One bonus per round"),
        heading,
        palette.text2,
    )
    for slot, place in layout.places.items():
        if slot.kind == "well":
            path = QPainterPath()
            path.addRoundedRect(place.rect, 11 * u, 11 * u)
            brush.free_place(painter, path, style)
    brush.draw_text(
        painter, style, layout.plus, "+", fonts.text_font(18 * u, 600), palette.text2, "middle"
    )
    if not layout.caption.isEmpty():
        caption = tr("Dice table", "one colour, one number")
        brush.draw_text(
            painter, style, layout.caption, caption, fonts.text_font(11.5 * u, 500), palette.text2
        )
    for bonus, box in layout.boxes.items():
        brush.draw_card(painter, box, style, 9 * u, palette.raised, palette.line2, lift=2)
        use = tr("Dice table", USES[bonus])
        brush.draw_text(
            painter,
            style,
            layout.names[bonus],
            use,
            fonts.text_font(11 * u, 500),
            palette.text2,
            "middle",
        )
    painter.end()
    return pixmap, corner


def _paint_felt(painter: QPainter, layout: TrayLayout, style: PaintStyle) -> None:
    tray, u, rect = duchy_picture.TRAY[style.theme], layout.u, layout.felt
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, inset, corner in (
        (tray.rim_edge, (0, 0, 0, 0), 14),
        (tray.rim, (2, 1.5, -2, -3.5), 13),
        (darker(tray.rim_edge, 0.3), (8.2, 7.2, -8.2, -8.2), 10),
        (tray.felt_edge, (9, 8, -9, -9), 9),
        (tray.felt, (11, 12, -11, -11), 8),
    ):
        painter.setBrush(QColor(colour))
        inner = rect.adjusted(*(each * u for each in inset))
        painter.drawRoundedRect(inner, corner * u, corner * u)
    pen = QPen(QColor(tray.seam), 1.6 * u)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 3.2])
    painter.setPen(pen)
    for seam in layout.seams:
        painter.drawLine(seam, QPointF(seam.x(), rect.bottom() - 27 * u))


# An unsettled choice: its number in pencil in the cell, its two dice in the wells


NUMBER_CHANGED = "worker"


class Trial(NamedTuple):
    """A mark that is chosen but not settled: its seat and cell, its number (0: the cross of a start
    castle), and the price in a bonus."""

    letter: str
    seat: int
    cell: str
    number: int
    bonus: str | None = None


def trial_of(
    state: known_state.DiceState, seat: int | None, highlights: TargetHighlights
) -> Trial | None:
    """Return the mark that is on trial among the offers."""
    if seat is None:
        return None
    for target, highlight in highlights.items():
        if target.kind == "cell" and highlight.chosen and highlight.trial:
            number = 0 if highlight.trial == pencil.CROSS else int(highlight.trial)
            bonus = highlight.costs[0][0] if highlight.costs else None
            return Trial(state.letter, seat, str(target.place), number, bonus)
    return None


def written_background(place: places.SlotPlace, trial: Trial, style: PaintStyle) -> Background:
    """Return the number in its cell."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(place.rect, style.u), style)
    sprite = picture.written_sprite(trial.letter, trial.cell, trial.number)
    brush.paint_pixmap(
        painter,
        sprite_pixmaps.sprite_pixmap(sprite, place.rect.size(), style, place.small),
        place.rect,
        style,
    )
    painter.end()
    return pixmap, corner


def wells_background(tray: TrayLayout, trial: Trial, style: PaintStyle) -> Background:
    """Return the two dice, and below them their result; a die changed by a bonus shows the
    bonus."""
    number, colour = (tray.places[places.Slot("well", None, kind)] for kind in ("number", "colour"))
    whole = number.rect.united(colour.rect).united(tray.caption)
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(whole, style.u), style)
    drawn_colour = codec.cells_of(trial.letter)[trial.cell].colour
    if not tray.caption.isEmpty():
        painter.fillRect(tray.caption, QColor(style.palette.panel))
        font = fonts.text_font(11.5 * style.u, 600)
        brush.draw_text(
            painter, style, tray.caption, combination_text(trial), font, style.palette.text
        )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(style.palette.panel))
    for place, what in ((number, f"number-{trial.number}"), (colour, f"colour-{drawn_colour}")):
        edge = 1.5 * style.u
        painter.drawRect(place.rect.adjusted(-edge, -edge, edge, edge))
        brush.draw_sprite(painter, pencil.die_art(what), place.rect, style)
    if trial.bonus in ("monk", NUMBER_CHANGED):
        changed = number if trial.bonus == NUMBER_CHANGED else colour
        size = 0.5 * changed.rect.width()
        badge = changed.rect.adjusted(
            changed.rect.width() - size, 0, 0, size - changed.rect.height()
        )
        shift = 0.16 * size
        brush.draw_sprite(
            painter, pencil.bonus_art(str(trial.bonus)), badge.translated(shift, -shift), style
        )
    painter.end()
    return pixmap, corner


def combination_text(trial: Trial) -> str:
    """Return the result of the combination in words: "5 in a river"."""
    colour = codec.cells_of(trial.letter)[trial.cell].colour
    return tr("Log", dice_texts.ACTIONS[colour].log, number=trial.number)


# The ladder of a solo game: its rungs and verdicts


FACTS = {
    "colours": tr_noop("Dice table", "A full colour"),
    "rounds": tr_noop("Dice table", "Rounds left"),
}
RUNG = 10


def ladder_background(layout: LadderLayout, style: PaintStyle) -> Background:
    """Return the ladder without the current points."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.rect, layout.u), style)
    u, palette = layout.u, style.palette
    brush.draw_card(painter, layout.rect, style, 12 * u, lift=3)
    title = tr("Dice table", "The goal")
    brush.draw_text(painter, style, layout.title, title, fonts.heading_font(18 * u), palette.text)
    painter.setPen(QPen(QColor(palette.line2), 1))
    painter.setBrush(QColor(palette.well))
    painter.drawRoundedRect(layout.rail, layout.rail.width() / 2, layout.rail.width() / 2)
    for points in range(0, picture.TOP_RUNG + 1, RUNG):
        _paint_rung(painter, layout, points, style)
    for at, (points, name) in enumerate(reversed(sheets.VERDICTS), 1):
        _paint_verdict(painter, layout, points, name, at, style)
    line = min(rect.y() for rect in layout.labels.values()) - 8 * u
    painter.setPen(QPen(QColor(palette.line), 1))
    painter.drawLine(
        QPointF(layout.rect.x() + 14 * u, line), QPointF(layout.rect.right() - 14 * u, line)
    )
    for fact, rect in layout.labels.items():
        words = tr("Dice table", FACTS[fact])
        brush.draw_text(painter, style, rect, words, fonts.text_font(12 * u, 500), palette.text2)
    painter.end()
    return pixmap, corner


def _paint_rung(painter: QPainter, layout: LadderLayout, points: int, style: PaintStyle) -> None:
    u, at = layout.u, layout.at(points)
    left = layout.rail.left()
    painter.setPen(QPen(QColor(style.palette.line2), 1.5 * u))
    painter.drawLine(QPointF(left - 4 * u, at.y()), QPointF(left - 1 * u, at.y()))
    words = QRectF(layout.rect.x(), at.y() - 8 * u, left - 7 * u - layout.rect.x(), 16 * u)
    font = fonts.number_font(11 * u, 500)
    brush.draw_text(painter, style, words, str(points), font, style.palette.text2, "right")


def _paint_verdict(
    painter: QPainter, layout: LadderLayout, points: int, name: str, stars: int, style: PaintStyle
) -> None:
    """Paint a verdict at its points, with its stars."""
    u, at, palette = layout.u, layout.at(points), style.palette
    start = QPointF(layout.rail.right(), at.y())
    pen = QPen(QColor(palette.gold), 2 * u)
    pen.setDashPattern([2, 1.5])
    painter.setPen(pen)
    painter.drawLine(start, start + QPointF(17 * u, 0))
    right = layout.rect.right() - 16 * u
    for star in range(stars):
        _paint_star(painter, QPointF(right - (8 + 17 * star) * u, at.y()), 8 * u, style)
    words = QRectF(
        start.x() + 24 * u, at.y() - 11 * u, right - 17 * stars * u - start.x() - 28 * u, 22 * u
    )
    label = dice_texts.verdict_name(name)
    brush.draw_text(painter, style, words, label, fonts.heading_font(15 * u), palette.text)


def _paint_star(painter: QPainter, middle: QPointF, size: float, style: PaintStyle) -> None:
    path = QPainterPath(QPointF(*brush.STAR[0]))
    for corner in brush.STAR[1:]:
        path.lineTo(*corner)
    path.closeSubpath()
    place = QTransform().translate(middle.x(), middle.y()).scale(size / 11, size / 11)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(DARK.gold))
    painter.drawPath(place.map(path))
    painter.setPen(QPen(QColor(style.palette.gold), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(place.map(path))
