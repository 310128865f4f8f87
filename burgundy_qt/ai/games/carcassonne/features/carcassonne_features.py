"""What a network sees of a position of Carcassonne: rows by number (carcassonne_rows.pxd). Nothing
but the order of the pile is hidden, and of that nothing is told."""

from cython.cimports.burgundy_qt.ai.games.carcassonne.features.carcassonne_rows import (
    BOUNDARIES,
    SEAT_ROWS,
    TABLE_ROWS,
    UNIT,
    USUAL_MARGIN,
    VERSION,
)
from cython.cimports.burgundy_qt.ai.games.carcassonne.features.looking import look
from cython.cimports.burgundy_qt.ai.games.carcassonne.features.lots import look_at_tiles
from cython.cimports.burgundy_qt.ai.games.carcassonne.features.picture import (
    free_picture,
    new_picture,
    state_of,
)
from cython.cimports.burgundy_qt.ai.games.carcassonne.features.seat_rows import (
    list_lead,
    list_seat,
    now_of,
)
from cython.cimports.burgundy_qt.ai.games.carcassonne.features.table_rows import list_table
from cython.cimports.burgundy_qt.rules.carcassonne.state import DRAWING, OPENING, OVER
from cython.cimports.burgundy_qt.rules.types import i32

from burgundy_qt.ai.networks.position_features import Features

OWN_POINTS = 0.003
"""That costs no win (docs/bots.md)."""


class CarcassonneFeatures(Features):
    """The features of Carcassonne for a number of seats, base game and modules alike."""

    def __init__(self, seats: int):
        Features.__init__(
            self,
            "carcassonne",
            seats,
            seats * SEAT_ROWS + TABLE_ROWS,
            BOUNDARIES,
            VERSION,
            unit=UNIT,
            own_points=OWN_POINTS,
        )

    def describes(self, position):
        return state_of(position).stage != OVER

    def at_boundary(self, position):
        """A tile is to be drawn, or those of a bazaar. Between its auction and its last turn nobody
        is asked what the position is worth: what a tile brings shows when it lies."""
        game = state_of(position)
        return game.stage == DRAWING or (game.stage == OPENING and game.on_table == 0)

    def list_block(self, position, viewer, block, rows, n):
        """All is looked at together."""
        seat: i32
        at: i32
        start: i32
        game = state_of(position)
        picture = new_picture()
        look(game, picture)
        look_at_tiles(game, picture)
        for at in range(self.seats):
            seat = (viewer + at) % self.seats
            start = at * SEAT_ROWS
            n = list_seat(game, picture, seat, start, rows, n)
            if at:
                n = list_lead(game, picture, viewer, seat, start, rows, n)
        n = list_table(game, picture, viewer, self.seats * SEAT_ROWS, rows, n)
        free_picture(picture)
        return n

    def reached(self, position, viewer, seat):
        """What a seat would have if the game ended now."""
        points: i32
        picture = new_picture()
        look(state_of(position), picture)
        points = now_of(state_of(position), picture, seat)
        free_picture(picture)
        return points

    def reach(self, position, viewer, points):
        """The same of every seat, looked at once."""
        seat: i32
        picture = new_picture()
        look(state_of(position), picture)
        for seat in range(self.seats):
            points[seat] = now_of(state_of(position), picture, seat)
        free_picture(picture)

    def lead(self, points, seat):
        """By how many usual margins a seat leads the best other."""
        other: i32
        best: float = -1000.0
        for other in range(self.seats):
            if other != seat and points[other] > best:
                best = points[other]
        return (points[seat] - best) / USUAL_MARGIN
