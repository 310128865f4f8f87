# compiled. Border posts.
from burgundy_qt.rules.burgundy.state cimport State
from burgundy_qt.rules.core cimport i32, u64

cdef void join_posts(State* game, i32 number, i32 cell) noexcept nogil
cdef void reward_all_posts(State* game, i32 number) noexcept nogil
cdef i32 joined_pairs(u64 covered) noexcept nogil
cdef u64 chain_from(u64 cells, u64 covered) noexcept nogil
