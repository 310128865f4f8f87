# compiled. Playouts: a game to its end, played greedily, its points told by source.
from burgundy_qt.ai.analysis.tally cimport Tally
from burgundy_qt.ai.turns.greedy cimport Greedy
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.types cimport i32, u64

cdef class Playout:
    cdef readonly Tally tally
    cdef Greedy greedy
    cdef readonly Position now
    cdef i32 stopped

    cdef i32 play_on(self) noexcept nogil
