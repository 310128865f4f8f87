"""The tabletop: fixed backgrounds, and on every slot of the picture one item that shows its sprite.
A pressed piece that may be lifted follows the pointer after a few pixels."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from burgundy_qt.language.translation import spoken
from burgundy_qt.widgets.sprites import brush, highlight_rings, scene_items, sprite_pixmaps
from burgundy_qt.widgets.sprites.places import ClickTarget, Picture, Slot, SlotPlace, Sprite
from burgundy_qt.widgets.table.camera import Camera
from burgundy_qt.widgets.table.game_table import Background, Layout, SlotRoles

if TYPE_CHECKING:
    from burgundy_qt.widgets.table.game_table import MapLayout


# The plane of a map: all its items move and stretch together while the person moves the map.


LEVEL = 0.5
"""Over the backgrounds of the table, under its pieces."""


class Plane:
    """The parent of the items on the map, which stay at their places of the layout: `show` moves
    only the plane and repaints no item. Without a map it is empty."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._frame = QGraphicsRectItem()
        self._frame.setPen(QPen(Qt.PenStyle.NoPen))
        self._frame.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._frame.setZValue(LEVEL)
        self.carrier = QGraphicsRectItem(self._frame)
        self.carrier.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        scene.addItem(self._frame)
        self.layout: MapLayout | None = None
        self.camera: Camera | None = None
        self._moved = QTransform()

    @property
    def room(self) -> QRectF:
        """The rectangle of the map in the scene; empty without one."""
        return self.layout.map if self.layout is not None else QRectF()

    def lay(self, layout: MapLayout | None) -> None:
        """Take over a layout, and show the map by its camera."""
        self.layout = layout
        self._frame.setRect(self.room)
        self._move(QTransform())
        self.camera = layout.camera if layout is not None else None

    def show(self, camera: Camera) -> None:
        """Show the map by a camera other than that of the layout."""
        if self.layout is None:
            return
        laid, room = self.layout.camera, self.room
        share = camera.unit / laid.unit
        way = camera.point(QPointF(), room) - laid.point(QPointF(), room) * share
        self._move(QTransform.fromTranslate(way.x(), way.y()).scale(share, share))
        self.camera = camera

    def _move(self, by: QTransform) -> None:
        self._moved = by
        self.carrier.setTransform(by)

    def carry(self, item: QGraphicsItem, place: SlotPlace) -> None:
        """Put an item where its place belongs: onto the map, or beside it into the scene."""
        if place.on_map:
            item.setParentItem(self.carrier)
        else:
            if item.parentItem() is not None:
                self._scene.removeItem(item)
            if item.scene() is None:
                self._scene.addItem(item)

    def seen(self, place: SlotPlace) -> QRectF:
        """Return the visible rectangle of a place in the scene."""
        return self._moved.mapRect(place.rect) if place.on_map else place.rect

    def contains(self, place: SlotPlace, point: QPointF) -> bool:
        """Return whether a click at a point of the scene hits a place at its visible position."""
        if not place.on_map:
            return place.contains(point)
        return self.room.contains(point) and place.contains(self._moved.inverted()[0].map(point))


# Backgrounds: fixed pictures under or over the pieces.


Backgrounds = Mapping[str, partial[Background]]
KEPT_BYTES = 24 * 1024 * 1024
LARGEST_KEPT = KEPT_BYTES // 3
"""A background of more bytes, on a zoomed table, would leave no room for others."""


class PaintedBackgrounds:
    """The last backgrounds that any table painted: another seat that is large for a while, a step
    back in the history and the next game of the same kind show the same ones again."""

    def __init__(self) -> None:
        self._kept: list[tuple[object, object, QPixmap, QPointF]] = []  # the newest last

    def paint(self, background: partial[Background]) -> tuple[QPixmap, QPointF]:
        """Return a background and its corner, painted now or before in the same language."""
        what, sentences = made_of(background), spoken.sentences
        for at in reversed(range(len(self._kept))):
            if self._kept[at][1] is sentences and self._kept[at][0] == what:
                self._kept.append(self._kept.pop(at))
                return self._kept[-1][2:]
        pixmap, corner = background()
        if bytes_of(pixmap) <= LARGEST_KEPT:
            self._kept.append((what, sentences, pixmap, corner))
            while sum(bytes_of(kept[2]) for kept in self._kept) > KEPT_BYTES:
                del self._kept[0]
        return pixmap, corner


