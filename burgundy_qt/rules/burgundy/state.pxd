# The state of a game of Burgundy: one flat struct that a copy takes whole.
# Enums have no names: in Cython 3.3 a named one cannot index arrays in structs.
from libc.stdlib cimport calloc, free
from burgundy_qt.rules.burgundy.tiles cimport BUILDING_KINDS, COLOURS
from burgundy_qt.rules.core cimport Journal, i8, i16, i32, u8, u16, u32, u64

cdef enum:
    SEATS = 4
    CELLS = 37
    REGIONS = 28                # as many as solo estate 13a has; a seat's own have at most 21
    STORAGE = 3                 # tiles in storage at most
    STORAGE_ROOM = 64           # with shield 4, which has no limit: no seat takes so many in a game
    TYPES = 7                   # of goods, 1..6; 0 unused
    TYPES_STORED = 3
    DEPOTS = 7                  # 0 the black one, 1..6
    SPACES = 8                  # 4 in a numbered depot
    STACKS = 7                  # a colour each, then the black backs
    BLACK_STACK = 6
    TILES = 177                 # with those of all modules
    GOODS = 42
    PHASES = 5
    ROUNDS = 5
    TRACK_END = 6               # the last of seven spaces
    # room on the stack of effects; the base game needs 1, trade routes 15
    WAITING_EFFECTS = 48
    ROUTE_TILES = 12
    SPACES_OF_TILE = 3
    ROUTE_SPACES = 15           # of the longest route, five tiles
    PRINTED_ESTATES = 16
    FIRST_WITH_POSTS = 11       # of those, 11a
    LARGEST_REGION = 8          # that scores: 36 points
    PURCHASE = 2                # silver
    SHIELD_NUMBERS = 19         # 1..18, 0 unused
    ALL_SHIELDS = (1 << 19) - 2 # the set 1..18
    ON_ESTATE = 8               # where a shield is: plus the seat
    POSTS = 3                   # beside an estate of that module
    POST_PAIRS = 3
    ALL_PAIRS = 7               # the set of them
    NUMBERED_DEPOTS = 126       # the set 1..6
    TEAMS = 2                   # of two seats each
    OWN_ROOM = 2                # for tiles in a member's own store, and in the shared one
    SHARED_ROOM = 2
    INN_ROW = 7                 # a purchase's depot: the row of inns
    ALL_TYPES = 126             # the set 1..6
    USUAL_TARGET = 50           # of the solo game: points that bring a castle's action
    TARGET_STEP = 5             # by which the target falls, and the least it can be
    SOLO_WORKERS = 2            # at the start
    EXCHANGED_GOODS = 5         # for a black tile
    # of WAITING_EFFECTS; the others are for what a tile and its colour bring
    ROOM_FOR_CASTLES = 40

cdef enum:                   # Board: what an estate is printed on, see components.py
    HEXAGON = 0
    RIGHT_HALF = 1
    SOLO_A = 2
    SOLO_B = 3

cdef enum:                   # Edition
    OF_2011 = 0
    OF_2019 = 1
    EDITIONS = 2

cdef enum:                   # Module: bits of a set
    EXTRA_TILES = 1
    BORDER_POSTS = 2
    WHITE_CASTLES = 4
    INNS = 8
    TRADE_ROUTES = 16
    SHIELDS = 32
    TEAM = 64
    SOLO = 128

cdef enum:                   # Stage
    CHOOSING_STARTS = 0
    PLAYING = 1
    OVER = 2

cdef enum:                   # SetUp
    FIXED = 0
    OPEN = 1
    SECRET = 2

cdef enum:                   # Chance
    NO_CHANCE = 0
    REFILL = 1                  # the depots at a phase's start; then the roll
    ROLL = 2                    # all dice of a round

cdef enum:                   # End: the step of a phase's end while a player decides
    NO_END = 0
    TRIBUTES = 1                # seats decide in acting order, with shields
    MINES_PAY = 2               # plus how many seats were paid

cdef enum:                   # Size
    LARGE = 0
    SMALL = 1

