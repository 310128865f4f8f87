"""What is highlighted on the table: legal targets with their price tags, the pointer, the
keyboard's place, the last move, what waits. The rings themselves are drawn in highlight_rings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from math import hypot, sqrt

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsItemGroup,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QWidget,
)

from burgundy_qt.widgets.sprites.highlight_rings import highlight_ring
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, on_pixel
from burgundy_qt.widgets.sprites.places import Highlight, Slot, SlotPlace
from burgundy_qt.widgets.sprites.scene_items import LIGHT_LEVEL, level_of
from burgundy_qt.widgets.sprites.sprite_pixmaps import count_badge
from burgundy_qt.widgets.theme import sprite_files

# The glow of the legal targets: it breathes for a while after each input, then rests, so that
# waiting costs nothing.


BREATH_MS, FRAME_MS = 1200, 60
AWAKE_MS = 20_400
"""It ends with a whole breath, so that nothing jumps."""
DEPTH = 0.4  # of the light that is gone at the end of breathing out
INPUT = frozenset(
    {
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
        QEvent.Type.KeyPress,
        QEvent.Type.ShortcutOverride,  # comes before every key, also before one that is a shortcut
        QEvent.Type.TouchBegin,
        QEvent.Type.NativeGesture,
    }
)


class GlowTimer(QObject):
    """Lets items breathe from `begin` or the last input on; `hold` keeps them fully lit until they
    begin again."""

    def __init__(self, items: Iterable[QGraphicsItem], parent: QObject) -> None:
        super().__init__(parent)
        self._items = tuple(items)
        self._is_wanted = False
        self._frames_left = 0
        self._clock = QTimer(self, interval=FRAME_MS)
        self._clock.timeout.connect(self._show_next)

    @property
    def is_running(self) -> bool:
        """Whether it breathes now."""
        return self._clock.isActive()

    def begin(self) -> None:
        """Breathe from now on."""
        self._is_wanted = True
        self.wake()

    def hold(self) -> None:
        """Breathe no more, whatever is done."""
        self._is_wanted = False
        self._rest()

    def wake(self) -> None:
        """Somebody is there: breathe on, or again."""
        self._frames_left = AWAKE_MS // FRAME_MS + self._frames_left % (BREATH_MS // FRAME_MS)
        if self._is_wanted and not self.is_running:
            self._clock.start()

    def hear(self, widget: QWidget) -> None:
        """Be woken by what is done at this widget."""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Notice input; keep nothing from happening."""
        if event.type() in INPUT:
            self.wake()
        return False

    def _rest(self) -> None:
        self._frames_left = 0
        self._clock.stop()
        self._light(1)

    def _show_next(self) -> None:
        self._frames_left -= 1
        if self._frames_left <= 0:
            self._rest()
            return
        phase = self._frames_left * FRAME_MS / BREATH_MS
        self._light(1 - DEPTH * (1 - math.cos(2 * math.pi * phase)) / 2)

    def _light(self, opacity: float) -> None:
        for item in self._items:
            item.setOpacity(opacity)


# Price tags: beside the piece, clear of everything around it, on its upper right where that is
# free.


Way = tuple[float, float]
SLANT = sqrt(3) / 2
UPRIGHT: Sequence[Way] = ((1, 0), (-1, 0), (0, 1), (0, -1))
SIDES: Sequence[Way] = (
    *((1, 0), (-1, 0)),
    *((across, down) for across in (0.5, -0.5) for down in (SLANT, -SLANT)),
)
"""The directions in which the sides of a hex look."""
ROUND_HEX: Sequence[Way] = (
    *((0.62, -0.78), (0.68, -0.73), (-0.62, -0.78), (-0.68, -0.73)),
    *((0.62, 0.78), (-0.62, 0.78), (1, 0), (-1, 0), (0, -1), (0, 1)),
)
"""The ways from the middle of a hex to its price, the best first: over the notch beside its upper
corner, where the next tile, above or beside it, leaves room too."""
ROUND_BOX: Sequence[Way] = ((0, 1), (0, -1), (1, 0), (-1, 0))
ABOVE: Sequence[Way] = ((0, -1), (1, 0), (-1, 0), (0, 1))
DRAWN = 0.94  # how much of its box a hex fills
NEAR = 1.8  # sizes of a piece: what lies further away is in nobody's way
OUTSIDE = 10_000  # worse than anything that can be covered
ON_CELL = (
    0.6,
    0.8,
)  # on the land, whose cells leave nothing free: towards the upper right corner, in radii