def bytes_of(pixmap: QPixmap) -> int:
    """Return how much memory a picture takes."""
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8


painted = PaintedBackgrounds()


class BackgroundLayers:
    """The backgrounds, each painted again only when its painting function changes. Those on the map
    have levels on its plane, and their corners in its tiles."""

    def __init__(self, scene: QGraphicsScene, plane: Plane) -> None:
        self._scene, self._plane = scene, plane
        self._corners: dict[str, QPointF] = {}  # of those on the map
        self.laid: dict[str, tuple[object, QGraphicsPixmapItem]] = {}

    def lay(self, backgrounds: Backgrounds, levels: Mapping[str, float]) -> None:
        """Show exactly these backgrounds; `levels` of those on the map."""
        for gone in set(self.laid) - set(backgrounds):
            self._take_away(gone)
        for part, background in backgrounds.items():
            if part not in self.laid or self.laid[part][0] != made_of(background):
                self.paint_one(part, background, levels)
            elif part in self._corners:
                self._put(part)

    def paint_one(
        self, part: str, background: partial[Background], levels: Mapping[str, float]
    ) -> None:
        """Paint one background, replacing the one with its name."""
        pixmap, corner = painted.paint(background)
        if part in self.laid:
            self._take_away(part)
        item = QGraphicsPixmapItem(pixmap)
        self.laid[part] = made_of(background), item
        if part in levels:
            item.setZValue(levels[part])
            item.setParentItem(self._plane.carrier)
            self._corners[part] = corner
            self._put(part)
        else:
            item.setPos(corner)
            self._scene.addItem(item)

    def _put(self, part: str) -> None:
        """Put a background on the map of the layout."""
        layout = self._plane.layout
        if layout is not None:
            self.laid[part][1].setPos(layout.camera.point(self._corners[part], layout.map))

    def _take_away(self, part: str) -> None:
        self._scene.removeItem(self.laid.pop(part)[1])
        self._corners.pop(part, None)


def made_of(background: partial[Background]) -> object:
    """Return the function and arguments of a background: equal ones paint the same."""
    return background.func, background.args, background.keywords


LOOKS = 2
"""Pictures are cached for two looks of all tables, so that the next question can be drawn while
this one is on the table."""


