# compiled. What a network sees of the seats of Tuscany, and what their duchies and means come to.
from burgundy_qt.rules.tuscany.state cimport Seat, State
from burgundy_qt.rules.core cimport i32, u32

cdef i32 pairs_in_hand(const Seat* seat) noexcept nogil
cdef i32 cards_in_hand(const Seat* seat) noexcept nogil
cdef i32 lacking(const Seat* seat, i32 colour, i32 pairs) noexcept nogil
cdef i32 lacking_for_any(const Seat* seat) noexcept nogil
cdef i32 left_of(const Seat* seat, i32 colour) noexcept nogil
cdef i32 free_room(Seat* seat) noexcept nogil
cdef u32 one_further(const Seat* seat) noexcept nogil
cdef i32 region_shape(i32 cells, i32 left) noexcept nogil
cdef i32 to_phase_end(State* game, i32 number) noexcept nogil

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
