# How far a seat's dice reach: workers and monasteries move them. steps.py has the plain twin.
from burgundy_qt.rules.core cimport has_bit
from burgundy_qt.rules.burgundy.state cimport Seat
from burgundy_qt.rules.burgundy.components.tables cimport FREE_STEP
from burgundy_qt.rules.core cimport i32

# How many steps the seat can move a die at most: 0..3.
cdef inline i32 reach(Seat* seat, i32 free_steps) noexcept nogil:
    cdef i32 twice = has_bit(seat.monasteries, 8)
    cdef i32 steps = free_steps + (seat.workers * 2 if twice else seat.workers)
    return steps if steps < 3 else 3

# Monasteries 9, 10 and 11: one free step for laying a tile of their colours, an inn has none; 1 or
# 0.
cdef inline i32 free_step(Seat* seat, i32 colour) noexcept nogil:
    return has_bit(seat.monasteries, FREE_STEP[colour])
