# Actions packed into 31 bits: what is done, what grants it, and the depot, tile and cell it
# concerns.
from burgundy_qt.rules.core cimport i32

cdef enum:                   # Doing
    # tile: estate by what is printed on it (components.ESTATES), cell: castle
    START_AT = 1
    TAKE = 2                    # depot, tile, cell: the tile discarded
    PLACE = 3                   # tile, cell
    SELL = 4                    # depot: the type of goods
    HIRE = 5
    # depot, tile, cell: the tile discarded; PAID_IN_WORKERS or in silver
    BUY = 6
    LOAD = 7                    # tile: set of depots - 1, cell: set of types - 1
    PASS = 8
    END = 9
    HIRE_FOR_SILVER = 10        # monastery 28
    COPY = 11                   # tile: the building whose effect a crane copies
    CLAIM_SHIELD = 12           # depot, tile: the shield, cell: the castle
    SET_DIE = 13                # by: the die's face, depot: its new one
    NAME_SEAT = 14              # depot: the seat
    # bits 10..27: set of shields kept - 1, bits 28..30: how many of them for workers
    TRIBUTE = 15
    COLLECT = 16                # depot: the type of goods
    ACCEPT = 17                 # depot: where the workers come from; so in a pass by them
    DISCARD = 18                # tile
    BUY_POINT = 19
    EXCHANGE = 20               # tile, cell: the tile discarded
    GIVE = 21                   # depot: the type of goods

cdef enum:
    PAID_IN_WORKERS = 1 << 27   # a purchase
    OWN_STORE = 1 << 28         # in a team game: the store that a tile goes to or comes from
    SHARED_STORE = 1 << 29
    STORES = 3 << 28

cdef enum:                   # By: 1..6: a die of that face
    BY_NOTHING = 0
    BY_CASTLE = 7
    BY_WAREHOUSE = 8
    BY_CARPENTER = 9
    BY_CHURCH = 10
    BY_MARKET = 11
    BY_CITY_HALL = 12
    BY_SHIP = 13
    BY_WHITE_CASTLE = 14
    BY_CRANE = 15
    # what a space of a trade route gives, by the tile that does the same
    BY_ROUTE_CARPENTER = 16
    BY_ROUTE_CHURCH = 17
    BY_ROUTE_MARKET = 18
    BY_ROUTE_CITY_HALL = 19
    BY_ROUTE_WAREHOUSE = 20
    BY_ROUTE_CASTLE = 21
    # sold goods that are still to be placed on the route; never a decision
    BY_ROUTE = 22
    BY_SHIELD_5 = 23
    BY_SHIELD_11 = 24
    BY_SHIELD_14 = 25
    BY_SHIELD_15 = 26
    BY_TRIBUTE = 27
    BY_STORAGE = 28             # too many stored tiles
    BY_WORKERS = 29             # workers that may be declined
    BY_COLOUR = 30              # all spaces of a colour are covered, in the solo game
    # a black tile for goods; its argument: goods still to be given, 0 while it is offered
    BY_EXCHANGE = 31
    BYS = 32

cdef enum:                   # what a space of a trade route gives at once; else it is a `By`
    NO_BONUS = 0
    FOUR_WORKERS = 1
    TWO_SILVER = 2
    FOUR_POINTS = 3

cdef enum:                   # where workers come from that may be declined
    OF_NOTHING = 0
    OF_SALE = 1
    OF_BOARDING_HOUSE = 2
    OF_MINES = 3
    OF_ROUTE = 4

cdef inline i32 packed(i32 doing, i32 by, i32 depot, i32 tile, i32 cell) noexcept nogil:
    return doing | by << 5 | depot << 10 | tile << 13 | cell << 19

cdef inline i32 doing_of(i32 action) noexcept nogil:
    return action & 31

cdef inline i32 by_of(i32 action) noexcept nogil:
    return action >> 5 & 31

cdef inline i32 depot_of(i32 action) noexcept nogil:
    return action >> 10 & 7

cdef inline i32 tile_of(i32 action) noexcept nogil:
    return action >> 13 & 63

cdef inline i32 cell_of(i32 action) noexcept nogil:
    return action >> 19 & 255

# A tribute for these shields, so many of them paid in workers.
cdef inline i32 packed_tribute(i32 shields, i32 workers) noexcept nogil:
    return TRIBUTE | BY_TRIBUTE << 5 | shields >> 1 << 10 | workers << 28

cdef inline i32 shields_kept(i32 action) noexcept nogil:
    return (action >> 10 & (1 << 18) - 1) << 1

cdef inline i32 kept_for_workers(i32 action) noexcept nogil:
    return action >> 28 & 7
