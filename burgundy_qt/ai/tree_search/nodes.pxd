# What a tree of tried choices is made of, and how each action fared in it; nodes.py has the plain
# twins. All of it lies in arrays.
from libc.math cimport log, sqrt
from libc.stdlib cimport calloc, free
from burgundy_qt.rules.core cimport lowest_bit
from burgundy_qt.rules.core cimport i32, u32, u64

# How each action fared, wherever its seat took it in the simulations.

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

# What a tree of tried choices is made of. All of it lies in two arrays; index 0 stands for none.

cdef enum:
    ROOT = 1                    # the first node
    MAX_DEPTH = 256             # choices from the root that a tree can remember
    MAX_CHOICES = 2048          # of a simulation that form averages
    BEFORE_ALL_TRIED = 1000     # above every confidence bound
    BELIEF = 12                 # as many visits as weigh as much as what an action brings at once
    AT_HAND = 20                # a lead of so many points at once promises half of what could be
    PICKED = 2                  # random actions among which average picks one

ctypedef struct Node:           # a decision, the same one whichever way chance fell before it
    i32 first                   # its edges are a chain from this one
    i32 last                    # to that one
    i32 after_secret            # the node after any of its secret choices

ctypedef struct Edge:           # a choice at a node
    u64 name                    # see name_of
    double total                # utility for the seat that chooses, summed over the visits
    i32 visits
    i32 offered                 # how often its node was visited while it was legal
    i32 next                    # edge of the same node
    i32 leads_to                # node

cdef inline Node* new_nodes(i32 room) noexcept nogil:
    return <Node*> calloc(room, sizeof(Node))

cdef inline Edge* new_edges(i32 room) noexcept nogil:
    return <Edge*> calloc(room, sizeof(Edge))

cdef inline void free_nodes(Node* nodes) noexcept nogil:
    free(nodes)

cdef inline void free_edges(Edge* edges) noexcept nogil:
    free(edges)

cdef inline double* new_sums(i32 room) noexcept nogil:
    return <double*> calloc(room, sizeof(double))

cdef inline void free_sums(double* sums) noexcept nogil:
    free(sums)

# The name of a seat's action among the edges of a node.
cdef inline u64 name_of(i32 seat, i32 action) noexcept nogil:
    return ((<u64> seat) << 32) | <u32> action

# The seat whose choice an edge of this name is.
cdef inline i32 chooser_of(u64 name) noexcept nogil:
    return <i32> (name >> 32)

# The action that an edge of this name is.
cdef inline i32 action_of(u64 name) noexcept nogil:
    return <i32> <u32> name

# The first of a set of seats that is not empty, clockwise from `seat`: so that turning the table
# turns every result.
cdef inline i32 first_from(i32 seat, u32 seats) noexcept nogil:
    cdef u32 later = (seats >> seat) << seat
    return lowest_bit(later if later else seats)
