# compiled. What a network sees of a position of Burgundy.
from burgundy_qt.ai.networks.position_features cimport Features
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i16, i32, u64

cdef i16[23][28] REGION_STARTS
cdef i16[6] REACHED_STARTS
cdef i16[6] COLOUR_STARTS

cdef class BurgundyFeatures(Features):
    cdef i32 describes(self, Position position) noexcept nogil
    cdef i32 is_certain(self, Position position) noexcept nogil
    cdef i32 near_end(self, Position position) noexcept nogil
    cdef i32 list_block(
        self, Position position, i32 viewer, i32 block, i32* rows, i32 n
    ) noexcept nogil
    cdef i32 same_block(
        self, Position position, const void* near, i32 viewer, i32 block
    ) noexcept nogil

cdef i32 round_number(State* game) noexcept nogil
cdef i32 dice_are_last(State* game) noexcept nogil
cdef i32 is_late(State* game) noexcept nogil
cdef i32 list_margins(State* game, i32 viewer, i32* rows, i32 n) noexcept nogil
cdef i32 sees_the_same(State* game, State* other, i32 number) noexcept nogil
cdef i32 list_seat(State* game, i32 number, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_estate(Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_belongings(Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_frontier(Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_buildable(Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_pastures(Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_stores(Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_goods(State* game, Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_standing(State* game, i32 number, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_dice(State* game, Seat* seat, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_die(State* game, Seat* seat, i32 die, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_table(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_depots(State* game, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_troughs(State* game, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 list_turn(State* game, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 largest_load(State* game, Seat* seat) noexcept nogil
cdef i32 completed_size(Seat* seat, u64 cells) noexcept nogil
