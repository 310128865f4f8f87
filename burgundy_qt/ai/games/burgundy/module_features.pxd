# compiled. What a network sees of the edition of 2019 and its modules.
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32, u64

cdef u64[3] POST_CELLS

cdef i32 list_modules(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_tiles(Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_inns(State* game, Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_posts(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_gaps(Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 seats_with_all_posts(State* game) noexcept nogil
cdef i32 list_route(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 bonus_row(i32 bonus) noexcept nogil
cdef i32 list_shields(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef u64 claimable(State* game, Seat* seat) noexcept nogil
