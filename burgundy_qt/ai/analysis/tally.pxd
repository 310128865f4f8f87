# compiled. The tally: where points come from. The contract stands in tally.py.
from burgundy_qt.ai.analysis.limits cimport MAX_SOURCES
from burgundy_qt.rules.limits cimport MAX_SEATS
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.types cimport i32

cdef class Tally:
    cdef readonly tuple sources             # their names
    cdef i32[MAX_SEATS][MAX_SOURCES] points # by seat and source, since `forget`

    cdef void hear(self, Position position) noexcept nogil
    cdef void forget(self) noexcept nogil
