# How each action fared, wherever its seat took it in the simulations.
from libc.stdlib cimport calloc, free
from burgundy_qt.rules.types cimport i32, u64

cdef enum:
    HABITS = 32768              # slots; actions that share one share their average

ctypedef struct ActionAverage:
    double total                # utility for the seat that acted, summed
    i32 times

cdef inline ActionAverage* new_averages() noexcept nogil:
    return <ActionAverage*> calloc(HABITS, sizeof(ActionAverage))

cdef inline void free_averages(ActionAverage* averages) noexcept nogil:
    free(averages)

# The slot, 0..HABITS-1, of a choice with this name (nodes.pxd).
cdef inline i32 slot_of(u64 name) noexcept nogil:
    return <i32> ((name * <u64> 0x9E3779B97F4A7C15) >> 49)

cdef inline void count_action(ActionAverage* averages, u64 name, double utility) noexcept nogil:
    cdef ActionAverage* average = &averages[slot_of(name)]
    average.total += utility
    average.times += 1

# How it fared on average; an action never taken is thought to be even.
cdef inline double average_of(ActionAverage* averages, u64 name) noexcept nogil:
    cdef ActionAverage* average = &averages[slot_of(name)]
    return (average.total + 0.5) / (average.times + 1)
