# The state of a game of sealed bids.
from libc.stdlib cimport calloc, free
from burgundy_qt.rules.core cimport Journal
from burgundy_qt.rules.core cimport i32, u32

cdef enum:
    BIDDERS = 6                 # at most
    CARDS = 5                   # worth 1..CARDS; every seat has as many bids
    # where hands are dealt: 1..BIDS, each once; else each seat holds 1..CARDS
    BIDS = 30

cdef enum:                   # Event: the meaning of the three numbers after it in the journal
    HAND_DEALT = 1              # seat, set of bids
    CARD_TURNED = 2             # card
    BID_MADE = 3                # seat, bid
    CARD_TAKEN = 4              # seat, points
    GAME_ENDS = 5

ctypedef struct Auction:
    u32[BIDDERS] hand           # set of the bids not spent yet
    u32 spent                   # set of the bids that all have seen
    i32[BIDDERS] bid            # made in secret for the open card; 0 none yet
    i32[BIDDERS] points
    i32[CARDS] deck             # the cards in the order of turning; hidden from `turned` on
    i32 turned                  # how many cards have been turned over
    i32 is_open                 # whether the last card turned is still open
    i32 is_dealt                # whether hands are dealt, and so hidden
    i32 bidders                 # 2..BIDDERS
    Journal* journal            # not part of the state: see Position.assign

cdef inline Auction* new_auction() noexcept nogil:
    return <Auction*> calloc(1, sizeof(Auction))

cdef inline void free_auction(Auction* auction) noexcept nogil:
    free(auction)

# How much of an Auction a copy takes: all but the journal at its end.
cdef inline i32 auction_bytes() noexcept nogil:
    return <i32> (sizeof(Auction) - sizeof(void*))
