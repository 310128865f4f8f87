# compiled. The course of turns, rounds and phases.
from burgundy_qt.rules.tuscany.state cimport State
from burgundy_qt.rules.core cimport i32

cdef void act_in_turn(State* game, i32 seat, i32 action) noexcept nogil
cdef void begin_action(State* game, i32 seat, i32 action) noexcept nogil
cdef void take(State* game, i32 seat, i32 action) noexcept nogil
cdef void choose_bonus(State* game, i32 seat, i32 action) noexcept nogil
cdef void draw_chance(State* game) noexcept nogil
cdef void go_on(State* game) noexcept nogil
cdef i32 awaits_chance(State* game) noexcept nogil
cdef i32 awaits_tile(State* game) noexcept nogil
cdef i32 awaits_choice(State* game) noexcept nogil
cdef void end_action(State* game) noexcept nogil
cdef void begin_round(State* game) noexcept nogil
cdef void next_turn(State* game) noexcept nogil
cdef void end_round(State* game) noexcept nogil
cdef void end_phase(State* game) noexcept nogil
cdef void score_the_end(State* game, i32 seat) noexcept nogil
