"""The fixed backgrounds of the Dice Game's table: the printed sheets, the tray, the ladder of a
solo game, and the trial; also the painter of each part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.dice import codec, known_state, sheets
from burgundy_qt.rules.dice.codec import CASTLE, PASTURE, TRACK
from burgundy_qt.widgets.games.dice import dice_texts, duchy_picture, pencil, picture, sheet_layout
from burgundy_qt.widgets.games.dice.duchy_picture import PRINTED, RIM, Grid, mat_path, paper_of
from burgundy_qt.widgets.games.dice.layout import LadderLayout, TableLayout, TrayLayout
from burgundy_qt.widgets.sprites import brush, sprite_pixmaps
from burgundy_qt.widgets.sprites import places as hexes
from burgundy_qt.widgets.sprites.brush import PaintStyle, translucent
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace, pixel_square
from burgundy_qt.widgets.table.game_table import Background, TargetHighlights
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import DARK, darker, mix


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
    cell = layout.places[Slot("cell", trial.seat, trial.cell)]
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


def written_background(place: SlotPlace, trial: Trial, style: PaintStyle) -> Background:
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
    number, colour = (tray.places[Slot("well", None, kind)] for kind in ("number", "colour"))
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


# The large card


WORDS = {
    CASTLE: tr_noop("Dice table", "as printed on it"),
    PASTURE: tr_noop("Dice table", "points count twice"),
}
"""The words beside the circles of a row, or instead of them."""
TWICE = "\N{MULTIPLICATION SIGN}2"
WORDS_FROM = 70
"""Rows with less room than this have no words."""
UNUSED = 0.55


def sheet_background(
    layout: sheet_layout.SheetLayout,
    seat: int,
    name: str,
    letter: str,
    phase: str | None,
    track: int,
    style: PaintStyle,
) -> Background:
    """Return the card with everything printed on the sheet; the column of the current `phase` is
    highlighted, and each track has its boxes for this game."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.rect, layout.u), style)
    u, palette = layout.u, style.palette
    fill = mix(palette.table, palette.panel, 0.25)
    brush.draw_card(painter, layout.rect, style, 12 * u, fill, lift=3)
    _paint_foot(painter, layout, style)
    paint_sheet(painter, layout, letter, phase, track, style)
    brush.draw_sprite(
        painter, style.seat_styles.crest(seat, layout.crest.width()), layout.crest, style
    )
    brush.draw_text(painter, style, layout.name, name, fonts.heading_font(21 * u), palette.text)
    for other, chip in layout.chips.items():
        brush.draw_card(
            painter, chip, style, chip.height() / 2, palette.raised, palette.line2, lift=2
        )
        size = min(chip.height() - 6 * u, chip.width() * 0.5)
        place = pixel_square(chip.x() + 3 * u, chip.center().y() - size / 2, size)
        brush.draw_sprite(painter, style.seat_styles.crest(other, place.width()), place, style)
    painter.end()
    return pixmap, corner


def paint_sheet(
    painter: QPainter,
    layout: sheet_layout.SheetLayout,
    letter: str,
    phase: str | None,
    track: int,
    style: PaintStyle,
) -> None:
    """Paint the pad with its printed top sheet."""
    paint_paper(painter, layout.paper, style, layout.u)
    for at, row in enumerate(layout.rows):
        _paint_row(painter, row, at > 0, layout, style)
    _paint_values(painter, layout.places, style)
    paint_duchy(painter, letter, layout.centre, layout.grid, style)
    _paint_tracks(painter, layout, phase, track, style)
    _paint_table(painter, layout, phase, style)
    _paint_totals(painter, layout, style)


def _paint_foot(painter: QPainter, layout: sheet_layout.SheetLayout, style: PaintStyle) -> None:
    """Paint the area of prompt and buttons."""
    path = QPainterPath()
    path.addRoundedRect(layout.rect.adjusted(1, 1, -1, -1), 12 * layout.u, 12 * layout.u)
    painter.save()
    painter.setClipPath(path)
    painter.fillRect(layout.prompt, QColor(style.palette.panel2))
    line = QRectF(layout.prompt.x(), layout.prompt.y(), layout.prompt.width(), 1)
    painter.fillRect(line, QColor(style.palette.line))
    painter.restore()


