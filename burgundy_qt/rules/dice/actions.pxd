# Actions as ints: a cell with the number that is written into it; a start castle has a cross, so
# number 0. Ascending they come in the protocol's order.
from burgundy_qt.rules.core cimport i32

cdef enum:
    TAKE_WORKER = 296           # 8 * CELLS: what is left where no mark is possible
    END_ROUND = 297             # no second mark

cdef inline i32 packed(i32 cell, i32 number) noexcept nogil:
    return cell * 8 + number

cdef inline i32 cell_of(i32 action) noexcept nogil:
    return action >> 3

cdef inline i32 number_of(i32 action) noexcept nogil:
    return action & 7

cdef inline i32 is_mark(i32 action) noexcept nogil:
    return action < TAKE_WORKER
