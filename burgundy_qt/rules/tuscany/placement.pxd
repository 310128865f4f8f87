# compiled. Paying for a tile, placing it, and all that it brings: regions, gains.

from burgundy_qt.rules.core cimport i32, u32
from burgundy_qt.rules.tuscany.state cimport Seat, State

cdef i32 stored_things(const Seat* seat) noexcept nogil
cdef void gain_green(State* game, i32 seat, i32 points, i32 what_for) noexcept nogil
cdef void gain_red(State* game, i32 seat, i32 points, i32 what_for) noexcept nogil
cdef void gain_marble(State* game, i32 seat, i32 number, i32 what_for) noexcept nogil
cdef void gain_workers(State* game, i32 seat, i32 number, i32 what_for) noexcept nogil
cdef void gain_hexagon(State* game, i32 seat, i32 what_for) noexcept nogil
cdef void gain_bonus_tile(State* game, i32 seat, i32 bonus) noexcept nogil
cdef void turn_up_yield(State* game, i32 seat) noexcept nogil

cdef void cover(Seat* seat, i32 cell, i32 tile) noexcept nogil
cdef u32 cells_for(const Seat* seat, i32 tile) noexcept nogil
cdef u32 region_of(const Seat* seat, i32 cell) noexcept nogil
cdef i32 new_crops(const Seat* seat, i32 cell, i32 tile) noexcept nogil
cdef i32 covers_colour(const Seat* seat, i32 colour) noexcept nogil
cdef i32 colour_at(const Seat* seat, i32 cell) noexcept nogil
cdef i32 empty_cells(const Seat* seat) noexcept nogil

cdef i32 list_payments(const Seat* seat, i32 colour, i32* payments) noexcept nogil
cdef i32 list_single_pairs(
    const Seat* seat, i32 colour, i32 own, i32 first, i32 end, i32* payments, i32 n
) noexcept nogil
cdef i32 list_two_pairs(const Seat* seat, i32 colour, i32* payments, i32 n) noexcept nogil
cdef i32 has_pair(const Seat* seat, i32 colour, i32 own) noexcept nogil
cdef i32 can_pay(const Seat* seat, i32 colour) noexcept nogil
cdef void pay(State* game, i32 seat, i32 colour, i32 paid) noexcept nogil

cdef void place(State* game, i32 seat, i32 action) noexcept nogil
cdef void gain_immediately(State* game, i32 seat, i32 colour, i32 crops) noexcept nogil
cdef void complete_region(State* game, i32 seat, i32 cell) noexcept nogil
cdef void complete_colour(State* game, i32 seat, i32 colour) noexcept nogil
cdef void queue_gains(State* game, i32 seat, i32 colour) noexcept nogil
