# compiled. Where points come from: the tally, whose contract stands in score_tally.py, and games
# played to their end to find out.
from burgundy_qt.ai.networks.floats cimport MAX_SOURCES
from burgundy_qt.ai.turn_search.beam cimport Greedy
from burgundy_qt.ai.turn_search.plans cimport LONGEST
from burgundy_qt.rules.core cimport MAX_SEATS
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32, u64

cdef class Planner:
    cdef Greedy greedy
    cdef Position now
    cdef i32[LONGEST] actions

    cdef i32 go_on(self, i32 seat) noexcept nogil

cdef class Tally:
    cdef readonly type positions            # the class of the positions
    cdef readonly tuple sources             # their names
    cdef i32[MAX_SEATS][MAX_SOURCES] points # by seat and source, since `forget`

    cdef void update(self, Position position) noexcept nogil
    cdef void forget(self) noexcept nogil

cdef class Playout:
    cdef readonly Tally tally
    cdef Greedy greedy
    cdef readonly Position now
    cdef i32 stopped

    cdef i32 play_on(self) noexcept nogil
