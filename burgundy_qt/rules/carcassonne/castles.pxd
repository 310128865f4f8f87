# compiled. Castles, and claims on them as ints.

from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32

cdef i32 next_town(State* game) noexcept nogil
cdef void found(State* game, i32 seat) noexcept nogil
cdef i32 next_claim(State* game) noexcept nogil
cdef i32 next_castle(State* game) noexcept nogil
cdef i32 castle_of_seat(State* game, i32 seat) noexcept nogil
cdef i32 has_castle_scored(State* game) noexcept nogil
cdef i32 list_offers(State* game, i32 castle) noexcept nogil
cdef i32 by_name(State* game, i32 root, i32 number) noexcept nogil
cdef i32 claim_worth(State* game, i32 root) noexcept nogil
cdef i32 castle_on(State* game, i32 root) noexcept nogil
cdef i32 is_beside(State* game, i32 castle, i32 root) noexcept nogil
cdef i32 vicinity_cell(State* game, i32 castle, i32 at) noexcept nogil
cdef void score_castle(State* game, i32 castle, i32 root) noexcept nogil
cdef void end_of_turn(State* game) noexcept nogil

cdef i32 claim_of(i32 castle, i32 feature) noexcept nogil
cdef i32 span_of(i32 first, i32 second) noexcept nogil
cdef i32 line_rank(i32 first, i32 second) noexcept nogil
cdef i32 ranks_within(i32 span) noexcept nogil
