# compiled. The solo game: knowledge tiles that score when they are laid.
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef void score_knowledge(State* game, i32 number, i32 tile) noexcept nogil
cdef i32 points_at_once(State* game, i32 number, i32 monastery) noexcept nogil
cdef i32 colours_covered(Seat* seat) noexcept nogil
