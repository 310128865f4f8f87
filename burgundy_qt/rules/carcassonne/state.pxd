# The state of a game of Carcassonne: the placed tiles, their features, the cells for the next tile,
# and each seat's possessions. A cell is one number, in the order of cells; features are unions of
# segments that never divide.
from libc.stdlib cimport calloc, free
from burgundy_qt.rules.core cimport Journal, i8, i16, i32, u8, u16, u32, u64

cdef enum:
    SEATS = 6                   # at most
    KINDS = 35
    BASE_KINDS = 24
    START_KIND = 3
    TILES = 84
    PILE_TILES = 83
    SEGMENT_NODES = 281         # segments of all tiles
    BRIDGES = 12                # of all seats
    NODES = 293
    ORDINALS = 296              # as many, in whole words
    CASTLES = 12
    VICINITY = 6                # cells in which a feature completes a castle
    INDEX = 256
    FRONTIER = 176              # empty cells beside tiles, at most
    DONE = 16                   # features that a tile completes, at most 4 and 9
    MEEPLES = 7
    MEEPLE_BITS = 4             # of a seat, in a node's number of meeples
    TAKEN = 48                  # features with meeples, at most
    PATTERNS = 256
    ROOM = 8                    # segments of a kind
    NOT_THERE = 255
    NO_ROOT = 65535             # in `done`: a town that has become a castle
    CENTRE = 32896              # the cell 0,0
    ROW = 256
    MONASTERY_POINTS = 9
    CITY_POINTS = 2
    FIELD_POINTS = 3
    CASTLE_POINTS = 4

cdef enum:                   # what an edge shows
    NONE
    CITY
    ROAD
    FIELD

cdef enum:                   # Segment: its code, in the order of names
    CITY_0 = 0
    ROAD_0 = 3
    BRIDGE_SEGMENT = 7
    MONASTERY_SEGMENT = 8
    FIELD_0 = 9
    SEGMENT_CODES = 13

cdef enum:                   # Mark
    DOUBLE = 1                  # a tile of it has two cities, two roads, or a bridge
    NO_CAP = 2                  # a part of the city is no cap

cdef enum:                   # places of the key
    SET_UP_AT = 0x10000
    TILE_AT = 0x20000

cdef enum:                   # Module
    WITH_BRIDGES = 1
    WITH_CASTLES = 2
    WITH_BAZAARS = 4

cdef enum:                   # Stage: what comes next
    DRAWING                     # chance: the tile of a turn
    OPENING                     # chance: a tile of a bazaar
    PLACING
    BRIDGING
    PUTTING                     # a meeple
    FOUNDING                    # a castle
    CLAIMING
    CHOOSING
    BIDDING
    DEALING
    OVER

ctypedef struct Tile:
    u16 cell
    u16 first                   # node of its first segment
    u8 kind
    u8 rotation
    u8 bridge                   # 1 + axis + 2 * number, 0 for none
    u8 meeple                   # 1 + segment + 16 * seat, 0 for none

ctypedef struct Node:           # the fields after the parent are valid at the root
    u32 meeples                 # by seat, 4 bits each
    u16 parent                  # itself at the root
    u16 first                   # first place: 16 * tile + segment
    u8 open                     # edges; of a monastery the empty cells around it
    u8 tiles
    u8 shields
    u8 marks

ctypedef struct Castle:
    u16 node                    # the town's root
    i16 worth                   # its points
    u8 seat
    u8 occupied
    u8 fresh                    # made in this turn
    u8 round                    # in which it scored in this turn, from 1
    u8 edge                     # of the town's first tile where its caps meet: E or S

ctypedef struct Seat:
    i16 points
    i8 meeples
    i8 bridges
    i8 castles
    i8 bought                   # 1 + the kind bought and not taken up yet

ctypedef struct Given:
    i8 tile                     # 1 + the kind that a replay draws next

