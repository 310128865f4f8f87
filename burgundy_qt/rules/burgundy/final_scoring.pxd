# compiled. The points at the end, and who wins; knowledge tiles of the solo game.

from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef void score_end(State* game) noexcept nogil
cdef void score_seat(State* game, i32 number) noexcept nogil
cdef i32 monastery_points(State* game, i32 number, i32 monastery) noexcept nogil
cdef i32 buildings_for(Seat* seat, i32 monastery) noexcept nogil
cdef i32 types_sold(Seat* seat) noexcept nogil
cdef i32 tiles_sold(Seat* seat) noexcept nogil
cdef i32 bonus_tiles(State* game, i32 number) noexcept nogil
cdef i32 has_taken(State* game, i32 number, i32 taker) noexcept nogil
cdef i32 building_of(i32 monastery) noexcept nogil
cdef i32 empty_cells(Seat* seat) noexcept nogil
cdef i32 ranks_before(State* game, i32 one, i32 other) noexcept nogil
cdef i32 place_of(State* game, i32 number) noexcept nogil

cdef void score_knowledge(State* game, i32 number, i32 tile) noexcept nogil
cdef i32 points_at_once(State* game, i32 number, i32 monastery) noexcept nogil
cdef i32 colours_covered(Seat* seat) noexcept nogil
