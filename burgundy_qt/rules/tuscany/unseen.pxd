# compiled. What a seat cannot know, drawn anew.
from burgundy_qt.rules.tuscany.state cimport State
from burgundy_qt.rules.core cimport i8, i32, u64

cdef void redraw_hands(State* game, i32 viewer, u64 key) noexcept nogil
cdef i32 gather_hands(State* game, i32 viewer, i8* held) noexcept nogil
