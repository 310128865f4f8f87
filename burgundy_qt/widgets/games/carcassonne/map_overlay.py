"""The layers over the land of the map, under its pieces: highlights, claims, the cells of a castle,
and optional layers. Also the whole map as a small picture, for the corner of a large one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.carcassonne.known_state import Castle
from burgundy_qt.widgets.games.carcassonne.map_picture import (
    Built,
    LaidOn,
    MapPicture,
    Scene,
    Standing,
)
from burgundy_qt.widgets.games.carcassonne.map_sprites import blank
from burgundy_qt.widgets.games.carcassonne.table_state import TableState, holders
from burgundy_qt.widgets.games.carcassonne.tile_picture import FOLDER, Cell, cell_of
from burgundy_qt.widgets.games.carcassonne.tile_shapes import INK, SHARED, land_of, region_path
from burgundy_qt.widgets.sprites.brush import PaintStyle, scene_canvas, seat_outline, translucent
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.game_table import Background, MapLayout
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import LIGHT, SEAT, SLATE

LEVELS: Mapping[str, float] = {
    "over-dead": 1.3,
    "over-edges": 1.42,
    "asked": 1.45,
    "over-pointed": 1.5,
    "over-claims": 1.5,
    "over-numbers": 1.55,
}
"""The levels of these layers on the map: over tiles and towers, under the pieces. The layer `asked`
exists with the table, the others while they are visible."""
MARGIN = 6.0
"""How many pixels a rim may extend over the edge of the land."""
AROUND = 1
"""How many cells around the visible part are painted too, so that moving the map shows them at
once."""


class Marks(NamedTuple):
    """The highlights over the land: the places of the highlighted feature, the cells that watch a
    castle and its seat, the claims, the optional layers, and the cells that a tile fits."""

    lit: tuple[str, ...] = ()
    watching: tuple[str, ...] = ()
    lord: int = 0
    claims: tuple[Claim, ...] = ()
    edges: bool = False
    numbered: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    fitting: tuple[str, ...] = ()


NOTHING = Marks()
ENDING = "ending"
"""The switch that puts points on the cards of seats, and nothing over the land."""


def switches() -> Mapping[str, str]:
    """Return the layers that the menu View can switch on."""
    return {
        "numbers": tr("Carcassonne table", "Tile numbers"),
        "edges": tr("Carcassonne table", "Tile edges"),
        "dead": tr("Carcassonne table", "Spaces that no tile fits"),
        ENDING: tr("Carcassonne table", "Points if the game ended now"),
    }


def over(
    name: str, slot: Slot | None, state: TableState, layout: MapLayout, style: PaintStyle
) -> Mapping[str, partial[Background]]:
    """Return painting functions for a layer: `pointed` with a slot, `claims`, `edges`, `numbers`,
    `dead`; nothing if the layer is empty."""
    marks = _shown(name, slot, state)
    if marks == NOTHING:
        return {}
    return {f"over-{name}": background_of(Land.of(state), marks, layout, style)}


def _shown(name: str, slot: Slot | None, state: TableState) -> Marks:
    match name:
        case "pointed":
            return pointed(state, slot)
        case "claims":
            return Marks(claims=claims_on(state))
        case "edges":
            return Marks(edges=True)
        case "numbers":
            return Marks(numbered=tuple(state.laid_by))
        case "dead":
            dead = (cell for cell, data in state.cells.items() if not data["fits"])
            return Marks(dead=tuple(dead))
    return NOTHING


def background_of(
    land: Land, marks: Marks, layout: MapLayout, style: PaintStyle
) -> partial[Background]:
    """Return a painting function for marks over the visible part of the map; equal marks paint the
    same."""
    return partial(
        _paint_overlay, land, marks, _near(layout, land, marks), layout.camera.unit, style
    )


def _near(layout: MapLayout, land: Land, marks: Marks) -> QRectF:
    """Return the cells in and near the visible part that have something to paint."""
    cells = [*(tile.cell for tile in land.tiles), *marks.watching, *marks.dead, *marks.fitting]
    whole = QRectF()
    for x, y in map(cell_of, cells):
        whole = whole.united(QRectF(x, y, 1, 1))
    seen = layout.camera.seen(layout.map).toAlignedRect()
    seen.adjust(-AROUND, -AROUND, AROUND, AROUND)
    return whole.intersected(QRectF(seen))


def pointed(state: TableState, slot: Slot | None) -> Marks:
    """Return the marks for the slot under the pointer: its whole feature, the cells that a castle
    watches, or the cells that a tile of a bazaar fits."""
    match slot:
        case Slot("feature" | "meeple" | "place", _, str(place)):
            feature = state.feature_at(place)
            if feature is not None:
                return Marks(lit=tuple(feature["places"]))
        case Slot("castle", _, str(town)) if town in state.castles:
            return _around(state.castles[town])
        case Slot("stall", _, int(number)) if state.bazaar is not None:
            kind = state.bazaar.drawn[number]
            cells = (name for name, cell in state.cells.items() if kind in cell["kinds"])
            return Marks(fitting=tuple(cells))
    return NOTHING


def asked(state: TableState) -> Marks:
    """Return the marks for a decision: a town that may become a castle, a castle that may score;
    after the end the fields that scored."""
    if state.is_over:
        return Marks(claims=claims_on(state))
    about, decision, seat = state.asked.about, state.asked.decision, state.asked.seat
    if decision == "claim" and about in state.castles and about is not None:
        return _around(state.castles[about])
    if decision == "castle" and about is not None and seat is not None:
        town = state.feature_at(about)
        if town is not None:
            cells = tuple(dict.fromkeys(place.partition("/")[0] for place in town["places"]))
            return Marks(watching=vicinity(cells), lord=seat)
    return NOTHING


def _around(castle: Castle) -> Marks:
    return Marks(watching=vicinity(castle.cells), lord=castle.seat)


def vicinity(cells: tuple[str, ...]) -> tuple[str, ...]:
    """Return the two cells of a castle, and the two on each of its long sides."""
    one, other = map(cell_of, cells)
    ways = ((-1, 0), (0, 0), (1, 0)) if one[0] == other[0] else ((0, -1), (0, 0), (0, 1))
    return tuple(f"{x + dx},{y + dy}" for dx, dy in ways for x, y in (one, other))


def claims_on(state: TableState) -> tuple[Claim, ...]:
    """Return every feature with followers and the seats with the most there; at the end only fields
    are left."""
    held = (feature for feature in state.features.values() if any(feature["meeples"]))
    return tuple(
        Claim(tuple(feature["places"]), tuple(holders(feature)))
        for feature in held
        if not state.is_over or feature["kind"] == "field"
    )


def _paint_overlay(
    land: Land, marks: Marks, near: QRectF, unit: float, style: PaintStyle
) -> Background:
    room = QRectF(QPointF(), near.size() * unit).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    pixmap, painter, corner = scene_canvas(room, style)
    brush = Brush(painter, -near.topLeft() * unit, unit)
    if marks.lit:
        shade_land(brush, land, style)
        light(brush, land.parts(marks.lit))
    if marks.watching:
        watch(brush, marks.watching, land, marks.lord, style)
    for claim in marks.claims:
        mark_claim(brush, land, claim, style)
    if marks.edges:
        draw_edges(brush, land, style)
    draw_dead_cells(brush, marks.dead, style)
    draw_fitting_cells(brush, marks.fitting, style)
    draw_numbers(brush, marks.numbered, style)
    painter.end()
    return pixmap, near.topLeft() + corner / unit


# The land under the layers: the tiles by cell, and the parts of a feature on them.


BRIDGE = "bridge"
Part = tuple[Cell, QPainterPath]
"""A part of a feature on the tile of a cell, in tile units."""


class Land(NamedTuple):
    """All tiles of a map; equal maps have equal land."""

    tiles: tuple[LaidOn, ...]

    @classmethod
    def of(cls, state: TableState) -> Land:
        """Return the land of a table."""
        return cls(
            tuple(
                LaidOn(cell, tile.kind, tile.rotation, state.bridges.get(cell))
                for cell, tile in state.tiles.items()
            )
        )

    def parts(self, places: Iterable[str]) -> list[Part]:
        """Return the parts of the tiles at these places."""
        laid = {tile.cell: tile for tile in self.tiles}
        found = []
        for place in places:
            cell, _, segment = place.partition("/")
            if cell in laid:
                tile = laid[cell]
                if segment == BRIDGE:
                    segment = f"{BRIDGE}-{tile.bridge or 'ew'}"
                found.append((cell_of(cell), region_path(tile.kind, tile.rotation, segment)))
        return found


class Brush(NamedTuple):
    """A painter whose units are tiles: the position of the corner of the cell 0,0, and the pixels
    of a tile."""

    painter: QPainter
    origin: QPointF
    unit: float

    def cell(self, cell: Cell) -> QRectF:
        """Return a cell in pixels."""
        return QRectF(
            self.origin + QPointF(*cell) * self.unit, QRectF(0, 0, 1, 1).size() * self.unit
        )

    def on(self, parts: Iterable[Part]) -> Iterator[QPainterPath]:
        """Yield the outline of each part in turn, with the painter in tile units of its cell."""
        for cell, path in parts:
            self.painter.save()
            self.painter.translate(self.origin + QPointF(*cell) * self.unit)
            self.painter.scale(self.unit, self.unit)
            yield path
            self.painter.restore()


# The optional layers: the order of tiles, their edges, and the cells that no tile fits any more.


EDGE_STRENGTH = 0.07, 0.22
"""The opacity of tile edges, usually and with high contrast."""
LEAST_NUMBER, LARGEST_NUMBER = 9.0, 0.24
"""The size of a tile's number: at least, in pixels, and at most for large text, in tiles."""
FITTING = 0.75
"""The opacity of the ring around a cell that a tile of the bazaar would fit."""


