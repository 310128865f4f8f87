# compiled. Inns.
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef void join_row(State* game) noexcept nogil
cdef void settle(Seat* seat, i32 cell) noexcept nogil
cdef i32 size_of(Seat* seat, i32 region) noexcept nogil
