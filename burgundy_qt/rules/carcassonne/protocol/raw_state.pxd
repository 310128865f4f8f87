# compiled. The whole state as plain numbers.
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32

cdef object raw_state(State* game)
cdef object about(State* game)
cdef object raw_tile(State* game, i32 tile)
cdef object raw_castle(State* game, i32 castle)
cdef object raw_seat(State* game, i32 seat)
cdef object raw_bazaar(State* game)
