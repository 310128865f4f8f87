"""What Tuscany brings so that it can be reviewed."""

from burgundy_qt.ai.games.tuscany.features import tuscany_rows
from burgundy_qt.ai.review.accounts import Doubt
from burgundy_qt.ai.review.parts import ReviewParts
from burgundy_qt.rules.position import Position

DOUBT = Doubt(0.0, 0.43)
"""So that of games of Stewards as many remainders as should lie inside their error (campaign
review-adds-up)."""


def usual_margin(position: Position) -> float:
    """In points."""
    return float(vars(tuscany_rows)["USUAL_MARGIN"])


PARTS = ReviewParts(usual_margin, doubt=DOUBT)
