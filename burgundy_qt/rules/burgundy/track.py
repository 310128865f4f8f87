"""The order track: markers that go forward and lie on each other. (2011, "Ship"; 2019, p. 11,
monastery 27)"""

from cython.cimports.burgundy_qt.rules.burgundy.journal import ORDER
from cython.cimports.burgundy_qt.rules.burgundy.modules.members import partner_of
from cython.cimports.burgundy_qt.rules.burgundy.seating import order_of_seats
from cython.cimports.burgundy_qt.rules.burgundy.state import SOLO, TEAM, TRACK_END, seat_of
from cython.cimports.burgundy_qt.rules.core import has_bit, i32, record_event


def advance_marker(game, number):
    """One space forward, on top of whoever is there; at the end of the track on top of that stack.

    Alone one has no marker there."""
    if game.modules & SOLO:
        return
    seat_of(game, number).step = min(seat_of(game, number).step + 1, TRACK_END)
    come_on_top(game, number)
    record_event(game.journal, ORDER, order_of_seats(game), 0, 0)


def stay_on_top(game, number):
    """Monastery 27: from now on its owner's marker lies on top of its stack. Told where that
    changes the order.

    A team's both do, and the one that laid it before its partner's."""
    before: i32 = order_of_seats(game)
    if game.modules & TEAM:
        come_on_top(game, partner_of(number))
    come_on_top(game, number)
    if order_of_seats(game) != before:
        record_event(game.journal, ORDER, order_of_seats(game), 0, 0)


def come_on_top(game, number):
    """A marker comes before those behind it and those on its space, but for one that stays on
    top."""
    at: i32 = 0
    while game.order[at] != number:
        at += 1
    while at > 0 and lies_below(seat_of(game, game.order[at - 1]), seat_of(game, number)):
        game.order[at] = game.order[at - 1]
        at -= 1
    game.order[at] = number


def lies_below(seat, mover):
    """Whether a seat's marker lies below one that comes onto its space. Of two that stay on top the
    last one does."""
    if seat.step != mover.step:
        return seat.step < mover.step
    return not has_bit(seat.monasteries, 27) or has_bit(mover.monasteries, 27)