ctypedef struct Seat:
    u64 covered                 # cells with a tile
    u64 open                    # cells without one, next to one
    u64 stored                  # set of tiles in storage
    u64 monasteries             # set of monastery numbers on the estate
    u64[BUILDING_KINDS] has_it  # by building: the cells of cities that have it
    i8[CELLS] tile_on           # by cell: tile or 0
    i8[REGIONS] left_in_region
    i8[COLOURS] left_in_colour
    i8[BUILDING_KINDS] buildings    # on the estate, by kind
    i8[TYPES] goods             # by type, tiles in store
    i8[TYPES] sold              # by type, tiles sold
    i8[2] dice                  # faces; 0 is used up
    i8 stored_tiles             # up to `room`
    # for stored tiles: STORAGE, STORAGE_ROOM with shield 4, and in a team, whose stores are checked
    # separately
    i8 room
    u8 types_held               # set of goods types in store
    i8 mines
    i8 species                  # set of species on the estate
    i8 step                     # on the order track, 0..6
    i8 estate                   # number of its layout, 0 while open or secret
    i8 castle                   # cell of the start castle; a team's counts on over both halves
    i8 chosen                   # whether the start is chosen
    i8[2] dealt                 # the two estates of the advanced set-up
    i16 silver
    i16 workers
    i16 points
    i8[ROUTE_SPACES] route      # by space of the trade route: the good on it or 0
    i8 on_route                 # how many spaces are covered, from the first on
    u64 with_inn                # cells of the regions with an inn
    i8[STORAGE_ROOM] storage    # tiles, the first `stored_tiles` places
    # set of those on the seat's own estate; with shield 6 `monasteries` holds another's too
    u64 own_monasteries
    u32 shields                 # set of those on the estate
    i8[SHARED_ROOM] shared      # tiles in a team's shared store
    i8 shared_tiles             # how many

ctypedef struct State:
    Seat[SEATS] seats
    u64 key                     # of chance
    u64[DEPOTS] on_offer        # by depot: set of its tiles
    i8[DEPOTS][SPACES] depots   # by depot and space: tile or 0
    i8[DEPOTS][TYPES] troughs   # by depot and type: goods
    # all tiles, stack after stack; the undrawn ones are from `drawn` on
    i8[TILES] stack
    i16[STACKS] drawn           # by stack: index of the next tile in `stack`
    i16[STACKS] stack_end
    i8[GOODS] goods             # starting goods, then five a phase, then the unused
    i8[COLOURS][2] bonus        # by colour and size: seat + 1 that took it
    i8[SEATS] order             # seats by the markers, top first
    i8[SEATS] round_order       # the seats in the order of this round
    i8[WAITING_EFFECTS] effects # what waits (`By`), the last is next
    i8[WAITING_EFFECTS] effect_arguments    # their arguments, if the effect needs one
    i8[SEATS][2] given_dice     # a replay's dice for the next roll
    i8 given_white              # 0: the key rolls
    i8 effects_waiting
    i8 players
    i8 edition
    u8 modules                  # the set of those in play
    i8 set_up
    i8 stage
    i8 chance
    i8 phase                    # 0..4
    i8 round                    # 0..4
    i8 turn                     # index into round_order
    i8 bought                   # whether this turn's purchase is made
    i8 white                    # face of the shared die
    # 5, 4 or 3 for each of 2, 3 or 4 seats, then those that nobody has
    i8[ROUTE_TILES] route_tiles
    i8 inns                     # on sale beside the black depot
    # by shield: its depot, ON_ESTATE plus its seat, 0 out of the game
    i8[SHIELD_NUMBERS] shield_at
    i8[SHIELD_NUMBERS] shield_on    # by shield on an estate: cell of its castle
    i8 named                    # seat + 1 whose monasteries shield 6 shares, 0 before
    i8 die_set                  # whether shield 16 has set a die in this turn
    i8 target                   # of the solo game: points that bring a castle's action
    # in the solo game: whether points were gained since the last action of a die
    i8 may_buy
    # whether starts are chosen before goods, routes and shields are known, as by the rules before
    i8 prepared_late
    i8 ending                   # End of a phase; from MINES_PAY on plus the seats that were paid
    Journal* journal            # not part of the state: see Position.assign

# The set of all cells.
cdef inline u64 all_cells() noexcept nogil:
    return (<u64> 1 << CELLS) - 1

