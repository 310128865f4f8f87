# compiled. The display, stacks, piles and hands, and what nobody knows of them.

from burgundy_qt.rules.core cimport i8, i32, u32, u64
from burgundy_qt.rules.tuscany.state cimport Seat, State

cdef i32 sum_of(const i8* counts, i32 kinds) noexcept nogil
cdef i32 pick(i8* counts, i32 kinds, u64 number) noexcept nogil
cdef void shuffle(State* game, i32 pile, i8* stack, i8* gone, i32 kinds) noexcept nogil
cdef i32 next_neutral(State* game) noexcept nogil
cdef i32 next_own(State* game, i32 seat) noexcept nogil
cdef i32 next_yield(State* game) noexcept nogil
cdef i32 next_card(State* game) noexcept nogil
cdef i32 cards_left(State* game) noexcept nogil

cdef u32 tiles_shown(const State* game) noexcept nogil
cdef u32 colours_that_fit(const Seat* seat) noexcept nogil
cdef u32 fitting_tiles(State* game, i32 seat) noexcept nogil
cdef i32 may_swap(State* game, i32 seat) noexcept nogil
cdef void take_from_display(State* game, i32 seat, i32 tile) noexcept nogil
cdef void fill_hole(State* game) noexcept nogil
cdef i32 can_fill(State* game) noexcept nogil
cdef void sweep(State* game, i32 colour, i32 is_swap) noexcept nogil
cdef i32 five_of_a_colour(const State* game) noexcept nogil
cdef i32 own_tile(State* game) noexcept nogil

cdef void draw_cards(State* game, i32 seat) noexcept nogil
cdef void take_cards(State* game, i32 seat, i32 number, i32 what_for) noexcept nogil
cdef void record_known_hands(State* game) noexcept nogil
cdef void discard_card(State* game, i32 seat, i32 colour, i32 number) noexcept nogil
cdef i32 unseen_cards(State* game, i32 viewer, i32 colour) noexcept nogil

cdef void determinize_hands(State* game, i32 viewer, u64 key) noexcept nogil
cdef i32 gather_hands(State* game, i32 viewer, i8* held) noexcept nogil
