# compiled. What a network sees of a position. The contract stands in position_features.py.
from burgundy_qt.ai.networks.floats cimport MAX_ROWS
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32

cdef class Features:
    cdef readonly str game      # of the positions, by the protocol's name
    cdef readonly type positions    # the class of its positions
    cdef readonly i32 seats
    cdef readonly i32 sides     # that share the win among them
    cdef readonly i32 unit      # an output of 1 is so many points to come
    cdef readonly i32 for_points    # the input of the objective
    cdef readonly i32 only_points   # 1: only points are played for
    cdef readonly i32 open_turns    # 1: no hidden information decides a turn
    cdef readonly double own_points     # of the utility: the value of the player's own point
    cdef readonly i32 inputs    # rows are 0..inputs-1
    cdef readonly i32 blocks    # into which the rows fall
    cdef readonly i32 version   # networks carry it; any change of what a row means raises it
    cdef readonly i32 horizon_steps    # that a game comes to at most
    cdef i32[MAX_ROWS] listed   # scratch space for a Python caller

    cdef i32 describes(self, Position position) noexcept nogil
    cdef i32 list_block(
        self, Position position, i32 viewer, i32 block, i32* rows, i32 n
    ) noexcept nogil
    cdef i32 same_block(
        self, Position position, const void* near, i32 viewer, i32 block
    ) noexcept nogil
    cdef i32 at_horizon_step(self, Position position) noexcept nogil
    cdef i32 is_certain(self, Position position) noexcept nogil
    cdef i32 near_end(self, Position position) noexcept nogil
    cdef i32 list_rows(self, Position position, i32 viewer, i32* rows) noexcept nogil
    cdef i32 reached(self, Position position, i32 viewer, i32 seat) noexcept nogil
    cdef void reach(self, Position position, i32 viewer, double* points) noexcept nogil
    cdef double lead(self, double* points, i32 seat) noexcept nogil
