# compiled. Bridges.
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32

cdef void build(State* game, i32 tile, i32 axis) noexcept nogil
cdef void carry_on(State* game, i32 tile, i32 edge) noexcept nogil
cdef void mark_double(State* game, i32 tile) noexcept nogil
cdef i32 shows(State* game, i32 tile, i32 edge) noexcept nogil
cdef i32 may_span(State* game, i32 tile, i32 axis) noexcept nogil
cdef i32 may_end(State* game, i32 tile, i32 edge) noexcept nogil
cdef i32 is_empty_beyond(State* game, i32 tile, i32 edge) noexcept nogil
cdef i32 carried_by_neighbours(State* game, i32 kind, i32 cell, i32 pattern) noexcept nogil
cdef i32 needed_bridge(State* game, i32 tile) noexcept nogil
cdef i32 list_bridges(State* game, i32 tile, i32* actions) noexcept nogil
cdef i32 list_bridges_on(State* game, i32 tile, i32* actions, i32 number) noexcept nogil
