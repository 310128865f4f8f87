"""Who holds a feature, and what a field brings."""

from __future__ import annotations

from burgundy_qt.widgets.games.carcassonne.board.board import Board, Feature

A_CITY, A_CASTLE = 3, 4
"""What a complete city brings to a field at the end, and a castle."""


def holders(feature: Feature) -> list[int]:
    """The seats with most followers on a feature, none where nobody stands."""
    most = max(feature["meeples"], default=0)
    return [seat for seat, many in enumerate(feature["meeples"]) if most and many == most]


def points_of(city: str, board: Board) -> int:
    """What a complete city brings to a field beside it."""
    castle = board.castles.get(city)
    if castle is None:
        return A_CITY
    return board.occupied_castles if castle.is_occupied else A_CASTLE
