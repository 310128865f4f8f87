# How each action fared, wherever its seat took it in the simulations.
from libc.stdlib cimport calloc, free
from burgundy_qt.rules.types cimport i32, u64

cdef enum:
    HABITS = 32768              # slots; actions that share one share their habit

ctypedef struct Habit:
    double total                # utility for the seat that acted, summed
    i32 times

cdef inline Habit* new_habits() noexcept nogil:
    return <Habit*> calloc(HABITS, sizeof(Habit))

cdef inline void free_habits(Habit* habits) noexcept nogil:
    free(habits)

# The slot, 0..HABITS-1, of a choice with this name (nodes.pxd).
cdef inline i32 slot_of(u64 name) noexcept nogil:
    return <i32> ((name * <u64> 0x9E3779B97F4A7C15) >> 49)

cdef inline void count_habit(Habit* habits, u64 name, double utility) noexcept nogil:
    cdef Habit* habit = &habits[slot_of(name)]
    habit.total += utility
    habit.times += 1

# How it fared on average; an action never taken is thought to be even.
cdef inline double habit_of(Habit* habits, u64 name) noexcept nogil:
    cdef Habit* habit = &habits[slot_of(name)]
    return (habit.total + 0.5) / (habit.times + 1)
