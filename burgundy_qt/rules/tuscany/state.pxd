# The state of a game of Tuscany: each seat's possessions, the display, and the rest of every pile.
# A pile with an unknown order is a number of each kind; its order is drawn as it is used up.
from libc.stdlib cimport calloc, free
from burgundy_qt.rules.core cimport Journal, i8, i16, i32, u8, u16, u32, u64

cdef enum:
    SEATS = 4                   # at most
    CELLS = 30
    KINDS = 3                   # of boards
    BOARDS = 4                  # of a kind
    BOARD_CELLS = 10
    SLOTS = 8                   # of the display
    TILES = 16                  # kinds, the wooden hexagon too
    YIELDS = 7                  # kinds of yield cards
    BONUSES = 5                 # kinds of bonus tiles
    STACK = 7                   # tiles of a seat's stack
    STACKS = 3
    PHASES = 3
    HAND = 5                    # cards at the start
    DRAWN = 3                   # by the action "draw", and by a monastery
    PRICE = 2                   # cards for a tile
    PAYMENTS = 64               # ways to pay that a hand can have, at most
    FIVE = 5                    # tiles of a colour in the display that are swept
    STORAGE = 1                 # spaces, without bonus tiles
    STORAGE_POINTS = 2          # green, for the bonus tile
    NO_ROOM_POINTS = 2          # red, for a wooden hexagon without room
    YIELD_RED_POINTS = 2
    CARDS_FOR_A_POINT = 5       # in hand, at the end
    BONUS_TILES = 5             # of each kind
    RANKS = 2                   # seats that a colour pays

cdef enum:                   # Place: where the key draws each pile, from here on
    CARDS_AT = 0x10000
    NEUTRAL_AT = 0x20000
    YIELDS_AT = 0x30000
    OWN_AT = 0x40000
    SET_UP_AT = 0x50000
    UNSEEN_AT = 0x60000

cdef enum:                   # Colour
    AGRICULTURE
    CART
    CASTLE
    INN
    MONASTERY
    QUARRY
    TOWN
    VILLAGE
    COLOURS

cdef enum:                   # Bonus: kinds of bonus tiles
    MORE_CARDS
    MORE_MARBLE
    MORE_STORAGE
    MORE_WORKERS
    MORE_YIELDS

cdef enum:                   # Yield: kinds of yield cards
    YIELD_CARD_AND_RED
    YIELD_CARDS
    YIELD_GREEN
    YIELD_HEXAGON
    YIELD_MARBLE
    YIELD_RED
    YIELD_WORKER

cdef enum:
    CASTLE_TILE = 9             # their numbers among the tiles
    HEXAGON = 10

cdef enum:                   # Stage: what comes next
    LAYING_OUT                  # all at once, in secret
    CHOOSING_BONUS              # of the set-up, seat by seat
    ACTING                      # an action of a turn, or its end
    PLACING_FREE                # a castle's tile
    TAKING_BONUS                # a town's bonus tile
    SWAPPED                     # a tile must be taken after a swap
    FILLING                     # chance: a tile for a hole of the display
    DRAWING                     # chance: region cards
    TURNING_UP                  # chance: a yield card
    OVER

cdef enum:                   # Filler: whose tiles fill the display, after the seats
    NEUTRAL = 7

ctypedef struct Seat:
    u32 covered                 # cells
    u32 reach                   # empty cells that touch a covered one
    i16 green
    i16 red
    i16 choice                  # 1 + the duchy chosen in secret, 0 before and once it is revealed
    i8[CELLS] laid              # by cell: 1 + the tile, 0 for an empty one
    i8[TILES] stored            # by tile
    i8[TILES] to_come           # by tile: the contents of its stacks
    i8[COLOURS] hand            # by colour
    i8[COLOURS] known           # by colour: cards that this seat knows to be in the others' hands
    i8[BONUSES] bonus           # by kind
    i8 marble
    i8 workers
    i8 shown                    # own tiles shown in the display, 0 to 21
    i8 deal                     # 0 to 63: its boards
    i8 layout                   # 1 + 0 to 95, 0 before
    i8 castle                   # 1 + the cell of the start castle

ctypedef struct Given:          # a replay's next chance; the key draws the rest
    i8 tile                     # 1 + the tile for the next hole
    i8 yield_card               # 1 + the next yield card
    i8 has_cards
    i8[COLOURS] cards           # those drawn next

