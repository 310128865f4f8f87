"""Painters for the sprites of Burgundy: tiles, goods, the stones of the clock, and the parts of
modules."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from burgundy_qt.rules.burgundy import known_places
from burgundy_qt.rules.burgundy.known_places import INNS
from burgundy_qt.widgets.games.burgundy import estate_picture, estate_shape
from burgundy_qt.widgets.games.burgundy.estate_picture import band_of
from burgundy_qt.widgets.sprites import brush, places
from burgundy_qt.widgets.sprites.places import Highlight, Slot, Sprite
from burgundy_qt.widgets.table.game_table import TargetHighlights
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import TILE, darker, mix
from burgundy_qt.widgets.theme.sprite_files import SMOOTH, transparent_pixmap

# A milestone of the solo game: a round stone with its number.


BEYOND = 0.45  # how far a stone beyond the target fades into its background


def milestone_pixmap(what: str, width: float, style: brush.PaintStyle) -> QPixmap:
    """Return the stone in a square of `width` logical pixels; `what` is its number, "45", or
    "50-beyond" past the target."""
    number, _, beyond = what.partition("-")
    size = max(1, round(width * style.dpr))
    pixmap = transparent_pixmap(QSize(size, size), style.dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH | QPainter.RenderHint.TextAntialiasing)
    palette, line = style.palette, 0.065 * width
    ground = palette.panel2 if beyond else palette.raised
    painter.setBrush(QColor(ground))
    painter.setPen(
        QPen(QColor(mix(palette.line2, ground, BEYOND) if beyond else palette.line2), line)
    )
    painter.drawEllipse(QRectF(line, line, width - 2 * line, width - 2 * line))
    room = QSizeF(0.78 * width, 0.56 * width)
    painter.setFont(brush.grown(fonts.number_font(0.5 * width), number, room, style.text))
    painter.setPen(QColor(palette.text3 if beyond else palette.text))
    metrics = QFontMetricsF(painter.font())
    left = (width - metrics.horizontalAdvance(number)) / 2
    painter.drawText(QPointF(left, (width + metrics.capHeight()) / 2), number)
    painter.end()
    return pixmap


# All sprites of Burgundy.


ESTATE = "estate:"
"""The prefix of an estate's name in the picture of an answer."""
SHADED = "good", "bonus", "shield"
LEVELS = {
    "bay": 4.0,
    "trough": 3.0,
    "cell": 2.0,
    "start": 1.5,
    "band": 1.8,
    "route": 2.0,
    "space": 2.5,
    "shield": 3.5,
    "worn": 3.2,
    "reach": 2.0,
    "flag": 4.0,
    "counter": 5.0,
}


def art_name(sprite: Sprite, style: brush.PaintStyle, small: bool) -> str:
    """Return the name of the art of a sprite."""
    match sprite.kind:
        case "tile":
            return sprite_files.tile_art(sprite.what, style.edition, small)
        case "good":
            return f"goods/{sprite.what}"
        case "bonus":
            colour, size, seats = sprite.what.split("-")
            return sprite_files.bonus_art(colour, size, int(seats))
        case "phase" | "round":
            return f"tracks/{sprite.kind}-{sprite.what}-{style.theme}"
        case "flag":
            return style.seat_styles.flag(int(sprite.what))
        case "shield":
            return estate_picture.shield_art(int(sprite.what), small)
        case "route":
            return estate_picture.route_art(int(sprite.what), small)
        case "laid":
            return estate_picture.laid_art(int(sprite.what), small)
        case "plate" if sprite.what == "next":
            return estate_picture.next_space_art(style.theme, small)
        case "plate":
            return estate_picture.covered_space_art(sprite.what, small)
        case "post":
            return f"posts/{sprite.what}"
        case "seal":
            return estate_picture.seal_art(int(sprite.what))
    raise ValueError(f"a sprite of the kind {sprite.kind!r} has no picture")


def shade(sprite: Sprite, style: brush.PaintStyle, small: bool) -> str | None:
    """Return the art whose outline is the shadow of a sprite: the same one for all tiles of usual
    size."""
    if sprite.kind == "tile" and not small:
        return "tiles/castle"
    is_shaded = (
        sprite.kind in SHADED or sprite.kind == "tile" or (sprite.kind == "laid" and not small)
    )
    return art_name(sprite, style, small) if is_shaded else None


def on_card(sprite: Sprite, style: brush.PaintStyle) -> str | None:
    """Return the sprite for the corner of a hover card, which cells, tiles and bonuses fill."""
    if sprite.kind == "cell":
        colour, number = sprite.what.split("-")
        return sprite_files.cell_art(colour, int(number), style.theme)
    return art_name(sprite, style, False) if sprite.kind in ("tile", "bonus") else None


def costs(slot: Slot, highlight: Highlight) -> list[tuple[str, int]]:
    """Return the price in workers, and at depots in silver; the black depot and the stall have
    printed prices."""
    named = [("workers", highlight.cost("workers"))]
    if slot.kind == "market" and slot.owner not in (known_places.BLACK, INNS):
        named.append(("silver", highlight.cost("silver")))
    return [(kind, count) for kind, count in named if count]


def estate_on_trial(highlights: TargetHighlights) -> str | None:
    """Return the estate that is picked but not confirmed yet."""
    picked = (
        str(target.what)
        for target, highlight in highlights.items()
        if target.kind == "choice" and highlight.chosen
    )
    return next((what.removeprefix(ESTATE) for what in picked if what.startswith(ESTATE)), None)


def paint_answer(painter: QPainter, estate: str, rect: QRectF, style: brush.PaintStyle) -> None:
    """Paint an estate to choose, with its colours only."""
    cells = known_places.cells_of(style.edition, estate)
    shape = estate_shape.shape_of(cells)
    grid = estate_shape.Grid.of(
        min(rect.width() / (13 + shape.wider), rect.height() / (12 + shape.taller)), shape
    )
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, colour in ((1.3, darker(style.palette.map2, 0.2)), (0.0, "")):
        for name, cell in cells.items():
            at = rect.center() + grid.offset(name)
            path = places.hex_outline(at, grid.radius * (grow or 0.96), 1)
            painter.fillPath(path, brush.translucent(colour or TILE[cell.colour], 1))


SPRITE_PAINTER = brush.SpritePainter(
    art_name=art_name,
    shade=shade,
    painted={"milestone": milestone_pixmap},
    band=band_of,
    on_card=on_card,
    costs=costs,
    answers={ESTATE.rstrip(":"): paint_answer},
    levels=LEVELS,
)
