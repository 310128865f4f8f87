# compiled. The sheets before anything is written, and the start castles.
from burgundy_qt.rules.dice.state cimport State
from burgundy_qt.rules.core cimport i32, u32

cdef void hand_out_sheets(State* game) noexcept nogil
cdef void begin_game(State* game) noexcept nogil
cdef u32 choosing_castles(State* game) noexcept nogil
cdef i32 list_castles(State* game, i32* actions) noexcept nogil
cdef void choose_castle(State* game, i32 seat, i32 action) noexcept nogil
cdef void open_castles(State* game) noexcept nogil
cdef void give_castles(State* game, i32 cell) noexcept nogil
