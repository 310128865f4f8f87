# Where the rows of Tuscany begin; and the state inside a position, from which features read them.
from libc.string cimport memcmp
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.tuscany.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef inline State* state_of(Position position) noexcept nogil:
    return <State*> position.memory

cdef inline State* state_in(const void* memory) noexcept nogil:
    return <State*> memory

# Return whether a seat is equal in two states: 1 or 0.
cdef inline i32 same_seat(const State* game, const State* other, i32 number) noexcept nogil:
    return memcmp(&game.seats[number], &other.seats[number], sizeof(Seat)) == 0

# Where the rows of Tuscany begin: first the viewer's, then each other seat's, then the table's.
cdef enum:
    VERSION = 1                 # networks carry it: raise it with any change of what a row means
    UNIT = 20                   # an output of 1 is so many points to come
    # a lead of so many points is worth 0.73 of the margin's share of a utility
    USUAL_MARGIN = 10
    HORIZON_STEPS = 120            # rounds with separate rows; games have 20 to 40
    MOST_LEFT = 5               # empty cells of a colour, at most
    CROPS = 4
    STAGES = 10
    SHAPES = 6                  # of open regions, by cells and cells left

cdef enum:                   # the viewer's rows
    HAND_AT = 0                 # 48: by colour: cards in hand, at least 1..6
    PAIRS_AT = 48               # 10: pairs in hand, at least 1..10
    CARDS_AT = 58               # 24: cards in hand, at least 1..24
    STORED_AT = 82              # 48: by tile: stored, at least 1..3
    ROOM_AT = 130               # 6: storage spaces that are free, at least 1..6
    MARBLE_AT = 136             # 8: at least 1..8
    WORKERS_AT = 144            # 10: at least 1..10
    BONUS_AT = 154              # 20: by kind: bonus tiles, at least 1..4
    SHOWN_AT = 174              # 22: own tiles shown in the display
    TO_COME_AT = 196            # 64: by tile: tiles in its stacks, at least 1..4
    LEFT_AT = 260               # 40: by colour: empty cells, at least 1..5
    COVERED_AT = 300            # 31: covered cells
    REACH_AT = 331              # 24: by colour: empty cells beside a covered one, at least 1..3
    NEXT_AT = 355               # 24: by colour: empty cells one further, at least 1..3
    REGIONS_AT = 379            # 48: open regions: by colour and Shape, each by itself
    NEAR_REGIONS_AT = 427       # 48: the same, of those with a cell beside a covered one
    CROPS_AT = 475              # 8: by crop: near regions that lack it, at least 1, 2
    PAYABLE_AT = 483            # 24: by colour that is near: cards lacking for it, 0..2
    FITTING_AT = 507            # 27: by colour of a stored tile that fits, or a hexagon: lacking
    OWN_ROWS = 534

cdef enum:                   # the rows of another seat
    OTHER_HAND_AT = 0           # 16: cards in hand, at least 1..16
    OTHER_COVERED_AT = 16       # 31: covered cells
    OTHER_LEFT_AT = 47          # 40: by colour: empty cells, at least 1..5
    OTHER_NEAR_AT = 87          # 8: by colour: an empty cell is beside a covered one
    OTHER_STORED_AT = 95        # 32: by tile: stored, at least 1, 2
    OTHER_ROOM_AT = 127         # 4: storage spaces that are free, at least 1..4
    OTHER_BONUS_AT = 131        # 20: by kind: bonus tiles, at least 1..4
    OTHER_MARBLE_AT = 151       # 6: at least 1..6
    OTHER_WORKERS_AT = 157      # 8: at least 1..8
    OTHER_SHOWN_AT = 165        # 22: own tiles shown in the display
    OTHER_DISTANCE_AT = 187     # 24: by phase: own tiles until it ends the phase, 0..7
    AHEAD_AT = 211              # 61: points that the viewer is ahead by: -30 or less .. 30 or more
    LEAD_AT = 272               # 15: at least -42, -36, .. 42
    GREEN_AHEAD_AT = 287        # 21: green points: -10 or less .. 10 or more
    OTHER_ROWS = 308

cdef enum:                   # the table's rows
    DISPLAY_AT = 0              # 64: by tile: in the display, at least 1..4
    DISPLAY_FITS_AT = 64        # 24: by colour shown that is near: cards lacking for it, 0..2
    COMPLETES_AT = 88           # 24: by colour shown: largest region that one tile completes, 1..3
    NEW_CROPS_AT = 112          # 2: crops that a tile shown can bring, at least 1, 2
    UNSEEN_AT = 114             # 80: by colour: unseen cards, at least 1, 3, .. 19
    KNOWN_AT = 194              # 24: by colour: cards known to be in others' hands, at least 1..3
    DECK_AT = 218               # 12: cards in the deck, at least 8, 16, .. 96
    YIELDS_AT = 230             # 42: by kind: yield cards left, at least 1..6
    NEUTRAL_AT = 272            # 32: by colour: neutral tiles in the stack, at least 1..4
    STACK_AT = 304              # 8: neutral tiles in the stack, at least 3, 6, .. 24
    USED_UP_AT = 312            # 5: by kind: no bonus tile is left
    RANKS_AT = 317              # 80: by colour: the bonus's rank and the viewer's empty cells, 1..5
    PHASE_AT = 397              # 3
    DISTANCE_AT = 400           # 24: by phase: the viewer's tiles until it ends the phase, 0..7
    EMPTIED_AT = 424            # 3: by phase: it ends with this round
    LAST_AT = 427               # 1: the last round
    ROUND_AT = 428              # 20: at least 2, 4, .. 40
    TURN_AT = 448               # 4: the seat to act, counted from the viewer
    FIRST_AT = 452              # 4: the first seat of a round, counted from the viewer
    STAGE_AT = 456              # 20: by the seat to act: the stage
    ACTIONS_AT = 476            # 6: by the seat to act: actions begun, 0..2
    DUE_AT = 482                # 16: by the seat to act: region cards to be drawn, at least 1..8
    YIELDS_DUE_AT = 498         # 8: by the seat to act: yield cards to be turned up, at least 1..4
    RED_DUE_AT = 506            # 2: by the seat to act: a red point follows
    HOLES_AT = 508              # 5: of the display, at least 1..5
    FILLER_AT = 513             # 2: by the seat to act: own tiles fill them
    TABLE_ROWS = 515
