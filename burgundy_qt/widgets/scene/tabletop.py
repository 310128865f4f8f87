"""The table as items: grounds that stay, and on every spot of the picture one item that shows its face."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from burgundy_qt.widgets.games.burgundy.grounds.market import country, market_ground
from burgundy_qt.widgets.games.burgundy.grounds.mat import estate_pictures
from burgundy_qt.widgets.games.burgundy.grounds.seat import Ground, bench_ground, estate_ground, far_view, seat_ground
from burgundy_qt.widgets.games.burgundy.grounds.solo import goal_ground
from burgundy_qt.widgets.games.burgundy.grounds.team import team_card_ground, team_ground
from burgundy_qt.widgets.games.burgundy.layout.bench import BenchLayout
from burgundy_qt.widgets.games.burgundy.layout.layout import TableLayout
from burgundy_qt.widgets.games.burgundy.layout.team import TeamLayout
from burgundy_qt.widgets.games.burgundy.layout.team_bench import TeamBench
from burgundy_qt.widgets.games.burgundy.layout.team_card import TeamCard
from burgundy_qt.widgets.games.burgundy.picture.picture import Picture
from burgundy_qt.widgets.pieces import rings, stamps
from burgundy_qt.widgets.pieces.look import Look, on_pixel
from burgundy_qt.widgets.pieces.pieces import Item, item_class, level_of
from burgundy_qt.widgets.pieces.place import Place
from burgundy_qt.widgets.pieces.spots import Face, Spot
from burgundy_qt.widgets.scene.aiming import EXPLAINED

RISING = "tile", "good", "die", "shield"
ON_TOP = "trough", "bay", "shield", "worn", "post", "seal"
ONLY_SHOWN = "bay", "shield", "worn", "post", "seal"  # their places mean nothing where nothing lies there


class Tabletop:
    """Draws pictures into a scene. `shown` is the picture that can be seen now."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scene = scene
        self._grounds: dict[str, tuple[object, QGraphicsPixmapItem]] = {}
        self._items: dict[Spot, Item] = {}
        self.shown: Picture = {}
        self.layout: TableLayout | None = None
        self.look: Look | None = None

    def lay_out(self, layout: TableLayout, look: Look, names: Sequence[str], estates: Sequence[str | None]) -> None:
        """Take over new places, a new look, other names or estates; what was shown is shown there again."""
        moved = self._standing(layout, look) != self._standing(self.layout, self.look)
        if self.layout is None or (layout.size, look) != (self.layout.size, self.look):
            stamps.forget()
            rings.forget()
        self.layout, self.look = layout, look
        self._lay_grounds(layout, look, names, estates)
        if moved:
            for item in self._items.values():
                self.scene.removeItem(item)
            self._items.clear()
            picture, self.shown = self.shown, {}
            self.show(picture)

    def draw_anew(
        self, layout: TableLayout, look: Look, names: Sequence[str], estates: Sequence[str | None]
    ) -> Iterator[None]:
        """Everything in the same places in another look, a piece at each step. Pieces that come meanwhile have it; what
        has been laid anew meanwhile stays."""
        self.look = look
        laid = dict(self._grounds)
        yield from prepared(layout, look, estates)
        for part, ground in grounds_of(layout, look, names, estates).items():
            if part in laid and self._grounds.get(part) is laid[part]:
                self._lay_ground(part, (layout.size, layout.seats, look, ground.args), *ground())
                yield
        for spot in list(self._items):
            if (self.layout, self.look) != (layout, look):
                return
            item, face = self._items.get(spot), self.shown.get(spot)
            place = self.place(spot, face) if face is not None else None
            if item is not None and face is not None and place is not None:
                item.dress(face, place, look)
                yield

    @staticmethod
    def _standing(layout: TableLayout | None, look: Look | None) -> tuple[object, ...]:
        """What every place and picture hangs on."""
        if layout is None:
            return ()
        return layout.size, layout.shown, layout.seats, layout.modules, layout.compact, look

    def _lay_grounds(
        self, layout: TableLayout, look: Look, names: Sequence[str], estates: Sequence[str | None]
    ) -> None:
        grounds = grounds_of(layout, look, names, estates)
        for gone in set(self._grounds) - set(grounds):
            self.scene.removeItem(self._grounds.pop(gone)[1])
        for part, ground in grounds.items():
            key = layout.size, layout.seats, look, ground.args
            if part not in self._grounds or self._grounds[part][0] != key:
                self._lay_ground(part, key, *ground())

    def _lay_ground(self, part: str, key: object, pixmap: QPixmap, corner: QPointF) -> None:
        if part in self._grounds:
            self.scene.removeItem(self._grounds.pop(part)[1])
        item = QGraphicsPixmapItem(pixmap)
        item.setPos(corner)
        self.scene.addItem(item)
        self._grounds[part] = key, item

    def show(self, picture: Picture) -> None:
        """Show exactly this picture; only what differs is touched."""
        for spot in [spot for spot in self.shown if spot not in picture]:
            self.show_face(spot, None)
        for spot, face in picture.items():
            self.show_face(spot, face)

    def show_face(self, spot: Spot, face: Face | None) -> None:
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
            item.setZValue(level_of(spot.kind, spot.at))
            self.scene.addItem(item)
        item.dress(face, place, self.look)

    def _drop_item(self, spot: Spot) -> None:
        item = self._items.pop(spot, None)
        if item is not None:
            self.scene.removeItem(item)

    def place(self, spot: Spot, face: Face | None = None) -> Place | None:
        """The place of a spot for a face."""
        return self.layout.place(spot, face.of if face else 1) if self.layout else None

    def item(self, spot: Spot) -> Item | None:
        """The item that shows a spot, where it is drawn."""
        return self._items.get(spot)

    def raise_piece(self, spot: Spot | None, by: float) -> bool:
        """Raise a piece by some pixels above its place (0: lay it back); false where none can be raised."""
        face = self.shown.get(spot) if spot else None
        if spot is None or face is None or face.kind not in RISING:
            return False
        item, place = self._items.get(spot), self.place(spot, face)
        if item is None or place is None or self.look is None:
            return False
        item.setPos(on_pixel(place.rect.center(), self.look) - QPointF(0, by))
        return True

    def spot_at(self, point: QPointF) -> Spot | None:
        """The topmost spot at a point that means something to a player: pieces before the wells they lie in."""
        if self.layout is None:
            return None
        for spot in self._reach(point):
            if spot.kind in EXPLAINED:
                return spot
        return None

    def _reach(self, point: QPointF) -> list[Spot]:
        assert self.layout is not None
        found = [
            spot
            for spot, face in self.shown.items()
            if spot.kind in ON_TOP and (place := self.place(spot, face)) and place.contains(point)
        ]
        found.reverse()
        found += [spot for spot, place in self.layout.places.items() if place.contains(point)]
        return [spot for spot in found if spot.kind not in ONLY_SHOWN or spot in self.shown]


