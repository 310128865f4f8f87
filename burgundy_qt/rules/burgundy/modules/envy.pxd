# compiled. Shield 2: its owner gets a worker whenever another seat gets some.
from burgundy_qt.rules.burgundy.state cimport State
from burgundy_qt.rules.core cimport i32

cdef i32 is_envied(State* game, i32 number) noexcept nogil
cdef i32 source_of_workers(i32 what_for) noexcept nogil
cdef i32 what_source_is_for(i32 source) noexcept nogil
cdef void offer_workers(State* game, i32 source, i32 workers) noexcept nogil
cdef i32 offered_source(State* game, i32 at) noexcept nogil
cdef i32 offered_workers(State* game, i32 at) noexcept nogil
