"""What the card under the pointer says about a spot of the table."""

from __future__ import annotations

from burgundy_qt.widgets.games.carcassonne.board.board import Board
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.pieces.targets import Offer
from burgundy_qt.widgets.scene.explanation import Explanation


def explain(
    spot: Spot, board: Board, names: list[str], offer: Offer | None = None
) -> Explanation | None:
    """What to say about `spot`; None where nothing need be said."""
    return None
