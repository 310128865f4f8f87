# The state inside a position of Tuscany, to be read by features.
from libc.string cimport memcmp
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.tuscany.state cimport Seat, State
from burgundy_qt.rules.types cimport i32

cdef inline State* state_of(Position position) noexcept nogil:
    return <State*> position.memory

cdef inline State* state_in(const void* memory) noexcept nogil:
    return <State*> memory

# Whether a seat is alike in two states: 1 or 0.
cdef inline i32 same_seat(const State* game, const State* other, i32 number) noexcept nogil:
    return memcmp(&game.seats[number], &other.seats[number], sizeof(Seat)) == 0