def price_tag_position(
    place: SlotPlace, size: QSizeF, around: Iterable[SlotPlace], scene: QRectF
) -> QPointF:
    """Return the middle of a price of that size beside the piece at `place`; where everything is
    taken, where it covers the least of what lies `around`."""
    middle = place.rect.center()
    near = [
        each
        for each in around
        if _distance(each.rect.center(), middle) < NEAR * place.rect.height()
    ]
    ways = {"hex": ROUND_HEX, "shield": ABOVE}.get(place.form, ROUND_BOX)
    found: dict[int, QPointF] = {}
    for way in ways:
        point = middle + QPointF(*way) * _length(place, way, size)
        covered = _covered(point, size, near) if scene.contains(_box(point, size)) else OUTSIDE
        if not covered:
            return point
        found.setdefault(covered, point)
    return found[min(found)]


def price_tag_position_on_cell(place: SlotPlace) -> QPointF:
    """Return the middle of the price of laying something on a cell, whose number stays in sight."""
    radius = place.rect.height() / 2
    return place.rect.center() + QPointF(ON_CELL[0] * radius, -ON_CELL[1] * radius)


def covers(middle: QPointF, size: QSizeF, place: SlotPlace) -> float:
    """Return how many pixels deep a price stands over a piece; nothing where it stands beside
    it."""
    centre = place.rect.center()
    x, y = middle.x() - centre.x(), middle.y() - centre.y()
    deep = float(OUTSIDE)
    for side in _sides(place):
        deep = min(deep, _reach(place, side) + _half(size, side) - x * side[0] - y * side[1])
        if deep <= 0:
            return 0.0
    return deep


def _covered(middle: QPointF, size: QSizeF, near: Sequence[SlotPlace]) -> int:
    """So that of two places that are as good the first is chosen, a pixel does not count."""
    return sum(round(covers(middle, size, each) - 0.5) for each in near)


def _length(place: SlotPlace, way: Way, size: QSizeF) -> float:
    """Return how far in that direction a price is clear of the piece."""
    return min(
        (_reach(place, side) + _half(size, side)) / (side[0] * way[0] + side[1] * way[1])
        for side in _sides(place)
        if side[0] * way[0] + side[1] * way[1] > 0.1
    )


def _sides(place: SlotPlace) -> Sequence[Way]:
    return SIDES if place.form == "hex" else UPRIGHT


def _reach(place: SlotPlace, side: Way) -> float:
    """From the middle of a piece to its edge."""
    rect = place.rect
    if place.form == "hex":
        return SLANT * DRAWN * rect.height() / 2
    return (abs(side[0]) * rect.width() + abs(side[1]) * rect.height()) / 2


def _half(size: QSizeF, side: Way) -> float:
    """From the middle of a price, whose ends are round, to its edge."""
    end = min(size.width(), size.height()) / 2
    return abs(side[0]) * (size.width() / 2 - end) + abs(side[1]) * (size.height() / 2 - end) + end


def _distance(one: QPointF, other: QPointF) -> float:
    return hypot(one.x() - other.x(), one.y() - other.y())


def _box(middle: QPointF, size: QSizeF) -> QRectF:
    return QRectF(
        middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()
    )


UNDER_THE_NEXT = 0.005  # half a step between the pieces of a kind
LARGEST_PRICE = 1.2  # times its usual size: so far a price grows with the size of text
NO_PILES: Mapping[Slot, int] = {}
LEVELS = {
    "last": 0.0,
    "pending": 1.0,
    "legal": 2.0,
    "priced": 2.0,
    "selected": 3.0,
    "hover": 4.0,
    "focus": 5.0,
}


