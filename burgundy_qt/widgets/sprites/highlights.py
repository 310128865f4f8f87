"""The highlights on the table: legal targets with their price tags, the pointer, the keyboard
focus, the last move, waiting things. Module highlight_rings draws the rings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from math import hypot, sqrt

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer

from burgundy_qt.widgets.sprites import highlight_rings, scene_items, sprite_pixmaps
from burgundy_qt.widgets.sprites.brush import PaintStyle, on_pixel
from burgundy_qt.widgets.sprites.places import Highlight, Slot, SlotPlace
from burgundy_qt.widgets.theme import sprite_files

# The glow of the legal targets: it pulses for a while after each input, then rests, so that waiting
# uses no processor time.


PULSE_MS, FRAME_MS = 1200, 60
AWAKE_MS = 20_400
"""The glow ends with a whole pulse, so that nothing jumps."""
DEPTH = 0.4  # the share of the light that is missing at the weakest moment
INPUT = frozenset(
    {
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
        QEvent.Type.KeyPress,
        QEvent.Type.ShortcutOverride,  # comes before every key, even one that is a shortcut
        QEvent.Type.TouchBegin,
        QEvent.Type.NativeGesture,
    }
)


class GlowTimer(QObject):
    """A timer that lets items pulse from `begin` or the last input on; `hold` keeps them fully lit
    until the next `begin`."""

    def __init__(self, items: Iterable[QtWidgets.QGraphicsItem], parent: QObject) -> None:
        super().__init__(parent)
        self._items = tuple(items)
        self._is_wanted = False
        self._frames_left = 0
        self._clock = QTimer(self, interval=FRAME_MS)
        self._clock.timeout.connect(self._show_next)

    @property
    def is_running(self) -> bool:
        """Whether the items pulse now."""
        return self._clock.isActive()

    def begin(self) -> None:
        """Start the pulse."""
        self._is_wanted = True
        self.wake()

    def hold(self) -> None:
        """Stop the pulse, whatever input follows."""
        self._is_wanted = False
        self._rest()

    def wake(self) -> None:
        """Continue the pulse, or start it again, after input."""
        self._frames_left = AWAKE_MS // FRAME_MS + self._frames_left % (PULSE_MS // FRAME_MS)
        if self._is_wanted and not self.is_running:
            self._clock.start()

    def watch(self, widget: QtWidgets.QWidget) -> None:
        """Listen to input at this widget."""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Notice input, without blocking it."""
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
        phase = self._frames_left * FRAME_MS / PULSE_MS
        self._light(1 - DEPTH * (1 - math.cos(2 * math.pi * phase)) / 2)

    def _light(self, opacity: float) -> None:
        for item in self._items:
            item.setOpacity(opacity)


# Price tags: beside the piece, clear of everything around it, on its upper right if that is free.


Way = tuple[float, float]
SLANT = sqrt(3) / 2
UPRIGHT: Sequence[Way] = ((1, 0), (-1, 0), (0, 1), (0, -1))
SIDES: Sequence[Way] = (
    *((1, 0), (-1, 0)),
    *((across, down) for across in (0.5, -0.5) for down in (SLANT, -SLANT)),
)
"""The directions of the sides of a hex."""
ROUND_HEX: Sequence[Way] = (
    *((0.62, -0.78), (0.68, -0.73), (-0.62, -0.78), (-0.68, -0.73)),
    *((0.62, 0.78), (-0.62, 0.78), (1, 0), (-1, 0), (0, -1), (0, 1)),
)
"""The directions from the middle of a hex to its price, the best first: over the notch beside its
upper corner, where the next tile, above or beside it, leaves room too."""
ROUND_BOX: Sequence[Way] = ((0, 1), (0, -1), (1, 0), (-1, 0))
ABOVE: Sequence[Way] = ((0, -1), (1, 0), (-1, 0), (0, 1))
DRAWN = 0.94  # the share of its box that a hex fills
NEAR = 1.8  # sizes of a piece: things further away are never covered
OUTSIDE = 10_000  # worse than any cover
# on the land, whose cells leave no free room: towards the upper right corner, in radii
ON_CELL = (0.6, 0.8)


def price_tag_position(
    place: SlotPlace, size: QSizeF, around: Iterable[SlotPlace], scene: QRectF
) -> QPointF:
    """Return the middle of a price of that size beside the piece at `place`; if everything is
    occupied, where it covers the least of the things `around`."""
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
    """Return the middle of the price of placing something on a cell, whose number stays visible."""
    radius = place.rect.height() / 2
    return place.rect.center() + QPointF(ON_CELL[0] * radius, -ON_CELL[1] * radius)


def covers(middle: QPointF, size: QSizeF, place: SlotPlace) -> float:
    """Return by how many pixels a price overlaps a piece; 0 if it is beside it."""
    centre = place.rect.center()
    x, y = middle.x() - centre.x(), middle.y() - centre.y()
    deep = float(OUTSIDE)
    for side in _sides(place):
        deep = min(deep, _reach(place, side) + _half(size, side) - x * side[0] - y * side[1])
        if deep <= 0:
            return 0.0
    return deep


