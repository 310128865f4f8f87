# compiled. What a network sees of the team game.
from burgundy_qt.ai.networks.position_features cimport Features
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i16, i32, u64

cdef i16[23][28] SIDE_STARTS
cdef i16[6] SIDE_COLOUR_STARTS

cdef class TeamFeatures(Features):
    cdef i32 describes(self, Position position) noexcept nogil
    cdef i32 is_certain(self, Position position) noexcept nogil
    cdef i32 near_end(self, Position position) noexcept nogil
    cdef i32 list_block(
        self, Position position, i32 viewer, i32 block, i32* rows, i32 n
    ) noexcept nogil
    cdef i32 same_block(
        self, Position position, const void* near, i32 viewer, i32 block
    ) noexcept nogil
    cdef double lead(self, double* points, i32 seat) noexcept nogil

cdef i32 others_are_the_same(State* game, State* other, i32 number) noexcept nogil
cdef i32 list_team(State* game, i32 number, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_side(Seat* left, Seat* right, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_open(Seat* left, Seat* right, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_side_stores(
    Seat* own, Seat* left, Seat* right, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 list_partner(State* game, i32 number, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_own_dice(
    State* game, Seat* own, Seat* left, Seat* right, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 list_own_die(
    State* game, Seat* own, Seat* left, Seat* right, i32 die, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 list_team_margin(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef u64 tiles_at_hand(Seat* own) noexcept nogil
