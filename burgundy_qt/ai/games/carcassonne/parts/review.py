"""What Carcassonne brings so that it can be reviewed."""

from burgundy_qt.ai.games.carcassonne.features import carcassonne_rows
from burgundy_qt.ai.review.accounts import Doubt
from burgundy_qt.ai.review.parts import ReviewParts
from burgundy_qt.rules.position import Position

DOUBT = Doubt(0.65, 0.75)
"""So that of games of Stewards as many remainders as should lie inside their error (campaign
review-adds-up)."""


def usual_margin(position: Position) -> float:
    """In points."""
    return float(vars(carcassonne_rows)["USUAL_MARGIN"])


def boundaries(position: Position) -> int:
    """There is one before every tile."""
    return int(position.seats)


PARTS = ReviewParts(
    usual_margin,
    boundaries,
    # a boundary is a tile, and what farmers bring is far: a Duke looks eight ahead too
    ahead={"quick": 3, "normal": 6, "deep": 8, "sieve": 6},
    doubt=DOUBT,
)
