# compiled. Extra tiles and border posts.

from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32, u64

cdef i32 list_hire_for_silver(Seat* seat, i32* actions, i32 n) noexcept nogil
cdef void hire_for_silver(State* game, i32 number) noexcept nogil
cdef i32 list_copies(State* game, Seat* seat, i32* actions, i32 n) noexcept nogil
cdef i32 has_effect(State* game, Seat* seat, i32 building) noexcept nogil
cdef i32 crane_adds(Seat* seat, i32 monastery) noexcept nogil
cdef i32 best_herd(Seat* seat, u64 cells, Seat* partner, u64 across) noexcept nogil
cdef i32 worth_of(Seat* seat, u64 cells, i32 species) noexcept nogil

cdef void join_posts(State* game, i32 number, i32 cell) noexcept nogil
cdef void reward_all_posts(State* game, i32 number) noexcept nogil
cdef i32 joined_pairs(u64 covered) noexcept nogil
cdef u64 chain_from(u64 cells, u64 covered) noexcept nogil
