# compiled. Cards and workers for a tile.
from burgundy_qt.rules.tuscany.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef i32 list_payments(const Seat* seat, i32 colour, i32* payments) noexcept nogil
cdef i32 list_single_pairs(
    const Seat* seat, i32 colour, i32 own, i32 first, i32 end, i32* payments, i32 n
) noexcept nogil
cdef i32 list_two_pairs(const Seat* seat, i32 colour, i32* payments, i32 n) noexcept nogil
cdef i32 has_pair(const Seat* seat, i32 colour, i32 own) noexcept nogil
cdef i32 can_pay(const Seat* seat, i32 colour) noexcept nogil
cdef void pay(State* game, i32 seat, i32 colour, i32 paid) noexcept nogil
