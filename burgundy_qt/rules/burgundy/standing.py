"""How far a seat has come, as bots count it: the points of a team, and alone the cells that are
covered."""

from cython.cimports.burgundy_qt.rules.burgundy.state import CELLS, SEATS, SOLO, TEAM, seat_of
from cython.cimports.burgundy_qt.rules.core import bit_count

CELL_WORTH = 20
"""A cell of the solo game, in points: some three of them, with the workers and goods that come
along, are a castle's action, which covers one more."""
MILESTONE_WORTH = 12
"""A point by which the target has fallen: so it is never better to stay below the target."""
MOST_TARGET = 55


def standing_of(game, number):
    """A seat's points; a team's; the cells that are covered in the solo game."""
    if game.modules & TEAM:
        return points_together(game, number)
    if game.modules & SOLO:
        return bit_count(seat_of(game, number).covered)
    return seat_of(game, number).points


def points_together(game, number):
    """The points of a seat and its partner."""
    return seat_of(game, number).points + seat_of(game, (number + 2) % SEATS).points


def nearness(game):
    """How near the solo game is to its end, in points: the cells that are missing, the counter, and
    how often it came to its target."""
    return (
        CELL_WORTH * (bit_count(seat_of(game, 0).covered) - CELLS)
        + seat_of(game, 0).points
        + MILESTONE_WORTH * (MOST_TARGET - game.target)
    )
