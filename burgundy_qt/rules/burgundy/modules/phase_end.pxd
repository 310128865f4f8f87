# compiled. A phase's end with shields: the seats decide, then the mines pay.
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef void begin_phase_end(State* game) noexcept nogil
cdef i32 ends_phase(State* game) noexcept nogil
cdef void let_lapse(State* game) noexcept nogil
cdef void ask_next(State* game) noexcept nogil
cdef i32 can_pay_tribute(Seat* seat) noexcept nogil
cdef void pay_next(State* game) noexcept nogil
