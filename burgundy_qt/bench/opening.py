"""The position from which everything is measured."""

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position


def opening(seats: int, seed: int = 7) -> Position:
    """A game of Burgundy 2011 for so many seats at its first decision."""
    position: Position = Game({"edition": "2011", "players": seats, "seed": seed}).position
    return position
