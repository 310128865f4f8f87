# compiled. What a seat gets.
from burgundy_qt.rules.burgundy.state cimport State
from burgundy_qt.rules.core cimport i32

cdef void gain(State* game, i32 number, i32 silver, i32 workers, i32 what_for) noexcept nogil
cdef void gain_envied(State* game, i32 number, i32 silver, i32 workers, i32 what_for) noexcept nogil
cdef void accept_workers(State* game, i32 number) noexcept nogil
cdef void give_with_envy(
    State* game, i32 number, i32 silver, i32 workers, i32 what_for
) noexcept nogil
cdef void give(State* game, i32 number, i32 silver, i32 workers, i32 what_for) noexcept nogil
cdef void gain_points(State* game, i32 number, i32 points, i32 what_for) noexcept nogil
cdef void pay_mines(State* game, i32 number) noexcept nogil
