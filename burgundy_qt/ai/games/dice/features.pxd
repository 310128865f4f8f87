# compiled. What a network sees of a position of the Dice Game.
from burgundy_qt.ai.networks.position_features cimport Features
from burgundy_qt.rules.dice.state cimport Sheet, State
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i8, i16, i32, u64

cdef i16[4][24] REGION_STARTS
cdef i8[4][4] CASTLES

cdef class DiceFeatures(Features):
    cdef i32 describes(self, Position position) noexcept nogil
    cdef i32 list_block(
        self, Position position, i32 viewer, i32 block, i32* rows, i32 n
    ) noexcept nogil
    cdef i32 same_block(
        self, Position position, const void* near, i32 viewer, i32 block
    ) noexcept nogil
    cdef i32 at_horizon_step(self, Position position) noexcept nogil
    cdef i32 is_certain(self, Position position) noexcept nogil
    cdef i32 reached(self, Position position, i32 viewer, i32 seat) noexcept nogil
    cdef double lead(self, double* points, i32 seat) noexcept nogil

cdef i32 dice_are_last(State* game) noexcept nogil
cdef i32 list_own(State* game, i32 viewer, i32* rows, i32 n) noexcept nogil
cdef i32 list_other(
    State* game, i32 viewer, i32 seat, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 list_table(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_left(
    i32 letter, const Sheet* sheet, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 list_castles(
    i32 letter, const Sheet* sheet, i32 start, i32* rows, i32 n
) noexcept nogil
cdef u64 taken_on(i32 letter, const Sheet* sheet) noexcept nogil
cdef u64 taken_twice_on(i32 letter, const Sheet* sheet) noexcept nogil
cdef i32 cells_left(i32 letter, const Sheet* sheet, i32 colour) noexcept nogil
cdef i32 list_colours(
    i32 letter, const Sheet* sheet, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 list_colours_left(
    i32 letter, const Sheet* sheet, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 list_held(const Sheet* sheet, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_time(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_open(State* game, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 boxes_passed(State* game, i32 viewer) noexcept nogil
cdef i32 points_known(State* game, i32 viewer, i32 seat) noexcept nogil
cdef i32 bonuses_on(const Sheet* sheet) noexcept nogil