ctypedef struct State:
    u64 key                     # which decides all draws
    Seat[SEATS] seats
    Given given
    i8[SLOTS] display           # by slot: 1 + the tile, 0 for a hole
    i8[TILES] neutral           # the neutral stack
    i8[TILES] neutral_gone      # its discards
    i8[COLOURS] deck
    i8[COLOURS] gone            # discarded region cards
    i8[YIELDS] yields
    i8[YIELDS] yields_gone
    i8[BONUSES] bonus           # bonus tiles left
    i8[COLOURS] ranks           # how many seats have had the colour's bonus
    u8 backs                    # slots whose tile has a neutral back
    u8 holes                    # slots still to be filled
    u16 cards_drawn             # of each pile, all shuffles together: places of the key
    u16 neutral_drawn
    u16 yields_drawn
    i8 players
    i16 fixed                   # 1 + the duchy of the quick start, 0 if each seat arranges its own
    i8 first                    # the seat that begins
    i8 stage
    i8 turn                     # place in the round of the seat that acts, 0 for the first
    i8 round                    # through the game, from 1; 0 in the set-up
    i8 phase                    # 0 to 2
    i8 emptied                  # the stack that ends the phase
    i8 last                     # the last round runs
    i8 actions                  # begun in this turn
    i8 pending                  # a decision that a tile has brought: a Stage or 0
    i8 filler                   # whose tiles fill the holes: a seat, or NEUTRAL
    i8 cards_due                # region cards still to be drawn
    i8 cards_for                # their reason
    i8 red_due                  # red points that follow the cards
    i8 yields_due               # yield cards still to be turned up
    i32[PAYMENTS] payments      # scratch space for a list; not part of the state
    Journal* journal            # nor is this: see Position.assign

cdef inline State* new_state() noexcept nogil:
    return <State*> calloc(1, sizeof(State))

cdef inline void free_state(State* game) noexcept nogil:
    free(game)

# How much of a State a copy takes: all but the room and the journal at its end.
cdef inline i32 state_bytes() noexcept nogil:
    return <i32> (sizeof(State) - sizeof(i32) * PAYMENTS - sizeof(void*))

cdef inline Seat* seat_of(State* game, i32 seat) noexcept nogil:
    return &game.seats[seat]

# Return the seat at this place in a round.
cdef inline i32 seat_at(const State* game, i32 turn) noexcept nogil:
    return (game.first + turn) % game.players

cdef inline i32 acting(const State* game) noexcept nogil:
    return seat_at(game, game.turn)

# Return the spaces for stored things.
cdef inline i32 storage_of(const Seat* seat) noexcept nogil:
    return STORAGE + seat.bonus[MORE_STORAGE]

# The events of the journal: the meaning of the three numbers after each.
cdef enum:                   # Event
    SEATING = 1                 # first seat, number of seats, deals of the seats: 6 bits each
    DISPLAY = 2                 # 0, slots 0 to 3, slots 4 to 7: 4 bits each
    DRAW = 3                    # seat, cards, CardsFor
    CARDS = 4                   # seat, colours 0 to 3, colours 4 to 7: 4 bits each
    SHUFFLE = 5                 # Pile, cards or tiles
    START = 6                   # seat, boards and duchy, as in its action
    ROUND = 7                   # phase, round, whether it is the last
    TURN = 8                    # seat
    ACTION = 9                  # seat, action
    GAIN = 10                   # seat, Gain + 8 * how many, GainFor
    POINTS = 11                 # seat, points + 256 if they are red, PointsFor
    BONUS_FOR_COLOUR = 12       # seat, colour, how many had it before
    REFILL = 13                 # slot, tile, seat or NEUTRAL
    EMPTIED = 14                # seat, stack from 0, whether it ends the phase
    SWEEP = 15                  # colour, slots, whether it is a swap
    YIELD_CARD = 16             # seat, kind
    PHASE_END = 17              # phase
    END = 18

cdef enum:                   # CardsFor
    FOR_START
    FOR_DRAW
    FOR_MONASTERY
    FOR_YIELD

cdef enum:                   # Pile
    PILE_OF_CARDS
    PILE_OF_YIELDS
    PILE_OF_NEUTRAL

cdef enum:                   # Gain
    MARBLE
    WORKERS
    HEXAGONS

cdef enum:                   # GainFor
    GAIN_FOR_QUARRY
    GAIN_FOR_VILLAGE
    GAIN_FOR_INN
    GAIN_FOR_YIELD

cdef enum:                   # PointsFor
    POINTS_FOR_REGION
    POINTS_FOR_CROPS
    POINTS_FOR_STORAGE
    POINTS_FOR_YIELD
    POINTS_FOR_HEXAGON
    POINTS_FOR_PHASE
    POINTS_FOR_CARDS
    POINTS_FOR_STORED
    POINTS_FOR_HEXAGONS
    POINTS_FOR_MARBLE
    POINTS_FOR_WORKERS

cdef enum:
    RED = 256
