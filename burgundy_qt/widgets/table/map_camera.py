"""Zoom and move over a map: the camera that the person chose, and how it glides there. The whole
table is enlarged by zoom."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QTimer, QVariantAnimation, Signal

from burgundy_qt.widgets.table.camera import LEAST, MOST, NATURAL, Camera
from burgundy_qt.widgets.table.tabletop import Plane
from burgundy_qt.widgets.table.zoom import DIRECTIONS, PAN, STEP

REST = 180  # milliseconds without a change of what is seen, before all is laid out for it
GLIDE = 240  # milliseconds of the way to another camera
AIR = 0.5  # of a tile kept around what is brought into view
EASE = QEasingCurve(QEasingCurve.Type.InOutCubic)


class MapCamera(QObject):
    """The `camera` that somebody has chosen; None: the fitted one of each layout, which follows
    what is laid. `moved` comes when the map is seen elsewhere on its plane; `rested` when it shall
    be laid out for what is seen now."""

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
        """Whether only a part of the map is seen."""
        layout, camera = self._plane.layout, self._plane.camera
        if layout is None or camera is None:
            return False
        return not camera.seen(layout.map).contains(layout.whole)

    @property
    def percent(self) -> int:
        """How large the map is seen; 100 is the natural size of its tiles."""
        camera = self._plane.camera
        return round(100 * camera.unit / NATURAL) if camera is not None else 100

    @property
    def seen(self) -> QRectF:
        """What of the map is seen, in tiles."""
        camera = self._plane.camera
        return camera.seen(self._plane.room) if camera is not None else QRectF()

    @property
    def is_resting(self) -> bool:
        """Whether the map lies as it is laid out."""
        return not self._rest.isActive() and self._way is None

    # Hands

    def larger(self) -> None:
        """One step closer, towards the middle."""
        self.by(STEP)

    def smaller(self) -> None:
        """One step away."""
        self.by(1 / STEP)

    def fit(self) -> None:
        """See all of the map, and follow what is laid from now on."""
        layout, camera = self._plane.layout, self._plane.camera
        if layout is None or camera is None:
            return
        self._rest.stop()
        self.camera = None
        self.glide(camera, layout.fitted)

    def by(self, factor: float, at: QPointF | None = None) -> None:
        """See the map `factor` times as large; what lies `at` a point of the scene (None, or beside
        the map: the middle of the map) stays there."""
        camera, room = self._plane.camera, self._plane.room
        if camera is None:
            return
        point = at if at is not None and room.contains(at) else room.center()
        unit = min(MOST, max(LEAST, camera.unit * factor))
        self.look(camera.closer(unit, point, room))

    def pan(self, by: QPointF) -> None:
        """Move what is seen by so many pixels."""
        camera = self._plane.camera
        if camera is not None:
            self.look(Camera(camera.middle - by / camera.unit, camera.unit))

    def go(self, direction: str) -> None:
        """Look further to the `left`, `right`, `up` or `down`."""
        x, y = DIRECTIONS[direction]
        size = self._plane.room.size()
        self.pan(QPointF(x * size.width(), y * size.height()) * PAN)

    def bring_into_view(self, rect: QRectF) -> None:
        """See a rectangle of the scene that belongs to the map, with some air around it."""
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
        """See the map by this camera from now on, its middle on the map."""
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
        """Ask again in a while whether all can be laid out."""
        self._rest.start()

    def forget(self) -> None:
        """Another game is shown: nobody has chosen a camera yet."""
        self._stop()
        self._rest.stop()
        self.camera = None

    # The way of the camera

    def glide(self, start: Camera, end: Camera) -> None:
        """Go from one camera to another, for which all is laid out then; at once where nothing may
        move."""
        if not self.glides or start.is_near(end):
            self._show(end)
            self._arrive()
            return
        self._stop()
        self._way = start, end
        self._show(start)
        self._clock.start()

    def skip(self) -> None:
        """End the way of the camera at once, where it leads."""
        if self._way is not None:
            end = self._way[1]
            self._stop()
            self._show(end)
            self._arrive()

    def settle(self, camera: Camera) -> None:
        """All has been laid out for this camera."""
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
    """Return how far a stretch must move to lie between the first and the last; one that is too
    long shows its start."""
    if start < first or end - start > last - first:
        return first - start
    return min(0.0, last - end)
