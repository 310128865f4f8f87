# compiled. Where the points of Burgundy come from, and which cells are covered in the solo game.
from burgundy_qt.ai.analysis.score_tally cimport Tally
from burgundy_qt.ai.networks.floats cimport REPORTS
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32

cdef class BurgundyTally(Tally):
    cdef i32[REPORTS] source_of     # by the reason of points
    cdef i32 bonuses                # the source of colour bonuses

    cdef void update(self, Position position) noexcept nogil

cdef class SoloTally(Tally):
    cdef void update(self, Position position) noexcept nogil
