"""What is lit on the table: offers with their prices, the pointer, the keyboard's place, the last
move, what waits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsItemGroup, QGraphicsPixmapItem, QGraphicsScene

from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.pieces.breathing import Breathing
from burgundy_qt.widgets.pieces.look import Look, on_pixel
from burgundy_qt.widgets.pieces.pieces import LIGHT_LEVEL, level_of
from burgundy_qt.widgets.pieces.place import Place
from burgundy_qt.widgets.pieces.prices import middle_on_cell, price_middle
from burgundy_qt.widgets.pieces.rings import ring
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.pieces.stamps import count_badge
from burgundy_qt.widgets.pieces.targets import Offer

UNDER_THE_NEXT = 0.005  # half a step between the pieces of a kind
LARGEST_PRICE = 1.2  # times its usual size: so far a price grows with the size of text
NO_PILES: Mapping[Spot, int] = {}
LEVELS = {
    "last": 0.0,
    "pending": 1.0,
    "legal": 2.0,
    "priced": 2.0,
    "selected": 3.0,
    "hover": 4.0,
    "focus": 5.0,
}


class Lights(QObject):
    """Rings and price badges over the spots of the table; those of places on a map are parts of
    what carries that."""

    def __init__(self, scene: QGraphicsScene, carrier: QGraphicsItem) -> None:
        super().__init__(scene)
        self._scene, self._carrier = scene, carrier
        self._offers, self._offers_on_map = QGraphicsItemGroup(), QGraphicsItemGroup(carrier)
        scene.addItem(self._offers)
        for group in (self._offers, self._offers_on_map):
            group.setZValue(LIGHT_LEVEL)
        self._rings: dict[Spot, tuple[str, QGraphicsPixmapItem]] = {}
        self._badges: list[QGraphicsPixmapItem] = []
        self._marks: dict[str, QGraphicsPixmapItem] = {}
        self._beside: list[QGraphicsPixmapItem] = []
        self.breathing = Breathing((self._offers, self._offers_on_map), self)
        self._still = False
        self._hushed = False

    def offer(
        self,
        offers: Mapping[Spot, Offer],
        places: Mapping[Spot, Place],
        look: Look,
        piles: Mapping[Spot, int] = NO_PILES,
        around: Iterable[Place] = (),
    ) -> None:
        """Light exactly these spots. `piles`: where several pieces lie on each other, how many; no
        ring hides that. `around`: the places of all pieces, over which no price stands where there
        is room beside them."""
        self._clear_offers()
        taken = list(around)
        for spot, offer in offers.items():
            place = places.get(spot)
            if place is None or not place.shown:
                continue
            state = "selected" if offer.chosen else offer.glow
            if not state:
                continue
            item = self._add_on(spot, place, state, look)
            self._rings[spot] = state, item
            if state != "selected":
                item.setParentItem(self._offers_on_map if place.on_map else self._offers)
            if spot in piles:
                badge, corner = count_badge(piles[spot], place.rect.size(), look)
                QGraphicsPixmapItem(badge, item).setPos(corner)
            self._add_price(spot, offer, place, taken, look)
        self._breathe()

    def keep_still(self, still: bool) -> None:
        """Whether the offers do not breathe."""
        self._still = still
        self._breathe()

    def _breathe(self) -> None:
        is_open = any(state != "selected" for state, _ in self._rings.values())
        self.breathing.begin() if is_open and not self._still else self.breathing.hold()

    def hush(self, hushed: bool) -> None:
        """Whether what is merely possible is not lit for now; what is chosen always is."""
        self._hushed = hushed
        self._offers.setVisible(not hushed)
        self._offers_on_map.setVisible(not hushed)
        for badge in self._badges:
            badge.setVisible(not hushed)

    def _clear_offers(self) -> None:
        for _, item in self._rings.values():
            self._scene.removeItem(item)
        for item in self._badges:
            self._scene.removeItem(item)
        self._rings.clear()
        self._badges.clear()

    def _add_on(self, spot: Spot, place: Place, state: str, look: Look) -> QGraphicsPixmapItem:
        """A ring over everything; what is chosen in a fan has it under the card that lies on it."""
        item = self._add(place, state, look)
        if place.form == "leaf" and state == "selected":
            item.setZValue(level_of(spot, look) + UNDER_THE_NEXT)
        return item

    def _add(self, place: Place, state: str, look: Look, seat: int = 0) -> QGraphicsPixmapItem:
        pixmap = ring(place, state, look, seat)
        item = QGraphicsPixmapItem(pixmap)
        item.setOffset(-(pixmap.width() // 2) / look.dpr, -(pixmap.height() // 2) / look.dpr)
        item.setPos(on_pixel(place.rect.center(), look))
        item.setRotation(place.turn)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setZValue(LIGHT_LEVEL + LEVELS[state])
        self._put(item, place)
        return item

    def _put(self, item: QGraphicsItem, place: Place) -> None:
        """Onto the map where the place belongs to it, else beside it."""
        if place.on_map:
            item.setParentItem(self._carrier)
        else:
            self._scene.addItem(item)

    def _add_price(
        self, spot: Spot, offer: Offer, place: Place, around: list[Place], look: Look
    ) -> None:
        """The workers or the silver that it would cost stand beside it, and in the way of the next
        price."""
        high = max(14.0, min(20 * look.u, place.rect.width() * 0.38)) * min(
            LARGEST_PRICE, look.text
        )
        badges = [
            art.badge(str(count), kind, high, look.dpr)
            for kind, count in look.faces.costs(spot, offer)
        ]
        if not badges:
            return
        sizes = [badge.deviceIndependentSize() for badge in badges]
        whole = QSizeF(
            max(size.width() for size in sizes), sum(size.height() + 1 for size in sizes) - 1
        )
        is_land = spot.kind == "cell"
        middle = (
            middle_on_cell(place)
            if is_land
            else price_middle(place, whole, around, self._scene.sceneRect())
        )
        top = middle - QPointF(0, whole.height() / 2)
        for badge, size in zip(badges, sizes, strict=True):
            item = QGraphicsPixmapItem(badge)
            item.setPos(on_pixel(top - QPointF(size.width() / 2, 0), look))
            item.setZValue(LIGHT_LEVEL + 6)
            item.setVisible(not self._hushed)
            self._put(item, place)
            self._badges.append(item)
            top += QPointF(0, size.height() + 1)
        corner = middle - QPointF(whole.width() / 2, whole.height() / 2)
        around.append(Place(QRectF(corner, whole), "plate"))

    def mark(self, what: str, place: Place | None, look: Look, seat: int = 0) -> None:
        """Set the one ring of a kind (`hover`, `focus`, `last`, `pending`), or take it away."""
        old = self._marks.pop(what, None)
        if old is not None:
            self._scene.removeItem(old)
        if place is not None and place.shown:
            self._marks[what] = self._add(place, what, look, seat)

    def mark_beside(self, places: Iterable[Place], look: Look) -> None:
        """Ring what belongs to the thing under the pointer, and nothing else."""
        self._clear_beside()
        self._beside = [self._add(place, "hover", look) for place in places if place.shown]

    def mark_used_up(self, places: Mapping[Spot, Place], look: Look) -> None:
        """Ring what the thing under the pointer would use up, as if it were chosen."""
        self._clear_beside()
        self._beside = [
            self._add_on(spot, place, "selected", look)
            for spot, place in places.items()
            if place.shown
        ]

    def _clear_beside(self) -> None:
        for item in self._beside:
            self._scene.removeItem(item)
        self._beside = []

    def beside(self) -> int:
        """How many things are ringed together with the one under the pointer."""
        return len(self._beside)

    def marked(self, what: str) -> QGraphicsPixmapItem | None:
        """The one ring of a kind, where it is set."""
        return self._marks.get(what)

    def raise_ring(self, spot: Spot, place: Place, by: float, look: Look) -> None:
        """Let the ring of an offer go up and down with its piece."""
        if spot in self._rings:
            self._rings[spot][1].setPos(on_pixel(place.rect.center(), look) - QPointF(0, by))

    def clear(self, marks: Iterable[str] = ("hover", "focus", "last", "pending")) -> None:
        """Put out every light."""
        self._clear_offers()
        self._clear_beside()
        self.breathing.hold()
        for what in marks:
            old = self._marks.pop(what, None)
            if old is not None:
                self._scene.removeItem(old)

    def lit(self) -> dict[Spot, str]:
        """The spots lit by offers: each as its offer glows, or `selected`."""
        return {spot: state for spot, (state, _) in self._rings.items()}
