# compiled. The turn that greedy play makes of an action.
from burgundy_qt.ai.turns.greedy cimport Greedy
from burgundy_qt.ai.turns.plans cimport LONGEST
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.types cimport i32

cdef class Planner:
    cdef Greedy greedy
    cdef Position now
    cdef i32[LONGEST] actions

    cdef i32 go_on(self, i32 seat) noexcept nogil
