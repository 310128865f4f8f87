# compiled. What a seat may do.
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32

cdef i32 list_actions(State* game, i32* actions) noexcept nogil
cdef i32 list_places(State* game, i32 kind, i32* actions) noexcept nogil
cdef i32 fits_anywhere(State* game, i32 kind) noexcept nogil
cdef i32 bridged_rotations(State* game, i32 kind, i32 place) noexcept nogil
cdef i32 list_meeples(State* game, i32* actions) noexcept nogil
cdef i32 add_if_free(State* game, i32 tile, i32 segment, i32* actions, i32 number) noexcept nogil
cdef i32 list_founding(State* game, i32* actions) noexcept nogil
cdef i32 list_claims(State* game, i32* actions) noexcept nogil
cdef i32 list_tiles(State* game, i32* actions) noexcept nogil
cdef i32 list_bids(State* game, i32* actions) noexcept nogil
cdef i32 with_pass(i32* actions, i32 number) noexcept nogil
