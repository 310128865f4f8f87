# Where the rows of the Dice Game begin; and the state inside a position and a seat's knowledge of
# it, from which features read them.
from libc.string cimport memcmp
from burgundy_qt.rules.dice.state cimport TAKE_WORKER
from burgundy_qt.rules.dice.marks cimport try_choices
from burgundy_qt.rules.dice.state cimport MARKING, WORKER, Sheet, State, draft_of, sheet_of
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32

# Where the rows of the Dice Game begin: first the viewer's, then each other seat's, then the
# table's. Cells, and regions by cells left, have separate rows on each of the four sheets.
cdef enum:
    VERSION = 1                 # networks carry it: raise it with any change of what a row means
    MOST_HELD = 6               # bonuses of a kind with separate rows
    MOST_BOXES = 30             # of three tracks
    # a lead of so many points is worth 0.73 of the margin's share of a utility
    USUAL_MARGIN = 10
    USUAL_ALONE = 60            # points, alone

cdef enum:                   # the viewer's rows
    MARKED_AT = 0               # 148: by sheet and cell
    EDGE_AT = 148               # 148: empty and beside a mark, by sheet and cell
    LEFT_AT = 296               # 148: by sheet, region and cells left
    CASTLES_AT = 444            # 64: by sheet and castle: numbers that it takes, at least 1..4
    TAKEN_AT = 508              # 48: by colour and number: an open hex takes it
    TAKEN_TWICE_AT = 556        # 48: more than one
    WAYS_AT = 604               # 36: pairs of colour and number that are taken, at least 1..36
    COLOURS_AT = 640            # 54: by colour: cells left, at least 1..9
    HELD_AT = 694               # 24: by bonus: at least 1..6
    SHEET_AT = 718              # 4
    SECOND_AT = 722             # 1: a second mark is possible, and not chosen yet
    OWN_ROWS = 723

cdef enum:                   # the rows of another seat, fewer of them: there may be five seats
    OTHER_LEFT_AT = 0           # 148: by sheet, region and cells left
    OTHER_WAYS_AT = 148         # 12: pairs of colour and number taken, at least 3, 6, .. 36
    OTHER_COLOURS_AT = 160      # 54: by colour: 1..9 cells left
    OTHER_HELD_AT = 214         # 24: by bonus: at least 1..6
    AHEAD_AT = 238              # 41: points that the viewer is ahead by: -20 or less .. 20 or more
    LEAD_AT = 279               # 11: at least -30, -24, .. 30
    MORE_HELD_AT = 290          # 9: bonuses that the viewer has more, at least -4..4
    OTHER_ROWS = 299

cdef enum:                   # the table's rows
    TIME_AT = 0                 # 31: boxes crossed on three tracks, exactly; the last: all are
    PASSED_AT = 31              # 30: at least 1..30
    OPEN_AT = 61                # 12: by colour: it brings its first value, its second
    HIDDEN_AT = 73              # 1: the viewer has marked, and others have not shown their marks
    TABLE_ROWS = 74


cdef inline State* state_of(Position position) noexcept nogil:
    return <State*> position.memory

cdef inline State* state_in(const void* memory) noexcept nogil:
    return <State*> memory

# Return whether a seat has chosen a secret mark: 1 or 0.
cdef inline i32 has_chosen(State* game, i32 seat) noexcept nogil:
    return game.stage == MARKING and game.choices[seat].made != 0

# Return a seat's sheet with its secret choices; it uses the draft of the game.
cdef inline Sheet* own_sheet(State* game, i32 seat) noexcept nogil:
    if not has_chosen(game, seat):
        return sheet_of(game, seat)
    try_choices(game, seat)
    game.draft.left[<i32> WORKER] += game.choices[seat].actions[0] == TAKE_WORKER
    return draft_of(game)

# Return whether the open sheet of a seat is equal in two states: 1 or 0.
cdef inline i32 same_sheet(const State* game, const State* other, i32 seat) noexcept nogil:
    return memcmp(&game.sheets[seat], &other.sheets[seat], sizeof(Sheet)) == 0