cdef inline State* new_state() noexcept nogil:
    return <State*> calloc(1, sizeof(State))

cdef inline void free_state(State* game) noexcept nogil:
    free(game)

# How much of a State a copy takes: all but the journal at its end.
cdef inline i32 state_bytes() noexcept nogil:
    return <i32> (sizeof(State) - sizeof(void*))

cdef inline Seat* seat_of(State* game, i32 seat) noexcept nogil:
    return &game.seats[seat]

# The seat whose turn it is.
cdef inline i32 acting(State* game) noexcept nogil:
    return game.round_order[game.turn]

# The journal of Burgundy: each entry is an event, and three numbers.
cdef enum:                   # Event: what the three numbers after it mean
    SEATING = 1                 # order packed by 4 bits, whether all is prepared
    START = 2                   # seat, goods by 3 bits a type, silver + 16 * workers
    PHASE_BEGINS = 3            # phase, goods by 3 bits in order of use, inns on sale
    DEPOT = 4                   # depot, tiles of spaces 0..3 and 4..7 by 6 bits
    ROUND_BEGINS = 5            # round, dice by 6 bits a seat, white + 16 * good
    TURN_BEGINS = 6             # seat
    ACTED = 7                   # seat, action, workers + 64 * silver paid
    GAIN = 8                    # seat, silver + 64 * workers, for
    POINTS = 9                  # seat, points, for
    BONUS = 10                  # seat, colour * 2 + size, points
    ORDER = 11                  # order packed by 4 bits
    LOADED = 12                 # seat, goods by 3 bits a type
    PHASE_ENDS = 13             # phase
    GAME_ENDS = 14
    ROUTE = 18                  # seat, space + 16 * good, what the space gives or 0
    POSTS_JOINED = 15           # seat, pair of border posts
    SHIELDS_LIE = 20            # shields of depots 1 and 2, 3 and 4, 5 and 6, by 5 bits
    SHIELDS_LOST = 21           # seat, set of shields that leave the game
    REMOVED = 24                # depot, tile
    SWEPT = 25
    COUNTER = 26                # seat, the new target

cdef enum:                   # For: what gains and points are for
    FOR_SALE = 1
    FOR_WORKERS = 2
    FOR_BANK = 3
    FOR_BOARDING_HOUSE = 4
    FOR_MINES = 5
    FOR_ANIMALS = 6
    FOR_WATCHTOWER = 7
    FOR_REGION = 8
    FOR_PHASE = 9
    FOR_GOODS_LEFT = 10
    FOR_SILVER_LEFT = 11
    FOR_WORKERS_LEFT = 12
    FOR_HIRE = 16
    FOR_ROUTE = 18
    FOR_BOUGHT = 20
    FOR_BORDER_POSTS = 13
    FOR_BORDER_POSTS_REWARD = 14
    FOR_MONASTERY = 32          # plus its number
    FOR_SHIELD = 64             # plus its number

# Orders of seats: as numbers, 4 bits a seat, for the journal, and the place of a seat.


cdef inline i32 order_of_seats(State* game) noexcept nogil:
    return game.order[0] | game.order[1] << 4 | game.order[2] << 8 | game.order[3] << 12

# Return the place of a seat in an order: 0 acts first.
cdef inline i32 place_in(i8* order, i32 number) noexcept nogil:
    cdef i32 at = 0
    while order[at] != number:
        at += 1
    return at

# Teams: in a team game seats 0 and 2, and 1 and 3. (2019, p. 13)


# Return how many owners there are: seats, or teams.
cdef inline i32 owners(State* game) noexcept nogil:
    return TEAMS if game.modules & TEAM else game.players

# Return the owner that a seat is, or belongs to.
cdef inline i32 owner_of(State* game, i32 number) noexcept nogil:
    return number % TEAMS if game.modules & TEAM else number

# The other seat of a team.
cdef inline i32 partner_of(i32 number) noexcept nogil:
    return number ^ TEAMS

# Return the seat of this one's team that has the half with a cell, by the cell's number: 0 and 1
# the left, 2 and 3 the right.
cdef inline i32 keeper_of(i32 number, i32 cell) noexcept nogil:
    return number % TEAMS + (TEAMS if cell >= CELLS else 0)