def _rule(painter: QPainter, start: QPointF, end: QPointF, style: PaintStyle) -> None:
    painter.setPen(QPen(QColor(paper_of(style.palette).rule), 1.2))
    painter.drawLine(start, end)


def _paint_row(
    painter: QPainter,
    row: sheet_layout.RowLayout,
    has_line: bool,
    layout: sheet_layout.SheetLayout,
    style: PaintStyle,
) -> None:
    """Paint the sign of a colour, its numbers and its circles."""
    u, palette = layout.u, style.palette
    if has_line:
        _rule(painter, row.rect.topLeft(), row.rect.topRight(), style)
    chip = QRectF(0, 0, row.sign.width() * hexes.HALF, row.sign.height())
    chip.moveCenter(row.sign.center())
    brush.draw_sprite(painter, f"dice-game/cells/chip-{row.colour}", chip, style)
    brush.draw_sprite(painter, f"dice-game/rules/{row.colour}-{style.theme}", row.rule, style)
    own = sheets.BONUS_OF_COLOUR.get(row.colour)
    bonuses = (own,) * len(row.circles) if own else sheets.BONUSES
    for bonus, circle in zip(bonuses, row.circles, strict=False):
        brush.draw_sprite(painter, f"dice-game/circles/{bonus}-open-{style.theme}", circle, style)
    words = row.words
    if row.colour == PASTURE:
        twice = QRectF(words.x(), words.y(), 34 * u, words.height())
        brush.draw_text(
            painter, style, twice, TWICE, fonts.number_font(17 * u), palette.text, "middle"
        )
        words = words.adjusted(40 * u, 0, 0, 0)
    if row.colour in WORDS and words.width() > WORDS_FROM * u:
        size = (12 if row.colour == PASTURE else 11) * u
        text = tr("Dice table", WORDS[row.colour])
        brush.draw_text(painter, style, words, text, fonts.text_font(size, 500), palette.text2)


def _paint_values(painter: QPainter, places: dict[Slot, SlotPlace], style: PaintStyle) -> None:
    """Paint the two values of every colour."""
    for slot, place in places.items():
        if slot.kind == "value":
            colour, _, value = str(slot.at).partition(".")
            brush.draw_sprite(painter, pencil.value_art(colour, value), place.rect, style)


def _paint_tracks(
    painter: QPainter,
    layout: sheet_layout.SheetLayout,
    phase: str | None,
    track: int,
    style: PaintStyle,
) -> None:
    """Paint three tracks of time; `track` is the number of boxes in use on each."""
    u, palette, paper = layout.u, style.palette, paper_of(style.palette)
    for name in sheets.PHASES:
        label, now = layout.places[Slot("phase", None, name)].rect, name == phase
        painter.setPen(
            QPen(QColor(darker(palette.accent, 0.4) if now else paper.box_line), 1.2 * u)
        )
        painter.setBrush(QColor(palette.accent if now else paper.lower))
        painter.drawRoundedRect(label, 5 * u, 5 * u)
        ink = palette.on_accent if now else palette.text
        brush.draw_text(
            painter, style, label, name, fonts.heading_font(13.5 * u, 700), ink, "middle"
        )
        for at in range(1, TRACK + 1):
            _paint_box(
                painter,
                layout.places[Slot("box", None, f"{name}.{at}")].rect,
                at <= track,
                u,
                style,
            )


def _paint_box(painter: QPainter, rect: QRectF, is_used: bool, u: float, style: PaintStyle) -> None:
    paper = paper_of(style.palette)
    painter.setOpacity(1 if is_used else UNUSED)
    painter.setPen(QPen(QColor(paper.box_line), 1.2 * u))
    painter.setBrush(QColor(paper.box if is_used else paper.rule))
    painter.drawRoundedRect(rect, 4 * u, 4 * u)
    if is_used:
        painter.setOpacity(0.4)
        size = 15 * u
        glass = pixel_square(rect.center().x() - size / 2, rect.center().y() - size / 2, size)
        brush.draw_sprite(painter, f"dice-game/hourglass-{style.theme}", glass, style)
    painter.setOpacity(1)


