"""Where the course of points lies: fifty fields round a piazza, green ones outside, red ones
inside."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.sprites.places import SlotPlace, TextStyle, pixel_square
from burgundy_qt.widgets.sprites.slots import Slot

FIELDS = 50
MARKER = 17  # across, in units
STACK = QPointF(5, -4)  # from a marker to the one above it, in units
JOINT = 1.2


@dataclass(frozen=True)
class CourseLayout:
    """The course, in scene coordinates: its outer edge and how wide a lane is; `rows`: by seat the
    places of its marker and of the two shields inside; `note` is empty where it has no room."""

    u: float
    rect: QRectF
    edge: QRectF
    lane: float
    rows: dict[int, tuple[QRectF, QRectF, QRectF]]
    note: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)

    def at(self, fields: float, inside: float) -> QPointF:
        """The point so many fields from the gate clockwise, and so far inside the outer edge."""
        edge, middle = self.edge, self.edge.center()
        radius, straight = edge.height() / 2 - inside, edge.width() - edge.height()
        bend = math.pi * (edge.height() / 2 - self.lane)
        way = fields / FIELDS * (2 * straight + 2 * bend) % (2 * straight + 2 * bend)
        half = straight / 2
        if way < half:
            return middle + QPointF(way, -radius)
        if way < half + bend:
            return middle + _round(half, radius, (way - half) / bend)
        if way < half + bend + straight:
            return middle + QPointF(2 * half + bend - way, radius)
        if way < half + 2 * bend + straight:
            return middle - _round(half, radius, (way - half - bend - straight) / bend)
        return middle + QPointF(way - 2 * (straight + bend), -radius)

    def lanes(self) -> dict[str, tuple[float, float]]:
        """By colour from where to where its lane goes, inside the outer edge."""
        joint = JOINT * self.u
        return {"green": (0.0, self.lane), "red": (self.lane + joint, 2 * self.lane + joint)}

    def marker(self, colour: str, field_: int, height: int) -> SlotPlace:
        """Where a marker stands on a field, on so many others."""
        start, end = self.lanes()[colour]
        middle = self.at(field_, (start + end) / 2) + STACK * (height * self.u)
        size = MARKER * self.u
        return SlotPlace(QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), "round")


def _round(half: float, radius: float, share: float) -> QPointF:
    """So far along the right bend."""
    angle = math.pi * share
    return QPointF(half + radius * math.sin(angle), -radius * math.cos(angle))


def course_layout(rect: QRectF, seats: int, u: float) -> CourseLayout:
    """Lay the course of so many seats into `rect`."""
    lane = min(15 * u, rect.height() * 0.085)
    edge = rect.adjusted(12 * u, 9 * u, -12 * u, -9 * u)
    has_note = seats == 2 and rect.height() > 190 * u
    inner = edge.height() - 4 * lane - 16 * u - (18 * u if has_note else 0)
    high = min(30 * u, inner / seats)
    middle = edge.center()
    top = middle.y() - seats * high / 2 - (8 * u if has_note else 0)
    rows: dict[int, tuple[QRectF, QRectF, QRectF]] = {}
    places: dict[Slot, SlotPlace] = {}
    for seat in range(seats):
        y = top + (seat + 0.5) * high
        size = min(19 * u, high - 2 * u)
        marker = pixel_square(middle.x() - 62 * u, y - size / 2, size)
        shields = []
        for at, colour in enumerate(("green", "red")):
            x = middle.x() + (-34 + 54 * at) * u
            shields.append(pixel_square(x - 1 * u, y - 11 * u, 22 * u))
            number = QRectF(x + 23 * u, y - high / 2, 30 * u, high)
            letters = TextStyle(13 * u, 700 if at else 600, "left")
            places[Slot(f"{colour}-sum", seat)] = SlotPlace(number, "plate", lettering=letters)
        rows[seat] = marker, shields[0], shields[1]
    note = QRectF(edge.x(), top + 2 * high, edge.width(), 16 * u) if has_note else QRectF()
    return CourseLayout(u, rect, edge, lane, rows, note, places)
