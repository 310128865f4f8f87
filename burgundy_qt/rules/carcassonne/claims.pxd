# compiled. Claims as ints.
from burgundy_qt.rules.core cimport i32

cdef i32 claim_of(i32 castle, i32 feature) noexcept nogil
cdef i32 span_of(i32 first, i32 second) noexcept nogil
cdef i32 line_rank(i32 first, i32 second) noexcept nogil
cdef i32 ranks_within(i32 span) noexcept nogil
