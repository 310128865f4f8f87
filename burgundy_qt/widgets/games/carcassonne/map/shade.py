"""What is painted over the land of the map, under its pieces: what is pointed at, claims, the cells
of a castle, and what is switched on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.carcassonne.known_state import Castle
from burgundy_qt.widgets.games.carcassonne.look.tiles import cell_of
from burgundy_qt.widgets.games.carcassonne.map.claims import Claim, mark_claim
from burgundy_qt.widgets.games.carcassonne.map.land import Brush, Land
from burgundy_qt.widgets.games.carcassonne.map.lighting import light, shade_land, watch
from burgundy_qt.widgets.games.carcassonne.map.marks import (
    draw_dead_cells,
    draw_edges,
    draw_fitting_cells,
    draw_numbers,
)
from burgundy_qt.widgets.games.carcassonne.table_state import TableState, holders
from burgundy_qt.widgets.sprites.brush import scene_canvas
from burgundy_qt.widgets.sprites.paint_style import PaintStyle
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.game_table import Ground, MapLayout

LEVELS: Mapping[str, float] = {
    "over-dead": 1.3,
    "over-edges": 1.42,
    "asked": 1.45,
    "over-pointed": 1.5,
    "over-claims": 1.5,
    "over-numbers": 1.55,
}
"""How far up on the map what is painted here lies: over tiles and towers, under what stands on
them. `asked` is there as long as the table is so, the others while they are shown."""
MARGIN = 6.0
"""So many pixels a rim may reach over the edge of the land."""
AROUND = 1
"""So many cells around what is seen are painted too, for who moves the map."""


class Marks(NamedTuple):
    """What is to be seen over the land: the places of the feature that is lit, the cells that watch
    a castle and its seat, what is claimed, what is switched on, and where a tile would fit."""

    lit: tuple[str, ...] = ()
    watching: tuple[str, ...] = ()
    lord: int = 0
    claims: tuple[Claim, ...] = ()
    edges: bool = False
    numbered: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    fitting: tuple[str, ...] = ()


NOTHING = Marks()


def switches() -> Mapping[str, str]:
    """What the menu View can lay over the map."""
    return {
        "numbers": tr("Carcassonne table", "Numbers of the tiles"),
        "edges": tr("Carcassonne table", "Edges of the tiles"),
        "dead": tr("Carcassonne table", "Places that no tile fits"),
    }


def over(
    name: str, spot: Slot | None, state: TableState, layout: MapLayout, look: PaintStyle
) -> Mapping[str, partial[Ground]]:
    """How to paint what is shown by a name: `pointed` with a spot, `claims`, `edges`, `numbers`,
    `dead`; nothing where that changes nothing."""
    marks = _shown(name, spot, state)
    if marks == NOTHING:
        return {}
    return {f"over-{name}": ground_of(Land.of(state), marks, layout, look)}


def _shown(name: str, spot: Slot | None, state: TableState) -> Marks:
    match name:
        case "pointed":
            return pointed(state, spot)
        case "claims":
            return Marks(claims=claims_on(state))
        case "edges":
            return Marks(edges=True)
        case "numbers":
            return Marks(numbered=tuple(state.laid_by))
        case "dead":
            dead = (cell for cell, told in state.cells.items() if not told["fits"])
            return Marks(dead=tuple(dead))
    return NOTHING


def ground_of(land: Land, marks: Marks, layout: MapLayout, look: PaintStyle) -> partial[Ground]:
    """How to paint marks over what is seen of the map; equal ones paint the same."""
    return partial(_paint, land, marks, _near(layout, land, marks), layout.camera.unit, look)


def _near(layout: MapLayout, land: Land, marks: Marks) -> QRectF:
    """The cells that are seen or nearly so, as far as there is anything to be painted."""
    cells = [*(tile.cell for tile in land.tiles), *marks.watching, *marks.dead, *marks.fitting]
    whole = QRectF()
    for x, y in map(cell_of, cells):
        whole = whole.united(QRectF(x, y, 1, 1))
    seen = layout.camera.seen(layout.map).toAlignedRect()
    seen.adjust(-AROUND, -AROUND, AROUND, AROUND)
    return whole.intersected(QRectF(seen))


def pointed(state: TableState, spot: Slot | None) -> Marks:
    """What lies under the pointer: all of its feature, what a castle watches, or where a tile of a
    bazaar would fit."""
    match spot:
        case Slot("feature" | "meeple" | "place", _, str(place)):
            feature = state.feature_at(place)
            if feature is not None:
                return Marks(lit=tuple(feature["places"]))
        case Slot("castle", _, str(town)) if town in state.castles:
            return _around(state.castles[town])
        case Slot("stall", _, int(slot)) if state.bazaar is not None:
            kind = state.bazaar.drawn[slot]
            cells = (name for name, cell in state.cells.items() if kind in cell["kinds"])
            return Marks(fitting=tuple(cells))
    return NOTHING


def asked(state: TableState) -> Marks:
    """What a decision is about: a town that may become a castle, a castle that may score; after the
    end the fields that were scored."""
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
    """The two cells of a castle, and the two on each of its long sides."""
    one, other = map(cell_of, cells)
    ways = ((-1, 0), (0, 0), (1, 0)) if one[0] == other[0] else ((0, -1), (0, 0), (0, 1))
    return tuple(f"{x + dx},{y + dy}" for dx, dy in ways for x, y in (one, other))


def claims_on(state: TableState) -> tuple[Claim, ...]:
    """Every feature with followers, held by who has most there; at the end only the fields are
    left to be looked at."""
    held = (feature for feature in state.features.values() if any(feature["meeples"]))
    return tuple(
        Claim(tuple(feature["places"]), tuple(holders(feature)))
        for feature in held
        if not state.is_over or feature["kind"] == "field"
    )


def _paint(land: Land, marks: Marks, near: QRectF, unit: float, look: PaintStyle) -> Ground:
    room = QRectF(QPointF(), near.size() * unit).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    pixmap, painter, corner = scene_canvas(room, look)
    brush = Brush(painter, -near.topLeft() * unit, unit)
    if marks.lit:
        shade_land(brush, land, look)
        light(brush, land.parts(marks.lit))
    if marks.watching:
        watch(brush, marks.watching, land, marks.lord, look)
    for claim in marks.claims:
        mark_claim(brush, land, claim, look)
    if marks.edges:
        draw_edges(brush, land, look)
    draw_dead_cells(brush, marks.dead, look)
    draw_fitting_cells(brush, marks.fitting, look)
    draw_numbers(brush, marks.numbered, look)
    painter.end()
    return pixmap, near.topLeft() + corner / unit
