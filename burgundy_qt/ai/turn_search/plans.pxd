# Plans: the actions of a turn and their value; and room for many positions of one game.
from libc.stdlib cimport calloc, free
from libc.string cimport memcmp, memcpy
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32, u64

cdef enum:
    LONGEST = 40                # actions of a turn; a longer one is cut and judged as it is
    REMEMBERED = 32             # turns' ends whose replies a rollout stores

ctypedef struct Plan:
    double value                # to the seat whose turn it is
    u64 print                   # equal if the features of the positions are equal
    i32 slot                    # the place of the position that it leads to
    i32 length
    i32[LONGEST] actions

cdef inline Plan* new_plans(i32 room) noexcept nogil:
    return <Plan*> calloc(room, sizeof(Plan))

cdef inline void free_plans(Plan* plans) noexcept nogil:
    free(plans)

cdef inline Plan* plan_of(Plan* plans, i32 at) noexcept nogil:
    return &plans[at]

cdef inline void copy_plan(Plan* plans, i32 at, Plan* others, i32 other) noexcept nogil:
    plans[at] = others[other]

# Return room for `room` positions like `like`.
cdef inline char* new_slots(Position like, i32 room):
    return <char*> calloc(room, like.memory_bytes)

cdef inline void free_slots(char* slots) noexcept nogil:
    free(slots)

cdef inline void put(char* slots, i32 slot, Position position) noexcept nogil:
    memcpy(slots + slot * position.memory_bytes, position.memory, position.memory_bytes)

cdef inline void fetch(char* slots, i32 slot, Position position) noexcept nogil:
    memcpy(position.memory, slots + slot * position.memory_bytes, position.memory_bytes)

# Return whether a position is the one in the slot: 1 or 0.
cdef inline i32 is_same(char* slots, i32 slot, Position position) noexcept nogil:
    return memcmp(slots + slot * position.memory_bytes, position.memory, position.memory_bytes) == 0

# Return whether two positions of one game are equal in every part: 1 or 0.
cdef inline i32 is_equal(Position one, Position other) noexcept nogil:
    return (
        one.memory_bytes == other.memory_bytes
        and memcmp(one.memory, other.memory, one.memory_bytes) == 0
    )
