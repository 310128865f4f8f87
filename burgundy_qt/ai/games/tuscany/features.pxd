# compiled. What a network sees of a position of Tuscany, and of its table.
from burgundy_qt.ai.networks.position_features cimport Features
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.tuscany.state cimport Seat, State
from burgundy_qt.rules.core cimport i32, u32

cdef i32 list_table(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_display(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_shown(State* game, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 largest_completed(const Seat* seat, i32 colour) noexcept nogil
cdef i32 most_new_crops(const Seat* seat, i32 tile) noexcept nogil
cdef i32 list_piles(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_unseen(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_ranks(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_time(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_due(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil

cdef class TuscanyFeatures(Features):
    cdef i32 describes(self, Position position) noexcept nogil
    cdef i32 list_block(
        self, Position position, i32 viewer, i32 block, i32* rows, i32 n
    ) noexcept nogil
    cdef i32 same_block(
        self, Position position, const void* near, i32 viewer, i32 block
    ) noexcept nogil
    cdef i32 at_horizon_step(self, Position position) noexcept nogil
    cdef double lead(self, double* points, i32 seat) noexcept nogil
