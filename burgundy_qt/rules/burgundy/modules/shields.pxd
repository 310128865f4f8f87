# compiled. Shields: where they lie, what changes when one comes or goes; shield 2.

from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32, u64

cdef i32 shields_in_depot(i32 depot, i32 players) noexcept nogil
cdef u64 shields_at(State* game, i32 place) noexcept nogil
cdef void record_shields(State* game) noexcept nogil
cdef i32 pair_in(State* game, i32 depot) noexcept nogil
cdef void claim_shield(State* game, i32 number, i32 shield, i32 castle) noexcept nogil
cdef i32 shield_on_castle(State* game, Seat* seat, i32 castle) noexcept nogil
cdef void lose_shields(State* game, i32 number, u64 lost) noexcept nogil
cdef void lose_shield(State* game, Seat* seat, i32 shield) noexcept nogil
cdef void begin_shield(State* game, Seat* seat, i32 shield) noexcept nogil
cdef void end_shield(State* game, Seat* seat, i32 shield) noexcept nogil
cdef void discard_excess(State* game, Seat* seat) noexcept nogil
cdef void share_knowledge(State* game) noexcept nogil
cdef i32 end_points(Seat* seat, i32 shield) noexcept nogil

cdef i32 is_envied(State* game, i32 number) noexcept nogil
cdef i32 source_of_workers(i32 what_for) noexcept nogil
cdef i32 tile_of_source(i32 source) noexcept nogil
cdef void offer_workers(State* game, i32 source, i32 workers) noexcept nogil
cdef i32 offered_source(State* game, i32 at) noexcept nogil
cdef i32 offered_workers(State* game, i32 at) noexcept nogil
