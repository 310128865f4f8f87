"""Where the parts of a solo game lie: the road of milestones with its counter and flag, and the
card with the goal."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.games.burgundy.picture.solo import MILESTONE, ROAD_END
from burgundy_qt.widgets.sprites.places import SlotPlace, TextStyle, pixel_rect, pixel_square
from burgundy_qt.widgets.sprites.slots import Slot

RAIL, LINE = 92, 15  # height of the road with flag and words, and of a line of these, in units
GOAL = 194  # height of the card with the goal
BUTTON = 152, 32  # width and height of the button that buys a point
SIDE = 28  # from the edge to the middle of the first stone
STONE, COUNTER, FLAG = 22, 26, 36  # how wide the pieces on the road are
FOOT = 40 / 128, 116 / 128  # where the pole of the flag stands, in widths of its picture
BARS = "covered", "rounds"
SHARES = {"covered": 0.62, "rounds": 0.62, "pace": 0.42}  # of a line that its words have


@dataclass(frozen=True)
class RailLayout:
    """The road from the first milestone to the last, in scene coordinates; `button` buys a
    point."""

    u: float
    road: QRectF
    button: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)

    def at(self, points: int) -> QPointF:
        """The middle of the road after so many points."""
        return QPointF(
            self.road.x() + self.road.width() * points / ROAD_END, self.road.center().y()
        )


def rail_height(text: float) -> float:
    """How high the road is with words of this size, in units."""
    return RAIL + 2 * LINE * (text - 1)


def rail_layout(rect: QRectF, seat: int, u: float, text: float = 1.0) -> RailLayout:
    """Lay the road into `rect`, below it the words and the button."""
    road = QRectF(rect.x() + SIDE * u, rect.y() + 38 * u, rect.width() - 2 * SIDE * u, 11 * u)
    wide, high = BUTTON[0] * (0.4 + 0.6 * text), BUTTON[1]
    button = pixel_rect(
        rect.right() - (16 + wide) * u, rect.bottom() - (high + 1) * u, wide * u, high * u
    )
    laid = RailLayout(u, road, button)
    laid.places[Slot("rail", seat)] = SlotPlace(
        QRectF(rect.x(), rect.y(), rect.width(), 60 * u), "plate"
    )
    laid.places[Slot("reach", seat)] = SlotPlace(road, "plate")
    for points in range(0, ROAD_END + 1, MILESTONE):
        laid.places[Slot("milestone", seat, points)] = SlotPlace(
            _round(laid.at(points), STONE * u), "round"
        )
    for points in range(ROAD_END + 1):
        laid.places[Slot("counter", seat, points)] = SlotPlace(
            _round(laid.at(points), COUNTER * u), "round"
        )
        pole = laid.at(points) - QPointF(FOOT[0] * FLAG * u, FOOT[1] * FLAG * u + 10 * u)
        laid.places[Slot("flag", seat, points)] = SlotPlace(
            pixel_square(pole.x(), pole.y(), FLAG * u), "square"
        )
    left, width = rect.x() + 16 * u, button.x() - rect.x() - 28 * u
    above, below = (
        QRectF(left, rect.bottom() - (row * (LINE * text + 1)) * u, width, LINE * u * text)
        for row in (2, 1)
    )
    laid.places[Slot("on-the-way", seat)] = SlotPlace(
        above, "plate", lettering=TextStyle(12.5 * u, 600, "left")
    )
    laid.places[Slot("then", seat)] = SlotPlace(
        below, "plate", lettering=TextStyle(11.5 * u, 400, "left", "text2")
    )
    laid.places[Slot("buy-point", seat)] = SlotPlace(button, "plate")
    return laid


def _round(middle: QPointF, size: float) -> QRectF:
    return pixel_square(middle.x() - size / 2, middle.y() - size / 2, size)


@dataclass(frozen=True)
class GoalLayout:
    """The card with the goal, in scene coordinates; `labels` are the rectangles of the words before
    each value."""

    u: float
    rect: QRectF
    title: QRectF
    labels: dict[str, QRectF]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def goal_layout(rect: QRectF, u: float) -> GoalLayout:
    """Lay the card into `rect`."""
    inner = rect.adjusted(16 * u, 0, -16 * u, 0)
    laid = GoalLayout(u, rect, QRectF(inner.x(), rect.y() + 10 * u, inner.width(), 26 * u), {})
    tops = {"covered": 42, "rounds": 80, "pace": 118, "reached": 141, "black": 164}
    for name, top in tops.items():
        line = QRectF(inner.x(), rect.y() + top * u - u, inner.width(), 20 * u)
        share = SHARES.get(name, 0.68)
        laid.labels[name] = QRectF(line.x(), line.y(), line.width() * share - 6 * u, line.height())
        value = QRectF(
            line.x() + line.width() * share, line.y(), line.width() * (1 - share), line.height()
        )
        laid.places[Slot("goal", name)] = SlotPlace(
            value, "plate", lettering=TextStyle(12.5 * u, 700, "right")
        )
    for name in BARS:
        bar = QRectF(inner.x(), rect.y() + (tops[name] + 20) * u, inner.width(), 9 * u)
        laid.places[Slot("goal-bar", name)] = SlotPlace(bar, "plate")
    return laid
