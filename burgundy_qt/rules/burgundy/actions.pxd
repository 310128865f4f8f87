# Actions packed into 31 bits: what is done, by what, and the depot, tile and cell it concerns.
from burgundy_qt.rules.types cimport i32

cdef enum:                   # Doing
    START_AT = 1                # tile: estate by what is printed on it (components.ESTATES), cell: castle
    TAKE = 2                    # depot, tile, cell: the tile thrown away
    PLACE = 3                   # tile, cell
    SELL = 4                    # depot: the type of goods
    HIRE = 5
    BUY = 6                     # depot, tile, cell: the tile thrown away; PAID_IN_WORKERS or in silver
    LOAD = 7                    # tile: set of depots - 1, cell: set of types - 1
    PASS = 8
    END = 9

cdef enum:
    PAID_IN_WORKERS = 1 << 25   # a purchase

cdef enum:                   # By: 1..6: a die of that face
    BY_NOTHING = 0
    BY_CASTLE = 7
    BY_WAREHOUSE = 8
    BY_CARPENTER = 9
    BY_CHURCH = 10
    BY_MARKET = 11
    BY_CITY_HALL = 12
    BY_SHIP = 13
    BYS = 32

cdef inline i32 packed(i32 doing, i32 by, i32 depot, i32 tile, i32 cell) noexcept nogil:
    return doing | by << 4 | depot << 9 | tile << 12 | cell << 18

cdef inline i32 doing_of(i32 action) noexcept nogil:
    return action & 15

cdef inline i32 by_of(i32 action) noexcept nogil:
    return action >> 4 & 31

cdef inline i32 depot_of(i32 action) noexcept nogil:
    return action >> 9 & 7

cdef inline i32 tile_of(i32 action) noexcept nogil:
    return action >> 12 & 63

cdef inline i32 cell_of(i32 action) noexcept nogil:
    return action >> 18 & 127
