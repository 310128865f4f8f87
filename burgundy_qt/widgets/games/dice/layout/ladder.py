"""Where the parts of a game alone lie: the ladder of points with its verdicts, and the facts below
it."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.games.dice.picture.goal import TOP
from burgundy_qt.widgets.pieces.place import Lettering, Place, square
from burgundy_qt.widgets.pieces.spots import Spot

HEIGHT, FACTS = 404, 48  # in units
MARKER, RAIL = 28, 18
LABELS = "colours", "rounds"


@dataclass(frozen=True)
class LadderLayout:
    """The card of the goal, in scene coordinates; `labels` are the words before each fact."""

    u: float
    rect: QRectF
    title: QRectF
    rail: QRectF
    labels: dict[str, QRectF]
    places: dict[Spot, Place] = field(default_factory=dict)

    def at(self, points: int) -> QPointF:
        """The rung of so many points."""
        return QPointF(
            self.rail.center().x(), self.rail.bottom() - self.rail.height() * points / TOP
        )


def ladder_layout(rect: QRectF, u: float) -> LadderLayout:
    """Lay the card into `rect`."""
    inner = rect.adjusted(16 * u, 0, -16 * u, 0)
    rail = QRectF(
        rect.x() + 37 * u, rect.y() + 56 * u, RAIL * u, rect.height() - (56 + FACTS + 20) * u
    )
    laid = LadderLayout(
        u, rect, QRectF(inner.x(), rect.y() + 12 * u, inner.width(), 26 * u), rail, {}
    )
    laid.places[Spot("goal", None, "bar")] = Place(rail, "plate")
    for points in range(TOP + 1):
        middle = laid.at(points)
        size = MARKER * u
        marker = square(middle.x() - size / 2, middle.y() - size / 2, size)
        laid.places[Spot("goal", None, f"marker:{points}")] = Place(marker, "round")
        word = QRectF(
            rail.right() + 12 * u,
            middle.y() - 11 * u,
            inner.right() - rail.right() - 12 * u,
            22 * u,
        )
        laid.places[Spot("goal", None, f"word:{points}")] = Place(
            word, "plate", lettering=Lettering(15 * u, 700, "left")
        )
    for at, name in enumerate(LABELS):
        line = QRectF(inner.x(), rect.bottom() - (FACTS - 22 * at) * u, inner.width(), 20 * u)
        laid.labels[name] = QRectF(line.x(), line.y(), 0.5 * line.width(), line.height())
        value = QRectF(line.x() + 0.5 * line.width(), line.y(), 0.5 * line.width(), line.height())
        laid.places[Spot("goal", None, name)] = Place(
            value, "plate", lettering=Lettering(12 * u, 600, "right")
        )
    return laid
