# compiled. What the buildings do.
from burgundy_qt.rules.burgundy.state cimport State
from burgundy_qt.rules.core cimport i32

cdef void lay_building(State* game, i32 number, i32 building) noexcept nogil
cdef bint acts_at_once(i32 building) noexcept nogil
cdef void lay_watchtower(State* game, i32 number) noexcept nogil
cdef void lay_boarding_house(State* game, i32 number) noexcept nogil
cdef void lay_bank(State* game, i32 number) noexcept nogil