def _covered(middle: QPointF, size: QSizeF, near: Sequence[SlotPlace]) -> int:
    """Return the overlap of a price in pixels, without a single pixel, so that of two equally good
    places the first is chosen."""
    return sum(round(covers(middle, size, each) - 0.5) for each in near)


def _length(place: SlotPlace, way: Way, size: QSizeF) -> float:
    """Return the distance in that direction at which a price is clear of the piece."""
    return min(
        (_reach(place, side) + _half(size, side)) / (side[0] * way[0] + side[1] * way[1])
        for side in _sides(place)
        if side[0] * way[0] + side[1] * way[1] > 0.1
    )


def _sides(place: SlotPlace) -> Sequence[Way]:
    return SIDES if place.form == "hex" else UPRIGHT


def _reach(place: SlotPlace, side: Way) -> float:
    """Return the distance from the middle of a piece to its edge."""
    rect = place.rect
    if place.form == "hex":
        return SLANT * DRAWN * rect.height() / 2
    return (abs(side[0]) * rect.width() + abs(side[1]) * rect.height()) / 2


def _half(size: QSizeF, side: Way) -> float:
    """Return the distance from the middle of a price, whose ends are round, to its edge."""
    end = min(size.width(), size.height()) / 2
    return abs(side[0]) * (size.width() / 2 - end) + abs(side[1]) * (size.height() / 2 - end) + end


def _distance(one: QPointF, other: QPointF) -> float:
    return hypot(one.x() - other.x(), one.y() - other.y())


def _box(middle: QPointF, size: QSizeF) -> QRectF:
    return QRectF(
        middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()
    )


