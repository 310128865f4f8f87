# compiled. The market, and the inns.

from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef void join_row(State* game) noexcept nogil
cdef void note_inn(Seat* seat, i32 cell) noexcept nogil
cdef i32 size_of(Seat* seat, i32 region) noexcept nogil

cdef void refill(State* game) noexcept nogil
cdef void empty_depot(State* game, i32 depot) noexcept nogil
cdef i32 stack_for(State* game, i32 depot, i32 space) noexcept nogil
cdef i32 drawn_tile(State* game, i32 stack) noexcept nogil
cdef i32 goods_of_phase(State* game) noexcept nogil
cdef void record_phase(State* game) noexcept nogil
cdef i32 four_tiles(State* game, i32 depot, i32 first) noexcept nogil
cdef void take_out(State* game, i32 depot, i32 tile) noexcept nogil
cdef void store(Seat* seat, i32 tile) noexcept nogil
cdef void drop(Seat* seat, i32 tile) noexcept nogil
cdef void store_goods(Seat* seat, i32 good, i32 tiles) noexcept nogil
cdef void refresh_stored(Seat* seat) noexcept nogil
