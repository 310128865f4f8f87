"""Where the clock lies: three phases of seven stones, on which the seats' markers go."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.games.tuscany.board.printed import PHASES, STACKS
from burgundy_qt.widgets.sprites.places import SlotPlace, pixel_rect
from burgundy_qt.widgets.sprites.slots import Slot

STONE, LAST, MARKER = 8.6, 13, 19  # across, in units
STACK = 8  # from one marker to the one above it, in units


@dataclass(frozen=True)
class ClockLayout:
    """The clock, in scene coordinates: the middles of its stones, 0 the start before the first."""

    u: float
    rect: QRectF
    stones: tuple[QPointF, ...]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)

    def marker(self, stone: int, height: int) -> SlotPlace:
        """Where a marker stands on a stone, on so many others."""
        middle, size = self.stones[stone], MARKER * self.u
        top = middle.y() - 23 * self.u - height * STACK * self.u
        return SlotPlace(QRectF(middle.x() - size / 2, top, size, size), "round")


def clock_layout(rect: QRectF, u: float) -> ClockLayout:
    """Lay the clock into `rect`."""
    pad, gap = 18 * u, 7 * u
    wide = (rect.width() - 2 * pad - 2 * gap) / len(PHASES)
    plaque = min(wide / 150, 28 * u / 64)
    places: dict[Slot, SlotPlace] = {}
    row = rect.y() + rect.height() - 21 * u
    stones = [QPointF(rect.x() + 11 * u, row)]
    for number, phase in enumerate(PHASES):
        left = rect.x() + pad + number * (wide + gap)
        box = pixel_rect(
            left + (wide - 150 * plaque) / 2, rect.y() + 8 * u, 150 * plaque, 64 * plaque
        )
        places[Slot("phase", None, phase)] = SlotPlace(box, "plate")
        step = wide / STACKS[number]
        stones += [QPointF(left + step * (at + 0.5), row) for at in range(STACKS[number])]
    for number, middle in enumerate(stones[1:], 1):
        size = (LAST if number % STACKS[0] == 0 else STONE) * u
        box = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
        places[Slot("stone", None, number)] = SlotPlace(box, "round")
    return ClockLayout(u, rect, tuple(stones), places)
