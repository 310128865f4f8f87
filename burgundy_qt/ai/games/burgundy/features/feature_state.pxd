# The state inside a position of Burgundy, to be read by features.
from libc.string cimport memcmp
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.types cimport i32

cdef inline State* state_of(Position position) noexcept nogil:
    return <State*> position.memory

cdef inline State* state_in(const void* memory) noexcept nogil:
    return <State*> memory

# Whether a seat is alike in two states: 1 or 0.
cdef inline i32 same_seat(const State* game, const State* other, i32 number) noexcept nogil:
    return memcmp(&game.seats[number], &other.seats[number], sizeof(Seat)) == 0

# Whether what of the table bears on a seat that does not act is alike in two states: goods, order,
# bonus tiles.
cdef inline i32 same_surroundings(const State* game, const State* other) noexcept nogil:
    return (
        memcmp(game.troughs, other.troughs, sizeof(game.troughs)) == 0
        and memcmp(game.order, other.order, sizeof(game.order)) == 0
        and memcmp(game.bonus, other.bonus, sizeof(game.bonus)) == 0
    )
