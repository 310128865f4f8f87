# compiled. Seats moved on round the table.
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32, u32

cdef void turn_seats(State* game, i32 by) noexcept nogil
cdef void turn_belongings(State* game, i32 by) noexcept nogil
cdef i32 moved(State* game, i32 seat, i32 by) noexcept nogil
cdef u32 turned_bits(State* game, u32 bits, i32 width, i32 by) noexcept nogil
