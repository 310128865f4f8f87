# What lies around a set of cells; neighbourhood.py has the plain twin.
from burgundy_qt.rules.core cimport lowest_bit
from burgundy_qt.rules.burgundy.components.tables cimport NEIGHBOURS
from burgundy_qt.rules.core cimport i32, u64

# The cells of a board that are joined to any of these; some of these among them.
cdef inline u64 beside(i32 board, u64 cells) noexcept nogil:
    cdef u64 found = 0
    while cells:
        found |= NEIGHBOURS[board][lowest_bit(cells)]
        cells &= cells - 1
    return found
