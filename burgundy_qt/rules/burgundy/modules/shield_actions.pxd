# compiled. What shields let a seat do; a phase's end with them.

from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32, u64

cdef i32 list_by_shields(State* game, Seat* seat, i32* actions, i32 n) noexcept nogil
cdef i32 list_doublets(State* game, Seat* seat, i32* actions, i32 n) noexcept nogil
cdef i32 list_claims(State* game, Seat* seat, i32 by, i32 depot, i32* actions, i32 n) noexcept nogil
cdef u64 castles_of(Seat* seat) noexcept nogil
cdef i32 list_die_settings(Seat* seat, i32* actions, i32 n) noexcept nogil
cdef i32 list_settings(i32 die, i32* actions, i32 n) noexcept nogil
cdef i32 list_seats_to_name(State* game, i32 number, i32* actions, i32 n) noexcept nogil
cdef i32 list_shield_effect(State* game, Seat* seat, i32 by, i32* actions) noexcept nogil
cdef i32 list_optional(State* game, Seat* seat, i32 by, i32* actions) noexcept nogil
cdef i32 list_collections(State* game, Seat* seat, i32* actions, i32 n) noexcept nogil
cdef i32 list_from_depots(State* game, Seat* seat, i32 by, i32* actions, i32 n) noexcept nogil
cdef u64 tiles_for(State* game, i32 by, i32 depot) noexcept nogil
cdef i32 list_tributes(Seat* seat, i32* actions) noexcept nogil
cdef i32 list_payments(Seat* seat, u64 kept, i32* actions, i32 n) noexcept nogil
cdef i32 list_discards(Seat* seat, i32* actions) noexcept nogil
cdef i32 list_decline(State* game, i32* actions) noexcept nogil
cdef i32 lapses(State* game, Seat* seat, i32 by) noexcept nogil
cdef i32 can_collect(State* game, Seat* seat) noexcept nogil
cdef i32 can_claim(State* game) noexcept nogil
cdef i32 can_place_from(State* game, Seat* seat, i32 by) noexcept nogil
cdef u64 lying_anywhere(State* game) noexcept nogil
cdef void act_by_shield(State* game, i32 number, i32 action) noexcept nogil
cdef void use_both_dice(Seat* seat) noexcept nogil
cdef void set_die(State* game, Seat* seat, i32 die, i32 face) noexcept nogil
cdef void collect(State* game, i32 number, i32 good) noexcept nogil
cdef void throw_away(Seat* seat, State* game, i32 tile) noexcept nogil

cdef void begin_phase_end(State* game) noexcept nogil
cdef i32 ends_phase(State* game) noexcept nogil
cdef void drop_idle_effects(State* game) noexcept nogil
cdef void ask_next(State* game) noexcept nogil
cdef i32 can_pay_tribute(Seat* seat) noexcept nogil
cdef void pay_next(State* game) noexcept nogil
