# compiled. The whole state as plain numbers, and back.
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef dict raw_state(State* game)
cdef dict raw_seat(Seat* seat)
cdef object restore(State* game, dict raw)
cdef object restore_market(State* game, dict raw)
cdef object restore_estates(State* game, dict raw)
cdef object restore_shields(State* game, dict raw)
cdef object restore_seat(State* game, i32 number, dict raw)
cdef object restore_stores(Seat* seat, dict raw)
