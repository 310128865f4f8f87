"""What Tuscany brings so that it can be reviewed."""

from burgundy_qt.ai.games.tuscany.features import tuscany_rows
from burgundy_qt.ai.review.parts import ReviewParts
from burgundy_qt.rules.position import Position


def usual_margin(position: Position) -> float:
    """In points."""
    return float(vars(tuscany_rows)["USUAL_MARGIN"])


PARTS = ReviewParts(usual_margin)