def _paint_table(
    painter: QPainter, layout: sheet_layout.SheetLayout, phase: str | None, style: PaintStyle
) -> None:
    """Paint the points of a region, by size and phase."""
    u, palette, paper, rect = layout.u, style.palette, paper_of(style.palette), layout.table
    high, wide = sheet_layout.TABLE_ROW * u, sheet_layout.COLUMN * u
    columns = {
        name: QRectF(rect.right() - (len(sheets.PHASES) - at) * wide, rect.y(), wide, high)
        for at, name in enumerate(sheets.PHASES)
    }
    if phase:
        lit = columns[phase].adjusted(2 * u, 0, -2 * u, 0)
        lit.setHeight(rect.height())
        painter.setPen(QPen(QColor(palette.accent), 1.3 * u))
        painter.setBrush(QColor(mix(paper.ground, palette.accent, 0.3 if style.is_dark else 0.12)))
        painter.drawRoundedRect(lit, 8 * u, 8 * u)
    head = QRectF(rect.x(), rect.y(), rect.width() - 3 * wide, high)
    brush.draw_text(
        painter,
        style,
        head,
        tr("Dice table", "Region"),
        fonts.text_font(12 * u, 600),
        palette.text2,
    )
    for name, column in columns.items():
        brush.draw_text(
            painter, style, column, name, fonts.heading_font(13.5 * u, 700), palette.text, "middle"
        )
    for size, points in enumerate(sheets.REGION_POINTS, 1):
        row = QRectF(rect.x(), rect.y() + size * high, rect.width(), high)
        _rule(painter, row.topLeft(), row.topRight(), style)
        painter.setPen(QPen(QColor(paper.print), 1.4 * u))
        painter.setBrush(QColor(paper.lower))
        for at in range(size):
            middle = QPointF(row.x() + (9 + 15 * at) * u, row.y() + 13 * u)
            painter.drawPath(hexes.hex_outline(middle, 8.2 * u, u))
        for (name, column), value in zip(columns.items(), points, strict=True):
            now = name == phase
            font = fonts.number_font(14 * u, 700 if now else 500)
            ink = palette.text if now else palette.text2
            brush.draw_text(
                painter, style, column.translated(0, size * high), str(value), font, ink, "middle"
            )


def _paint_totals(painter: QPainter, layout: sheet_layout.SheetLayout, style: PaintStyle) -> None:
    """Paint a box for the points of each phase, and the star for all."""
    u, paper = layout.u, paper_of(style.palette)
    for name, box in sheet_layout.column_boxes(layout.totals, u).items():
        above = QRectF(box.x(), layout.totals.y(), box.width(), 18 * u)
        font = fonts.heading_font(13 * u, 700)
        brush.draw_text(painter, style, above, name, font, style.palette.text2, "middle")
        painter.setPen(QPen(QColor(paper.box_line), 1.4 * u))
        painter.setBrush(QColor(paper.box))
        painter.drawRoundedRect(box, 7 * u, 7 * u)
    brush.paint_pixmap(
        painter,
        sprite_files.pixmap(f"dice-game/star-{style.theme}", layout.star.width(), style.dpr),
        layout.star,
        style,
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)


# The cards of the other seats


SMALL_PAD = 0.8, 2, 9
"""Of the pad of a small sheet: its unit, the number of visible sheets below, the height of its
strip."""