def draw_edges(brush: Brush, land: Land, style: PaintStyle) -> None:
    """Draw a thin line between tiles."""
    brush.painter.setPen(
        QPen(translucent(INK, EDGE_STRENGTH[style.palette.is_high]), max(1.0, 1.4 * style.u))
    )
    for tile in land.tiles:
        box = brush.cell(cell_of(tile.cell))
        brush.painter.drawLine(QLineF(box.topRight(), box.bottomRight()))
        brush.painter.drawLine(QLineF(box.bottomLeft(), box.bottomRight()))


def draw_numbers(brush: Brush, cells: Sequence[str], style: PaintStyle) -> None:
    """Draw on every tile of these cells its number in the order of placement."""
    usual = max(LEAST_NUMBER, brush.unit * 0.15)
    size = max(usual, min(usual * style.text, brush.unit * LARGEST_NUMBER))
    brush.painter.setFont(fonts.number_font(size))
    for number, cell in enumerate(cells, 1):
        box = brush.cell(cell_of(cell))
        wide = size * (0.9 + 0.62 * len(str(number)))
        plate = QRectF(box.left() + 0.06 * box.width(), 0, wide, size * 1.4)
        plate.moveTop(box.top() + 0.06 * box.height())
        brush.painter.setPen(QPen(QColor(style.palette.line2), 1))
        brush.painter.setBrush(translucent(style.palette.panel, 0.9))
        brush.painter.drawRoundedRect(plate, size * 0.35, size * 0.35)
        brush.painter.setPen(QColor(style.palette.text))
        brush.painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(number))


