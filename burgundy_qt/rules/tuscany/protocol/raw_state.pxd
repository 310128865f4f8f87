# compiled. The whole state as plain numbers, and back.
from burgundy_qt.rules.tuscany.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef object raw_state(State* game)
cdef object raw_seat(Seat* seat)
cdef void restore(State* game, raw) except *
cdef void restore_seat(State* game, i32 number, raw) except *
