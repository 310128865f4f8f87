"""What the Dice Game brings so that it can be reviewed."""

from burgundy_qt.ai.games.dice.features import dice_rows
from burgundy_qt.ai.review.accounts import Doubt
from burgundy_qt.ai.review.parts import ReviewParts
from burgundy_qt.rules.position import Position

DOUBT = Doubt(0.35, 0.35)
"""So that of games of Stewards as many remainders as should lie inside their error (campaign
review-adds-up)."""


def usual_margin(position: Position) -> float:
    """In points."""
    return float(vars(dice_rows)["USUAL_MARGIN"])


PARTS = ReviewParts(usual_margin, tries=8, alone="points", doubt=DOUBT)
"""With as many rollouts as elsewhere two reviews of a game named three or four of the same five
worst decisions."""
