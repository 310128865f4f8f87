# compiled. The dice game as a Position, and its whole state as plain numbers.

from burgundy_qt.rules.core cimport i32, u32, u64
from burgundy_qt.rules.dice.state cimport Sheet, State
from burgundy_qt.rules.position cimport Position

cdef object raw_state(State* game)
cdef object raw_sheet(Sheet* sheet)
cdef void restore(State* game, raw) except *
cdef void restore_sheet(State* game, i32 seat, raw) except *

cdef class DicePosition(Position):
    cdef State* game

    cdef u32 waiting(self) noexcept nogil
    cdef i32 is_secret(self) noexcept nogil
    cdef i32 list_legal(self, i32 seat, i32* actions) noexcept nogil
    cdef void act(self, i32 seat, i32 action) noexcept nogil
    cdef i32 at_chance_node(self) noexcept nogil
    cdef void draw(self) noexcept nogil
    cdef void determinize(self, i32 seat, u64 key) noexcept nogil
    cdef void win_shares(self, double* shares) noexcept nogil
    cdef i32 points(self, i32 seat) noexcept nogil
    cdef i32 bonuses_left(self, i32 seat) noexcept nogil
    cdef i32 place(self, i32 seat) noexcept nogil
    cdef i32 is_better(self, i32 seat, i32 other) noexcept nogil
    cdef i32 is_choosing(self, i32 seat) noexcept nogil
