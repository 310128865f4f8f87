# compiled. The start castles; the rounds: dice, time, sale, then all marks at once, the colours.
from burgundy_qt.rules.dice.state cimport Roll, State
from burgundy_qt.rules.core cimport i32, u32

cdef void hand_out_sheets(State* game) noexcept nogil
cdef void begin_game(State* game) noexcept nogil
cdef u32 choosing_castles(State* game) noexcept nogil
cdef i32 list_castles(State* game, i32* actions) noexcept nogil
cdef void choose_castle(State* game, i32 seat, i32 action) noexcept nogil
cdef void open_castles(State* game) noexcept nogil
cdef void give_castles(State* game, i32 cell) noexcept nogil
cdef void roll(State* game) noexcept nogil
cdef void roll_dice(State* game) noexcept nogil
cdef i32 packed_dice(Roll* dice) noexcept nogil
cdef i32 packed_values(State* game) noexcept nogil
cdef void cross_boxes(State* game) noexcept nogil
cdef void sell_goods(State* game, i32 seat) noexcept nogil
cdef u32 choosing_marks(State* game) noexcept nogil
cdef void choose_mark(State* game, i32 seat, i32 action, i32* room) noexcept nogil
cdef void open_marks(State* game) noexcept nogil
cdef void carry_out(State* game, i32 seat, i32 action, i32 paid) noexcept nogil
cdef i32 value_of(State* game, i32 colour) noexcept nogil
cdef i32 has_covered(State* game, i32 seat, i32 colour) noexcept nogil
cdef void award_colour(State* game, i32 colour) noexcept nogil
cdef void end_round(State* game) noexcept nogil