class Highlights(QObject):
    """Rings and price badges over the slots of the table; those of places on a map are parts of
    what carries that."""

    def __init__(self, scene: QGraphicsScene, carrier: QGraphicsItem) -> None:
        super().__init__(scene)
        self._scene, self._carrier = scene, carrier
        self._offers, self._offers_on_map = QGraphicsItemGroup(), QGraphicsItemGroup(carrier)
        scene.addItem(self._offers)
        for group in (self._offers, self._offers_on_map):
            group.setZValue(LIGHT_LEVEL)
        self._rings: dict[Slot, tuple[str, QGraphicsPixmapItem]] = {}
        self._badges: list[QGraphicsPixmapItem] = []
        self._marks: dict[str, QGraphicsPixmapItem] = {}
        self._beside: list[QGraphicsPixmapItem] = []
        self.breathing = GlowTimer((self._offers, self._offers_on_map), self)
        self._still = False
        self._hushed = False

    def offer(
        self,
        offers: Mapping[Slot, Highlight],
        places: Mapping[Slot, SlotPlace],
        look: PaintStyle,
        piles: Mapping[Slot, int] = NO_PILES,
        around: Iterable[SlotPlace] = (),
    ) -> None:
        """Light exactly these slots. `piles`: where several pieces lie on each other, how many; no
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
        """Hide what is only possible, or show it again; what is chosen is always lit."""
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

    def _add_on(
        self, spot: Slot, place: SlotPlace, state: str, look: PaintStyle
    ) -> QGraphicsPixmapItem:
        """Return a ring over everything; what is chosen in a fan has it under the card that lies on
        it."""
        item = self._add(place, state, look)
        if place.form == "leaf" and state == "selected":
            item.setZValue(level_of(spot, look) + UNDER_THE_NEXT)
        return item

    def _add(
        self, place: SlotPlace, state: str, look: PaintStyle, seat: int = 0
    ) -> QGraphicsPixmapItem:
        pixmap = highlight_ring(place, state, look, seat)
        item = QGraphicsPixmapItem(pixmap)
        item.setOffset(-(pixmap.width() // 2) / look.dpr, -(pixmap.height() // 2) / look.dpr)
        item.setPos(on_pixel(place.rect.center(), look))
        item.setRotation(place.turn)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setZValue(LIGHT_LEVEL + LEVELS[state])
        self._put(item, place)
        return item

    def _put(self, item: QGraphicsItem, place: SlotPlace) -> None:
        """Onto the map where the place belongs to it, else beside it."""
        if place.on_map:
            item.setParentItem(self._carrier)
        else:
            self._scene.addItem(item)

    def _add_price(
        self,
        spot: Slot,
        offer: Highlight,
        place: SlotPlace,
        around: list[SlotPlace],
        look: PaintStyle,
    ) -> None:
        """The workers or the silver that it would cost stand beside it, and in the way of the next
        price."""
        high = max(14.0, min(20 * look.u, place.rect.width() * 0.38)) * min(
            LARGEST_PRICE, look.text
        )
        badges = [
            sprite_files.badge(str(count), kind, high, look.dpr)
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
            price_tag_position_on_cell(place)
            if is_land
            else price_tag_position(place, whole, around, self._scene.sceneRect())
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
        around.append(SlotPlace(QRectF(corner, whole), "plate"))

    def mark(self, what: str, place: SlotPlace | None, look: PaintStyle, seat: int = 0) -> None:
        """Set the one ring of a kind (`hover`, `focus`, `last`, `pending`), or take it away."""
        old = self._marks.pop(what, None)
        if old is not None:
            self._scene.removeItem(old)
        if place is not None and place.shown:
            self._marks[what] = self._add(place, what, look, seat)

    def mark_beside(self, places: Iterable[SlotPlace], look: PaintStyle) -> None:
        """Ring what belongs to the thing under the pointer, and nothing else."""
        self._clear_beside()
        self._beside = [self._add(place, "hover", look) for place in places if place.shown]

    def mark_used_up(self, places: Mapping[Slot, SlotPlace], look: PaintStyle) -> None:
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
        """Return how many things are ringed together with the one under the pointer."""
        return len(self._beside)

    def marked(self, what: str) -> QGraphicsPixmapItem | None:
        """Return the one ring of a kind, where it is set."""
        return self._marks.get(what)

    def raise_ring(self, spot: Slot, place: SlotPlace, by: float, look: PaintStyle) -> None:
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

    def lit(self) -> dict[Slot, str]:
        """Return the slots lit by offers: each as its offer glows, or `selected`."""
        return {spot: state for spot, (state, _) in self._rings.items()}
