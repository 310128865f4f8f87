"""Zoom: wheel, touch and middle button of a view, and the enlarged table; and zooming and moving a
map: the camera that the person has chosen, and its animation."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol, cast

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QGraphicsView, QPinchGesture

from burgundy_qt.widgets.table.camera import LEAST, MOST, NATURAL, Camera
from burgundy_qt.widgets.table.tabletop import Plane

# Gestures: the same for the whole table and for a map.


STEP = 1.25  # for a key
WHEEL = 1.0015  # of each eighth of a degree that the wheel turns
WHEEL_STEP = 120  # eighths of a degree in a notch of the wheel
NOTCH = 80 / WHEEL_STEP  # pixels for each eighth of a degree when a wheel moves the view
PAN = 0.2  # for a key, as a share of the visible part
DIRECTIONS = {"left": (1, 0), "right": (-1, 0), "up": (0, 1), "down": (0, -1)}


class Zoomable(Protocol):
    """A thing that can be enlarged: the whole table, or the map on it. Points and pixels are those
    of the view."""

    @property
    def is_in(self) -> bool:
        """Whether only a part is visible."""

    def larger(self) -> None:
        """Zoom in one step, towards the middle."""

    def smaller(self) -> None:
        """Zoom out one step."""

    def fit(self) -> None:
        """Show all of it."""

    def by(self, factor: float, at: QPointF | None = None) -> None:
        """Scale it by `factor`; the point `at` (None: the middle) does not move."""

    def pan(self, by: QPointF) -> None:
        """Move the visible part by a number of pixels."""

    def go(self, direction: str) -> None:
        """Move the visible part to the `left`, `right`, `up` or `down`."""

    def bring_into_view(self, rect: QRectF) -> None:
        """Show a rectangle of the scene, with a margin around it."""


class ZoomGestures(QObject):
    """The gestures of a view: the wheel, the middle button and two fingers; the table handles
    everything else. `looking` returns the object to zoom. `turned` may use the wheel first: it gets
    the notches and the point, and returns whether it used them."""

    def __init__(
        self,
        view: QGraphicsView,
        looking: Callable[[], Zoomable],
        turned: Callable[[float, QPointF], bool],
    ) -> None:
        super().__init__(view)
        self._view, self._looking, self._turned = view, looking, turned
        self._held: QPointF | None = None  # the point where the middle button holds the view
        view.viewport().installEventFilter(self)
        view.viewport().grabGesture(Qt.GestureType.PinchGesture)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Handle the gestures of the view; return whether an event was one."""
        match event:
            case QWheelEvent():
                self._turn(event)
                return True
            case QNativeGestureEvent() if (
                event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
            ):
                self._looking().by(1 + event.value(), event.position())
                return True
            case QGestureEvent():
                return self._pinch(event)
            case QMouseEvent():
                return self._drag(event)
        return False

    def _turn(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl and the wheel, else move the visible part."""
        turned, keys = QPointF(event.angleDelta()), event.modifiers()
        if keys & Qt.KeyboardModifier.ControlModifier:
            self._looking().by(WHEEL ** turned.y(), event.position())
            return
        if not keys and self._turned(turned.y() / WHEEL_STEP, event.position()):
            return
        if keys & Qt.KeyboardModifier.ShiftModifier and not turned.x():
            turned = turned.transposed()
        by_pixels = event.pixelDelta()
        self._looking().pan(turned * NOTCH if by_pixels.isNull() else QPointF(by_pixels))

    def _pinch(self, event: QGestureEvent) -> bool:
        """Zoom and move with two fingers."""
        pinch = cast(QPinchGesture | None, event.gesture(Qt.GestureType.PinchGesture))
        if pinch is None:
            return False
        at = QPointF(self._view.viewport().mapFromGlobal(pinch.centerPoint()))
        self._looking().by(pinch.scaleFactor(), at)
        if pinch.state() == Qt.GestureState.GestureUpdated:
            self._looking().pan(pinch.centerPoint() - pinch.lastCenterPoint())
        event.accept(pinch)
        return True

    def _drag(self, event: QMouseEvent) -> bool:
        """Move the visible part with the middle button; return whether the event was used."""
        kind, middle = event.type(), event.button() == Qt.MouseButton.MiddleButton
        if kind == QEvent.Type.MouseButtonPress and middle and self._looking().is_in:
            self._held = event.position()
            self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return True
        if self._held is None:
            return False
        if kind == QEvent.Type.MouseMove:
            self._looking().pan(event.position() - self._held)
            self._held = event.position()
        elif kind == QEvent.Type.MouseButtonRelease and middle:
            self._held = None
            self._view.viewport().unsetCursor()
        return True


LARGEST, LEAST_LARGEST = 3.0, 1.5
MOST_PIXELS = 48e6
"""The most pixels of all pictures of the table together, which are drawn at its visible size."""
AIR = 60  # margin in pixels around a part that is brought into view


class TableZoom(QObject):
    """The `level` of a view, 1 showing all of it. `changed` is emitted when the level or the
    visible part has changed.

    The view's contents do not change: zooming uses only its transform and its hidden scroll bars.
    """

    changed = Signal()

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self.view = view
        self.level = 1.0

    @property
    def is_in(self) -> bool:
        """Whether only a part of the table is visible."""
        return self.level > 1.0

    @property
    def most(self) -> float:
        """The largest level at which everything can still be drawn sharply."""
        size, ratio = self.view.viewport().size(), self.view.devicePixelRatioF()
        pixels = max(1.0, size.width() * size.height() * ratio * ratio)
        return max(LEAST_LARGEST, min(LARGEST, math.sqrt(MOST_PIXELS / pixels)))

    def larger(self) -> None:
        """Zoom in one step, towards the middle."""
        self.by(STEP)

    def smaller(self) -> None:
        """Zoom out one step."""
        self.by(1 / STEP)

    def fit(self) -> None:
        """Show all of the table."""
        self.by(0)

    def by(self, factor: float, at: QPointF | None = None) -> None:
        """Scale the table by `factor`; the point `at` of the view (None: its middle) does not
        move."""
        level = min(self.most, max(1.0, self.level * factor))
        if level < 1.02:  # so that zooming out always ends at the whole table
            level = 1.0
        if level == self.level:
            return
        point = QRectF(self.view.viewport().rect()).center() if at is None else at
        seen = self.view.viewportTransform().inverted()[0].map(point)
        self.level = level
        self.view.setTransform(QTransform.fromScale(level, level))
        self._move(self.view.viewportTransform().map(seen) - point)
        self.changed.emit()

    def limit_level(self) -> None:
        """Reduce the level if it is too large for the new size of the view."""
        self.by(1.0)

    def pan(self, by: QPointF) -> None:
        """Move the visible part by a number of pixels."""
        if self.is_in:
            self._move(-by)
            self.changed.emit()

    def go(self, direction: str) -> None:
        """Move the visible part to the `left`, `right`, `up` or `down`."""
        x, y = DIRECTIONS[direction]
        size = self.view.viewport().size()
        self.pan(QPointF(x * size.width(), y * size.height()) * PAN)

    def bring_into_view(self, rect: QRectF) -> None:
        """Show a rectangle of the scene, with a margin around it."""
        if self.is_in and not rect.isNull():
            self.view.ensureVisible(rect, AIR, AIR)
            self.changed.emit()

    def _move(self, by: QPointF) -> None:
        across, down = self.view.horizontalScrollBar(), self.view.verticalScrollBar()
        across.setValue(across.value() + round(by.x()))
        down.setValue(down.value() + round(by.y()))


REST = 180  # milliseconds without a change of the view, before a new layout for it
GLIDE = 240  # milliseconds of the animation to another camera
MAP_AIR = 0.5  # margin around a part that is brought into view, in tiles
EASE = QEasingCurve(QEasingCurve.Type.InOutCubic)


class MapCamera(QObject):
    """The `camera` that a person has chosen; None: the fitted one of each layout, which follows new
    tiles. `moved` is emitted when the visible part changes; `rested` when a new layout for it is
    due."""

    moved = Signal()
    rested = Signal()

    def __init__(self, plane: Plane, parent: QObject) -> None:
        super().__init__(parent)
        self._plane = plane
        self.camera: Camera | None = None
        self.glides = True
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.rested)
        self._way: tuple[Camera, Camera] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(GLIDE)
        self._clock.setEasingCurve(EASE)
        self._clock.valueChanged.connect(self._glide_on)
        self._clock.finished.connect(self._arrive)

    @property
    def is_in(self) -> bool:
        """Whether only a part of the map is visible."""
        layout, camera = self._plane.layout, self._plane.camera
        if layout is None or camera is None:
            return False
        return not camera.seen(layout.map).contains(layout.whole)

    @property
    def percent(self) -> int:
        """The scale of the map; 100 is the natural size of its tiles."""
        camera = self._plane.camera
        return round(100 * camera.unit / NATURAL) if camera is not None else 100

    @property
    def seen(self) -> QRectF:
        """The visible part of the map, in tiles."""
        camera = self._plane.camera
        return camera.seen(self._plane.room) if camera is not None else QRectF()

    @property
    def is_resting(self) -> bool:
        """Whether the map is at the camera of its layout."""
        return not self._rest.isActive() and self._way is None

    # Input

    def larger(self) -> None:
        """Zoom in one step, towards the middle."""
        self.by(STEP)

    def smaller(self) -> None:
        """Zoom out one step."""
        self.by(1 / STEP)

    def fit(self) -> None:
        """Show all of the map, and follow new tiles from now on."""
        layout, camera = self._plane.layout, self._plane.camera
        if layout is None or camera is None:
            return
        self._rest.stop()
        self.camera = None
        self.glide(camera, layout.fitted)

    def by(self, factor: float, at: QPointF | None = None) -> None:
        """Scale the map by `factor`; the point `at` of the scene (None, or beside the map: the
        middle of the map) does not move."""
        camera, room = self._plane.camera, self._plane.room
        if camera is None:
            return
        point = at if at is not None and room.contains(at) else room.center()
        unit = min(MOST, max(LEAST, camera.unit * factor))
        self.look(camera.closer(unit, point, room))

    def pan(self, by: QPointF) -> None:
        """Move the visible part by a number of pixels."""
        camera = self._plane.camera
        if camera is not None:
            self.look(Camera(camera.middle - by / camera.unit, camera.unit))

    def go(self, direction: str) -> None:
        """Move the visible part to the `left`, `right`, `up` or `down`."""
        x, y = DIRECTIONS[direction]
        size = self._plane.room.size()
        self.pan(QPointF(x * size.width(), y * size.height()) * PAN)

    def bring_into_view(self, rect: QRectF) -> None:
        """Show a rectangle of the scene that belongs to the map, with a margin around it."""
        camera, room = self._plane.camera, self._plane.room
        if camera is None or rect.isNull() or room.contains(rect):
            return
        air = MAP_AIR * camera.unit
        wanted = rect.adjusted(-air, -air, air, air)
        self.pan(
            QPointF(
                _into(wanted.left(), wanted.right(), room.left(), room.right()),
                _into(wanted.top(), wanted.bottom(), room.top(), room.bottom()),
            )
        )

    def look(self, camera: Camera) -> None:
        """Show the map by this camera from now on, with its middle on the map."""
        layout = self._plane.layout
        if layout is None:
            return
        self._stop()
        whole, middle = layout.whole, camera.middle
        x = min(whole.right(), max(whole.left(), middle.x()))
        y = min(whole.bottom(), max(whole.top(), middle.y()))
        self.camera = Camera(QPointF(x, y), camera.unit)
        self.wait()
        self._show(self.camera)

    def wait(self) -> None:
        """Check again later whether a new layout is possible."""
        self._rest.start()

    def forget(self) -> None:
        """Forget the chosen camera, because another game is shown."""
        self._stop()
        self._rest.stop()
        self.camera = None

    # The animation of the camera

    def glide(self, start: Camera, end: Camera) -> None:
        """Move from one camera to another, then emit `rested` for a new layout; at once if motion
        is off."""
        if not self.glides or start.is_near(end):
            self._show(end)
            self._arrive()
            return
        self._stop()
        self._way = start, end
        self._show(start)
        self._clock.start()

    def skip(self) -> None:
        """End the animation of the camera at once."""
        if self._way is not None:
            end = self._way[1]
            self._stop()
            self._show(end)
            self._arrive()

    def follow_layout(self, camera: Camera) -> None:
        """Take note of a layout for this camera."""
        self._stop()
        self._rest.stop()
        if self.camera is not None:
            self.camera = camera
        self.moved.emit()

    def _glide_on(self, share: float) -> None:
        if self._way is not None:
            self._show(self._way[0].between(self._way[1], share))

    def _arrive(self) -> None:
        self._way = None
        layout = self._plane.layout
        if layout is None or self._plane.camera == layout.camera:
            self.moved.emit()
        else:
            self.rested.emit()

    def _stop(self) -> None:
        self._way = None
        self._clock.stop()

    def _show(self, camera: Camera) -> None:
        self._plane.show(camera)
        self.moved.emit()


def _into(start: float, end: float, first: float, last: float) -> float:
    """Return how far a stretch must move to be between the first and the last; a stretch that is
    too long shows its start."""
    if start < first or end - start > last - first:
        return first - start
    return min(0.0, last - end)