UNDER_THE_NEXT = 0.005  # half a step between the pieces of a kind
LARGEST_PRICE = 1.2  # the largest scale of a price for large text
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
    """Rings and price tags over the slots of the table; those on a map belong to its plane."""

    def __init__(self, scene: QtWidgets.QGraphicsScene, carrier: QtWidgets.QGraphicsItem) -> None:
        super().__init__(scene)
        self._scene, self._carrier = scene, carrier
        self._offers = QtWidgets.QGraphicsItemGroup()
        self._offers_on_map = QtWidgets.QGraphicsItemGroup(carrier)
        scene.addItem(self._offers)
        for group in (self._offers, self._offers_on_map):
            group.setZValue(scene_items.LIGHT_LEVEL)
        self._rings: dict[Slot, tuple[str, QtWidgets.QGraphicsPixmapItem]] = {}
        self._badges: list[QtWidgets.QGraphicsPixmapItem] = []
        self._marks: dict[str, QtWidgets.QGraphicsPixmapItem] = {}
        self._beside: list[QtWidgets.QGraphicsPixmapItem] = []
        self.pulse = GlowTimer((self._offers, self._offers_on_map), self)
        self._still = False
        self._are_hidden = False

    def offer(
        self,
        highlights: Mapping[Slot, Highlight],
        places: Mapping[Slot, SlotPlace],
        style: PaintStyle,
        piles: Mapping[Slot, int] = NO_PILES,
        around: Iterable[SlotPlace] = (),
    ) -> None:
        """Highlight exactly these slots. `piles`: the number of stacked pieces, which no ring
        hides. `around`: the places of all pieces, which prices do not cover if there is room beside
        them."""
        self._clear_offers()
        taken = list(around)
        for slot, highlight in highlights.items():
            place = places.get(slot)
            if place is None or not place.shown:
                continue
            state = "selected" if highlight.chosen else highlight.glow
            if not state:
                continue
            item = self._add_on(slot, place, state, style)
            self._rings[slot] = state, item
            if state != "selected":
                item.setParentItem(self._offers_on_map if place.on_map else self._offers)
            if slot in piles:
                badge, corner = sprite_pixmaps.count_badge(piles[slot], place.rect.size(), style)
                QtWidgets.QGraphicsPixmapItem(badge, item).setPos(corner)
            self._add_price(slot, highlight, place, taken, style)
        self._update_pulse()

    def keep_still(self, still: bool) -> None:
        """Set whether the offers stop pulsing."""
        self._still = still
        self._update_pulse()

    def _update_pulse(self) -> None:
        is_open = any(state != "selected" for state, _ in self._rings.values())
        self.pulse.begin() if is_open and not self._still else self.pulse.hold()

    def hide_offers(self, hidden: bool) -> None:
        """Hide possible choices, or show them again; chosen things are always highlighted."""
        self._are_hidden = hidden
        self._offers.setVisible(not hidden)
        self._offers_on_map.setVisible(not hidden)
        for badge in self._badges:
            badge.setVisible(not hidden)

    def _clear_offers(self) -> None:
        for _, item in self._rings.values():
            self._scene.removeItem(item)
        for item in self._badges:
            self._scene.removeItem(item)
        self._rings.clear()
        self._badges.clear()

    def _add_on(
        self, slot: Slot, place: SlotPlace, state: str, style: PaintStyle
    ) -> QtWidgets.QGraphicsPixmapItem:
        """Return a ring over everything; a chosen card in a fan has it under the next card."""
        item = self._add(place, state, style)
        if place.form == "leaf" and state == "selected":
            item.setZValue(scene_items.level_of(slot, style) + UNDER_THE_NEXT)
        return item

    def _add(
        self, place: SlotPlace, state: str, style: PaintStyle, seat: int = 0
    ) -> QtWidgets.QGraphicsPixmapItem:
        pixmap = highlight_rings.highlight_ring(place, state, style, seat)
        item = QtWidgets.QGraphicsPixmapItem(pixmap)
        item.setOffset(-(pixmap.width() // 2) / style.dpr, -(pixmap.height() // 2) / style.dpr)
        item.setPos(on_pixel(place.rect.center(), style))
        item.setRotation(place.turn)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setZValue(scene_items.LIGHT_LEVEL + LEVELS[state])
        self._put(item, place)
        return item

    def _put(self, item: QtWidgets.QGraphicsItem, place: SlotPlace) -> None:
        """Put an item onto the map if the place belongs to it, else beside it."""
        if place.on_map:
            item.setParentItem(self._carrier)
        else:
            self._scene.addItem(item)

    def _add_price(
        self,
        slot: Slot,
        highlight: Highlight,
        place: SlotPlace,
        around: list[SlotPlace],
        style: PaintStyle,
    ) -> None:
        """Add the price in workers or silver beside it; the next price avoids it."""
        high = max(14.0, min(20 * style.u, place.rect.width() * 0.38)) * min(
            LARGEST_PRICE, style.text
        )
        badges = [
            sprite_files.badge(str(count), kind, high, style.dpr)
            for kind, count in style.sprite_painter.costs(slot, highlight)
        ]
        if not badges:
            return
        sizes = [badge.deviceIndependentSize() for badge in badges]
        whole = QSizeF(
            max(size.width() for size in sizes), sum(size.height() + 1 for size in sizes) - 1
        )
        is_land = slot.kind == "cell"
        middle = (
            price_tag_position_on_cell(place)
            if is_land
            else price_tag_position(place, whole, around, self._scene.sceneRect())
        )
        top = middle - QPointF(0, whole.height() / 2)
        for badge, size in zip(badges, sizes, strict=True):
            item = QtWidgets.QGraphicsPixmapItem(badge)
            item.setPos(on_pixel(top - QPointF(size.width() / 2, 0), style))
            item.setZValue(scene_items.LIGHT_LEVEL + 6)
            item.setVisible(not self._are_hidden)
            self._put(item, place)
            self._badges.append(item)
            top += QPointF(0, size.height() + 1)
        corner = middle - QPointF(whole.width() / 2, whole.height() / 2)
        around.append(SlotPlace(QRectF(corner, whole), "plate"))

    def mark(self, what: str, place: SlotPlace | None, style: PaintStyle, seat: int = 0) -> None:
        """Set the one ring of a kind (`hover`, `focus`, `last`, `pending`), or remove it."""
        old = self._marks.pop(what, None)
        if old is not None:
            self._scene.removeItem(old)
        if place is not None and place.shown:
            self._marks[what] = self._add(place, what, style, seat)

    def mark_beside(self, places: Iterable[SlotPlace], style: PaintStyle) -> None:
        """Ring exactly the things that belong to the thing under the pointer."""
        self._clear_beside()
        self._beside = [self._add(place, "hover", style) for place in places if place.shown]

    def mark_used_up(self, places: Mapping[Slot, SlotPlace], style: PaintStyle) -> None:
        """Ring the things that the offer under the pointer would use, as if they were chosen."""
        self._clear_beside()
        self._beside = [
            self._add_on(slot, place, "selected", style)
            for slot, place in places.items()
            if place.shown
        ]

    def _clear_beside(self) -> None:
        for item in self._beside:
            self._scene.removeItem(item)
        self._beside = []

    def beside(self) -> int:
        """Return the number of things ringed together with the one under the pointer."""
        return len(self._beside)

    def marked(self, what: str) -> QtWidgets.QGraphicsPixmapItem | None:
        """Return the one ring of a kind, if it is set."""
        return self._marks.get(what)

    def raise_ring(self, slot: Slot, place: SlotPlace, by: float, style: PaintStyle) -> None:
        """Move the ring of an offer up and down with its piece."""
        if slot in self._rings:
            self._rings[slot][1].setPos(on_pixel(place.rect.center(), style) - QPointF(0, by))

    def clear(self, marks: Iterable[str] = ("hover", "focus", "last", "pending")) -> None:
        """Remove every highlight."""
        self._clear_offers()
        self._clear_beside()
        self.pulse.hold()
        for what in marks:
            old = self._marks.pop(what, None)
            if old is not None:
                self._scene.removeItem(old)

    def price_rects(self) -> list[QRectF]:
        """Return the rectangles of all prices in the scene."""
        return [badge.sceneBoundingRect() for badge in self._badges]

    def lit(self) -> dict[Slot, str]:
        """Return the highlighted slots of offers, each with its glow or `selected`."""
        return {slot: state for slot, (state, _) in self._rings.items()}
