"""The camera: the visible part of a map larger than its room, and its scale. The module loads no
widgets, because maps are drawn without a window too; `zoom` moves the camera."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

LEAST, MOST = 24.0, 240.0
"""The least and the most pixels of a tile."""
MOST_FITTED = 120.0
"""The most pixels of a tile when the whole map is fitted into its room."""
NATURAL = 160.0
"""The pixels of a tile at 100 percent."""
AIR = 0.3
"""The margin round a fitted map, in tiles."""


class Camera(NamedTuple):
    """The point of the map, in tiles, in the middle of its room, and the pixels of a tile. The
    `room` is a rectangle of the scene."""

    middle: QPointF
    unit: float

    def point(self, at: QPointF, room: QRectF) -> QPointF:
        """Return the position of a point of the map in the scene."""
        return room.center() + (at - self.middle) * self.unit

    def rect(self, rect: QRectF, room: QRectF) -> QRectF:
        """Return the position of a rectangle of the map in the scene. Written with plain numbers,
        because it is called for every piece."""
        middle, unit = self.middle, self.unit
        return QRectF(
            (rect.x() - middle.x()) * unit + room.x() + room.width() / 2,
            (rect.y() - middle.y()) * unit + room.y() + room.height() / 2,
            rect.width() * unit,
            rect.height() * unit,
        )

    def tiles(self, point: QPointF, room: QRectF) -> QPointF:
        """Return the point of the map at a point of the scene."""
        return self.middle + (point - room.center()) / self.unit

    def seen(self, room: QRectF) -> QRectF:
        """Return the part of the map that fills the room."""
        return QRectF(self.tiles(room.topLeft(), room), room.size() / self.unit)

    def closer(self, unit: float, at: QPointF, room: QRectF) -> Camera:
        """Return the camera with `unit` pixels a tile and the same point of the map at `at` in the
        scene."""
        return Camera(self.tiles(at, room) - (at - room.center()) / unit, unit)

    def on_pixels(self, room: QRectF, dpr: float) -> Camera:
        """Return the nearest camera for which every tile begins at a whole pixel of the screen, and
        its middle too."""
        unit = 2 * max(1, round(self.unit * dpr / 2)) / dpr
        corner = (room.center() - self.middle * unit) * dpr
        origin = QPointF(round(corner.x()), round(corner.y())) / dpr
        return Camera((room.center() - origin) / unit, unit)

    def between(self, other: Camera, share: float) -> Camera:
        """Return the camera after this share (0..1) of the way to another."""
        unit = self.unit * (other.unit / self.unit) ** share
        if abs(other.unit - self.unit) > 1e-3:  # the point that does not move keeps its place
            share = (1 / self.unit - 1 / unit) / (1 / self.unit - 1 / other.unit)
        return Camera(self.middle + (other.middle - self.middle) * share, unit)

    def is_near(self, other: Camera) -> bool:
        """Return whether nobody would notice the difference between both."""
        way = (other.middle - self.middle) * self.unit
        return max(abs(way.x()), abs(way.y())) < 2 and abs(other.unit - self.unit) < 1


def fitted(
    whole: QRectF,
    room: QRectF,
    focus: QPointF | None = None,
    least: float = LEAST,
    most: float = MOST_FITTED,
) -> Camera:
    """Return the camera that shows the `whole` map with a margin around it. If a tile would have
    fewer than `least` pixels, it shows the part nearest to the `focus`."""
    wanted = whole.adjusted(-AIR, -AIR, AIR, AIR)
    unit = min(room.width() / wanted.width(), room.height() / wanted.height(), most)
    if unit >= least:
        return Camera(whole.center(), unit)
    return within(Camera(focus or whole.center(), least), wanted, room.size())


def within(camera: Camera, wanted: QRectF, size: QSizeF) -> Camera:
    """Return the same camera, moved to show as little as possible outside the wanted part."""
    half = QPointF(size.width(), size.height()) / (2 * camera.unit)
    return Camera(
        QPointF(
            _inside(camera.middle.x(), wanted.left() + half.x(), wanted.right() - half.x()),
            _inside(camera.middle.y(), wanted.top() + half.y(), wanted.bottom() - half.y()),
        ),
        camera.unit,
    )


def _inside(value: float, first: float, last: float) -> float:
    """Return the nearest value from the first to the last, or their middle where these have
    crossed."""
    return (first + last) / 2 if first > last else min(last, max(first, value))
