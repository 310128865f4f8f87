# compiled. What a network sees of a position of Tuscany.
from burgundy_qt.ai.networks.position_features cimport Features
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.types cimport i32

cdef class TuscanyFeatures(Features):
    cdef i32 describes(self, Position position) noexcept nogil
    cdef i32 list_block(
        self, Position position, i32 viewer, i32 block, i32* rows, i32 n
    ) noexcept nogil
    cdef i32 same_block(
        self, Position position, const void* near, i32 viewer, i32 block
    ) noexcept nogil
    cdef i32 at_boundary(self, Position position) noexcept nogil
    cdef double lead(self, double* points, i32 seat) noexcept nogil
