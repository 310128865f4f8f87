# compiled. What a seat may do now, and what a member of a team may do with the stores.

from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32, u64

cdef i32 choose_stores(State* game, Seat* seat, i32* actions, i32 n) noexcept nogil
cdef i32 list_stores(Seat* seat, i32 take, i32* actions, i32 n) noexcept nogil
cdef i32 list_discards(u64 stored, i32 take, i32* actions, i32 n) noexcept nogil
cdef i32 list_places_together(State* game, Seat* seat, i32* actions, i32 n) noexcept nogil
cdef i32 list_places_by(
    State* game, Seat* seat, i32 die, i32 by, i32* actions, i32 n
) noexcept nogil

cdef i32 list_actions(State* game, i32 number, i32* actions) noexcept nogil
cdef i32 list_at_any_decision(State* game, i32 number, i32* actions, i32 n) noexcept nogil
cdef i32 list_starts(State* game, Seat* seat, i32* actions) noexcept nogil
cdef i32 list_castle_spaces(State* game, i32 estate, i32* actions, i32 n) noexcept nogil
cdef i32 list_turn(State* game, Seat* seat, i32* actions) noexcept nogil
cdef i32 list_all_effects(State* game, Seat* seat, i32* actions) noexcept nogil
cdef i32 list_effect(State* game, Seat* seat, i32 by, i32* actions, i32 n) noexcept nogil
