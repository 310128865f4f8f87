# The state of a game of sealed bids.
from libc.stdlib cimport calloc, free
from burgundy_qt.rules.types cimport i32, u32

cdef enum:
    BIDDERS = 4                 # at most
    CARDS = 5                   # worth 1..CARDS; every seat holds bids of the same values

ctypedef struct Auction:
    u32[BIDDERS] hand           # set of the bids not spent yet, 1..CARDS
    i32[BIDDERS] bid            # made in secret for the open card; 0 none yet
    i32[BIDDERS] points
    i32[CARDS] deck             # the cards in the order of turning; hidden from `turned` on
    i32 turned                  # how many cards have been turned over
    i32 is_open                 # whether the last card turned is still bid for
    i32 bidders                 # 2..BIDDERS

cdef inline Auction* new_auction() noexcept nogil:
    return <Auction*> calloc(1, sizeof(Auction))

cdef inline void free_auction(Auction* auction) noexcept nogil:
    free(auction)

cdef inline i32 auction_bytes() noexcept nogil:
    return <i32> sizeof(Auction)
