# compiled. The solo game: rounds, counter, tiles, effects in any order.

from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef void use_effect(State* game, i32 by) noexcept nogil
cdef i32 can_use(State* game, Seat* seat, i32 by) noexcept nogil
cdef void drop_idle_together(State* game, Seat* seat) noexcept nogil
cdef void sweep_goods(State* game) noexcept nogil
cdef i32 list_exchanges(State* game, Seat* seat, i32* actions, i32 n) noexcept nogil
cdef void exchange(State* game, Seat* seat, i32 action) noexcept nogil
cdef i32 is_giving(State* game) noexcept nogil
cdef i32 list_gifts(Seat* seat, i32* actions) noexcept nogil
cdef void give_good(State* game, Seat* seat, i32 good) noexcept nogil
cdef i32 list_from_black(State* game, Seat* seat, i32* actions, i32 n) noexcept nogil

cdef void remove_tile(State* game) noexcept nogil
cdef i32 first_tile(State* game, i32 depot) noexcept nogil
cdef void move_counter(State* game, i32 number) noexcept nogil
cdef i32 list_points(State* game, i32 number, i32* actions, i32 n) noexcept nogil
cdef i32 has_won(State* game) noexcept nogil
cdef double share_of_win(State* game) noexcept nogil
