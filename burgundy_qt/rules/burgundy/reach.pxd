# How far a seat's dice reach, which cells are beside others, and the die of the white castles;
# reach.py has the plain twins.
from burgundy_qt.rules.burgundy.actions cimport BY_CASTLE, BY_WHITE_CASTLE
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.burgundy.component_arrays cimport FREE_STEP, NEIGHBOURS
from burgundy_qt.rules.core cimport has_bit, i32, lowest_bit, u64

# Return the most steps that the seat can move a die: 0..3.
cdef inline i32 reach(Seat* seat, i32 free_steps) noexcept nogil:
    cdef i32 twice = has_bit(seat.monasteries, 8)
    cdef i32 steps = free_steps + (seat.workers * 2 if twice else seat.workers)
    return steps if steps < 3 else 3

# Return 1 or 0: monasteries 9, 10 and 11 give one free step for placing a tile of their colour; an
# inn has none.
cdef inline i32 free_step(Seat* seat, i32 colour) noexcept nogil:
    return has_bit(seat.monasteries, FREE_STEP[colour])

# Return the cells of a board that are joined to any of these; the result may include some of them.
cdef inline u64 beside(i32 board, u64 cells) noexcept nogil:
    cdef u64 found = 0
    while cells:
        found |= NEIGHBOURS[board][lowest_bit(cells)]
        cells &= cells - 1
    return found

# White castles: their action uses the shared die.

# Return the face of the die that an action uses; 0 if it uses none.
cdef inline i32 face_of(State* game, i32 by) noexcept nogil:
    if by == BY_WHITE_CASTLE:
        return game.white
    return by if by < BY_CASTLE else 0
