# Counts and sets as rows; steps.py has the plain twins. In the header, for hardly anything is
# called more often.
from burgundy_qt.rules.bits cimport lowest
from burgundy_qt.rules.types cimport i32, u64

# A row for each step that the value reaches, up to `most` steps.
cdef inline i32 at_least(i32 value, i32 most, i32 start, i32* rows, i32 n) noexcept nogil:
    cdef i32 step
    for step in range(min(value, most)):
        rows[n] = start + step
        n += 1
    return n

# A row for each member of a set.
cdef inline i32 list_set(u64 members, i32 start, i32* rows, i32 n) noexcept nogil:
    while members:
        rows[n] = start + lowest(members)
        n += 1
        members &= members - 1
    return n