ctypedef struct State:
    u64 key                     # which decides the drawn tiles
    Tile[TILES] tiles
    Node[NODES] nodes
    u16[FRONTIER] frontier      # ascending
    u8[FRONTIER] patterns       # in the same order: the edges around the cell, N in the low bits
    u8[INDEX] index             # by hash of the cell: 1 + the tile
    Castle[CASTLES] castles
    Seat[SEATS] seats
    u16[DONE] done              # roots completed by the tile, by name
    i8[KINDS] unseen
    u8[PILE_TILES] order        # kinds that are drawn first
    i8[SEATS] table             # of a bazaar: kinds
    u8[TILES] doubles           # tiles that may be twice in one feature
    Given given
    i32 ordered                 # how many of `order`
    i16 nodes_used
    i16 frontier_size
    i16 bid
    i16 small_city
    i16 occupied_castles
    i16 bid_limit
    i16 pile_size
    u16 cell                    # where the tile was placed, 0 before
    u16 asked                   # towns already decided: bits of `done`
    i8 laid                     # placed tiles
    i8 pile                     # how many are left
    i8 drawn                    # how many have left it
    i8 modules
    i8 auction
    i8 farmers                  # 1 if meeples may go on fields
    i8 players
    i8 first
    i8 turn                     # seat
    i8 stage
    i8 deciding                 # seat
    i8 tile                     # 1 + the kind of this turn
    i8 completed                # features in `done`
    i8 about                    # place in `done`, or castle, of the decision
    i8 round                    # of castles
    i8 castles_made
    i8 bridges_made
    i8 doubles_laid
    i8 host                     # 1 + the seat that placed the bazaar, 0 without one
    i8 opened                   # tiles drawn for it
    i8 on_table
    i8 to_play                  # turns still to come for it
    i8 chooser                  # 1 + the seat
    i8 lot                      # 1 + the kind
    i8 has_bid
    i8 bidder
    u8 to_bid                   # seats
    u64[TAKEN] touched          # scratch space for final scoring; from here on no part of the state
    i32[TAKEN] offers           # scratch space for short lists
    u8[ORDINALS] ordinals
    Journal* journal

cdef inline State* new_state() noexcept nogil:
    return <State*> calloc(1, sizeof(State))

cdef inline void free_state(State* game) noexcept nogil:
    free(game)

# How much of a State a copy takes: all but the room and the journal at its end.
cdef inline i32 state_bytes() noexcept nogil:
    return <i32> (sizeof(State) - (sizeof(u64) + sizeof(i32)) * TAKEN - ORDINALS - sizeof(void*))

# Return the cell beside a cell: N, E, S, W.
cdef inline i32 beside(i32 cell, i32 edge) noexcept nogil:
    if edge == 0:
        return cell - ROW
    if edge == 1:
        return cell + 1
    if edge == 2:
        return cell + ROW
    return cell - 1

# Return the edge of a kind that is at an edge of the board after rotation.
cdef inline i32 turned_back(i32 edge, i32 rotation) noexcept nogil:
    return (edge - rotation) & 3

# Return one of the eight cells around a cell.
cdef inline i32 cell_around(i32 cell, i32 at) noexcept nogil:
    cdef i32 place = at + (at >= 4)
    return cell + ROW * (place // 3 - 1) + place % 3 - 1

# Return the tile on a cell, -1 for none.
cdef inline i32 tile_at(State* game, i32 cell) noexcept nogil:
    cdef i32 at = (cell * 40503 >> 8) & (INDEX - 1)
    while game.index[at]:
        if game.tiles[game.index[at] - 1].cell == cell:
            return game.index[at] - 1
        at = (at + 1) & (INDEX - 1)
    return -1

# Return the index, present or future, of a cell among the empty ones beside tiles.
cdef inline i32 place_in_frontier(State* game, i32 cell) noexcept nogil:
    cdef i32 low = 0
    cdef i32 high = game.frontier_size
    cdef i32 middle
    while low < high:
        middle = (low + high) // 2
        if game.frontier[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low

# Return the root node of a feature, and shorten the path to it.
cdef inline i32 root_of(State* game, i32 node) noexcept nogil:
    cdef i32 at = node
    while game.nodes[at].parent != at:
        game.nodes[at].parent = game.nodes[game.nodes[at].parent].parent
        at = game.nodes[at].parent
    return at

# Return the meeples of a seat on a feature.
cdef inline i32 meeples_of(u32 meeples, i32 seat) noexcept nogil:
    return <i32> (meeples >> MEEPLE_BITS * seat & 15)

# The events of the journal: the meaning of the three numbers after each. A place is its cell * 16 +
# its segment.
cdef enum:                   # Event
    SEATING = 1                 # first seat, number of seats
    START = 2                   # pile, bridges, castles
    TURN = 3                    # seat
    TILE = 4                    # seat, kind, whether it comes from a bazaar
    DISCARD = 5                 # seat, kind
    ACTION = 6                  # seat, action
    BRIDGE = 7                  # seat, cell, axis
    COMPLETE = 8                # place, points, meeples by seat: 4 bits each
    CASTLE = 9                  # seat, place of the castle, place of the feature
    POINTS = 10                 # seat, points, PointsFor + 8 * place
    BAZAAR = 11                 # number, kinds 0 to 2, kinds 3 to 5: 8 bits each
    SOLD = 12                   # seat, kind, points
    END = 13

cdef enum:                   # PointsFor
    FOR_CITY
    FOR_ROAD
    FOR_MONASTERY
    FOR_CASTLE
    FOR_FIELD
    FOR_BAZAAR
    LEFT = 16777216             # added: at the end, incomplete
