# compiled. The set-up.
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32

cdef void fill(State* game) noexcept nogil
cdef void begin_game(State* game) noexcept nogil
