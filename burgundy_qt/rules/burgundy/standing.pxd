# compiled. How far a seat has come, as bots count it.
from burgundy_qt.rules.burgundy.state cimport State
from burgundy_qt.rules.core cimport i32

cdef i32 CELL_WORTH
cdef i32 MILESTONE_WORTH
cdef i32 MOST_TARGET

cdef i32 standing_of(State* game, i32 number) noexcept nogil
cdef i32 points_together(State* game, i32 number) noexcept nogil
cdef i32 nearness(State* game) noexcept nogil
