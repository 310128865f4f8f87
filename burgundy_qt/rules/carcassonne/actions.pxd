# Actions as ints: the kind and 24 bits that depend on the kind. A claim names two places, which
# need more bits: claims have all numbers from CLAIMS on (castles.py).
from burgundy_qt.rules.core cimport i32

cdef enum:                   # Kind
    PLACE                       # tile, cell, rotation
    DISCARD
    BUILD                       # a bridge: cell, axis
    MEEPLE                      # cell, segment
    FOUND                       # a castle: cell, city
    CHOOSE                      # tile
    BID                         # points
    BUY
    SELL
    PASS
    CLAIM                       # its number needs more bits: see above

cdef enum:
    KIND_BITS = 24
    CLAIMS = 167772160          # CLAIM << KIND_BITS
    CLAIM_CAPS = 3              # cities of a tile
    CLAIM_WAYS = 9              # segments that can complete a castle
    REACH = 83                  # steps from the start tile to any other, at most

cdef inline i32 packed(i32 kind, i32 what) noexcept nogil:
    return kind << KIND_BITS | what

cdef inline i32 kind_of(i32 action) noexcept nogil:
    return CLAIM if action >= CLAIMS else action >> KIND_BITS

cdef inline i32 what_of(i32 action) noexcept nogil:
    return action & ((1 << KIND_BITS) - 1)

# A place action: the tile, the cell, the rotation.
cdef inline i32 place_of(i32 tile, i32 cell, i32 rotation) noexcept nogil:
    return packed(PLACE, tile << 18 | cell << 2 | rotation)

cdef inline i32 placed_tile(i32 action) noexcept nogil:
    return action >> 18 & 63

cdef inline i32 placed_cell(i32 action) noexcept nogil:
    return action >> 2 & 65535

cdef inline i32 rotation_of(i32 action) noexcept nogil:
    return action & 3

# A bridge: its cell and its axis, 0 for ew, 1 for ns.
cdef inline i32 bridge_of(i32 cell, i32 axis) noexcept nogil:
    return packed(BUILD, cell << 1 | axis)

cdef inline i32 bridge_cell(i32 action) noexcept nogil:
    return action >> 1 & 65535

cdef inline i32 axis_of(i32 action) noexcept nogil:
    return action & 1

# A place of the map: 16 * the cell + the segment, of a meeple or a castle.
cdef inline i32 on_place(i32 kind, i32 place) noexcept nogil:
    return packed(kind, place)

cdef inline i32 segment_of(i32 action) noexcept nogil:
    return action & 15
