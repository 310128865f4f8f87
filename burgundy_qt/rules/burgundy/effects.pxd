# compiled. Effects that wait for a choice.
from burgundy_qt.rules.burgundy.state cimport State
from burgundy_qt.rules.core cimport i32

cdef void let_wait(State* game, i32 number, i32 by) noexcept nogil
cdef void add_effect(State* game, i32 by, i32 what) noexcept nogil
cdef void add_effect_below(State* game, i32 by) noexcept nogil
