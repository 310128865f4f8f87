# compiled. Which cells are covered in the solo game.
from burgundy_qt.ai.analysis.score_tally cimport Tally
from burgundy_qt.rules.position cimport Position

cdef class SoloTally(Tally):
    cdef void hear(self, Position position) noexcept nogil
