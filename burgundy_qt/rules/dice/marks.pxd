# compiled. What may be marked, and what a mark does.

from burgundy_qt.rules.core cimport Journal, i32, u64
from burgundy_qt.rules.dice.state cimport Sheet, State

cdef void take_hex(Sheet* sheet, i32 cell) noexcept nogil
cdef void cross_castle(Sheet* sheet, i32 cell) noexcept nogil
cdef void give_castle(
    State* game, Journal* journal, i32 seat, Sheet* sheet, i32 cell
) noexcept nogil
cdef void write(State* game, Sheet* sheet, i32 cell, i32 number) noexcept nogil
cdef i32 is_complete(State* game, Sheet* sheet, i32 cell) noexcept nogil
cdef void act_on(
    State* game, Journal* journal, i32 seat, Sheet* sheet, i32 action, i32 paid
) noexcept nogil
cdef void mark(
    State* game, Journal* journal, i32 seat, Sheet* sheet, i32 cell, i32 number, i32 paid
) noexcept nogil
cdef void complete_region(
    State* game, Journal* journal, i32 seat, Sheet* sheet, i32 cell
) noexcept nogil
cdef void write_points(
    State* game, Journal* journal, i32 seat, Sheet* sheet, i32 points, i32 what_for
) noexcept nogil
cdef void circle(
    Journal* journal, i32 seat, Sheet* sheet, i32 bonus, i32 number, i32 what_for
) noexcept nogil

cdef i32 list_first_marks(State* game, i32 seat, i32* actions) noexcept nogil
cdef i32 list_second_marks(State* game, i32 seat, i32* actions) noexcept nogil
cdef i32 list_other_pairs(State* game, i32 first, i32* actions) noexcept nogil
cdef i32 may_mark_again(State* game, i32 seat, i32* room) noexcept nogil
cdef i32 price_by_dice(State* game, i32 action) noexcept nogil
cdef u64 numbers_rolled(State* game) noexcept nogil
cdef u64 colours_rolled(State* game) noexcept nogil
cdef u64 numbers_for_second(State* game, i32 first, i32 colour) noexcept nogil
cdef i32 list_numbers(i32 cell, u64 numbers, i32* actions, i32 n) noexcept nogil
cdef void try_choices(State* game, i32 seat) noexcept nogil
cdef void record_choices(State* game, Journal* journal, i32 seat) noexcept nogil
