# How far a seat's dice reach, what lies around cells, and the die of the white castles; reach.py
# has the plain twins.
from burgundy_qt.rules.burgundy.actions cimport BY_CASTLE, BY_WHITE_CASTLE
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.burgundy.component_arrays cimport FREE_STEP, NEIGHBOURS
from burgundy_qt.rules.core cimport has_bit, i32, lowest_bit, u64

# How many steps the seat can move a die at most: 0..3.
cdef inline i32 reach(Seat* seat, i32 free_steps) noexcept nogil:
    cdef i32 twice = has_bit(seat.monasteries, 8)
    cdef i32 steps = free_steps + (seat.workers * 2 if twice else seat.workers)
    return steps if steps < 3 else 3

# Monasteries 9, 10 and 11: one free step for laying a tile of their colours, an inn has none; 1 or
# 0.
cdef inline i32 free_step(Seat* seat, i32 colour) noexcept nogil:
    return has_bit(seat.monasteries, FREE_STEP[colour])

# The cells of a board that are joined to any of these; some of these among them.
cdef inline u64 beside(i32 board, u64 cells) noexcept nogil:
    cdef u64 found = 0
    while cells:
        found |= NEIGHBOURS[board][lowest_bit(cells)]
        cells &= cells - 1
    return found

# White castles: their action uses the shared die.

# What the die shows by which something is done: 0 where it is done without a die.
cdef inline i32 face_of(State* game, i32 by) noexcept nogil:
    if by == BY_WHITE_CASTLE:
        return game.white
    return by if by < BY_CASTLE else 0
