"""What a network sees of a position of Tuscany: rows by number (tuscany_rows.pxd), nothing hidden
among them: of other hands and of the piles only what the viewer can count."""

from cython.cimports.burgundy_qt.ai.games.tuscany.features.feature_state import (
    same_seat,
    state_in,
    state_of,
)
from cython.cimports.burgundy_qt.ai.games.tuscany.features.seat_rows import (
    list_other,
    list_own,
    standing_of,
)
from cython.cimports.burgundy_qt.ai.games.tuscany.features.table_rows import list_table
from cython.cimports.burgundy_qt.ai.games.tuscany.features.tuscany_rows import (
    BOUNDARIES,
    OTHER_ROWS,
    OWN_ROWS,
    TABLE_ROWS,
    UNIT,
    USUAL_MARGIN,
    VERSION,
)
from cython.cimports.burgundy_qt.rules.tuscany.state import ACTING, LAYING_OUT, OVER, seat_of
from cython.cimports.burgundy_qt.rules.types import i32

from burgundy_qt.ai.networks.position_features import Features


class TuscanyFeatures(Features):
    """The features of Tuscany for a number of seats."""

    def __init__(self, seats: int):
        rows = OWN_ROWS + (seats - 1) * OTHER_ROWS + TABLE_ROWS
        Features.__init__(self, "tuscany", seats, rows, BOUNDARIES, VERSION, seats + 1, unit=UNIT)

    def describes(self, position):
        """Once the duchies lie open."""
        return state_of(position).stage != LAYING_OUT and state_of(position).stage != OVER

    def at_boundary(self, position):
        """A round begins, and its first seat is to act."""
        return (
            state_of(position).stage == ACTING
            and state_of(position).turn == 0
            and state_of(position).actions == 0
            and state_of(position).round <= BOUNDARIES
        )

    def list_block(self, position, viewer, block, rows, n):
        """A block is a seat, counted from the viewer, or the table."""
        if block == 0:
            return list_own(state_of(position), viewer, rows, n)
        if block < self.seats:
            return list_other(
                state_of(position),
                viewer,
                (viewer + block) % self.seats,
                OWN_ROWS + (block - 1) * OTHER_ROWS,
                rows,
                n,
            )
        return list_table(
            state_of(position), viewer, OWN_ROWS + (self.seats - 1) * OTHER_ROWS, rows, n
        )

    def same_block(self, position, near, viewer, block):
        """A seat's rows tell what it has; another's also by how far the viewer is ahead of it."""
        if block == self.seats:
            return 0
        if block == 0:
            return same_seat(state_of(position), state_in(near), viewer)
        return (
            same_seat(state_of(position), state_in(near), (viewer + block) % self.seats)
            and state_of(position).phase == state_in(near).phase
            and standing_of(state_of(position), viewer) == standing_of(state_in(near), viewer)
            and seat_of(state_of(position), viewer).green == seat_of(state_in(near), viewer).green
        )

    def lead(self, points, seat):
        """By how many usual margins a seat leads the best other."""
        other: i32
        best: float = -1000.0
        for other in range(self.seats):
            if other != seat and points[other] > best:
                best = points[other]
        return (points[seat] - best) / USUAL_MARGIN
