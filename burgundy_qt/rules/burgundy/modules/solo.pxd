# compiled. The solo game: its rounds, its counter, its end.
from burgundy_qt.rules.burgundy.state cimport State
from burgundy_qt.rules.core cimport i32

cdef void remove_tile(State* game) noexcept nogil
cdef i32 first_tile(State* game, i32 depot) noexcept nogil
cdef void move_counter(State* game, i32 number) noexcept nogil
cdef i32 list_points(State* game, i32 number, i32* actions, i32 n) noexcept nogil
cdef i32 has_won(State* game) noexcept nogil
cdef double share_of_win(State* game) noexcept nogil
