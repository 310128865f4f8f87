"""What a tile costs: two cards of its space's colour, in whose place workers and pairs may come.
("Place 1 tile", "Village"; ruling 6)

A pair stands in only for a card that the hand lacks; a worker also for one that it has."""

from cython.cimports.burgundy_qt.rules.core import i32
from cython.cimports.burgundy_qt.rules.tuscany.actions import (
    first_pair,
    own_cards,
    payment,
    second_pair,
    workers_of,
)
from cython.cimports.burgundy_qt.rules.tuscany.drawing import discard_card
from cython.cimports.burgundy_qt.rules.tuscany.state import COLOURS, PRICE, seat_of


def list_payments(seat, colour, payments):
    """Every way to pay for a space of a colour, in the protocol's order: by their cards as sorted
    lists, then by workers. Returns how many."""
    n: i32 = 0
    own: i32 = min(seat.hand[colour], PRICE)
    if seat.workers >= PRICE:
        payments[n] = payment(0, 0, 0)
        n += 1
    if own == 0:
        return list_two_pairs(seat, colour, payments, n)
    if own == 1:
        n = list_single_pairs(seat, colour, 1, 0, colour, payments, n)
    if seat.workers >= 1:
        payments[n] = payment(1, 0, 0)
        n += 1
    if own == 1:
        return list_single_pairs(seat, colour, 1, colour + 1, COLOURS, payments, n)
    payments[n] = payment(PRICE, 0, 0)
    return n + 1


def has_pair(seat, colour, own):
    """Whether the hand has a pair of a colour, which is not the space's own."""
    return colour != own and seat.hand[colour] >= 2


def list_single_pairs(seat, colour, own, first, end, payments, n):
    """So many cards of the own colour and a pair of each colour from `first` to before `end`."""
    pair: i32
    for pair in range(first, end):
        if has_pair(seat, pair, colour):
            payments[n] = payment(own, pair + 1, 0)
            n += 1
    return n


def list_two_pairs(seat, colour, payments, n):
    """Without a card of the own colour: a pair and a worker, or two pairs."""
    pair: i32
    other: i32
    for pair in range(COLOURS):
        if not has_pair(seat, pair, colour):
            continue
        if seat.workers >= 1:
            payments[n] = payment(0, pair + 1, 0)
            n += 1
        if seat.hand[pair] >= 4:
            payments[n] = payment(0, pair + 1, pair + 1)
            n += 1
        for other in range(pair + 1, COLOURS):
            if has_pair(seat, other, colour):
                payments[n] = payment(0, pair + 1, other + 1)
                n += 1
    return n


def can_pay(seat, colour):
    """Whether a space of a colour can be paid for in any way."""
    pair: i32
    means: i32 = min(seat.hand[colour], PRICE) + seat.workers
    for pair in range(COLOURS):
        if pair != colour:
            means += seat.hand[pair] // 2
    return means >= PRICE


def pay(game, seat, colour, paid):
    """The cards of a payment go to the discards, its workers back to the supply."""
    if own_cards(paid):
        discard_card(game, seat, colour, own_cards(paid))
    if first_pair(paid):
        discard_card(game, seat, first_pair(paid) - 1, 2)
    if second_pair(paid):
        discard_card(game, seat, second_pair(paid) - 1, 2)
    seat_of(game, seat).workers -= workers_of(paid)
