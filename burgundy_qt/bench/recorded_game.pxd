# compiled. A random game, recorded.
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32, u64

cdef class RecordedGame:
    cdef readonly Position start
    cdef Position now
    cdef readonly i32 length    # decisions
    cdef i32 room               # for decisions; the longest random games take a few hundred
    cdef i32[2048] seat         # the seat of each decision
    cdef i32[2048] action       # and its action

    cdef void record(self, u64 key) noexcept nogil
    cdef void run(self, i32 lists) noexcept nogil

cdef void copy_often(Position one, Position other, i32 times) noexcept nogil
cdef i32 bytes_of(Position position) noexcept nogil
