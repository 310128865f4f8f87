# compiled. Greedy play, which takes what the network likes best after one action; and the beam: the
# best whole turns in a network's judgement.
from burgundy_qt.ai.networks.network cimport Evaluator
from burgundy_qt.ai.turn_search.plans cimport Plan
from burgundy_qt.rules.core cimport MAX_ACTIONS
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32, u32, u64

cdef class Greedy:
    cdef readonly Evaluator evaluator
    cdef Position known             # a position without what others have chosen in secret
    cdef Position after             # scratch space for the position after an action
    cdef i32[MAX_ACTIONS] actions
    # for secret choices of others: compared turns get the same
    cdef public u64 luck

    # for Python callers of this and of players that use it
    cdef i32 checked(self, Position position, object seat) except -1
    cdef object check(self, Position position)

    cdef i32 best(self, Position position, i32 seat) noexcept nogil
    cdef i32 is_hidden(self, Position position) noexcept nogil
    cdef i32 best_known(self, Position position, i32 seat) noexcept nogil
    cdef double worth(self, Position position, i32 seat, i32 action) noexcept nogil
    cdef void finish_set_up(self, Position position) noexcept nogil

cdef class Beam:
    cdef readonly Evaluator evaluator
    cdef Greedy greedy
    cdef Position known             # a position without what others have chosen in secret
    cdef Position here              # the position at the end of a plan's beginning
    cdef Position after             # and after one action more
    cdef readonly i32 width         # beginnings that are followed at a time
    cdef readonly i32 most          # whole turns that are kept
    cdef Plan* open                 # beginnings, best first
    cdef Plan* longer               # those of one action more
    cdef Plan* whole                # whole turns, best first
    cdef i32 number_open
    cdef i32 number_longer
    cdef readonly i32 number        # whole turns found
    cdef i32[MAX_ACTIONS] actions
    # positions: `width`, `width`, `most`, then the next one in the turn
    cdef char* slots
    cdef Plan* following            # the turn that is being played
    cdef i32 step                   # its next action; 0 if there is none

    cdef i32 checked(self, Position position, object seat) except -1
    cdef void look(self, Position position, i32 seat) noexcept nogil
    cdef void lengthen(self, i32 at, i32 seat) noexcept nogil
    cdef i32 goes_on(self, i32 seat) noexcept nogil
    cdef i32 enter(
        self, Plan* plans, i32 number, i32 most, i32 beginning, i32 action, double value
    ) noexcept nogil
    cdef u64 print_of(self) noexcept nogil
    cdef i32 best(self, Position position, i32 seat) noexcept nogil
    cdef i32 best_known(self, Position position, i32 seat) noexcept nogil
