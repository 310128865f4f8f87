# compiled. Where the points of Tuscany come from.
from burgundy_qt.ai.analysis.score_tally cimport Tally
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32

cdef class TuscanyTally(Tally):
    cdef i32[11] source_of          # by the reason of points
    cdef i32 bonuses                # the source of colour bonuses

    cdef void update(self, Position position) noexcept nogil
