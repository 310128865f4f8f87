"""What Carcassonne brings so that networks can be trained for it."""

from burgundy_qt.ai.games.carcassonne.growing import grown_for
from burgundy_qt.ai.games.carcassonne.starts import box_by_lot, plain_box
from burgundy_qt.ai.games.carcassonne.tables import TABLES
from burgundy_qt.ai.training.parts import Lessons, TrainingParts

DECISIONS = 170
"""Of all seats in a game."""
BOUNDARIES = 85
"""Each is seen by every seat."""

TRUST = 0.7
"""There are three times as many boundaries as in a game of rounds."""


def lessons(seats: int) -> Lessons:
    """How the network for so many seats is trained: from three on it may grow from one for
    fewer."""
    return Lessons(DECISIONS + BOUNDARIES * seats, trust=TRUST, parents=tuple(range(2, seats)))


PARTS = TrainingParts(
    {table: lessons(seated.seats) for table, seated in TABLES.items()},
    box_by_lot,
    plain_box,
    grown_for,
)