def seat_background(
    layout: sheet_layout.SeatLayout, name: str, letter: str, style: PaintStyle
) -> Background:
    """Return the card of another seat."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.rect, layout.u), style)
    u = layout.u
    brush.draw_card(painter, layout.rect, style, 12 * u, lift=3)
    brush.draw_sprite(
        painter, style.seat_styles.crest(layout.seat, layout.crest.width()), layout.crest, style
    )
    brush.draw_text(
        painter, style, layout.name, name, fonts.heading_font(16 * u), style.palette.text
    )
    brush.paint_pixmap(
        painter, brush.shield_pixmap(layout.shield.width(), style.dpr), layout.shield, style
    )
    if not layout.paper.isEmpty():
        unit, deep, strip = SMALL_PAD
        paint_paper(painter, layout.paper, style, unit * u, deep, strip)
        paint_duchy(painter, letter, layout.centre, layout.grid, style)
    painter.end()
    return pixmap, corner


# The pad of the sheets, and the duchy printed on it


JOINT = 1.10  # the inner part of the mat, in radii of a cell


def paint_paper(
    painter: QPainter, rect: QRectF, style: PaintStyle, u: float, deep: int = 3, strip: float = 13
) -> None:
    """Paint the pad: some sheets below, the gum strip on top and the perforated line below it."""
    paper, palette = paper_of(style.palette), style.palette
    corner = 8 * u
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(translucent(palette.shadow, 0.2 if style.is_dark else 0.06))
    for step in range(4):
        shade = rect.adjusted(-2 + 0.5 * step, 4 + step, 2 - 0.5 * step, 7 + step)
        painter.drawRoundedRect(shade, 10 * u, 10 * u)
    painter.setPen(QPen(QColor(paper.edge), 1))
    for below in range(deep, 0, -1):
        painter.setBrush(QColor(mix(paper.ground, paper.edge, 0.35 + 0.15 * below)))
        lower = rect.adjusted(1.2 * below * u, 0, -1.2 * below * u, 2.4 * below * u)
        painter.drawRoundedRect(lower, corner, corner)
    painter.setBrush(QColor(paper.ground))
    painter.drawRoundedRect(rect, corner, corner)
    _paint_gum(painter, rect, style, u, strip * u)


def _paint_gum(painter: QPainter, rect: QRectF, style: PaintStyle, u: float, high: float) -> None:
    paper = paper_of(style.palette)
    outline = QPainterPath()
    outline.addRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8 * u, 8 * u)
    painter.save()
    painter.setClipPath(outline)
    gum = QRectF(rect.x(), rect.y(), rect.width(), high)
    painter.fillRect(gum, QColor(paper.gum))
    painter.restore()
    painter.setPen(QPen(QColor(style.palette.gold), 1.4 * u))
    painter.drawLine(gum.bottomLeft(), gum.bottomRight())
    pen = QPen(translucent(paper.box_line, 0.8), 1.3 * u)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 4])
    painter.setPen(pen)
    below = QPointF(0, 5 * u)
    inset = QPointF(6 * u, 0)
    painter.drawLine(gum.bottomLeft() + below + inset, gum.bottomRight() + below - inset)


def paint_duchy(
    painter: QPainter, letter: str, centre: QPointF, grid: Grid, style: PaintStyle
) -> None:
    """Paint the printed cells of a duchy on their mat."""
    under = _mat(grid, style)
    box = QRectF(QPointF(), under.deviceIndependentSize())
    box.moveCenter(centre)
    brush.paint_pixmap(painter, under, box, style)
    for name in codec.CELLS:
        brush.paint_pixmap(
            painter, cell_picture(letter, name, grid, style), grid.box(name, centre), style
        )


def cell_picture(letter: str, cell: str, grid: Grid, style: PaintStyle) -> QPixmap:
    """Return a printed cell."""
    at, width = codec.cells_of(letter)[cell], PRINTED * grid.across
    name = pencil.cell_art(at.colour, at.bonus or "", False, width, style.theme)
    return sprite_files.pixmap(name, width, style.dpr, style.text)


@lru_cache(maxsize=8)
def _mat(grid: Grid, style: PaintStyle) -> QPixmap:
    paper = paper_of(style.palette)
    rect = grid.rect(QPointF()).adjusted(
        -0.2 * grid.radius, -0.2 * grid.radius, 0.2 * grid.radius, 0.2 * grid.radius
    )
    pixmap, painter, _ = brush.scene_canvas(rect, style)
    painter.fillPath(mat_path(grid, RIM), QColor(darker(paper.rule, 0.22)))
    painter.fillPath(mat_path(grid, JOINT), QColor(paper.rule))
    painter.end()
    return pixmap
