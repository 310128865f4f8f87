"""What Burgundy brings so that it can be reviewed."""

from burgundy_qt.ai.features import limits
from burgundy_qt.ai.review.accounts import Doubt
from burgundy_qt.ai.review.parts import ReviewParts
from burgundy_qt.rules.position import Position

ALONE = 5.0
"""Spaces, in the solo game."""
DOUBT = Doubt(0.6, 0.7)
"""So that of games of Stewards as many remainders as should lie inside their error (campaign
review-adds-up)."""


def usual_margin(position: Position) -> float:
    """In points, of a team's together too; alone in spaces."""
    return ALONE if position.seats == 1 else float(vars(limits)["USUAL_MARGIN"])


PARTS = ReviewParts(usual_margin, doubt=DOUBT)
