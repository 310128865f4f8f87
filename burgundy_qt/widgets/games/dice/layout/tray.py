"""Where everything lies above the sheet: the felt with the five dice, the combination that is
chosen, and the bonuses that may change it."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.dice.components.sheets import BONUSES
from burgundy_qt.widgets.pieces.place import Lettering, Place, square, whole
from burgundy_qt.widgets.pieces.spots import Spot

DIE, GAP, SEAM, EDGE = 68, 12, 16, 29  # all in units
WELL, COMBINATION, CAPTION_FROM = 46, 150, 112
BONUS_ORDER = "monk", "worker", "silver", "goods"
LINE, COUNT, BETWEEN = 18, 24, 11
"""A line of words; a count beside its picture; between two boxes there is room for the rings round
both."""


@dataclass(frozen=True)
class TrayLayout:
    """The tray, in scene coordinates. `seams`: where the felt is stitched between the kinds of
    dice; `caption` is empty where it has no room; `boxes` hold one bonus each, `names` what it
    does."""

    u: float
    rect: QRectF
    felt: QRectF
    seams: tuple[QPointF, ...]
    combination: QRectF
    caption: QRectF
    plus: QRectF
    title: QRectF
    boxes: dict[str, QRectF]
    names: dict[str, QRectF]
    places: dict[Spot, Place] = field(default_factory=dict)


def tray_layout(rect: QRectF, seat: int, u: float) -> TrayLayout:
    """Lay the tray into `rect`; the bonuses are those of `seat`."""
    die = min(DIE * u, rect.height() - 44 * u)
    top = rect.y() + (rect.height() - die) / 2 - u
    places: dict[Spot, Place] = {}
    seams, left = [], rect.x() + EDGE * u
    for at in range(5):
        if at in (1, 3):
            seams.append(QPointF(round(left + 2 * u), rect.y() + 26 * u))
            left += SEAM * u
        places[Spot("die", None, at)] = Place(square(left, top, die), "square")
        left += die + GAP * u
    felt = whole(rect.x(), rect.y(), left + (EDGE - 2 * GAP + 2) * u - rect.x(), rect.height())
    places[Spot("veil", None)] = Place(felt, "plate")
    words = rect.y() + 9 * u
    across = felt.right() + 18 * u
    well, beside = WELL * u, words + 29 * u
    for kind, right in (("colour", 0.0), ("number", well + 18 * u)):
        places[Spot("well", None, kind)] = Place(square(across + right, beside, well), "square")
    caption = QRectF(across, beside + well + 5 * u, COMBINATION * u, LINE * u)
    boxes, names = _boxes(rect, across + (COMBINATION + 14) * u, words, u)
    for bonus, box in boxes.items():
        places |= _bonus(box, bonus, seat, u)
    return TrayLayout(
        u,
        rect,
        felt,
        tuple(seams),
        QRectF(across, words, COMBINATION * u, LINE * u),
        caption if rect.height() > CAPTION_FROM * u else QRectF(),
        QRectF(across + well, beside, 18 * u, well),
        QRectF(across + (COMBINATION + 14) * u, words, 200 * u, LINE * u),
        boxes,
        names,
        places,
    )


def _boxes(
    rect: QRectF, left: float, words: float, u: float
) -> tuple[dict[str, QRectF], dict[str, QRectF]]:
    step = (rect.right() - 6 * u - left) / len(BONUSES)
    boxes = {
        bonus: whole(left + at * step, words + 25 * u, step - BETWEEN * u, rect.height() - 44 * u)
        for at, bonus in enumerate(BONUS_ORDER)
    }
    names = {
        bonus: QRectF(box.x() + 3 * u, box.bottom() - 21 * u, box.width() - 6 * u, 16 * u)
        for bonus, box in boxes.items()
    }
    return boxes, names


def _bonus(box: QRectF, bonus: str, seat: int, u: float) -> dict[Spot, Place]:
    """The picture of a bonus in the upper part of its box, and beside it how many are left."""
    size = min(34 * u, box.height() * 0.5, box.width() * 0.46)
    middle = box.y() + box.height() * 0.36
    token = square(box.center().x() - (size + COUNT * u) / 2, middle - size / 2, size)
    count = QRectF(token.right() + 4 * u, token.y(), box.right() - token.right() - 6 * u, size)
    letters = Lettering(19 * u, 700, "left", rect=count)
    return {
        Spot("token", seat, bonus): Place(token, "round"),
        Spot("bonus", seat, bonus): Place(box, "plate", lettering=letters),
    }
