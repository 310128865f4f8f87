# compiled. Drawing tiles.
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32

cdef i32 unseen_tiles(State* game) noexcept nogil
cdef i32 next_tile(State* game) noexcept nogil
cdef i32 drawn_kind(State* game) noexcept nogil
