# compiled. What a network sees of a position of Carcassonne, seat by seat.
from burgundy_qt.ai.games.carcassonne.map_summary cimport Holding, Picture
from burgundy_qt.ai.networks.position_features cimport Features
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i16, i32

cdef i16[512] SPREAD

cdef i32 list_seat(
    State* game, Picture* picture, i32 seat, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 list_sums(Holding* holding, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 hope_of(Picture* picture, i32 seat) noexcept nogil
cdef i32 now_of(State* game, Picture* picture, i32 seat) noexcept nogil
cdef i32 list_features(
    State* game, Picture* picture, i32 seat, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 row_of_feature(State* game, Picture* picture, i32 root, i32 lead) noexcept nogil
cdef i32 row_of_city(State* game, Picture* picture, i32 root, i32 lead) noexcept nogil
cdef i32 lead_on(State* game, i32 root, i32 seat) noexcept nogil
cdef i32 list_means(
    State* game, Picture* picture, i32 seat, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 time_of(State* game) noexcept nogil
cdef i32 list_lead(
    State* game, Picture* picture, i32 viewer, i32 seat, i32 start, i32* rows, i32 n
) noexcept nogil

cdef class CarcassonneFeatures(Features):
    cdef i32 describes(self, Position position) noexcept nogil
    cdef i32 at_horizon_step(self, Position position) noexcept nogil
    cdef i32 list_block(
        self, Position position, i32 viewer, i32 block, i32* rows, i32 n
    ) noexcept nogil
    cdef i32 reached(self, Position position, i32 viewer, i32 seat) noexcept nogil
    cdef void reach(self, Position position, i32 viewer, double* points) noexcept nogil
    cdef double lead(self, double* points, i32 seat) noexcept nogil
