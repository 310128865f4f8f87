# compiled. The team game, and how far a seat has come, as bots count it.

from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32, u64

cdef i32 CELL_WORTH
cdef i32 MILESTONE_WORTH
cdef i32 MOST_TARGET

cdef i32 standing_of(State* game, i32 number) noexcept nogil
cdef i32 points_together(State* game, i32 number) noexcept nogil
cdef i32 nearness(State* game) noexcept nogil

cdef void share(State* game, i32 number) noexcept nogil
cdef void choose_together(State* game, i32 number) noexcept nogil
cdef i32 list_castles_together(State* game, Seat* seat, i32* actions) noexcept nogil
cdef void keep_halves(State* game) noexcept nogil
cdef void reach_over(State* game, i32 home, i32 tile, i32 cell) noexcept nogil
cdef u64 herds_across(State* game, i32 home, i32 cell) noexcept nogil
cdef u64 in_shared_store(Seat* seat) noexcept nogil
cdef void store_shared(Seat* seat, i32 tile) noexcept nogil
cdef void drop_shared(Seat* seat, i32 tile) noexcept nogil
cdef i32 covered_by(State* game, i32 team) noexcept nogil
cdef i32 wins(State* game, i32 team) noexcept nogil
