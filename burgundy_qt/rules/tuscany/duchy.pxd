# compiled. A seat's duchy: what is laid where, and what it completes.
from burgundy_qt.rules.tuscany.state cimport Seat, State
from burgundy_qt.rules.core cimport i32, u32

cdef void cover(Seat* seat, i32 cell, i32 tile) noexcept nogil
cdef u32 cells_for(const Seat* seat, i32 tile) noexcept nogil
cdef u32 region_of(const Seat* seat, i32 cell) noexcept nogil
cdef i32 new_crops(const Seat* seat, i32 cell, i32 tile) noexcept nogil
cdef i32 covers_colour(const Seat* seat, i32 colour) noexcept nogil
cdef i32 colour_at(const Seat* seat, i32 cell) noexcept nogil
cdef i32 empty_cells(const Seat* seat) noexcept nogil
