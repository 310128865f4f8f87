"""Where everything lies in the head of the map: who is shown, the parts of a turn, and points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF

from burgundy_qt.widgets.games.carcassonne.picture.steps import MOST
from burgundy_qt.widgets.pieces.place import Lettering, Place, square, whole
from burgundy_qt.widgets.pieces.spots import Spot

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
    places: dict[Spot, Place] = field(default_factory=dict)


def head_layout(rect: QRectF, seat: int, others: Sequence[int], u: float) -> HeadLayout:
    """Lay the head of the map into `rect` for `seat`; `others` become chips."""
    places: dict[Spot, Place] = {}
    crest = square(rect.x() + 14 * u, rect.y() + 9 * u, 34 * u)
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
        place = whole(left + at * (step + gap), rect.y() + 12 * u, step, 28 * u)
        places[Spot("step", None, at)] = Place(place, "plate")
    number = QRectF(rect.right() - 72 * u, rect.y() + 8 * u, 58 * u, 36 * u)
    shield = square(number.x() - 36 * u, rect.y() + 8 * u, 36 * u)
    places[Spot("points", seat)] = Place(
        shield.united(number), "plate", lettering=Lettering(27 * u, 700, "right", rect=number)
    )
    chips = {
        other: whole(first + at * (chip + 4 * u), rect.y() + 10 * u, chip, 32 * u)
        for at, other in enumerate(others)
    }
    return HeadLayout(u, rect, crest, name, shield, chips, places)
