# compiled. Bazaars.
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32

cdef void open_bazaar(State* game) noexcept nogil
cdef i32 lay_out(State* game, i32 kind) noexcept nogil
cdef i32 packed_kinds(State* game, i32 first) noexcept nogil
cdef i32 ask_chooser(State* game, i32 after) noexcept nogil
cdef i32 take_from_table(State* game, i32 kind) noexcept nogil
cdef void choose_lot(State* game, i32 kind) noexcept nogil
cdef i32 bid(State* game, i32 seat, i32 points) noexcept nogil
cdef i32 ask_bidder(State* game) noexcept nogil
cdef i32 sell(State* game, i32 buyer, i32 paid) noexcept nogil
cdef void hand_over(State* game, i32 seat, i32 kind, i32 points) noexcept nogil
