# Orders of seats: as numbers, 4 bits a seat, for the journal, and who acts when.
from burgundy_qt.rules.burgundy.state cimport State
from burgundy_qt.rules.core cimport i8, i32

cdef inline i32 order_of_seats(State* game) noexcept nogil:
    return game.order[0] | game.order[1] << 4 | game.order[2] << 8 | game.order[3] << 12

# When a seat acts in an order: 0 first.
cdef inline i32 place_in(i8* order, i32 number) noexcept nogil:
    cdef i32 at = 0
    while order[at] != number:
        at += 1
    return at
