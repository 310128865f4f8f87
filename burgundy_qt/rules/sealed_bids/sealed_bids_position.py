"""The position of a game of sealed bids."""

from cython.cimports.burgundy_qt.rules.core import (
    bit_count,
    i32,
    lowest_bit,
    random_below,
    random_bits,
    record_event,
    single_bit,
    u32,
    u64,
)
from cython.cimports.burgundy_qt.rules.sealed_bids.state import (
    BID_MADE,
    BIDDERS,
    BIDS,
    CARD_TAKEN,
    CARD_TURNED,
    CARDS,
    GAME_ENDS,
    HAND_DEALT,
    auction_bytes,
    free_auction,
    new_auction,
)

from burgundy_qt.rules.errors import whole, wholes
from burgundy_qt.rules.position import KEYS, Position


class SealedBidsPosition(Position):
    """A game of sealed bids among 2 to 6 seats. An action is the value of the bid; the seed fixes
    the cards' order and, if they are dealt, the hands.

    Raises InvalidArgument for another number of seats.
    """

    def __init__(self, seats: object = 2, seed: object = 0, is_dealt: bool = False):
        Position.__init__(self)
        at: i32
        self.seats = whole("seats", seats, range(2, BIDDERS + 1))
        whole("seed", seed, KEYS)
        self.auction = new_auction()
        self.memory = self.auction
        self.memory_bytes = auction_bytes()
        self.auction.bidders = seats
        for at in range(seats):
            self.auction.hand[at] = single_bit(CARDS + 1) - 2
        self.auction.is_dealt = is_dealt
        if is_dealt:
            self.deal(-1, seed)
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
                    seats |= single_bit(seat)
        return seats

    def is_secret(self):
        return self.auction.is_open

    def list_legal(self, seat, actions):
        number: i32 = 0
        left: u64 = self.auction.hand[seat]
        while left:
            actions[number] = lowest_bit(left)
            left &= left - 1
            number += 1
        return number

    def act(self, seat, action):
        self.auction.bid[seat] = action
        if self.waiting() == 0:
            self.award()

    def at_chance_node(self):
        return not self.auction.is_open and self.auction.turned < CARDS

    def draw(self):
        self.auction.turned += 1
        self.auction.is_open = 1
        record_event(
            self.auction.journal, CARD_TURNED, self.auction.deck[self.auction.turned - 1], 0, 0
        )

    def determinize(self, seat, key):
        other: i32
        for other in range(self.auction.bidders):
            if other != seat and self.auction.is_open:
                self.auction.bid[other] = 0
        if self.auction.is_dealt:
            self.deal(seat, key)
        self.shuffle(key)

    def win_shares(self, shares):
        most: i32 = 0
        winners: i32 = 0
        seat: i32
        for seat in range(self.auction.bidders):
            if self.auction.points[seat] > most or winners == 0:
                most = self.auction.points[seat]
                winners = 0
            winners += self.auction.points[seat] == most
        for seat in range(self.auction.bidders):
            shares[seat] = 1.0 / winners if self.auction.points[seat] == most else 0.0

    def points(self, seat):
        return self.auction.points[seat]

    # Helpers of the methods above.

    def deal(self, viewer, key):
        """Deal the bids that `viewer` (-1: nobody) has not seen: to each other seat as many as it
        has."""
        seat: i32
        size: i32
        bid: i32
        place: i32 = CARDS
        unseen: u32 = (single_bit(BIDS + 1) - 2) & ~self.auction.spent
        if viewer >= 0:
            unseen &= ~self.auction.hand[viewer]
        for seat in range(self.auction.bidders):
            size = 0 if seat == viewer else bit_count(self.auction.hand[seat])
            if seat != viewer:
                self.auction.hand[seat] = 0
            while size:
                bid = nth(unseen, random_below(bit_count(unseen), random_bits(key, place)))
                self.auction.hand[seat] |= single_bit(bid)
                unseen &= ~single_bit(bid)
                place += 1
                size -= 1

    def award(self):
        """Reveal the bids: the single highest one takes the card, and all are spent."""
        highest: i32 = 0
        winner: i32 = -1
        seat: i32
        for seat in range(self.auction.bidders):
            record_event(self.auction.journal, BID_MADE, seat, self.auction.bid[seat], 0)
            if self.auction.bid[seat] > highest:
                highest = self.auction.bid[seat]
                winner = seat
            elif self.auction.bid[seat] == highest:
                winner = -1
        if winner >= 0:
            self.auction.points[winner] += self.auction.deck[self.auction.turned - 1]
            record_event(
                self.auction.journal,
                CARD_TAKEN,
                winner,
                self.auction.deck[self.auction.turned - 1],
                0,
            )
        for seat in range(self.auction.bidders):
            self.auction.spent |= single_bit(self.auction.bid[seat])
            self.auction.hand[seat] &= ~single_bit(self.auction.bid[seat])
            self.auction.bid[seat] = 0
        self.auction.is_open = 0
        if self.auction.turned == CARDS:
            record_event(self.auction.journal, GAME_ENDS, 0, 0, 0)

    def shuffle(self, key):
        """Shuffle the cards that have not been turned over, in an order that depends on the key
        alone."""
        left: u64 = single_bit(CARDS + 1) - 2
        at: i32
        other: i32
        card: i32
        for at in range(self.auction.turned):
            left &= ~single_bit(self.auction.deck[at])
        for at in range(self.auction.turned, CARDS):
            self.auction.deck[at] = lowest_bit(left)
            left &= left - 1
        for at in range(self.auction.turned, CARDS - 1):
            other = at + random_below(CARDS - at, random_bits(key, at))
            card = self.auction.deck[at]
            self.auction.deck[at] = self.auction.deck[other]
            self.auction.deck[other] = card

    # What a record gives instead of the seed. Raises InvalidArgument, and then nothing has changed.

    def give_hand(self, seat: object, bids) -> bool:
        """Set the bids dealt to a seat, before `begin`, seat by seat from 0 on; return False if
        another has one of them."""
        other: i32
        own: i32 = self.checked_seat(seat)
        given = wholes("bids", bids, range(1, BIDS + 1))
        self.auction.hand[own] = 0
        for bid in given:
            for other in range(own):
                if self.auction.hand[other] & single_bit(bid):
                    return False
            self.auction.hand[own] |= single_bit(bid)
        return True

    def give_card(self, card: object, later: object = 1) -> bool:
        """Set the card that is turned over next (`later` 0: the open one); return False if it is
        gone."""
        at: i32
        place: i32 = self.auction.turned - 1 + whole("later", later, range(2))
        given: i32 = whole("card", card, range(1, CARDS + 1))
        for at in range(place, CARDS):
            if self.auction.deck[at] == given:
                self.auction.deck[at] = self.auction.deck[place]
                self.auction.deck[place] = given
                return True
        return False

    # For Python callers.

    def begin(self) -> None:
        """Record the hands, if they are dealt, and the first card."""
        seat: i32
        for seat in range(self.auction.bidders if self.auction.is_dealt else 0):
            record_event(self.auction.journal, HAND_DEALT, seat, self.auction.hand[seat], 0)
        record_event(self.auction.journal, CARD_TURNED, self.auction.deck[0], 0, 0)

    def start_journal(self) -> None:
        self.auction.journal = self.journal

    def is_dealt(self) -> bool:
        """Return whether hands were dealt, so that a seat knows only its own."""
        return self.auction.is_dealt != 0

    def hand(self, seat: object) -> list[int]:
        """Return the bids that a seat has not spent yet, ascending."""
        own: i32 = self.checked_seat(seat)
        return [bid for bid in range(1, BIDS + 1) if self.auction.hand[own] & single_bit(bid)]

    def cards_turned(self) -> list[int]:
        """Return the cards turned over so far, the open one last."""
        return [self.auction.deck[at] for at in range(self.auction.turned)]

    def card(self) -> int:
        """Return the value of the open card; 0 when the game is over."""
        return self.auction.deck[self.auction.turned - 1] if self.auction.is_open else 0

    def bids(self) -> list[int]:
        """Return every seat's bid for the open card, 0 for none; the other seats may not see it."""
        return [self.auction.bid[seat] for seat in range(self.auction.bidders)]


def nth(members, number):
    """Return the member of a set that is greater than `number` others."""
    left: u32 = members
    lesser: i32 = number
    while lesser:
        left &= left - 1
        lesser -= 1
    return lowest_bit(left)
