# compiled. Random games.
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.types cimport i32, u32, u64

cdef i32 play_out(Position position, u64 key) noexcept nogil
cdef u64 play_many(Position start, Position scratch, i32 games, u64 key) noexcept nogil
