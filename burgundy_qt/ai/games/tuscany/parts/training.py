"""What Tuscany brings so that networks can be trained for it."""

from burgundy_qt.ai.games.tuscany.growing import grown_for
from burgundy_qt.ai.games.tuscany.starts import box_by_lot, plain_box
from burgundy_qt.ai.games.tuscany.tables import TABLES
from burgundy_qt.ai.training.parts import Lessons, TrainingParts

SAMPLES = 90
"""Of a seat: it decides some fifty times, and sees a boundary before each of forty rounds."""


def lessons(seats: int) -> Lessons:
    """How the network for so many seats is trained: from three on it may grow from one for
    fewer."""
    return Lessons(SAMPLES * seats, parents=tuple(range(2, seats)))


PARTS = TrainingParts(
    {table: lessons(seated.seats) for table, seated in TABLES.items()},
    box_by_lot,
    plain_box,
    grown_for,
)
