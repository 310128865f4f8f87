# compiled. What a network sees of the seats: all that the viewer has, and what is open of another.
from burgundy_qt.rules.tuscany.state cimport Seat, State
from burgundy_qt.rules.types cimport i32, u32

cdef i32 list_own(State* game, i32 viewer, i32* rows, i32 n) noexcept nogil
cdef i32 list_means(Seat* seat, i32* rows, i32 n) noexcept nogil
cdef i32 list_cells(Seat* seat, i32* rows, i32 n) noexcept nogil
cdef i32 list_regions(const Seat* seat, i32* rows, i32 n) noexcept nogil
cdef i32 list_payable(Seat* seat, i32* rows, i32 n) noexcept nogil
cdef i32 list_other(
    State* game, i32 viewer, i32 number, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 list_open_means(Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_comparison(
    State* game, i32 viewer, i32 number, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 standing_of(State* game, i32 number) noexcept nogil
