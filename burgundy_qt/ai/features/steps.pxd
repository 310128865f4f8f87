# compiled. Counts and sets as rows.
from burgundy_qt.rules.types cimport i32, u64

cdef i32 at_least(i32 value, i32 most, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_set(u64 members, i32 start, i32* rows, i32 n) noexcept nogil
