# The state of a dice game: the sheets of all seats, their secret choices, the dice.
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy
from burgundy_qt.rules.core cimport Journal, i8, i16, i32, u8, u64

cdef enum:
    SEATS = 6                   # at most
    CELLS = 37
    REGIONS = 24                # of a sheet, at most
    DICE = 2                    # number dice, and as many colour dice
    PHASES = 3
    TRACK = 10                  # boxes of a phase
    TRACK_ALONE = 8
    MARKS = 2                   # of a seat in one round, at most
    ANY_NUMBER = 126            # the set of 1 to 6
    SOLO_WIN = 70               # points, alone
    START_POINTS = 1            # printed for the start castle
    SALE_POINTS = 2             # for each goods
    SALE_SILVER = 1

cdef enum:                   # Colour
    MONASTERY
    MINE
    RIVER
    TOWN
    CASTLE
    PASTURE
    COLOURS

cdef enum:                   # Bonus
    MONK
    SILVER
    GOODS
    WORKER
    BONUSES
    NO_BONUS = BONUSES

cdef enum:                   # SetUp: how start castles are chosen
    SECRET                      # each its own, at once
    DIFFERENT                   # seat by seat, each another
    SAME                        # one for all

cdef enum:                   # Stage
    CHOOSING_CASTLES
    ROLLING                     # the dice of a round are still to be rolled
    MARKING
    OVER

cdef enum:                   # Value: that of a colour for the next to complete it
    FIRST
    SECOND
    GONE

ctypedef struct Sheet:          # the sheet of a seat, which all can see
    u64 marked                  # cells, the start castle too
    u64 edge                    # the empty cells that touch a marked one
    i16[PHASES] columns         # points by the phase in which they were written
    i8[CELLS] numbers           # by cell; 0 in the start castle and where nothing is written
    u8[REGIONS] fits            # by region: set of the numbers that it takes now
    i8[BONUSES] left            # bonuses circled and not crossed out
    i8[COLOURS] values          # by colour: 1 + the Value that it brought, 0 for none
    i8 castle                   # 1 + the cell of the start castle, 0 before

ctypedef struct Choice:         # the secret decisions of a seat in this round
    i16[MARKS] actions
    i8 made                     # how many
    i8 is_done

ctypedef struct Roll:
    i8[DICE] numbers
    i8[DICE] colours
    i8 hourglasses              # 1 or 2

ctypedef struct State:
    u64 key                     # which decides the dice
    Sheet[SEATS] sheets
    Choice[SEATS] choices
    Roll roll
    Roll given                  # a replay's dice for the next round; no hourglasses: the key rolls
    i8[PHASES] boxes            # crossed on each track
    i8[COLOURS] open            # by colour its Value
    i8 players
    i8 letter                   # of the sheet that all play
    i8 set_up
    i8 agreed                   # in the set-up "same": 1 + the cell of the castle, 0 seat 0 chooses
    i8 stage
    i8 phase
    i8 round                    # within the phase; 0 before its first
    Sheet draft                 # scratch space for trials; not part of the state
    Journal* journal            # nor is this: see Position.assign

cdef inline State* new_state() noexcept nogil:
    return <State*> calloc(1, sizeof(State))

cdef inline void free_state(State* game) noexcept nogil:
    free(game)

# How much of a State a copy takes: all but the draft and the journal at its end.
cdef inline i32 state_bytes() noexcept nogil:
    return <i32> (sizeof(State) - sizeof(Sheet) - sizeof(void*))

cdef inline Sheet* sheet_of(State* game, i32 seat) noexcept nogil:
    return &game.sheets[seat]

cdef inline Sheet* draft_of(State* game) noexcept nogil:
    return &game.draft

cdef inline Choice* choice_of(State* game, i32 seat) noexcept nogil:
    return &game.choices[seat]

cdef inline void forget_choice(Choice* choice) noexcept nogil:
    choice.made = 0
    choice.is_done = 0

cdef inline Roll* roll_of(State* game) noexcept nogil:
    return &game.roll

cdef inline Roll* given_roll(State* game) noexcept nogil:
    return &game.given

cdef inline void copy_roll(Roll* into, const Roll* other) noexcept nogil:
    memcpy(into, other, sizeof(Roll))

# Return no journal: trials are not recorded.
cdef inline Journal* nobody() noexcept nogil:
    return NULL

cdef inline void copy_sheet(Sheet* into, const Sheet* other) noexcept nogil:
    memcpy(into, other, sizeof(Sheet))

cdef inline i32 points_on(const Sheet* sheet) noexcept nogil:
    return sheet.columns[0] + sheet.columns[1] + sheet.columns[2]

# Return the boxes of a track: in a solo game the last two stay empty.
cdef inline i32 boxes_of_a_track(const State* game) noexcept nogil:
    return TRACK_ALONE if game.players == 1 else TRACK

# The events of the journal: the meaning of the three numbers after each.
cdef enum:                   # Event
    ACTION = 1                  # seat, action, 1 + the Bonus that was paid
    START = 2                   # seat, cell
    POINTS = 3                  # seat, points, for
    GAIN = 4                    # seat, Bonus + 8 * how many, for
    PHASE = 5                   # phase, by colour 2 bits: the Value that is open
    # round + 16 * phase, boxes, dice: 3 bits each number, colour, and hourglasses
    ROUND = 6
    SALE = 7                    # seat, goods
    COLOUR = 8                  # seat, colour, Value + 4 * that which is left
    END = 9

cdef enum:                   # For, after the six colours of regions
    FOR_SALE = 6
    FOR_WORKER = 7

# Actions as ints: a cell with its number; a start castle has a cross, so number 0. Their ascending
# order is the protocol's.

cdef enum:
    TAKE_WORKER = 296           # 8 * CELLS: the action if no mark is possible
    END_ROUND = 297             # no second mark

cdef inline i32 packed(i32 cell, i32 number) noexcept nogil:
    return cell * 8 + number

cdef inline i32 cell_of(i32 action) noexcept nogil:
    return action >> 3

cdef inline i32 number_of(i32 action) noexcept nogil:
    return action & 7

cdef inline i32 is_mark(i32 action) noexcept nogil:
    return action < TAKE_WORKER
