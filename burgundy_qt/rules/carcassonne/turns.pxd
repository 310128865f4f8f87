# compiled. The set-up, the pile, turns and the decisions within them.

from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32

cdef i32 unseen_tiles(State* game) noexcept nogil
cdef i32 next_tile(State* game) noexcept nogil
cdef i32 drawn_kind(State* game) noexcept nogil

cdef void act_in_turn(State* game, i32 seat, i32 action) noexcept nogil
cdef void act_in_bazaar(State* game, i32 seat, i32 action) noexcept nogil
cdef void draw_chance(State* game) noexcept nogil
cdef void begin_turn(State* game, i32 seat) noexcept nogil
cdef void want_tile(State* game) noexcept nogil
cdef void take_up(State* game, i32 kind, i32 from_bazaar) noexcept nogil
cdef void lay_tile(State* game, i32 seat, i32 action) noexcept nogil
cdef void build_needed(State* game, i32 seat, i32 bridge) noexcept nogil
cdef void ask_meeple(State* game, i32 seat) noexcept nogil
cdef void put_meeple(State* game, i32 seat, i32 segment) noexcept nogil
cdef void complete(State* game) noexcept nogil
cdef void ask_owners(State* game) noexcept nogil
cdef void ask_claims(State* game) noexcept nogil
cdef void claim(State* game, i32 action) noexcept nogil
cdef void end_turn(State* game) noexcept nogil
cdef void next_turn(State* game) noexcept nogil
cdef void take_bought(State* game) noexcept nogil
cdef void finish(State* game) noexcept nogil

cdef void fill(State* game) noexcept nogil
cdef void begin_game(State* game) noexcept nogil
