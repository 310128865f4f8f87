# compiled. The deal, the duchies, the first bonus tiles.
from burgundy_qt.rules.tuscany.state cimport State
from burgundy_qt.rules.core cimport i32, u32, u64

cdef void fill_piles(State* game) noexcept nogil
cdef void begin_game(State* game) noexcept nogil
cdef void deal_boards(State* game) noexcept nogil
cdef i32 nth(u64 members, i32 at) noexcept nogil
cdef i32 packed_deals(State* game) noexcept nogil
cdef void deal_display(State* game) noexcept nogil
cdef i32 packed_slots(State* game, i32 first) noexcept nogil
cdef void deal_hand(State* game, i32 seat) noexcept nogil
cdef u32 laying_out(State* game) noexcept nogil
cdef i32 list_duchies(State* game, i32 seat, i32* actions) noexcept nogil
cdef i32 start_action(State* game, i32 seat, i32 duchy) noexcept nogil
cdef void choose_duchy(State* game, i32 seat, i32 action) noexcept nogil
cdef void open_duchies(State* game) noexcept nogil
cdef void lay_out(State* game, i32 seat, i32 duchy) noexcept nogil
