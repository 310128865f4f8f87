# The state inside a position of the Dice Game, and what a seat knows of it, to be read by features.
from libc.string cimport memcmp
from burgundy_qt.rules.dice.actions cimport TAKE_WORKER
from burgundy_qt.rules.dice.legal cimport try_choices
from burgundy_qt.rules.dice.state cimport MARKING, WORKER, Sheet, State, draft_of, sheet_of
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.types cimport i32

cdef inline State* state_of(Position position) noexcept nogil:
    return <State*> position.memory

cdef inline State* state_in(const void* memory) noexcept nogil:
    return <State*> memory

# Whether a seat has chosen a mark that nobody else sees: 1 or 0.
cdef inline i32 has_chosen(State* game, i32 seat) noexcept nogil:
    return game.stage == MARKING and game.choices[seat].made != 0

# A seat's sheet with what it has chosen in secret; the draft of the game is used for that.
cdef inline Sheet* own_sheet(State* game, i32 seat) noexcept nogil:
    if not has_chosen(game, seat):
        return sheet_of(game, seat)
    try_choices(game, seat)
    game.draft.left[<i32> WORKER] += game.choices[seat].actions[0] == TAKE_WORKER
    return draft_of(game)

# Whether the open sheet of a seat is alike in two states: 1 or 0.
cdef inline i32 same_sheet(const State* game, const State* other, i32 seat) noexcept nogil:
    return memcmp(&game.sheets[seat], &other.sheets[seat], sizeof(Sheet)) == 0
