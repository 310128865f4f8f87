"""The fixed backgrounds of a seat: its bench, its printed duchy with the lines round its regions,
the large card and the small ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany.catalogue import PHASES, regions_of, spaces_of
from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.widgets.games.tuscany import duchy_layout, duchy_picture, pieces
from burgundy_qt.widgets.games.tuscany.seat_layout import LargeLayout, SeatLayout
from burgundy_qt.widgets.sprites import brush
from burgundy_qt.widgets.sprites.brush import PaintStyle, translucent
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace
from burgundy_qt.widgets.table.game_table import Background
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import mix

# The large card with its view, and the small cards of the others


FINE = 0.45
"""The opacity of the line round a region during the game."""
SUN = f"{pieces.FOLDER}/pieces/sun"
SHIELD = 0.84
"""The share of its box that a shield of points fills."""


def large_background(
    layout: LargeLayout,
    seat: int,
    name: str,
    is_first: bool,
    chips: tuple[SeatLayout, ...],
    style: PaintStyle,
) -> Background:
    """Return the large card: the distant land with the printed duchy, the rows below it, crest and
    name."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.rect, layout.u), style)
    u, palette = layout.u, style.palette
    brush.draw_card(painter, layout.rect, style, 12 * u, lift=3)
    paint_rows(painter, layout, style)
    brush.draw_sprite(
        painter, style.seat_styles.crest(seat, layout.crest.width()), layout.crest, style
    )
    brush.draw_text(painter, style, layout.name, name, fonts.heading_font(21 * u), palette.text)
    if is_first:
        _paint_sun_behind(painter, layout.name, name, 21 * u, style)
    _paint_shields(painter, layout.shields, style)
    paint_duchy(painter, layout.centre, layout.lattice, layout.land, style)
    paint_regions(painter, layout.centre, layout.lattice, layout.land, style, FINE)
    for chip in chips:
        _paint_chip(painter, chip, style)
    painter.end()
    return pixmap, corner


def _paint_chip(painter: QPainter, chip: SeatLayout, style: PaintStyle) -> None:
    """Paint another seat in the head, if there is no column for its card."""
    rect, palette = chip.rect, style.palette
    brush.draw_card(painter, rect, style, rect.height() / 2, palette.raised, palette.line2, lift=2)
    brush.draw_sprite(
        painter, style.seat_styles.crest(chip.seat, chip.crest.width()), chip.crest, style
    )
    _paint_shields(painter, chip.shields, style)


def paint_rows(painter: QPainter, layout: LargeLayout, style: PaintStyle) -> None:
    """Paint the distant land behind the duchy, and the rows of bonuses, hand and prompt below
    it."""
    palette, u = style.palette, layout.u
    path = QPainterPath()
    path.addRoundedRect(layout.rect.adjusted(1, 1, -1, -1), 12 * u, 12 * u)
    painter.save()
    painter.setClipPath(path)
    painter.drawPixmap(layout.view.topLeft(), far_view(layout, style))
    for rect, colour in (
        (layout.hand.rect, mix(palette.panel, palette.well, 0.55)),
        (layout.prompt, palette.panel2),
    ):
        painter.fillRect(rect, QColor(colour))
    painter.setPen(QPen(QColor(palette.line), 1))
    for y in (layout.view.bottom(), layout.hand.rect.y(), layout.prompt.y()):
        painter.drawLine(QPointF(layout.rect.x(), y), QPointF(layout.rect.right(), y))
    painter.restore()


def far_view(layout: LargeLayout, style: PaintStyle) -> QPixmap:
    """Return the land behind the duchy."""
    name = f"tuscany-{style.theme}"
    return sprite_files.background_pixmap(
        name, layout.view.width(), layout.view.height(), style.dpr
    )


def _paint_sun_behind(
    painter: QPainter, box: QRectF, name: str, size: float, style: PaintStyle
) -> None:
    """Paint the sun of the start player after the name."""
    font = brush.fitting(fonts.heading_font(size), name, box, style.text)
    wide = min(QFontMetricsF(font).horizontalAdvance(name), box.width() - size)
    sun = QRectF(box.x() + wide + 0.25 * size, box.center().y() - size / 2, size, size)
    brush.draw_sprite(painter, SUN, sun, style)