class Tabletop:
    """The painter of pictures in a scene. `shown` is the visible picture; below it are the
    `backgrounds`, and over it the temporary layers, `over`."""

    _drawn_for: ClassVar[tuple[object, ...]] = ()  # the looks of the pictures that are cached

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scene = scene
        self.plane = Plane(scene)
        self.backgrounds = BackgroundLayers(scene, self.plane)
        self.over = BackgroundLayers(scene, self.plane)
        self._items: dict[Slot, scene_items.Item] = {}
        self._lifts: dict[Slot, float] = {}
        self._rough: dict[Slot, None] = {}  # stretched items, oldest first
        self.shown: Picture = {}
        self.layout: Layout | None = None
        self.style: brush.PaintStyle | None = None
        self.kinds: SlotRoles | None = None

    def lay_out(
        self, layout: Layout, style: brush.PaintStyle, kinds: SlotRoles, backgrounds: Backgrounds
    ) -> None:
        """Take over new places, a new look or other backgrounds, and show the current picture in
        them."""
        before, is_new = self.layout, style != self.style
        moved = layout != before
        unit = self.plane.layout.camera.unit if self.plane.layout is not None else 0.0
        self._keep_drawn((layout.size, unit, style, spoken.sentences))
        self.layout, self.style, self.kinds = layout, style, kinds
        self.backgrounds.lay(backgrounds, kinds.map_grounds)
        if is_new or before is None:
            picture = self.shown
            self.clear()
            self.show(picture)
        elif moved:
            for slot, sprite in list(self.shown.items()):
                self._move(slot, sprite, before.place(slot, sprite.of), style)

    def _keep_drawn(self, look: object) -> None:
        """Keep the cached pictures for this look of a table; drop all when there are too many
        looks."""
        if look in Tabletop._drawn_for:
            return
        if len(Tabletop._drawn_for) in (0, LOOKS):
            sprite_pixmaps.drop_cached()
            highlight_rings.drop_cached()
            Tabletop._drawn_for = ()
        Tabletop._drawn_for += (look,)

    def _move(
        self, slot: Slot, sprite: Sprite, before: SlotPlace | None, style: brush.PaintStyle
    ) -> None:
        """Move a slot to its new place, if it has changed. On a map, a picture whose size changes
        is stretched first, because there are many."""
        item, place = self._items.get(slot), self.place(slot, sprite)
        if item is None or place is None or before is None or not place.shown:
            del self.shown[slot]
            self._drop_item(slot)
            self.show_sprite(slot, sprite)
        elif place != before:
            self.plane.carry(item, place)
            if (
                place.on_map
                and isinstance(item, scene_items.PieceItem)
                and not is_as_large(place, before)
            ):
                item.stretch(place, style)
                self._rough[slot] = None
            else:
                item.set_sprite(sprite, place, style)

    @property
    def is_rough(self) -> bool:
        """Whether something is stretched."""
        return bool(self._rough)

    def sharpen(self) -> Iterator[None]:
        """Draw the stretched items for their places, one at each step."""
        while self._rough and self.style is not None:
            slot = next(iter(self._rough))
            del self._rough[slot]
            item, sprite = self._items.get(slot), self.shown.get(slot)
            place = self.place(slot, sprite) if sprite is not None else None
            if item is not None and sprite is not None and place is not None:
                item.set_sprite(sprite, place, self.style)
                yield

    def clear(self) -> None:
        """Remove everything but the backgrounds."""
        for item in self._items.values():
            self.scene.removeItem(item)
        self._items.clear()
        self._rough.clear()
        self.shown = {}

    def draw_anew(
        self,
        layout: Layout,
        style: brush.PaintStyle,
        prepared: Iterable[None],
        backgrounds: Backgrounds,
    ) -> Iterator[None]:
        """Draw everything in the same places in another look, one piece at each step, after the
        pictures of `prepared` for the backgrounds. New pieces already have it; backgrounds that
        change meanwhile are kept."""
        self.style = style
        laid, levels = dict(self.backgrounds.laid), self.kinds.map_grounds if self.kinds else {}
        yield from prepared
        for part, background in backgrounds.items():
            if part in laid and self.backgrounds.laid.get(part) is laid[part]:
                self.backgrounds.paint_one(part, background, levels)
                yield
        for slot in list(self._items):
            if (self.layout, self.style) != (layout, style):
                return
            item, sprite = self._items.get(slot), self.shown.get(slot)
            place = self.place(slot, sprite) if sprite is not None else None
            if item is not None and sprite is not None and place is not None:
                item.set_sprite(sprite, place, style)
                yield

    def show(self, picture: Picture) -> None:
        """Show exactly this picture; only differences are updated."""
        for slot in [slot for slot in self.shown if slot not in picture]:
            self.show_sprite(slot, None)
        for slot, sprite in picture.items():
            self.show_sprite(slot, sprite)

    def show_sprite(self, slot: Slot, sprite: Sprite | None) -> None:
        """Show a sprite on a slot, or nothing."""
        if sprite == self.shown.get(slot):
            return
        if sprite is None:
            del self.shown[slot]
            self._drop_item(slot)
            return
        self.shown[slot] = sprite
        place = self.place(slot, sprite)
        if place is None or not place.shown or self.style is None:
            return
        item = self._items.get(slot)
        if type(item) is not scene_items.item_class(sprite):
            self._drop_item(slot)
            item = self._items[slot] = scene_items.item_class(sprite)()
            item.setZValue(scene_items.level_of(slot, self.style))
            self.plane.carry(item, place)
        item.set_sprite(sprite, place, self.style)

    def _drop_item(self, slot: Slot) -> None:
        item = self._items.pop(slot, None)
        if item is not None:
            self.scene.removeItem(item)

    def place(self, slot: Slot, sprite: Sprite | None = None) -> SlotPlace | None:
        """Return the place of a slot for a sprite, at its current height."""
        place = self.layout.place(slot, sprite.of if sprite else 1) if self.layout else None
        if place is None or slot not in self._lifts:
            return place
        return place._replace(rect=place.rect.translated(0, -self._lifts[slot]))

    def lift(self, lifts: Mapping[Slot, float]) -> None:
        """Lift exactly these pieces, each by its number of pixels."""
        before, self._lifts = self._lifts, dict(lifts)
        for slot in {*before, *lifts}:
            item, place = self._items.get(slot), self.place(slot, self.shown.get(slot))
            moved = before.get(slot) != lifts.get(slot)
            if moved and item is not None and place is not None and self.style is not None:
                item.setPos(brush.on_pixel(place.rect.center(), self.style))

    def item(self, slot: Slot) -> scene_items.Item | None:
        """Return the item of a slot, if it has one."""
        return self._items.get(slot)

    def raise_piece(self, slot: Slot | None, by: float) -> bool:
        """Raise a piece by some pixels above its place (0: put it down); return false if it cannot
        rise."""
        sprite = self.shown.get(slot) if slot else None
        if (
            slot is None
            or sprite is None
            or self.kinds is None
            or sprite.kind not in self.kinds.rising
        ):
            return False
        item, place = self._items.get(slot), self.place(slot, sprite)
        if item is None or place is None or self.style is None:
            return False
        item.setPos(brush.on_pixel(place.rect.center(), self.style) - QPointF(0, by))
        return True

    def slot_at(self, point: QPointF) -> Slot | None:
        """Return the topmost slot at a point with a meaning for players: pieces before the wells
        under them."""
        if self.layout is None or self.kinds is None:
            return None
        return next(
            (
                slot
                for slot in self._reach(point, self.layout, self.kinds)
                if slot.kind in self.kinds.explained
            ),
            None,
        )

    def _reach(self, point: QPointF, layout: Layout, kinds: SlotRoles) -> Iterator[Slot]:
        for slot in reversed(self.shown):
            if slot.kind in kinds.on_top:
                lies = self.place(slot, self.shown[slot])
                if lies is not None and self.plane.contains(lies, point):
                    yield slot
        for slot, place in layout.places.items():
            is_there = slot.kind not in kinds.only_shown or slot in self.shown
            if is_there and self.plane.contains(place, point):
                yield slot


