# compiled. The display: which tiles fit, filling its holes, sweeps.
from burgundy_qt.rules.tuscany.state cimport Seat, State
from burgundy_qt.rules.core cimport i8, i32, u32

cdef u32 tiles_shown(const State* game) noexcept nogil
cdef u32 colours_that_fit(const Seat* seat) noexcept nogil
cdef u32 fitting_tiles(State* game, i32 seat) noexcept nogil
cdef i32 may_swap(State* game, i32 seat) noexcept nogil
cdef void take_from_display(State* game, i32 seat, i32 tile) noexcept nogil
cdef void fill_hole(State* game) noexcept nogil
cdef i32 can_fill(State* game) noexcept nogil
cdef void sweep(State* game, i32 colour, i32 is_swap) noexcept nogil
cdef i32 five_of_a_colour(const State* game) noexcept nogil
cdef i32 own_tile(State* game) noexcept nogil
