# compiled. The whole state as plain numbers.
from burgundy_qt.rules.dice.state cimport Sheet, State
from burgundy_qt.rules.core cimport i32

cdef object raw_state(State* game)
cdef object raw_sheet(Sheet* sheet)
cdef void restore(State* game, raw) except *
cdef void restore_sheet(State* game, i32 seat, raw) except *
