# compiled. What a seat may do.
from burgundy_qt.rules.tuscany.state cimport State
from burgundy_qt.rules.core cimport i32, u32

cdef i32 list_actions(State* game, i32 seat, i32* actions) noexcept nogil
cdef i32 list_turn(State* game, i32 seat, i32* actions) noexcept nogil
cdef i32 list_takes(State* game, i32 seat, i32 by, u32 tiles, i32* actions, i32 n) noexcept nogil
cdef i32 list_swaps(State* game, i32 by, i32* actions, i32 n) noexcept nogil
cdef i32 list_places(State* game, i32 seat, i32 by, i32* actions, i32 n) noexcept nogil
cdef i32 list_free_places(State* game, i32 seat, i32* actions) noexcept nogil
cdef i32 list_after_swap(State* game, i32 seat, i32* actions) noexcept nogil
cdef i32 list_bonus_tiles(State* game, i32 by, i32* actions) noexcept nogil
cdef i32 may_act(State* game, i32 seat) noexcept nogil
