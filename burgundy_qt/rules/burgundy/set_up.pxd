# compiled. Preparing the game.
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i8, i32, u64

cdef void deal(State* game, u64 key) noexcept nogil
cdef void lay_out_box(State* game) noexcept nogil
cdef void seat_players(State* game) noexcept nogil
cdef void deal_estates(State* game) noexcept nogil
cdef void deal_routes(State* game) noexcept nogil
cdef void deal_shields(State* game) noexcept nogil
cdef u64 estates_to_deal(State* game) noexcept nogil
cdef i32 drawn_member(u64 members, u64 number) noexcept nogil
cdef void shuffle(i8* row, i32 first, i32 end, u64 key, i32 place) noexcept nogil
cdef void shuffle_stacks(State* game) noexcept nogil
cdef void shuffle_goods(State* game, i32 first) noexcept nogil
cdef void take_start(State* game, i32 number, i32 estate, i32 castle) noexcept nogil
cdef void choose_start(State* game, i32 number, i32 action) noexcept nogil
cdef void record_choices(State* game) noexcept nogil
cdef i32 next_to_choose(State* game) noexcept nogil
cdef i32 start_of(State* game, Seat* seat) noexcept nogil
cdef void prepare(State* game) noexcept nogil
cdef void begin_if_chosen(State* game) noexcept nogil
cdef void prepare_estate(State* game, i32 number) noexcept nogil
cdef void lay_start_castle(State* game, i32 number) noexcept nogil
cdef void give_supplies(State* game, i32 number, i32 turn) noexcept nogil
cdef void record_start(State* game, i32 number) noexcept nogil
