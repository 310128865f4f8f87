# compiled. Carcassonne as a Position, and its whole state as plain numbers.

from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32, u32, u64
from burgundy_qt.rules.position cimport Position

cdef object raw_state(State* game)
cdef object about(State* game)
cdef object raw_tile(State* game, i32 tile)
cdef object raw_castle(State* game, i32 castle)
cdef object raw_seat(State* game, i32 seat)
cdef object raw_bazaar(State* game)

cdef void rotate_seats(State* game, i32 by) noexcept nogil
cdef void turn_belongings(State* game, i32 by) noexcept nogil
cdef i32 moved(State* game, i32 seat, i32 by) noexcept nogil
cdef u32 turned_bits(State* game, u32 bits, i32 width, i32 by) noexcept nogil

cdef class CarcassonnePosition(Position):
    cdef State* game

    cdef u32 waiting(self) noexcept nogil
    cdef i32 list_legal(self, i32 seat, i32* actions) noexcept nogil
    cdef void act(self, i32 seat, i32 action) noexcept nogil
    cdef i32 at_chance_node(self) noexcept nogil
    cdef void draw(self) noexcept nogil
    cdef void determinize(self, i32 seat, u64 key) noexcept nogil
    cdef void win_shares(self, double* shares) noexcept nogil
    cdef i32 points(self, i32 seat) noexcept nogil
    cdef i32 place(self, i32 seat) noexcept nogil

cdef object check_order(State* game, object kinds)
