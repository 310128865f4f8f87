# compiled. Counts as rows.
from burgundy_qt.rules.types cimport i32

cdef i32 at_least(i32 value, i32 most, i32 start, i32* rows, i32 n) noexcept nogil
