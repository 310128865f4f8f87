"""The position of a game of sealed bids."""

from cython.cimports.burgundy_qt.rules.bits import lowest, only
from cython.cimports.burgundy_qt.rules.chance import below, drawn
from cython.cimports.burgundy_qt.rules.position import Position
from cython.cimports.burgundy_qt.rules.sealed_bids.state import (
    BIDDERS,
    CARDS,
    auction_bytes,
    free_auction,
    new_auction,
)
from cython.cimports.burgundy_qt.rules.types import i32, u32, u64

from burgundy_qt.rules.errors import BadArgument


class SealedBids(Position):
    """A game of sealed bids among 2 to 4 seats. An action is the value of the bid; the seed fixes the cards' order.

    Raises BadArgument for another number of seats."""

    def __init__(self, seats: int = 2, seed: int = 0):
        Position.__init__(self)
        at: i32
        if not 2 <= seats <= BIDDERS:
            raise BadArgument(f"seats is {seats}; sealed bids is for 2 to {BIDDERS}")
        self.auction = new_auction()
        self.memory = self.auction
        self.memory_bytes = auction_bytes()
        self.seats = seats
        self.auction.bidders = seats
        for at in range(seats):
            self.auction.hand[at] = only(CARDS + 1) - 2
        self.shuffle(seed)
        self.draw()

    def __dealloc__(self):
        free_auction(self.auction)

    def waiting(self):
        seats: u32 = 0
        seat: i32
        if self.auction.is_open:
            for seat in range(self.auction.bidders):
                if self.auction.bid[seat] == 0:
                    seats |= only(seat)
        return seats

    def is_secret(self):
        return self.auction.is_open

    def list_legal(self, seat, actions):
        number: i32 = 0
        left: u64 = self.auction.hand[seat]
        while left:
            actions[number] = lowest(left)
            left &= left - 1
            number += 1
        return number

    def act(self, seat, action):
        self.auction.bid[seat] = action
        if self.waiting() == 0:
            self.award()

    def at_chance(self):
        return not self.auction.is_open and self.auction.turned < CARDS

    def draw(self):
        self.auction.turned += 1
        self.auction.is_open = 1

    def redraw(self, seat, key):
        other: i32
        for other in range(self.auction.bidders):
            if other != seat and self.auction.is_open:
                self.auction.bid[other] = 0
        self.shuffle(key)

    def result(self, utility):
        most: i32 = 0
        winners: i32 = 0
        seat: i32
        for seat in range(self.auction.bidders):
            if self.auction.points[seat] > most or winners == 0:
                most = self.auction.points[seat]
                winners = 0
            winners += self.auction.points[seat] == most
        for seat in range(self.auction.bidders):
            utility[seat] = 1.0 / winners if self.auction.points[seat] == most else 0.0

    def points(self, seat):
        return self.auction.points[seat]

    # The parts of the above.

    def award(self):
        """Open the bids: the single highest one takes the card, and all are spent."""
        highest: i32 = 0
        winner: i32 = -1
        seat: i32
        for seat in range(self.auction.bidders):
            if self.auction.bid[seat] > highest:
                highest = self.auction.bid[seat]
                winner = seat
            elif self.auction.bid[seat] == highest:
                winner = -1
        if winner >= 0:
            self.auction.points[winner] += self.auction.deck[self.auction.turned - 1]
        for seat in range(self.auction.bidders):
            self.auction.hand[seat] &= ~only(self.auction.bid[seat])
            self.auction.bid[seat] = 0
        self.auction.is_open = 0

    def shuffle(self, key):
        """Put the cards that have not been turned over into an order that hangs on the key alone."""
        left: u64 = only(CARDS + 1) - 2
        at: i32
        other: i32
        card: i32
        for at in range(self.auction.turned):
            left &= ~only(self.auction.deck[at])
        for at in range(self.auction.turned, CARDS):
            self.auction.deck[at] = lowest(left)
            left &= left - 1
        for at in range(self.auction.turned, CARDS - 1):
            other = at + below(CARDS - at, drawn(key, at))
            card = self.auction.deck[at]
            self.auction.deck[at] = self.auction.deck[other]
            self.auction.deck[other] = card

    # For Python callers.

    def card(self) -> int:
        """The value of the card that is bid for; 0 when the game is over."""
        return self.auction.deck[self.auction.turned - 1] if self.auction.is_open else 0

    def bids(self) -> list[int]:
        """What every seat has bid for the open card, 0 where it has not; the other seats may not see it."""
        return [self.auction.bid[seat] for seat in range(self.auction.bidders)]

    def cards_to_come(self) -> list[int]:
        """The cards not turned over yet, in their hidden order."""
        return [self.auction.deck[at] for at in range(self.auction.turned, CARDS)]