def draw_dead_cells(brush: Brush, cells: Iterable[str], style: PaintStyle) -> None:
    """Draw a cross on every empty cell that none of the tiles left would fit."""
    for cell in cells:
        box = brush.cell(cell_of(cell))
        arm, middle = box.width() * 0.16, box.center()
        brush.painter.setPen(Qt.PenStyle.NoPen)
        brush.painter.setBrush(translucent(style.palette.text3, 0.16))
        inside = box.adjusted(*(each * 0.06 * box.width() for each in (1, 1, -1, -1)))
        brush.painter.drawRoundedRect(inside, box.width() * 0.05, box.width() * 0.05)
        pen = QPen(QColor(style.palette.text3), max(1.6, box.width() * 0.035))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        brush.painter.setPen(pen)
        for way in (1, -1):
            end = QPointF(arm, arm * way)
            brush.painter.drawLine(QLineF(middle - end, middle + end))


def draw_fitting_cells(brush: Brush, cells: Iterable[str], style: PaintStyle) -> None:
    """Draw the empty cells that a tile would fit, paler than offers."""
    palette = style.palette
    for cell in cells:
        box = brush.cell(cell_of(cell))
        edge = 0.06 * box.width()
        brush.painter.setPen(
            QPen(translucent(palette.glow, FITTING), max(1.4, 0.045 * box.width()))
        )
        brush.painter.setBrush(translucent(palette.glow_core, FITTING / 3))
        inside = box.adjusted(edge, edge, -edge, -edge)
        brush.painter.drawRoundedRect(inside, edge, edge)


