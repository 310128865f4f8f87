# compiled. What all dice can bring in the rounds to come, alone.
from burgundy_qt.ai.games.dice.chances cimport Chances
from burgundy_qt.ai.networks.network cimport Evaluator
from burgundy_qt.rules.dice.dice_position cimport DicePosition
from burgundy_qt.rules.dice.state cimport State
from burgundy_qt.rules.core cimport i32, u64

cdef class DiceExpectimax:
    cdef readonly Evaluator evaluator
    cdef DicePosition judged            # room for the position that the network judges
    cdef Chances* chances
    cdef State* states
    cdef double single              # the chance of one hourglass

    cdef double worth(self, State* game, i32 rounds) noexcept nogil
    cdef double judge(self, State* game) noexcept nogil
    cdef double after_roll(self, State* game, i32 rounds, i32 hourglasses) noexcept nogil
    cdef void look(self, State* here, i32 rounds) noexcept nogil
    cdef void look_at(self, State* here, i32 cell, i32 number, i32 rounds) noexcept nogil
    cdef double paid(self, State* here, i32 cell, i32 number, i32 price, i32 rounds) noexcept nogil
    cdef void fill_second_marks(
        self, State* here, State* first, i32 cell, i32 number, i32 rounds
    ) noexcept nogil
    cdef double closed(self, State* after, i32 rounds) noexcept nogil
    cdef double mean(self, State* here, i32 rounds) noexcept nogil
    cdef double best(
        self, State* here, Chances* chances, i32 one, i32 two, i32 colour, i32 other
    ) noexcept nogil

cdef double best_of_two(Chances* chances, i32 one, i32 two, i32 colour, i32 other) noexcept nogil
cdef i32 takes(State* game, i32 cell, i32 number) noexcept nogil
cdef void clear(Chances* chances) noexcept nogil
