# compiled. Placing a tile; the order track.

from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32, u64

cdef void advance_marker(State* game, i32 number) noexcept nogil
cdef void stay_on_top(State* game, i32 number) noexcept nogil
cdef void move_to_top(State* game, i32 number) noexcept nogil
cdef i32 lies_below(Seat* seat, Seat* mover) noexcept nogil

cdef void place(State* game, i32 number, i32 home, i32 tile, i32 cell) noexcept nogil
cdef void queue_shields(State* game, i32 number, i32 tile) noexcept nogil
cdef void cover(State* game, i32 home, i32 tile, i32 cell) noexcept nogil
cdef void cover_own(Seat* seat, i32 tile, i32 cell) noexcept nogil
cdef void build(Seat* seat, i32 kind, i32 cell) noexcept nogil
cdef void act_on_placing(State* game, i32 number, i32 home, i32 tile, i32 cell) noexcept nogil
cdef void act_as(State* game, i32 number, i32 building) noexcept nogil
cdef void score_animals(State* game, i32 number, i32 home, i32 tile, i32 cell) noexcept nogil
cdef i32 herd_points(Seat* seat, u64 herds, i32 tile) noexcept nogil
cdef u64 pasture_of(Seat* seat, i32 cell) noexcept nogil
cdef void score_region(State* game, i32 number, i32 home, i32 region) noexcept nogil
cdef void claim_colour_bonus(State* game, i32 number, i32 colour) noexcept nogil
