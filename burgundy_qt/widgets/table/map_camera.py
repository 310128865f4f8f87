"""Zooming and moving a map: the camera that the person has chosen, and its animation. Module zoom
enlarges the whole table."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QTimer, QVariantAnimation, Signal

from burgundy_qt.widgets.table.camera import LEAST, MOST, NATURAL, Camera
from burgundy_qt.widgets.table.tabletop import Plane
from burgundy_qt.widgets.table.zoom import DIRECTIONS, PAN, STEP

REST = 180  # milliseconds without a change of the view, before a new layout for it
GLIDE = 240  # milliseconds of the animation to another camera
AIR = 0.5  # margin around a part that is brought into view, in tiles
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
        air = AIR * camera.unit
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

    def settle(self, camera: Camera) -> None:
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