# The feature under the pointer: the land around it is in the shade, and it has a rim.


SHADE, PALER_SHADE = 0.40, 0.30
RIM, RIM_INK = 0.034, 0.016
"""The widths of the rim and its dark edge, in tiles."""
THINNEST = 1.8
Mode = QPainter.CompositionMode


def shade_land(brush: Brush, land: Land, style: PaintStyle, strength: float = SHADE) -> None:
    """Draw the shade over the land; the table stays bright."""
    shade = translucent(land_of(style.palette).shade, strength)
    for tile in land.tiles:
        brush.painter.fillRect(brush.cell(cell_of(tile.cell)), shade)


def light(brush: Brush, parts: Sequence[Part], colour: str = LIGHT.hover) -> None:
    """Remove the shade from a feature, and draw a rim along it."""
    wide = max(RIM, THINNEST / brush.unit)
    edge = max(RIM_INK, 1.3 / brush.unit)
    for line, width in ((INK, 2 * (wide + edge)), (colour, 2 * wide)):
        outline(brush, parts, QPen(QColor(line), width))
    clear(brush, parts)


def outline(brush: Brush, parts: Sequence[Part], pen: QPen) -> None:
    """Draw a line along every part."""
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    for path in brush.on(parts):
        brush.painter.setPen(pen)
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.painter.drawPath(path)


def clear(brush: Brush, parts: Sequence[Part]) -> None:
    """Clear the parts; they meet on whole pixels, so there are no seams."""
    brush.painter.setCompositionMode(Mode.CompositionMode_Clear)
    for path in brush.on(parts):
        brush.painter.fillPath(path, Qt.GlobalColor.black)
    brush.painter.setCompositionMode(Mode.CompositionMode_SourceOver)


def watch(brush: Brush, cells: Sequence[str], land: Land, seat: int, style: PaintStyle) -> None:
    """Draw a dashed frame in the lord's colour round the cells where a feature completes a
    castle."""
    shade_land(brush, land, style, PALER_SHADE)
    around = QRectF()
    for cell in cells:
        around = around.united(brush.cell(cell_of(cell)))
    brush.painter.setCompositionMode(Mode.CompositionMode_Clear)
    brush.painter.fillRect(around, Qt.GlobalColor.black)
    brush.painter.setCompositionMode(Mode.CompositionMode_SourceOver)
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    frame, u = around.adjusted(1, 1, -1, -1), style.u
    brush.painter.setPen(QPen(QColor(LIGHT.hover), 4.6 * u))
    brush.painter.drawRoundedRect(frame, 8 * u, 8 * u)
    pen = QPen(QColor(seat_outline(seat, style)), 2.6 * u)
    pen.setDashPattern([9 / 2.6, 6 / 2.6])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    brush.painter.setPen(pen)
    brush.painter.drawRoundedRect(frame, 8 * u, 8 * u)


# The claims of seats: a tint, the seat's mark as a pattern, a dashed edge; shared land has the
# marks and the edges of all its seats in turn.


TINT, WEAVE = 0.26, 0.72
THREAD = 0.24
"""The distance between the marks of a pattern, in tiles; a mark fills a part of it."""
MARK = 0.56
CLAIM_EDGE = 0.030
DASH = 3.2, 2.2
SLATE_LINE = "#B9B3C6"
"""The edge of the dark seat's land."""


