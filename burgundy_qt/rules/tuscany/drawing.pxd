# compiled. Region cards into a hand.
from burgundy_qt.rules.tuscany.state cimport State
from burgundy_qt.rules.core cimport i32

cdef void draw_cards(State* game, i32 seat) noexcept nogil
cdef void take_cards(State* game, i32 seat, i32 number, i32 what_for) noexcept nogil
cdef void know_hands(State* game) noexcept nogil
cdef void discard_card(State* game, i32 seat, i32 colour, i32 number) noexcept nogil
cdef i32 unseen_cards(State* game, i32 viewer, i32 colour) noexcept nogil
