# Actions as ints: the kind, what grants it, and up to 21 bits that depend on the kind. They contain
# everything that the protocol's objects do except the seat.
from burgundy_qt.rules.core cimport i32

cdef enum:                   # Kind, in the order in which they are offered
    START                       # boards and duchy
    BONUS                       # kind of bonus tile
    DRAW
    TAKE                        # tile, the tile discarded for it
    SWAP                        # colour
    PLACE                       # tile, cell, payment and its colour
    PASS
    END

cdef enum:                   # By
    BY_TURN                     # the first action of a turn
    BY_MARBLE                   # the second
    BY_SWAP
    BY_CASTLE
    BY_TOWN
    BY_START                    # the set-up

cdef enum:
    KIND_BITS = 24
    BY_BITS = 21
    DUCHIES = 288               # 96 layouts, three boards with the castle
    NO_PAYMENT = 0              # for a castle's tile

cdef inline i32 packed(i32 kind, i32 by, i32 what) noexcept nogil:
    return kind << KIND_BITS | by << BY_BITS | what

cdef inline i32 kind_of(i32 action) noexcept nogil:
    return action >> KIND_BITS

cdef inline i32 by_of(i32 action) noexcept nogil:
    return action >> BY_BITS & 7

cdef inline i32 what_of(i32 action) noexcept nogil:
    return action & ((1 << BY_BITS) - 1)

# A payment: cards of the space's own colour and up to two pairs of equal cards of other colours,
# each 1 + its colour, the lower first; workers replace the rest of the two cards.
cdef inline i32 payment(i32 own, i32 first_pair, i32 second_pair) noexcept nogil:
    return 1 + 81 * own + 9 * first_pair + second_pair

cdef inline i32 own_cards(i32 paid) noexcept nogil:
    return (paid - 1) // 81 if paid else 0

cdef inline i32 first_pair(i32 paid) noexcept nogil:
    return (paid - 1) // 9 % 9 if paid else 0

cdef inline i32 second_pair(i32 paid) noexcept nogil:
    return (paid - 1) % 9 if paid else 0

cdef inline i32 workers_of(i32 paid) noexcept nogil:
    if paid == NO_PAYMENT:
        return 0
    return 2 - own_cards(paid) - (first_pair(paid) > 0) - (second_pair(paid) > 0)

# A start: the deal of the seat's boards, and 3 * the layout + the board that gets the castle.
cdef inline i32 start_of(i32 deal, i32 duchy) noexcept nogil:
    return deal * DUCHIES + duchy

cdef inline i32 deal_of(i32 action) noexcept nogil:
    return what_of(action) // DUCHIES

cdef inline i32 duchy_of(i32 action) noexcept nogil:
    return what_of(action) % DUCHIES

# A take: the tile, and 1 + the stored thing that is discarded for it, 0 for none.
cdef inline i32 take_of(i32 tile, i32 discard) noexcept nogil:
    return tile << 5 | discard

cdef inline i32 taken_tile(i32 action) noexcept nogil:
    return action >> 5 & 15

cdef inline i32 discard_of(i32 action) noexcept nogil:
    return action & 31

# A place: the tile, the cell, the payment, and the colour of the cards of the space's own colour,
# if the payment has some.
cdef inline i32 place_of(i32 tile, i32 cell, i32 colour, i32 paid) noexcept nogil:
    return tile << 16 | cell << 11 | (colour if own_cards(paid) else 0) << 8 | paid

cdef inline i32 placed_tile(i32 action) noexcept nogil:
    return action >> 16 & 15

cdef inline i32 cell_of(i32 action) noexcept nogil:
    return action >> 11 & 31

cdef inline i32 paid_colour(i32 action) noexcept nogil:
    return action >> 8 & 7

cdef inline i32 payment_of(i32 action) noexcept nogil:
    return action & 255
