# compiled. Where the points of Carcassonne come from.
from burgundy_qt.ai.analysis.score_tally cimport Tally
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32

cdef class CarcassonneTally(Tally):
    cdef i32[8] source_of           # by the reason of points, during the game
    cdef i32[8] left_source_of      # and for incomplete features at the end

    cdef void update(self, Position position) noexcept nogil
