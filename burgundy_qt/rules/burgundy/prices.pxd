# compiled. What an action costs.
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef i32 workers_for(State* game, Seat* seat, i32 action) noexcept nogil
cdef i32 workers_for_doublet(Seat* seat, i32 depot) noexcept nogil
cdef i32 workers_by_shield(Seat* seat, i32 action) noexcept nogil
cdef i32 workers_for_steps(Seat* seat, i32 steps, i32 free_steps) noexcept nogil
cdef i32 silver_for(i32 action) noexcept nogil
