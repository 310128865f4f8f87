# compiled. What can be had and what it costs; effects that wait.

from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32, u64

cdef i32 list_die(State* game, Seat* seat, i32 die, i32 by, i32* actions, i32 n) noexcept nogil
cdef i32 list_purchases(State* game, Seat* seat, i32* actions, i32 n) noexcept nogil
cdef i32 list_bought(
    State* game, Seat* seat, i32 start, u64 depots, i32* actions, i32 n
) noexcept nogil
cdef i32 list_takes(
    State* game, Seat* seat, i32 by, u64 depots, u64 wanted, i32* actions, i32 n
) noexcept nogil
cdef i32 list_depot(Seat* seat, i32 start, u64 tiles, i32* actions, i32 n) noexcept nogil
cdef i32 list_places(Seat* seat, u64 tiles, i32 die, i32 start, i32* actions, i32 n) noexcept nogil
cdef u64 cells_for(Seat* seat, i32 tile) noexcept nogil
cdef i32 list_sales(Seat* seat, i32 by, u64 types, i32* actions, i32 n) noexcept nogil
cdef i32 list_loads(State* game, Seat* seat, i32* actions, i32 n) noexcept nogil
cdef i32 list_load(
    State* game, Seat* seat, i32 first, i32 second, i32* actions, i32 n
) noexcept nogil
cdef i32 goods_in_store(Seat* seat) noexcept nogil
cdef u64 types_in(State* game, i32 depot) noexcept nogil
cdef i32 has_choice(State* game, Seat* seat, i32 by) noexcept nogil
cdef i32 fits(State* game, Seat* seat, u64 lying) noexcept nogil
cdef i32 types_stored(State* game) noexcept nogil
cdef i32 can_load(State* game, Seat* seat) noexcept nogil
cdef i32 can_place(State* game, Seat* seat) noexcept nogil
cdef i32 can_place_together(State* game, u64 tiles) noexcept nogil
cdef i32 can_place_one(Seat* seat, u64 tiles) noexcept nogil
cdef i32 can_take(State* game, u64 wanted) noexcept nogil

cdef void push_effect(State* game, i32 number, i32 by) noexcept nogil
cdef void add_effect(State* game, i32 by, i32 what) noexcept nogil
cdef void add_effect_below(State* game, i32 by) noexcept nogil

cdef i32 workers_for(State* game, Seat* seat, i32 action) noexcept nogil
cdef i32 workers_for_doublet(Seat* seat, i32 depot) noexcept nogil
cdef i32 workers_by_shield(Seat* seat, i32 action) noexcept nogil
cdef i32 workers_for_steps(Seat* seat, i32 steps, i32 free_steps) noexcept nogil
cdef i32 silver_for(i32 action) noexcept nogil
