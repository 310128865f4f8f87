# compiled. The position of a game of sealed bids.
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.sealed_bids.state cimport Auction
from burgundy_qt.rules.core cimport i32, u32, u64

cdef class SealedBidsPosition(Position):
    cdef Auction* auction

    cdef u32 waiting(self) noexcept nogil
    cdef i32 is_secret(self) noexcept nogil
    cdef i32 list_legal(self, i32 seat, i32* actions) noexcept nogil
    cdef void act(self, i32 seat, i32 action) noexcept nogil
    cdef i32 at_chance_node(self) noexcept nogil
    cdef void draw(self) noexcept nogil
    cdef void determinize(self, i32 seat, u64 key) noexcept nogil
    cdef void win_shares(self, double* shares) noexcept nogil
    cdef i32 points(self, i32 seat) noexcept nogil

    cdef void deal(self, i32 viewer, u64 key) noexcept nogil
    cdef void award(self) noexcept nogil
    cdef void shuffle(self, u64 key) noexcept nogil

cdef i32 nth(u32 members, i32 number) noexcept nogil
