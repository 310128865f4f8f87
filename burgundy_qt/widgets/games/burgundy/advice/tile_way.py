"""The way of a tile over the table: in the joints between the cells of an estate, and round the
bench of a team."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPointF

from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.widgets.advice.game_advice import Step
from burgundy_qt.widgets.advice.hint_marks import edge_towards
from burgundy_qt.widgets.games.burgundy.advice.joints import Joints
from burgundy_qt.widgets.games.burgundy.advice.open_country import OpenCountry
from burgundy_qt.widgets.games.burgundy.layout.layout import TableLayout
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.table_scene import TableScene


def tile_way(scene: TableScene, step: Step, source: SlotPlace, target: SlotPlace) -> list[QPointF]:
    """The points of the way of a step's tile. None leads across the table to the small card of
    another seat."""
    layout, start = cast(TableLayout | None, scene.layout), edge_towards(source, target)
    if layout is None or not is_at_hand(scene, layout):
        return []
    if step.target is not None and step.target.kind == "cell":
        return joints_round(step.target, layout).way(start, target.rect.center())
    return [start, *(corners(step, layout, source, target) or [edge_towards(target, source)])]


def is_at_hand(scene: TableScene, layout: TableLayout) -> bool:
    """Whether the estate of the seat that decides is the large one."""
    state, seat = cast(BurgundyState | None, scene.state), scene.acting
    return state is None or seat is None or state.home(seat) == state.home(layout.shown)


def joints_round(target: Slot, layout: TableLayout) -> Joints:
    """The joints of the part of an estate that a cell lies in."""
    shape = layout.modules.shape
    middles = {
        cell: layout.places[Slot("cell", target.owner, cell)].rect.center() for cell in shape.sites
    }
    radius = layout.places[target].rect.height() / 2
    part = shape.part_round(str(target.at))
    country = OpenCountry(list(middles.values()), radius) if len(part) < len(middles) else None
    return Joints([middles[cell] for cell in part], radius, country)


def corners(step: Step, layout: TableLayout, source: SlotPlace, target: SlotPlace) -> list[QPointF]:
    """On a table of teams, where a way from the market to the bench turns: beside the estate, and
    below it."""
    if not layout.modules.teams or step.source is None or step.source.kind != "market":
        return []
    x = (layout.market.rect.right() + layout.estate.rect.left()) / 2
    y, above = layout.bench.rect.y() + 2 * layout.u, target.rect.center().x()
    turns = [QPointF(x, source.rect.center().y()), QPointF(x, y), QPointF(above, y)]
    return [*turns, QPointF(above, target.rect.top())]
