# compiled. The order track.
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef void advance_marker(State* game, i32 number) noexcept nogil
cdef void stay_on_top(State* game, i32 number) noexcept nogil
cdef void come_on_top(State* game, i32 number) noexcept nogil
cdef i32 lies_below(Seat* seat, Seat* mover) noexcept nogil
