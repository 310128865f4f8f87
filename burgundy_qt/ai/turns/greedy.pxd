# compiled. Greedy: plays what the network likes best after one action, without search.
from burgundy_qt.ai.values.evaluator cimport Evaluator
from burgundy_qt.rules.limits cimport MAX_ACTIONS
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.types cimport i32, u32, u64

cdef class Greedy:
    cdef readonly Evaluator evaluator
    cdef Position known             # a position without what others have chosen in secret
    cdef Position after             # room for the position after an action
    cdef i32[MAX_ACTIONS] actions
    # by which others choose in secret: what is compared is compared with the same
    cdef public u64 luck

    # for Python callers of this and of what plays by it
    cdef i32 checked(self, Position position, object seat) except -1
    cdef object check(self, Position position)

    cdef i32 best(self, Position position, i32 seat) noexcept nogil
    cdef i32 is_hidden(self, Position position) noexcept nogil
    cdef i32 best_known(self, Position position, i32 seat) noexcept nogil
    cdef double worth(self, Position position, i32 seat, i32 action) noexcept nogil
    cdef void settle(self, Position position) noexcept nogil
