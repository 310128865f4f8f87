# compiled. Laying a tile, with all that it does.
from burgundy_qt.rules.tuscany.state cimport State
from burgundy_qt.rules.core cimport i32

cdef void place(State* game, i32 seat, i32 action) noexcept nogil
cdef void bring_at_once(State* game, i32 seat, i32 colour, i32 crops) noexcept nogil
cdef void complete_region(State* game, i32 seat, i32 cell) noexcept nogil
cdef void complete_colour(State* game, i32 seat, i32 colour) noexcept nogil
cdef void bring_later(State* game, i32 seat, i32 colour) noexcept nogil
