"""What the Dice Game brings so that networks can be trained for it."""

from burgundy_qt.ai.games.dice.growing import grown_for
from burgundy_qt.ai.games.dice.starts import box_by_lot, plain_box
from burgundy_qt.ai.games.dice.tables import TABLES
from burgundy_qt.ai.training.parts import Lessons, TrainingParts

EXPLORING_ALONE = 10
"""No other seat's random choices outweigh one's own."""
SAMPLES = 48
"""Of a seat: it decides some thirty times, and sees a boundary before each round."""


def lessons(seats: int) -> Lessons:
    """How the network for so many seats is trained: from three on it grows from one for fewer."""
    if seats == 1:
        return Lessons(30, uses=2, exploring=EXPLORING_ALONE)
    return Lessons(SAMPLES * seats, uses=2 if seats == 2 else 1, parents=tuple(range(2, seats)))


PARTS = TrainingParts(
    {table: lessons(seated.seats) for table, seated in TABLES.items()},
    box_by_lot,
    plain_box,
    grown_for,
)
