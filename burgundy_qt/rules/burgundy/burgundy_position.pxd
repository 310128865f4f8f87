# compiled. Burgundy as a Position.
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.burgundy.tiles cimport KINDS
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i8, i32, u32, u64

cdef class BurgundyPosition(Position):
    cdef State* game
    cdef i8[KINDS] counted      # all 0: scratch space for counting

    cdef u32 without_start(self) noexcept nogil
    cdef void determinize_choices(self, i32 seat, u64 key) noexcept nogil

cdef list spaces_of(Seat* seat, i32 tile)
cdef i32 first_unseen_good(State* game) noexcept nogil
cdef void sort(i8* row, i32 first, i32 end, i8* counted) noexcept nogil
cdef i32 bring_forward(i8* row, i32 first, i32 end, i32 wanted) noexcept nogil
