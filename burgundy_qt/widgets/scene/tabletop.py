"""The table as items: grounds that stay, and on every spot of the picture one item that shows its
face."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from burgundy_qt.widgets.scene.game_table import Kinds, Layout
from burgundy_qt.widgets.scene.grounds import Grounds, LaidGrounds
from burgundy_qt.widgets.scene.plane import Plane
from burgundy_qt.widgets.sprites import highlight_rings, sprite_pixmaps
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, on_pixel
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.sprites.scene_items import Item, PieceItem, item_class, level_of
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite


class Tabletop:
    """Draws pictures into a scene. `shown` is the picture that can be seen now; `grounds` lie
    there, and `over` them what is shown for a while."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scene = scene
        self.plane = Plane(scene)
        self.grounds, self.over = LaidGrounds(scene, self.plane), LaidGrounds(scene, self.plane)
        self._items: dict[Slot, Item] = {}
        self._lifts: dict[Slot, float] = {}
        self._rough: dict[Slot, None] = {}  # what is stretched, in the order in which it was
        self.shown: Picture = {}
        self.layout: Layout | None = None
        self.look: PaintStyle | None = None
        self.kinds: Kinds | None = None
        self._drawn_for: object = None

    def lay_out(self, layout: Layout, look: PaintStyle, kinds: Kinds, grounds: Grounds) -> None:
        """Take over new places, a new look or other grounds; what was shown is shown there
        again."""
        before, is_new = self.layout, look != self.look
        moved = layout != before
        unit = self.plane.camera.unit if self.plane.camera is not None else 0.0
        if (layout.size, unit, look) != self._drawn_for:
            sprite_pixmaps.drop_cached()
            highlight_rings.drop_cached()
        self._drawn_for = layout.size, unit, look
        self.layout, self.look, self.kinds = layout, look, kinds
        self.grounds.lay(grounds, kinds.map_grounds)
        if is_new or before is None:
            picture = self.shown
            self.clear()
            self.show(picture)
        elif moved:
            for spot, face in list(self.shown.items()):
                self._move(spot, face, before.place(spot, face.of), look)

    def _move(self, spot: Slot, face: Sprite, before: SlotPlace | None, look: PaintStyle) -> None:
        """Show a spot where it lies now, if that is elsewhere. A picture of a map is stretched
        first where it has another size, because there are many."""
        item, place = self._items.get(spot), self.place(spot, face)
        if item is None or place is None or before is None or not place.shown:
            del self.shown[spot]
            self._drop_item(spot)
            self.show_face(spot, face)
        elif place != before:
            self.plane.carry(item, place)
            if place.on_map and isinstance(item, PieceItem) and not is_as_large(place, before):
                item.stretch(place, look)
                self._rough[spot] = None
            else:
                item.dress(face, place, look)

    @property
    def is_rough(self) -> bool:
        """Whether something is stretched."""
        return bool(self._rough)

    def sharpen(self) -> Iterator[None]:
        """Draw what is stretched for its place, a piece at each step."""
        while self._rough and self.look is not None:
            spot = next(iter(self._rough))
            del self._rough[spot]
            item, face = self._items.get(spot), self.shown.get(spot)
            place = self.place(spot, face) if face is not None else None
            if item is not None and face is not None and place is not None:
                item.dress(face, place, self.look)
                yield

    def clear(self) -> None:
        """Show nothing any more but the grounds."""
        for item in self._items.values():
            self.scene.removeItem(item)
        self._items.clear()
        self._rough.clear()
        self.shown = {}

    def draw_anew(
        self, layout: Layout, look: PaintStyle, prepared: Iterable[None], grounds: Grounds
    ) -> Iterator[None]:
        """Everything in the same places in another look, a piece at each step, and before what is
        `prepared` for the grounds. Pieces that come meanwhile have it; what has been laid anew
        meanwhile stays."""
        self.look = look
        laid, levels = dict(self.grounds.laid), self.kinds.map_grounds if self.kinds else {}
        yield from prepared
        for part, ground in grounds.items():
            if part in laid and self.grounds.laid.get(part) is laid[part]:
                self.grounds.lay_one(part, ground, levels)
                yield
        for spot in list(self._items):
            if (self.layout, self.look) != (layout, look):
                return
            item, face = self._items.get(spot), self.shown.get(spot)
            place = self.place(spot, face) if face is not None else None
            if item is not None and face is not None and place is not None:
                item.dress(face, place, look)
                yield

    def show(self, picture: Picture) -> None:
        """Show exactly this picture; only what differs is touched."""
        for spot in [spot for spot in self.shown if spot not in picture]:
            self.show_face(spot, None)
        for spot, face in picture.items():
            self.show_face(spot, face)

    def show_face(self, spot: Slot, face: Sprite | None) -> None:
        """Show a face on a spot, or nothing."""
        if face == self.shown.get(spot):
            return
        if face is None:
            del self.shown[spot]
            self._drop_item(spot)
            return
        self.shown[spot] = face
        place = self.place(spot, face)
        if place is None or not place.shown or self.look is None:
            return
        item = self._items.get(spot)
        if type(item) is not item_class(face):
            self._drop_item(spot)
            item = self._items[spot] = item_class(face)()
            item.setZValue(level_of(spot, self.look))
            self.plane.carry(item, place)
        item.dress(face, place, self.look)

    def _drop_item(self, spot: Slot) -> None:
        item = self._items.pop(spot, None)
        if item is not None:
            self.scene.removeItem(item)

    def place(self, spot: Slot, face: Sprite | None = None) -> SlotPlace | None:
        """The place of a spot for a face, as high as it is lifted now."""
        place = self.layout.place(spot, face.of if face else 1) if self.layout else None
        if place is None or spot not in self._lifts:
            return place
        return place._replace(rect=place.rect.translated(0, -self._lifts[spot]))

    def lift(self, lifts: Mapping[Slot, float]) -> None:
        """Lift exactly these pieces, each by so many pixels."""
        before, self._lifts = self._lifts, dict(lifts)
        for spot in {*before, *lifts}:
            item, place = self._items.get(spot), self.place(spot, self.shown.get(spot))
            moved = before.get(spot) != lifts.get(spot)
            if moved and item is not None and place is not None and self.look is not None:
                item.setPos(on_pixel(place.rect.center(), self.look))

    def item(self, spot: Slot) -> Item | None:
        """The item that shows a spot, where it is drawn."""
        return self._items.get(spot)

    def raise_piece(self, spot: Slot | None, by: float) -> bool:
        """Raise a piece by some pixels above its place (0: lay it back); false where none can be
        raised."""
        face = self.shown.get(spot) if spot else None
        if spot is None or face is None or self.kinds is None or face.kind not in self.kinds.rising:
            return False
        item, place = self._items.get(spot), self.place(spot, face)
        if item is None or place is None or self.look is None:
            return False
        item.setPos(on_pixel(place.rect.center(), self.look) - QPointF(0, by))
        return True

    def spot_at(self, point: QPointF) -> Slot | None:
        """The topmost spot at a point that means something to a player: pieces before the wells
        they lie in."""
        if self.layout is None or self.kinds is None:
            return None
        return next(
            (
                spot
                for spot in self._reach(point, self.layout, self.kinds)
                if spot.kind in self.kinds.explained
            ),
            None,
        )

    def _reach(self, point: QPointF, layout: Layout, kinds: Kinds) -> Iterator[Slot]:
        for spot in reversed(self.shown):
            if spot.kind in kinds.on_top:
                lies = self.place(spot, self.shown[spot])
                if lies is not None and self.plane.contains(lies, point):
                    yield spot
        for spot, place in layout.places.items():
            is_there = spot.kind not in kinds.only_shown or spot in self.shown
            if is_there and self.plane.contains(place, point):
                yield spot


def is_as_large(place: SlotPlace, other: SlotPlace) -> bool:
    """Whether the same picture fills both."""
    return (place.rect.size(), place.small) == (other.rect.size(), other.small)