def _paint_shields(painter: QPainter, shields: dict[str, QRectF], style: PaintStyle) -> None:
    for track, box in shields.items():
        wide = box.width() * SHIELD
        place = QRectF(box.center().x() - wide / 2, box.y(), wide, box.height())
        brush.draw_sprite(painter, pieces.points_art(track), place, style)


def seat_background(layout: SeatLayout, name: str, is_first: bool, style: PaintStyle) -> Background:
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
    if is_first:
        size = 16 * u
        brush.draw_sprite(
            painter,
            SUN,
            QRectF(layout.crest.x() - 5 * u, layout.crest.y() - 3 * u, size, size),
            style,
        )
    _paint_shields(painter, layout.shields, style)
    for kind, place in layout.purses.items():
        brush.draw_sprite(painter, PURSES[kind][0], place, style)
    paint_free_places(painter, layout.places, style)
    if layout.land is not None:
        paint_duchy(painter, layout.centre, layout.lattice, layout.land, style)
    painter.end()
    return pixmap, corner


# A duchy: its spaces on their mat, the seams of its boards, the lines round its regions


EDGE = 1.185
"""The size of the mat within its edge, in radii of a space."""


def paint_duchy(
    painter: QPainter,
    centre: QPointF,
    lattice: duchy_picture.Lattice,
    land: Duchy,
    style: PaintStyle,
) -> None:
    """Paint the printed spaces of a duchy on their mat."""
    mat = _mat(lattice, land, style)
    box = QRectF(QPointF(), mat.deviceIndependentSize())
    box.moveCenter(centre)
    brush.paint_pixmap(painter, mat, box, style)
    for space in spaces_of(land).values():
        picture = _cell(space.colour, lattice, style)
        brush.paint_pixmap(painter, picture, lattice.box(space, land, centre), style)
    _paint_seams(painter, centre, lattice, land, style)


def duchy_pictures(
    lattice: duchy_picture.Lattice, land: Duchy, style: PaintStyle
) -> Iterator[QPixmap]:
    """Yield the pictures that `paint_duchy` combines, one by one; afterwards they are cached."""
    yield _mat(lattice, land, style)
    for space in spaces_of(land).values():
        yield _cell(space.colour, lattice, style)


def _cell(colour: str, lattice: duchy_picture.Lattice, style: PaintStyle) -> QPixmap:
    name = pieces.cell_art(colour, style.theme, lattice.radius < duchy_layout.MINI_BELOW)
    return sprite_files.pixmap(name, 2 * duchy_picture.CELL * lattice.radius, style.dpr)


@lru_cache(maxsize=12)
def _mat(lattice: duchy_picture.Lattice, land: Duchy, style: PaintStyle) -> QPixmap:
    ground, radius = pieces.ground_of(style.palette), lattice.radius
    room = lattice.rect(land, QPointF(), duchy_picture.RIM + 0.25)
    pixmap, painter, _ = brush.scene_canvas(room, style)
    painter.setPen(Qt.PenStyle.NoPen)
    middles = list(lattice.middles(land, QPointF()).values())
    rim = duchy_picture.region_outline(middles, radius, duchy_picture.RIM)
    for step in (3, 2, 1):
        shade = rim.translated(0, (0.03 + 0.03 * step) * radius)
        painter.fillPath(shade, translucent(style.palette.shadow, 0.07))
    painter.fillPath(rim, QColor(ground.mat_edge))
    painter.fillPath(duchy_picture.region_outline(middles, radius, EDGE), QColor(ground.mat))
    painter.end()
    return pixmap


def _paint_seams(
    painter: QPainter,
    centre: QPointF,
    lattice: duchy_picture.Lattice,
    duchy: Duchy,
    style: PaintStyle,
) -> None:
    """Paint a stitched line between two boards, under the tiles."""
    wide = max(1.4, lattice.radius * 0.05)
    pen = QPen(translucent(pieces.ground_of(style.palette).seam, 0.9), wide)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([lattice.radius * 0.16 / wide, lattice.radius * 0.12 / wide])
    painter.setPen(pen)
    for start, end in duchy_picture.seams(duchy, lattice, centre):
        painter.drawLine(start, end)


