# The outcomes of a round before its dice are known: the best value of a turn for each roll. And
# room for states on the way.
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy
from burgundy_qt.rules.dice.state cimport State
from burgundy_qt.rules.core cimport i32

cdef enum:
    PAIRS = 48                  # colour and number: 8 * colour + number
    DEEPEST = 4                 # rounds that are looked through
    STATES = 3                  # for each of them: after the roll, the first mark, the second

ctypedef struct Chances:
    double[48] free             # by the pair of dice that marks; 0 if no mark is possible
    double[8] monk              # by number, any colour for a monk
    double[8] worker            # by colour, any number for a worker
    double[48][48] twice        # by the pairs of two marks, for a silver
    double none                 # a worker instead of a mark
    i32 has_twice               # whether two marks are possible at all

cdef inline Chances* new_chances() noexcept nogil:
    return <Chances*> calloc(DEEPEST + 1, sizeof(Chances))

cdef inline Chances* chances_at(Chances* chances, i32 rounds) noexcept nogil:
    return &chances[rounds]

cdef inline void free_chances(Chances* chances) noexcept nogil:
    free(chances)

cdef inline State* new_states() noexcept nogil:
    return <State*> calloc(STATES * (DEEPEST + 1), sizeof(State))

cdef inline State* state_at(State* states, i32 rounds, i32 at) noexcept nogil:
    return &states[STATES * rounds + at]

cdef inline void free_states(State* states) noexcept nogil:
    free(states)

# Copy all of a state, without a journal.
cdef inline void copy_state(State* into, const State* other) noexcept nogil:
    memcpy(into, other, sizeof(State))
    into.journal = NULL