class Claim(NamedTuple):
    """A feature with followers: its places, and the seats that share it."""

    places: tuple[str, ...]
    seats: tuple[int, ...]


def mark_claim(brush: Brush, land: Land, claim: Claim, style: PaintStyle) -> None:
    """Draw the tint, the pattern and the edge of a claim over its land."""
    parts = land.parts(claim.places)
    colours = tuple(style.seat_styles.colours[seat] for seat in claim.seats)
    _draw_edge(brush, parts, colours)
    clear(brush, parts)
    tint = translucent(SEAT[colours[0]] if len(colours) == 1 else SHARED, TINT)
    weave = _weave(brush, colours, style)
    for path in brush.on(parts):
        brush.painter.fillPath(path, tint)
        brush.painter.setOpacity(WEAVE)
        brush.painter.fillPath(path, weave)
        brush.painter.setOpacity(1)


def _draw_edge(brush: Brush, parts: Sequence[Part], colours: Sequence[int]) -> None:
    wide = 2 * max(CLAIM_EDGE, 2.2 / brush.unit)
    outline(brush, parts, QPen(QColor(INK), wide + 2.4 / brush.unit))
    if len(colours) > 1:
        outline(brush, parts, QPen(QColor(_line(colours[1])), wide))
    dashed = QPen(QColor(_line(colours[0])), wide)
    dashed.setDashPattern(list(DASH))
    dashed.setCapStyle(Qt.PenCapStyle.FlatCap)
    outline(brush, parts, dashed)


def _line(colour: int) -> str:
    return SLATE_LINE if colour == SLATE else SEAT[colour]


def _weave(brush: Brush, colours: tuple[int, ...], style: PaintStyle) -> QBrush:
    """Return the pattern of every tile: a whole number of marks fits in."""
    many = max(2, len(colours))
    marks = many * max(1, round(1 / THREAD / many))
    step = max(4, round(brush.unit * style.dpr / marks))
    weave = QBrush(_woven(colours, step))
    weave.setTransform(QTransform.fromScale(1 / (marks * step), 1 / (marks * step)))
    return weave


@lru_cache(maxsize=24)
def _woven(colours: tuple[int, ...], step: int) -> QPixmap:
    """Return the marks in rows like bricks; seats that share the land take turns."""
    many = max(2, len(colours))
    side = step * many
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH)
    for at in range(many):
        colour = colours[at % len(colours)]
        middle = QPointF((at + 0.5) * step, (at + 0.5) * step)
        mark = sprite_files.pixmap(f"{FOLDER}/followers/mark-{colour}", step * MARK)
        painter.drawPixmap(middle - QPointF(mark.width() / 2, mark.height() / 2), mark)
    painter.end()
    return pixmap


# The corner of a map that is larger than its room.


def scene_of(state: TableState) -> Scene:
    """Return the scene of a table's map."""
    return Scene(
        Land.of(state).tiles,
        tuple(Standing(place, seat) for place, seat in state.meeples.items()),
        tuple(
            Built(castle.cells, castle.seat if castle.is_occupied else None)
            for castle in state.castles.values()
        ),
    )


def map_picture(state: TableState, whole: QRectF, size: QSizeF, style: PaintStyle) -> QPixmap:
    """Return the part `whole` of the plane, in tiles, in the middle of a picture of that size."""
    scene = scene_of(state)
    key = "carcassonne/map", scene, whole.getRect(), size.toTuple(), style.dpr, style.theme
    return sprite_files.cached_picture(
        (*key, style.seat_styles), partial(_paint_corner, scene, whole, size, style)
    )


def _paint_corner(scene: Scene, whole: QRectF, size: QSizeF, style: PaintStyle) -> QPixmap:
    with blank(size.width(), size.height(), style) as (pixmap, painter):
        picture = MapPicture.of(scene, QRectF(QPointF(), size), whole)
        picture.paint(painter, style.palette, style.dpr, style.seat_styles)
    return pixmap
