"""A game that is only a map of plain squares beside a panel, for the tests of the scene."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPixmap

from burgundy_qt.rules.ruleset import NOBODY, Asked, KnownState
from burgundy_qt.widgets.sprites.brush import SpritePainter
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot, SlotPlace, Sprite
from burgundy_qt.widgets.table.camera import Camera, fitted
from burgundy_qt.widgets.table.game_table import GameTable, HoverContent, Mark, SlotGroup, SlotRoles
from burgundy_qt.widgets.table.timeline import Change, Travel

HAND, CARD = Slot("hand"), Slot("card")
PANEL = 160


@dataclass(frozen=True)
class Lying(KnownState):
    """The state: a picture for each slot. No event changes it."""

    asked: Asked = NOBODY
    sprites: Mapping[Slot, Sprite] = field(default_factory=dict)

    @classmethod
    def beginning(cls, told):
        return cls(sprites=told["faces"])

    @classmethod
    def from_object(cls, told, before=None):
        return cls.beginning(told)

    def to_object(self):
        return {"faces": self.sprites}

    def after(self, event):
        return self


def tile(x, y):
    return Slot("tile", None, f"{x},{y}")


@dataclass(frozen=True)
class Sheet:
    """A layout with a panel on the left and the map beside it."""

    size: QSizeF
    cells: frozenset
    camera: Camera
    u, near_side, others = 1.0, 0.0, ()
    log, middle = QRectF(), QPointF(450, 300)

    @property
    def map(self):
        return QRectF(PANEL, 20, self.size.width() - PANEL - 20, self.size.height() - 120)

    large = map

    @property
    def prompt(self):
        return QRectF(PANEL, self.size.height() - 100, 600, 80)

    @property
    def whole(self):
        xs, ys = zip(*self.cells, strict=True)
        return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)

    @property
    def fitted(self):
        return fitted(self.whole, self.map)

    def seen_by(self, camera):
        return replace(self, camera=camera)

    @property
    def places(self):
        return {slot: self.place(slot) for slot in (HAND, *(tile(x, y) for x, y in self.cells))}

    @property
    def card(self):
        """Return the place of a card at the lower right corner of the map."""
        return QRectF(self.map.right() - 150, self.map.bottom() - 200, 120, 190)

    def place(self, slot, of=1):
        if slot == HAND:
            return SlotPlace(QRectF(20, 60, 120, 120), "square")
        if slot == CARD:
            return SlotPlace(self.card, "square")
        if slot.kind != "tile":
            return None
        x, y = map(int, slot.at.split(","))
        rect = self.camera.rect(QRectF(x, y, 1, 1), self.map)
        return SlotPlace(rect, "square", on_map=True)

    def clock(self, seat):
        return QPointF(), 16.0


def paint_ground(style):
    pixmap = QPixmap(8, 8)
    pixmap.fill(QColor("green"))
    return pixmap, QPointF(2, 1)


def paint_tile(what, size, style):
    pixmap = QPixmap(round(size * style.dpr), round(size * style.dpr))
    pixmap.setDevicePixelRatio(style.dpr)
    pixmap.fill(QColor(what))
    return pixmap


def paint_veil(corner, unit, style):
    return paint_tile("gray", unit, style), QPointF(*corner)


class MapTable(GameTable):
    """Answer for a game in which tiles come from the hand onto a map."""

    state_type = Lying
    sprite_painter = SpritePainter(painted={"tile": paint_tile})
    kinds = SlotRoles(
        touched={"tile"},
        explained={"tile", "hand"},
        on_top=(),
        only_shown=(),
        pieces=(),
        lifted={"hand"},
        rising=(),
        map_grounds={"meadow": 0.5, "pointed": 5, "claims": 5},
    )
    has_map = True

    def picture(self, state):
        return dict(state.sprites)

    def layout(self, size, state, shown, text, compact):
        slots = [slot for slot in state.sprites if slot.kind == "tile"]
        cells = frozenset(tuple(map(int, slot.at.split(","))) for slot in slots)
        sheet = Sheet(size, cells, Camera(QPointF(), 1))
        return replace(sheet, camera=sheet.fitted)

    def printed(self, state, seat, offers):
        return ()

    def backgrounds(self, layout, style, names, printed):
        return {"meadow": partial(paint_ground, style)}

    def overlay(self, name, slot, state, layout, style):
        """Return a veil over the tile under the pointer, or one over the whole map."""
        if slot is not None and not slot.at:
            return {}
        corner = QPointF(*map(int, slot.at.split(","))) if slot else layout.whole.topLeft()
        return {name: partial(paint_veil, (corner.x(), corner.y()), layout.camera.unit, style)}

    def animate(self, state, step):
        after = self.state_of(step.view)
        laid = [
            (slot, sprite) for slot, sprite in after.sprites.items() if slot not in state.sprites
        ]
        changes = [Change(280, slot, sprite) for slot, sprite in laid]
        return [Travel(0, sprite, HAND, slot) for slot, sprite in laid] + changes, after

    def slots_of(self, target, state, seat):
        return [
            slot for slot in state.sprites if (slot.kind, slot.at) == (target.kind, target.place)
        ]

    def target_of(self, slot, state, seat):
        return ClickTarget(slot.kind, slot.at)

    def wheel_target(self, offers, notches):
        turned = ClickTarget("turn", "right" if notches > 0 else "left")
        return turned if ClickTarget("turn", "left") in offers else None

    def last_move(self, view, state, seat):
        return Mark(None, 0, False)

    def explain(self, slot, state, names, offer):
        return HoverContent(None, str(slot.at), names[0], "")

    def groups(self, state):
        return (SlotGroup(lambda state, names: "Map", tuple(state.sprites)),)

    def group_shape(self, state):
        return tuple(state.sprites)

    def slot_name(self, slot, state, names):
        return str(slot.at)


MAPS = MapTable()


def of_map(table, cells, game_id="maps"):
    """Return a view of a game with tiles on these cells."""
    tiles = {HAND: Sprite("tile", "red"), **{tile(*cell): Sprite("tile", "blue") for cell in cells}}
    return replace(
        table.seen(), game_id=game_id, state={"game": "maps", "result": None, "faces": tiles}
    )
