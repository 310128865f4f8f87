# compiled. Laying tiles.
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32

cdef void lay(State* game, i32 kind, i32 cell, i32 rotation) noexcept nogil
cdef void put_down(State* game, i32 kind, i32 cell, i32 rotation) noexcept nogil
cdef void add_segments(State* game, i32 tile) noexcept nogil
cdef void meet(State* game, i32 tile, i32 edge) noexcept nogil
cdef void join_fields(State* game, i32 tile, i32 other, i32 edge) noexcept nogil
cdef void join_ways(State* game, i32 node, i32 other) noexcept nogil
cdef void look_around(State* game, i32 tile) noexcept nogil
cdef i32 cell_around(i32 cell, i32 at) noexcept nogil
cdef i32 place_in_frontier(State* game, i32 cell) noexcept nogil
cdef void leave_frontier(State* game, i32 cell) noexcept nogil
cdef void show_edge(State* game, i32 cell, i32 edge, i32 shown) noexcept nogil
