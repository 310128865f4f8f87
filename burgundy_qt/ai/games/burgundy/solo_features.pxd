# compiled. What a network sees of the solo game.
from burgundy_qt.ai.networks.position_features cimport Features
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32, u64

cdef class SoloFeatures(Features):
    cdef i32 describes(self, Position position) noexcept nogil
    cdef i32 is_certain(self, Position position) noexcept nogil
    cdef i32 near_end(self, Position position) noexcept nogil
    cdef i32 list_block(
        self, Position position, i32 viewer, i32 block, i32* rows, i32 n
    ) noexcept nogil
    cdef double lead(self, double* points, i32 seat) noexcept nogil

cdef i32 list_solo(State* game, Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_race(State* game, Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_counter(State* game, Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_all_goods(State* game, Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_waiting(State* game, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_last_cells(Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_black(Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