def prepared(layout: TableLayout, look: Look, estates: Sequence[str | None]) -> Iterator[None]:
    """Draw what takes longest of the grounds, a picture at each step; it is kept for them."""
    cards = () if layout.narrow or layout.compact else layout.others
    grids = [(layout.shown, layout.estate.grid), *((card.seat, card.grid) for card in cards)]
    country(layout.market, look)
    yield
    far_view(layout.estate, look)
    yield
    for seat, grid in grids:
        estate = estates[seat]
        for _ in estate_pictures(grid, estate, look) if estate else ():
            yield


def grounds_of(
    layout: TableLayout, look: Look, names: Sequence[str], estates: Sequence[str | None]
) -> dict[str, partial[Ground]]:
    """How to paint the ground of every part; equal arguments paint the same."""
    seat = layout.shown
    grounds = {"market": partial(market_ground, layout.market, layout.seats, look)}
    if isinstance(layout.estate, TeamLayout) and isinstance(layout.bench, TeamBench):
        grounds["estate"] = partial(team_ground, layout.estate, layout.bench, names, estates[seat], look)
    elif isinstance(layout.bench, BenchLayout):
        grounds["bench"] = partial(bench_ground, layout.bench, look)
        grounds["estate"] = partial(estate_ground, layout.estate, seat, names[seat], estates[seat], look)
    if layout.goal is not None:
        grounds["goal"] = partial(goal_ground, layout.goal, look)
    for card in () if layout.narrow else layout.others:
        if isinstance(card, TeamCard):
            ground = partial(team_card_ground, card, names, estates[card.seat], look)
        else:
            estate = None if layout.compact else estates[card.seat]
            ground = partial(seat_ground, card, names[card.seat], estate, look)
        grounds[f"seat {card.seat}"] = ground
    return grounds
