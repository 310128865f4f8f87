"""Playing moves on the table: one clock drives every piece and can be stopped at any moment. The
moves themselves are in timeline."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsScene

from burgundy_qt.language.formats import plain
from burgundy_qt.widgets.sprites.brush import translucent
from burgundy_qt.widgets.sprites.places import SlotPlace, Sprite
from burgundy_qt.widgets.sprites.scene_items import FLYING_LEVEL, LIGHT_LEVEL, BandItem, PieceItem
from burgundy_qt.widgets.table import timeline
from burgundy_qt.widgets.table.tabletop import Tabletop
from burgundy_qt.widgets.theme.palette import LIGHT

GLIDE = QEasingCurve(QEasingCurve.Type.InOutCubic)
RUSH = QEasingCurve(QEasingCurve.Type.OutCubic)
SETTLE = QEasingCurve(QEasingCurve.Type.OutBack)
LIFT, ARC = 0.08, 0.1
PACES = ((0.5, "½"), (1.0, "1×"), (3.0, "3×"))  # noqa: RUF001
"""How fast a replay and a watched game may be: as a factor, and as a sign."""
NORMAL = 1


class _Turn:
    """One move that is being played."""

    def __init__(self, move: timeline.Move, tabletop: Tabletop) -> None:
        self.move = move
        self.tabletop = tabletop

    def begin(self) -> None:
        """Start the move."""

    def show(self, share: float) -> None:
        """Show the move at `share` (0..1) of its time."""

    def end(self) -> None:
        """End the move; only the pieces on the slots remain."""


class _ChangeTurn(_Turn):
    move: timeline.Change

    def begin(self) -> None:
        self.tabletop.show_sprite(self.move.slot, self.move.sprite)


class _TravelTurn(_Turn):
    move: timeline.Travel
    item: PieceItem | None = None

    def begin(self) -> None:
        table, move = self.tabletop, self.move
        source = table.place(move.source, move.sprite)
        target = table.place(move.target, move.sprite._replace(of=move.of))
        if source is None or target is None or table.style is None:
            return
        self.source, self.target = _flat(source, move.sprite), _flat(target, move.sprite)
        larger = (
            self.source if self.source.rect.width() >= self.target.rect.width() else self.target
        )
        self.base = larger.rect.width()
        self.item = PieceItem()
        self.item.show_sprite(move.sprite, larger, table.style)
        self.item.setZValue(FLYING_LEVEL)
        self.show(0)
        table.scene.addItem(self.item)

    def show(self, share: float) -> None:
        if self.item is None:
            return
        curve = RUSH if self.move.sprite.kind == "badge" else GLIDE
        gone = curve.valueForProgress(share)
        source, target = (self.tabletop.plane.seen(end) for end in (self.source, self.target))
        start, end = source.center(), target.center()
        rise = math.sin(math.pi * gone)
        distance = math.hypot(end.x() - start.x(), end.y() - start.y())
        self.item.setPos(start + (end - start) * gone - QPointF(0, ARC * distance * rise))
        width = source.width() * (1 - gone) + target.width() * gone
        self.item.setScale(width / self.base * (1 + LIFT * rise))
        self.item.setRotation(self.source.turn * (1 - gone) + self.target.turn * gone)
        if self.move.fades:
            self.item.setOpacity(min(1.0, 4 * (1 - share)))

    def end(self) -> None:
        if self.item is not None:
            self.tabletop.scene.removeItem(self.item)
            self.item = None


def _flat(place: SlotPlace, sprite: Sprite) -> SlotPlace:
    """Return the place with the size of a flying piece: coins are smaller than the box of their
    count."""
    if place.form != "plate" and not (place.form == "shield" and sprite.kind != "bonus"):
        return place if sprite.kind != "badge" else _around(place, 30)
    size = {"phase": place.rect.width(), "badge": 30.0}.get(
        sprite.kind, min(26.0, place.rect.height())
    )
    return _around(place, size)


def _around(place: SlotPlace, size: float) -> SlotPlace:
    rect = QRectF(0, 0, size, size)
    rect.moveCenter(place.rect.center())
    return place._replace(rect=rect)


class _LandingTurn(_Turn):
    move: timeline.Landing

    def show(self, share: float) -> None:
        item = self.tabletop.item(self.move.slot)
        if item is not None:
            item.setScale(1.07 - 0.07 * SETTLE.valueForProgress(share))

    def end(self) -> None:
        item = self.tabletop.item(self.move.slot)
        if item is not None:
            item.setScale(1)


class _TickTurn(_Turn):
    move: timeline.Tick

    def show(self, share: float) -> None:
        value = round(self.move.first + (self.move.last - self.move.first) * share)
        self.tabletop.show_sprite(self.move.slot, Sprite("text", plain(value)))


class _RollTurn(_Turn):
    move: timeline.Roll
    shown = -1

    def begin(self) -> None:
        self.tabletop.show_sprite(self.move.slot, self.move.sprites[-1])

    def show(self, share: float) -> None:
        item = self.tabletop.item(self.move.slot)
        place = self.tabletop.place(self.move.slot)
        style = self.tabletop.style
        if not isinstance(item, PieceItem) or place is None or style is None:
            return
        index = min(len(self.move.sprites) - 1, int(share * len(self.move.sprites)))
        if index != self.shown:
            self.shown = index
            item.show_sprite(self.move.sprites[index], place, style)
        left = 1 - GLIDE.valueForProgress(share)
        item.setRotation(left * 300)
        item.setScale(1 + 0.22 * math.sin(math.pi * share))
        item.setPos(
            place.rect.center()
            - QPointF(0, 0.4 * place.rect.height() * abs(math.sin(2 * math.pi * share)) * left)
        )

    def end(self) -> None:
        item = self.tabletop.item(self.move.slot)
        place = self.tabletop.place(self.move.slot)
        if isinstance(item, PieceItem) and place is not None and self.tabletop.style is not None:
            item.set_sprite(self.move.sprites[-1], place, self.tabletop.style)


class _FlipTurn(_Turn):
    move: timeline.Flip
    item: PieceItem | None = None
    place: SlotPlace | None = None

    def begin(self) -> None:
        table, move = self.tabletop, self.move
        self.place = table.place(move.slot, move.back)
        if self.place is None or not self.place.shown or table.style is None:
            return
        self.item = PieceItem()
        self.item.set_sprite(move.back, self.place, table.style)
        self.item.setZValue(FLYING_LEVEL)
        table.scene.addItem(self.item)

    def show(self, share: float) -> None:
        style = self.tabletop.style
        if self.item is None or self.place is None or style is None:
            return
        turned = GLIDE.valueForProgress(share)
        if turned > 0.5:
            self.item.show_sprite(self.move.sprite, self.place, style)
        self.item.setTransform(QTransform.fromScale(max(0.02, abs(1 - 2 * turned)), 1))

    def end(self) -> None:
        if self.item is not None:
            self.tabletop.scene.removeItem(self.item)
            self.item = None


class _SweepTurn(_Turn):
    move: timeline.Sweep
    light: QGraphicsPathItem | None = None

    def begin(self) -> None:
        places = [self.tabletop.place(slot) for slot in self.move.cells]
        shown = [place for place in places if place is not None and place.shown]
        region = QPainterPath()
        for place in shown:
            region.addPath(place.outline())
        if region.isEmpty():
            return
        self.light = QGraphicsPathItem(region)
        self.light.setPen(QPen(QColor(0, 0, 0, 0)))
        self.light.setZValue(LIGHT_LEVEL - 1)
        self.show(0)
        self.tabletop.plane.carry(self.light, shown[0])

    def show(self, share: float) -> None:
        if self.light is None:
            return
        box = self.light.boundingRect()
        wide = 0.55 * box.width() + 40
        at = box.left() - wide + (box.width() + 2 * wide) * share
        ray = QLinearGradient(at - wide, box.top(), at + wide, box.top() + 0.5 * wide)
        ray.setColorAt(0, translucent(LIGHT.hover, 0))
        ray.setColorAt(0.5, translucent(LIGHT.glow_core, 0.75))
        ray.setColorAt(1, translucent(LIGHT.hover, 0))
        self.light.setBrush(ray)

    def end(self) -> None:
        if self.light is not None:
            self.tabletop.scene.removeItem(self.light)
            self.light = None


class _GrowTurn(_Turn):
    move: timeline.Grow

    def begin(self) -> None:
        self.show(0)

    def show(self, share: float) -> None:
        item = self.tabletop.item(self.move.slot)
        if isinstance(item, BandItem):
            item.grow(GLIDE.valueForProgress(share))

    def end(self) -> None:
        item = self.tabletop.item(self.move.slot)
        if isinstance(item, BandItem):
            item.grow(1)


_TURNS: dict[type, type[_Turn]] = {
    timeline.Change: _ChangeTurn,
    timeline.Travel: _TravelTurn,
    timeline.Landing: _LandingTurn,
    timeline.Tick: _TickTurn,
    timeline.Roll: _RollTurn,
    timeline.Flip: _FlipTurn,
    timeline.Sweep: _SweepTurn,
    timeline.Grow: _GrowTurn,
}


class Motion(QObject):
    """The running animation, if there is one. `began` is emitted for every Move when it begins,
    `ended` when every slot shows the result of the moves."""

    began = Signal(object)
    ended = Signal()

    def __init__(self, scene: QGraphicsScene, tabletop: Tabletop) -> None:
        super().__init__(scene)
        self._tabletop = tabletop
        self._waiting: list[timeline.Move] = []
        self._running: list[_Turn] = []
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self._finish)
        # The last frame and the table after it are drawn in two turns of the event loop: together
        # they would block the window for too long.
        self._ending = QTimer(self, singleShot=True, interval=0)
        self._ending.timeout.connect(self.ended)

    @property
    def is_running(self) -> bool:
        """Whether pieces are moving, until `ended`."""
        is_moving = self._clock.state() == QVariantAnimation.State.Running
        return is_moving or self._ending.isActive()

    def start(self, moves: Sequence[timeline.Move], factor: float) -> None:
        """Play `moves`, their times multiplied by `factor`."""
        self.cut()
        length = timeline.end_of(list(moves))
        self._clock.setStartValue(0.0)
        # a clock that has run out emits this value at once: nobody may receive it yet
        self._clock.setEndValue(float(length))
        self._clock.setDuration(max(1, round(length * factor)))
        self._waiting = sorted(moves, key=lambda move: (move.start, move.length), reverse=True)
        self._clock.start()

    def cut(self) -> None:
        """Stop at once and remove all flying pieces; the caller corrects the slots."""
        self._stop_clock()
        for turn in self._running:
            turn.end()
        self._running.clear()
        self._waiting.clear()

    def run_out(self) -> None:
        """Stop at once, with every slot as after the moves."""
        self._stop_clock()
        for turn in self._running:
            turn.end()
        self._running.clear()
        while self._waiting:
            move = self._waiting.pop()
            if isinstance(move, timeline.Change):
                self._tabletop.show_sprite(move.slot, move.sprite)
        self.ended.emit()

    def _stop_clock(self) -> None:
        self._clock.blockSignals(True)
        self._clock.stop()
        self._clock.blockSignals(False)
        self._ending.stop()

    def _advance(self, now: float) -> None:
        while self._waiting and self._waiting[-1].start <= now:
            move = self._waiting.pop()
            turn = _TURNS[type(move)](move, self._tabletop)
            turn.begin()
            self.began.emit(move)
            self._running.append(turn)
        for turn in list(self._running):
            move = turn.move
            share = min(1.0, (now - move.start) / move.length) if move.length else 1.0
            turn.show(share)
            if share >= 1:
                self._running.remove(turn)
                turn.end()

    def _finish(self) -> None:
        self._advance(math.inf)
        self._ending.start()


# Reduced motion: nothing moves, new pieces fade in.


LENGTH = 120  # milliseconds


class FadeIn(QObject):
    """Items that fade in, each up to its own opacity. `ended` is emitted when they are visible, or
    when the animation was stopped."""

    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._items: list[tuple[QGraphicsItem, float]] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(LENGTH)
        self._clock.valueChanged.connect(self._show)
        self._clock.finished.connect(self._end)

    @property
    def is_running(self) -> bool:
        """Whether something still fades in."""
        return bool(self._items)

    def begin(self, items: Iterable[QGraphicsItem]) -> None:
        """Fade these items in."""
        self._items = [(item, item.opacity()) for item in items]
        self._show(0.0)
        self._clock.start()

    def cut(self) -> None:
        """Show all items at once."""
        if self.is_running:
            self._clock.stop()
            self._end()

    def _show(self, share: float) -> None:
        for item, whole in self._items:
            item.setOpacity(share * whole)

    def _end(self) -> None:
        self._show(1.0)
        self._items = []
        self.ended.emit()
