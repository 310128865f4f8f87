# compiled. The window: the samples that are learnt from, the oldest of which make room for new
# ones.
from burgundy_qt.ai.training.samples cimport Sample
from burgundy_qt.rules.types cimport i32

cdef class Window:
    cdef Sample* samples
    cdef readonly i32 room
    cdef readonly i32 filled
    cdef i32 next
    cdef readonly i32 largest_row   # in samples from elsewhere; -1 where there were none
