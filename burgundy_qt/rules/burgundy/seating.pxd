# Orders of seats as numbers, 4 bits a seat, for the journal.
from burgundy_qt.rules.burgundy.state cimport State
from burgundy_qt.rules.types cimport i32

cdef inline i32 order_of_seats(State* game) noexcept nogil:
    return game.order[0] | game.order[1] << 4 | game.order[2] << 8 | game.order[3] << 12