def region_lines(
    lattice: duchy_picture.Lattice, duchy: Duchy, centre: QPointF
) -> Iterator[QPainterPath]:
    """Yield the outline of every region of two and more spaces."""
    middles = lattice.middles(duchy, centre)
    for region in regions_of(duchy):
        if len(region) > 1:
            yield duchy_picture.region_outline(
                [middles[cell] for cell in region], lattice.radius, 0.985, 0.08
            )


def paint_regions(
    painter: QPainter,
    centre: QPointF,
    lattice: duchy_picture.Lattice,
    duchy: Duchy,
    style: PaintStyle,
    strength: float = 1.0,
) -> None:
    """Paint a line round every region of two and more spaces, thick while players choose a
    duchy."""
    ground = pieces.ground_of(style.palette)
    wide = max(1.0, 0.062 * lattice.radius * strength)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for path in region_lines(lattice, duchy, centre):
        for colour, width in (
            (translucent(style.palette.shadow, 0.55), 1.9 * wide),
            (QColor(ground.region), wide),
        ):
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)


# The bench: boxes for marble and workers, storage spaces, the rows of the bonus tiles


HEADINGS = {
    "storage": tr_noop("Tuscany table", "Storage"),
    "stacks": tr_noop("Tuscany table", "Stacks"),
    "bonus": tr_noop("Tuscany table", "Bonus tiles"),
}
PURSES = {
    "marble": (f"{pieces.FOLDER}/pieces/marble", tr_noop("Tuscany table", "marble")),
    "workers": ("pieces/worker", tr_noop("Tuscany table", "workers")),
}
"""The picture and the word of a box, by its contents."""
NOT_OWNED = 0.42


def bench_background(layout: duchy_layout.BenchLayout, style: PaintStyle) -> Background:
    """Return the fixed part of the bench."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.rect, layout.u), style)
    u, palette = layout.u, style.palette
    brush.draw_card(painter, layout.rect, style, 12 * u, lift=3)
    for kind, purse in layout.purses.items():
        name, caption = PURSES[kind]
        brush.draw_card(painter, purse.rect, style, 9 * u, palette.raised, palette.line2, lift=2)
        brush.draw_sprite(painter, name, purse.piece, style)
        words = tr("Tuscany table", caption)
        brush.draw_text(
            painter,
            style,
            purse.words,
            words,
            fonts.text_font(10.5 * u, 500),
            palette.text2,
            "middle",
        )
    for heading, at in layout.headings.items():
        words = tr("Tuscany table", HEADINGS[heading])
        brush.draw_text(
            painter, style, at, words, fonts.text_font(11.5 * u, 600), palette.text2, "middle"
        )
    for kind, row in layout.rows.items():
        brush.draw_card(painter, row, style, 8 * u, palette.panel2, palette.line, lift=0)
        tile = layout.tiles[kind]
        painter.setOpacity(NOT_OWNED)
        brush.draw_sprite(painter, pieces.bonus_art(kind), tile, style)
        painter.setOpacity(1)
    paint_free_places(painter, layout.places, style)
    painter.end()
    return pixmap, corner


def paint_free_places(painter: QPainter, places: dict[Slot, SlotPlace], style: PaintStyle) -> None:
    """Paint the empty storage spaces and stacks."""
    for slot, place in places.items():
        if not place.shown:
            continue
        if slot.kind == "store" and not place.small:
            name = f"{pieces.FOLDER}/cells/storage-{style.theme}"
            brush.draw_sprite(painter, name, place.rect.adjusted(2, 2, -2, -2), style)
        elif slot.kind in ("stack", "store"):
            _paint_empty(painter, slot, place, style)


def _paint_empty(painter: QPainter, slot: Slot, place: SlotPlace, style: PaintStyle) -> None:
    palette = style.palette
    pen = QPen(QColor(palette.line2), 1.2 * style.u)
    pen.setDashPattern([3, 2.4])
    painter.setPen(pen)
    painter.setBrush(QColor(palette.well))
    painter.drawPath(place.hexagon(0.93, 0.1))
    if slot.kind == "stack" and place.rect.height() > 20 * style.u:
        number = PHASES[int(slot.at or 0)]
        font = fonts.heading_font(11 * style.u)
        brush.draw_text(painter, style, place.rect, number, font, palette.text3, "middle")
