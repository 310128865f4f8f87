# The nodes of a search tree, and the averages of actions; nodes.py has the plain twins. All of it
# is in arrays.
from libc.math cimport log, sqrt
from libc.stdlib cimport calloc, free
from burgundy_qt.rules.core cimport lowest_bit
from burgundy_qt.rules.core cimport i32, u32, u64

# The result of each action, wherever its seat took it in the simulations.

cdef enum:
    HABITS = 32768              # slots; actions that share one share their average

ctypedef struct ActionAverage:
    double total                # utility for the seat that acted, summed
    i32 times

cdef inline ActionAverage* new_averages() noexcept nogil:
    return <ActionAverage*> calloc(HABITS, sizeof(ActionAverage))

cdef inline void free_averages(ActionAverage* averages) noexcept nogil:
    free(averages)

# Return the slot, 0..HABITS-1, of a choice with this name.
cdef inline i32 slot_of(u64 name) noexcept nogil:
    return <i32> ((name * <u64> 0x9E3779B97F4A7C15) >> 49)

cdef inline void count_action(ActionAverage* averages, u64 name, double utility) noexcept nogil:
    cdef ActionAverage* average = &averages[slot_of(name)]
    average.total += utility
    average.times += 1

# Return its average result; an action never taken counts as even.
cdef inline double average_of(ActionAverage* averages, u64 name) noexcept nogil:
    cdef ActionAverage* average = &averages[slot_of(name)]
    return (average.total + 0.5) / (average.times + 1)

# The nodes of a search tree. All of it is in two arrays; index 0 means none.

cdef enum:
    ROOT = 1                    # the first node
    MAX_DEPTH = 256             # choices from the root that a tree can remember
    MAX_CHOICES = 2048          # of a simulation that form averages
    BEFORE_ALL_TRIED = 1000     # above every confidence bound
    BELIEF = 12                 # the visits that weigh as much as the immediate result of an action
    AT_HAND = 20                # a lead of so many points at once is half of the possible promise
    PICKED = 2                  # random actions among which average picks one

ctypedef struct Node:           # a decision, the same one whatever chance did before it
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

# Return the name of a seat's action among the edges of a node.
cdef inline u64 name_of(i32 seat, i32 action) noexcept nogil:
    return ((<u64> seat) << 32) | <u32> action

# Return the seat whose choice an edge of this name is.
cdef inline i32 chooser_of(u64 name) noexcept nogil:
    return <i32> (name >> 32)

# Return the action of an edge of this name.
cdef inline i32 action_of(u64 name) noexcept nogil:
    return <i32> <u32> name

# Return the first of a set of seats that is not empty, clockwise from `seat`: so that turning the
# table turns every result.
cdef inline i32 first_from(i32 seat, u32 seats) noexcept nogil:
    cdef u32 later = (seats >> seat) << seat
    return lowest_bit(later if later else seats)
