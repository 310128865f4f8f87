# compiled. Points, marble, workers, hexagons.
from burgundy_qt.rules.tuscany.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef i32 stored_things(const Seat* seat) noexcept nogil
cdef void gain_green(State* game, i32 seat, i32 points, i32 what_for) noexcept nogil
cdef void gain_red(State* game, i32 seat, i32 points, i32 what_for) noexcept nogil
cdef void gain_marble(State* game, i32 seat, i32 number, i32 what_for) noexcept nogil
cdef void gain_workers(State* game, i32 seat, i32 number, i32 what_for) noexcept nogil
cdef void gain_hexagon(State* game, i32 seat, i32 what_for) noexcept nogil
cdef void gain_bonus_tile(State* game, i32 seat, i32 bonus) noexcept nogil
cdef void turn_up_yield(State* game, i32 seat) noexcept nogil