def is_as_large(place: SlotPlace, other: SlotPlace) -> bool:
    """Return whether the same picture fills both places."""
    return (place.rect.size(), place.small) == (other.rect.size(), other.small)


FAR_ENOUGH = 6  # pixels on the screen


class Drag:
    """The piece under the left button, carried over a tabletop; `can_be_lifted` says whether a
    target may move."""

    def __init__(
        self, tabletop: Tabletop, can_be_lifted: Callable[[ClickTarget | None], bool]
    ) -> None:
        self._tabletop, self._can_be_lifted = tabletop, can_be_lifted
        self._start: QPoint | None = None
        self._target: ClickTarget | None = None
        self._lies: tuple[Slot, Sprite] | None = None
        self._sprite: scene_items.PieceItem | None = None
        self._on_map = False
        self.moves_map = False

    @property
    def is_pressed(self) -> bool:
        """Whether the button went down on the table."""
        return self._start is not None

    def press(
        self,
        lies: tuple[Slot, Sprite] | None,
        target: ClickTarget | None,
        screen: QPoint,
        on_map: bool = False,
    ) -> None:
        """Remember a press on the contents of a slot, which mean a target. `on_map`: if nothing is
        lifted, the drag moves the map."""
        self._start, self._lies, self._target = screen, lies, target
        self._on_map, self.moves_map = on_map, False

    def carry(self, point: QPointF, screen: QPoint) -> bool:
        """Follow the pointer with the button down; return whether it carries a piece."""
        if self._start is None:
            return False
        way = screen - self._start
        if self._sprite is None and math.hypot(way.x(), way.y()) > FAR_ENOUGH:
            self._lift()
            self.moves_map = self._on_map and self._sprite is None
        if self._sprite is not None:
            self._sprite.setPos(point)
        return self._sprite is not None

    def let_go(self) -> ClickTarget | None:
        """End the drag, and put the piece back. Return its target, or None if nothing was
        carried."""
        self._start = None
        if self._sprite is None:
            return None
        self._tabletop.scene.removeItem(self._sprite)
        self._sprite = None
        self._fade(1)
        return self._target

    def _lift(self) -> None:
        table = self._tabletop
        if not self._can_be_lifted(self._target) or self._lies is None or table.style is None:
            return
        slot, sprite = self._lies
        place = table.place(slot, sprite)
        if place is None:
            return
        self._sprite = scene_items.PieceItem()
        self._sprite.show_sprite(sprite, place, table.style)
        self._sprite.setScale(1.08)
        self._sprite.setZValue(scene_items.FLYING_LEVEL + 1)
        table.scene.addItem(self._sprite)
        self._fade(scene_items.FADED)

    def _fade(self, opacity: float) -> None:
        item = self._tabletop.item(self._lies[0]) if self._lies else None
        if item is not None:
            item.setOpacity(opacity)
