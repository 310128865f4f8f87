# compiled. Marking a hex, and what a completed region brings.
from burgundy_qt.rules.dice.state cimport Sheet, State
from burgundy_qt.rules.core cimport Journal
from burgundy_qt.rules.core cimport i32

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
