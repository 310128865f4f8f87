"""Where everything lies in the head of the map: who is shown, the parts of a turn, and points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF

from burgundy_qt.widgets.games.carcassonne.picture.steps import MOST
from burgundy_qt.widgets.sprites.places import SlotPlace, TextStyle, pixel_rect, pixel_square
from burgundy_qt.widgets.sprites.slots import Slot

HEIGHT = 52
NAME, LOW_NAME = 128, 96  # all in units
STEP, LOW_STEP, BETWEEN = 86, 74, 16
POINTS = 118
CHIP = 78


@dataclass(frozen=True)
class HeadLayout:
    """The head in scene coordinates; `chips` are the other seats where there is no column."""

    u: float
    rect: QRectF
    crest: QRectF
    name: QRectF
    shield: QRectF
    chips: dict[int, QRectF]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def head_layout(rect: QRectF, seat: int, others: Sequence[int], u: float) -> HeadLayout:
    """Lay the head of the map into `rect` for `seat`; `others` become chips."""
    places: dict[Slot, SlotPlace] = {}
    crest = pixel_square(rect.x() + 14 * u, rect.y() + 9 * u, 34 * u)
    room = (LOW_NAME if others else NAME) * u
    name = QRectF(crest.right() + 9 * u, rect.y() + 9 * u, room, 34 * u)
    left = name.right() + 8 * u
    wide = (LOW_STEP if others else STEP) * u
    right = rect.right() - POINTS * u
    chip = min(CHIP * u, (right - left - 4 * (wide + BETWEEN * u)) / max(1, len(others)) - 4 * u)
    chip = max(46 * u, chip)
    first = right - len(others) * (chip + 4 * u)
    step = min(wide, (first - left) / MOST - (BETWEEN if not others else 8) * u)
    gap = (BETWEEN if not others else 8) * u
    for at in range(MOST):
        place = pixel_rect(left + at * (step + gap), rect.y() + 12 * u, step, 28 * u)
        places[Slot("step", None, at)] = SlotPlace(place, "plate")
    number = QRectF(rect.right() - 72 * u, rect.y() + 8 * u, 58 * u, 36 * u)
    shield = pixel_square(number.x() - 36 * u, rect.y() + 8 * u, 36 * u)
    places[Slot("points", seat)] = SlotPlace(
        shield.united(number), "plate", lettering=TextStyle(27 * u, 700, "right", rect=number)
    )
    chips = {
        other: pixel_rect(first + at * (chip + 4 * u), rect.y() + 10 * u, chip, 32 * u)
        for at, other in enumerate(others)
    }
    return HeadLayout(u, rect, crest, name, shield, chips, places)
