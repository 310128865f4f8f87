# compiled. Drawing from piles whose order nobody knows.
from burgundy_qt.rules.tuscany.state cimport State
from burgundy_qt.rules.core cimport i8, i32, u64

cdef i32 sum_of(const i8* counts, i32 kinds) noexcept nogil
cdef i32 pick(i8* counts, i32 kinds, u64 number) noexcept nogil
cdef void shuffle(State* game, i32 pile, i8* stack, i8* gone, i32 kinds) noexcept nogil
cdef i32 next_neutral(State* game) noexcept nogil
cdef i32 next_own(State* game, i32 seat) noexcept nogil
cdef i32 next_yield(State* game) noexcept nogil
cdef i32 next_card(State* game) noexcept nogil
cdef i32 cards_left(State* game) noexcept nogil
